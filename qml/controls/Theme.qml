// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import Sobremesa.App

// Every colour, size and duration of the program. A screen never writes a hex value or a pixel count of its own.
QtObject {
    id: root

    // ---- what the player has chosen
    property bool dark: Settings.dark
    property string lang: Language.code
    property string clothName: Settings.cloth
    property bool highContrast: Settings.contrast
    property real textScale: Settings.textSize
    property int speed: Settings.speed
    property bool reducedMotion: Settings.stillness
    property bool focusVisible: FocusGuide.shown
    property string back: Settings.back
    property string faces: Settings.faces
    property real u: 1 // window scale, set by the window: 1 at 1280x800
    property real dpr: 1 // pixels of the screen for one of the window

    readonly property bool japanese: root.lang === "ja"
    readonly property bool plain: root.highContrast || root.clothName === "plain"

    // ---- surfaces
    readonly property color wood: root.dark ? "#2E2118" : "#7B5233"
    readonly property color woodDeep: root.dark ? "#1F160F" : "#63402A"
    readonly property color woodInk: root.dark ? "#F3E9D8" : "#FBF6EA"
    readonly property color cloth: root.clothColours[0]
    readonly property color runner: root.clothColours[1]
    readonly property color clothInk: root.dark ? "#F3EBDD" : "#141C17"
    readonly property color paper: root.highContrast ? (root.dark ? "#000000" : "#FFFFFF") : root.dark ? "#2A231E" : "#FBF6EA"
    readonly property color paper2: root.highContrast ? (root.dark ? "#1A1A1A" : "#EDEDED") : root.dark ? "#362D26" : "#F1E8D5"
    readonly property color raised: root.highContrast ? root.paper : root.dark ? "#40352C" : "#FFFDF7"
    readonly property color chosen: root.highContrast ? root.paper : root.dark ? "#4A3D32" : "#FFFDF7"
    readonly property color line: root.highContrast ? root.edge : root.dark ? "#54463A" : "#D9CBB1"
    readonly property color edge: root.highContrast ? root.ink : root.dark ? "#9C8B76" : "#8C7A64"
    readonly property color scrim: root.dark ? "#B3080C0E" : "#A6121A16"
    readonly property color peg: root.dark ? "#6B4A2C" : "#D6A566"
    readonly property color pegEdge: root.dark ? "#4A3119" : "#A87840"
    readonly property color pegHole: root.dark ? "#2A1A0C" : "#6B4520"
    // ---- ink
    readonly property color ink: root.highContrast ? (root.dark ? "#FFFFFF" : "#000000") : root.dark ? "#F3E9D8" : "#2B2320"
    readonly property color ink2: root.highContrast ? root.ink : root.dark ? "#BFB09B" : "#6A5D50"
    readonly property color suitInk: root.dark ? "#FF9A8C" : "#B3202A"
    // ---- meaning
    readonly property color azul: root.dark ? "#7FB2F0" : "#1D4F91" // primary, links, selection
    readonly property color azulInk: root.dark ? "#0F1A26" : "#FFFFFF"
    readonly property color barro: root.dark ? "#E58A69" : "#B4452A" // accent, calls
    readonly property color azafran: root.dark ? "#F2BC52" : "#F0B23C" // whose turn, hint
    readonly property color azafranInk: "#2B2320"
    readonly property color oliva: root.dark ? "#9CB56B" : "#55702F" // points won, legal
    readonly property color granate: root.dark ? "#F08A80" : "#A3262A" // danger, points lost
    readonly property color cardEdge: root.dark ? "#0E1517" : "#453A2D"
    readonly property color cardFace: "#FFFDF7"
    readonly property color cardBack: "#1D4F91"
    readonly property color cardPale: root.dark ? "#120D08" : "#6E6250"
    readonly property color speechInk: "#2B2320"
    readonly property color speechInk2: "#6A5D50"
    readonly property color speechEdge: "#4F4335"
    readonly property color slip: "#FFFDF4" // paper on which one writes: light by day and by night
    readonly property color slipEdge: "#D9CBB1"
    readonly property color focus: root.dark ? "#FFFFFF" : "#0B2E5C"
    readonly property int border: root.highContrast ? 2 : 1
    // the eight seat motifs: colour beside shape, never colour alone
    readonly property list<color> tileInk: ["#1D4F91", "#B4452A", "#55702F", "#1F7278", "#7A2E4F", "#7A4A22", "#4A4A8C", "#3B3630"]

    // cloth and runner by name; the night has one cloth of each hue
    readonly property var cloths: ({
            "salvia": ["#7F9680", "#8EA38D", "#22353A", "#2B4147"],
            "anil": ["#7C93AD", "#8AA0B9", "#222F42", "#2B3A50"],
            "barro": ["#BE9175", "#C9A289", "#3A2A24", "#48352D"],
            "plain": ["#7F9680", "#8EA38D", "#22353A", "#2B4147"]
        })
    readonly property var clothColours: root.cloths[root.clothName].slice(root.dark ? 2 : 0)

    // ---- type
    property string ui: Language.interfaceFont
    property string serif: Language.displayFont
    readonly property real proseHeight: root.japanese ? 1.3 : 1.1
    // Below this a rail beside the table would be cut: larger text needs a wider window for it.
    readonly property real railFrom: 1000 * Math.max(1, root.textScale * 0.75)

    // ---- radius
    readonly property int r1: 6
    readonly property int r2: 10
    readonly property int r3: 16
    readonly property int rPlate: 14
    readonly property int rCloth: 18

    // ---- motion, milliseconds by speed; reduced motion takes flights and turns away and leaves what holds
    readonly property int fly: root.moving([0, 130, 240, 500])
    readonly property int flip: root.moving([0, 120, 200, 350])
    readonly property int relay: root.moving([0, 80, 140, 250])
    readonly property int sweep: root.moving([0, 200, 350, 600])
    readonly property int token: root.moving([0, 120, 250, 450]) // a peg, a bean
    readonly property int count: root.moving([0, 150, 300, 500]) // a number
    readonly property int countGap: root.moving([0, 40, 70, 130]) // a card of a pile that is counted
    readonly property int dealGap: root.moving([0, 25, 55, 110])
    readonly property int raise: root.fading([0, 80, 120, 150])
    readonly property int fade: root.fading([0, 80, 120, 150])
    readonly property int sheet: root.fading([0, 120, 180, 260])
    readonly property int stay: [0, 600, 1200, 2200][root.speed] // 0: until a click
    readonly property int bubble: [700, 1000, 1500, 2500][root.speed]
    readonly property int toast: [900, 1200, 1800, 0][root.speed] // 0: until a click
    readonly property int pause: [600, 900, 1400, 2400][root.speed] // in which words out of turn may be said

    function moving(times: list<int>): int {
        return root.reducedMotion ? 0 : times[root.speed];
    }

    function fading(times: list<int>): int {
        return root.reducedMotion ? Math.min(100, times[root.speed]) : times[root.speed];
    }

    function clamp(value: real, least: real, most: real): real {
        return Math.max(least, Math.min(most, value));
    }

    function isPortrait(width: real, height: real): bool {
        return width < height * 0.8;
    }

    // The window scale that belongs to a window of this size.
    function scaleFor(width: real, height: real): real {
        const whole = root.isPortrait(width, height) ? Qt.size(560, 860) : Qt.size(1280, 800);
        return root.clamp(Math.min(width / whole.width, height / whole.height), 0.6, 3);
    }

    // Size of letters, and of what belongs to them.
    function fs(px: real): int {
        return Math.max(12, Math.round(px * root.textScale * clamp(0.45 + 0.55 * root.u, 0.9, 2.2)));
    }

    // Space in steps of four.
    function sp(n: real): int {
        return Math.round(4 * n * clamp(root.u, 0.75, 2.4));
    }

    // Width of a card by its height.
    function ratio(pack: string): real {
        return 0.645;
    }

    // The folder of faces for a pack at a height; where a whole face cannot be read, the index alone is shown.
    function faceSet(pack: string, height: real): string {
        if (root.faces === "large" || root.highContrast || height < 58)
            return pack + "-large";
        return root.faces === "four" && pack === "french" ? "french4" : pack;
    }

    // Red suits keep their colour inside running text; the answer is styled text.
    function suited(text: string): string {
        return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/([♥♦])/g, "<font color=\"" + root.suitInk + "\">$1</font>");
    }

    // The same of words that have marks of their own.
    function inked(text: string): string {
        return text.replace(/([♥♦])/g, "<font color=\"" + root.suitInk + "\">$1</font>");
    }

    // The parts of a spoken name that are there.
    function joined(parts: var): string {
        return Voice.words(parts.filter(part => part !== "" && part !== undefined).join(qsTr(", ", "between the parts of a spoken line")));
    }

    function tileSource(tile: int): string {
        return tile > 0 ? "qrc:/table/tile" + tile + ".svg" : "";
    }
}
