// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Cards
import Sobremesa.Controls

// One card of the pack, for as long as the game lasts: it flies to where its model says that it lies, and turns over.
Item {
    id: root

    required property int index
    required property string code
    required property int zone
    required property int owner
    required property int slot
    required property int count
    required property bool faceUp
    required property string mark
    required property string badge
    required property bool trump
    required property string why
    required property bool usable
    required property string spoken
    required property int delay
    required property bool swept
    required property cardSpot spot // where it lies

    required property var host // the CardLayer: its type would be a circle

    readonly property real spotW: Math.round(root.spot.h * Theme.ratio(root.host.pack))
    readonly property rect place: Qt.rect(root.spot.x - root.spotW / 2, root.spot.y - root.spot.h / 2, root.spotW, root.spot.h) // where it comes to rest
    readonly property bool mine: root.zone === CardModel.Hand && root.owner === root.host.viewer
    readonly property bool pile: root.zone === CardModel.Stock || root.zone === CardModel.Captured || root.zone === CardModel.Aside
    readonly property bool deep: !root.spot.open && (root.pile || root.zone === CardModel.Discards) && !flightX.running && root.host.depthOf(root.zone, root.slot, root.count) > 3
    readonly property bool lifted: root.mark === "selected"
    readonly property real lift: root.lifted ? root.spot.h * 0.13 : 0
    readonly property bool reachable: root.mine || root.usable || root.zone === CardModel.Table || root.zone === CardModel.Meld || root.zone === CardModel.Discards || root.zone === CardModel.Trick
    readonly property int travel: root.host.still ? 0 : root.swept ? Theme.sweep : Theme.fly
    property real cx: root.spot.x
    property real cy: root.spot.y
    property bool shownUp: root.faceUp
    property real lastHeight: root.spot.h
    readonly property alias nod: nod // moves its face aside

    x: root.cx - width / 2 + (drag.active ? drag.translation.x : 0)
    y: root.cy - height / 2 - root.lift + (drag.active ? drag.translation.y : 0)
    z: (flightX.running || drag.active ? 2000 : 0) + root.spot.z
    width: face.width
    height: face.height
    rotation: drag.active ? 0 : root.spot.r
    visible: !root.deep && root.spot.h > 0
    opacity: root.spot.o
    activeFocusOnTab: root.activeFocus || root.reachable && root.slot === root.host.cursorOf(root.zone)
    Accessible.role: Accessible.Button // readers keep the role that they saw first
    // The piles and the plates say how many cards lie face down.
    Accessible.ignored: !root.visible || !root.usable && !root.mine && (root.pile || !root.faceUp)
    Accessible.focusable: root.reachable
    Accessible.name: root.spoken
    Accessible.onPressAction: root.host.pressed(root.index)

    function showSide() {
        root.shownUp = root.faceUp;
    }

    onFaceUpChanged: {
        if (root.host.still || Theme.flip === 0)
            root.shownUp = root.faceUp;
        else
            turning.restart();
    }
    onSpotChanged: {
        const before = root.lastHeight;
        root.lastHeight = root.spot.h;
        if (before === root.spot.h || before === 0 || root.travel === 0 || root.host.resizing)
            return;
        growing.from = before / root.spot.h;
        growing.restart();
    }
    onActiveFocusChanged: {
        if (root.activeFocus)
            root.host.arrived(root.zone, root.slot, root.index);
    }

    Behavior on cx {
        enabled: !root.host.still && !root.host.resizing

        SequentialAnimation {
            id: flightX

            PauseAnimation {
                duration: root.host.still ? 0 : root.delay
            }

            NumberAnimation {
                duration: root.travel
                easing.type: root.swept ? Easing.InCubic : Easing.OutCubic
            }
        }
    }
    Behavior on cy {
        enabled: !root.host.still && !root.host.resizing

        SequentialAnimation {
            PauseAnimation {
                duration: root.host.still ? 0 : root.delay
            }

            NumberAnimation {
                duration: root.travel
                easing.type: root.swept ? Easing.InCubic : Easing.OutCubic
            }
        }
    }
    Behavior on rotation {
        enabled: !root.host.still && !root.host.resizing

        NumberAnimation {
            duration: Theme.relay
        }
    }
    Behavior on y {
        enabled: root.mine && !flightX.running && !drag.active && !root.host.resizing && !root.host.still

        NumberAnimation {
            duration: Theme.raise
            easing.type: Easing.OutQuad
        }
    }

    NumberAnimation {
        id: growing

        target: face
        property: "scale"
        to: 1
        duration: root.travel
        easing.type: Easing.OutCubic
    }

    SequentialAnimation {
        id: turning

        NumberAnimation {
            target: turn
            property: "xScale"
            to: 0
            duration: Theme.flip / 2
            easing.type: Easing.InQuad
        }
        ScriptAction {
            script: root.showSide()
        }
        NumberAnimation {
            target: turn
            property: "xScale"
            to: 1
            duration: Theme.flip / 2
            easing.type: Easing.OutQuad
        }
    }

    CardFace {
        id: face

        code: root.code
        pack: root.host.pack
        faceUp: root.shownUp && root.code !== ""
        h: root.spot.h
        mark: root.mark
        badge: root.badge
        covered: root.zone === CardModel.Meld && root.slot < root.count - 1
        trump: root.trump
        holding: root.host.resizing

        transform: [
            Scale {
                id: turn

                origin.x: face.width / 2
            },
            Translate {
                id: nod
            }
        ]
    }

    FocusRing {
        visible: root.activeFocus && root.reachable && Theme.focusVisible
        around: root.spot.h * 0.036
    }

    Loader { // why a rule forbids it
        anchors.fill: parent
        active: root.why !== ""

        // Qt 6.4 refuses a bound component in a Loader of a component, hence these names from outside.
        // qmllint disable unqualified
        sourceComponent: WhyTip {
            why: root.why
            focused: root.activeFocus
            quiet: root.host.explaining
            around: root.host as Item
            end: Math.min(root.host.tipEnd, root.y)
            onRuleRequested: root.host.ruleRequested()
        }
        // qmllint enable unqualified
    }

    TapHandler {
        enabled: root.reachable
        onTapped: {
            root.host.pressed(root.index);
        }
        onLongPressed: root.host.enlarged(root.code)
    }

    TapHandler {
        acceptedButtons: Qt.RightButton
        enabled: root.reachable
        onTapped: root.host.enlarged(root.code)
    }

    DragHandler {
        id: drag

        property point carried // newer Qt forgets the way before it says that the drag has ended

        enabled: root.mine || root.usable
        target: null
        onActiveTranslationChanged: {
            if (!drag.active)
                return;
            drag.carried = Qt.point(drag.activeTranslation.x, drag.activeTranslation.y);
            root.host.carry(root.index, root.cx + drag.carried.x, root.cy + drag.carried.y);
        }
        onActiveChanged: {
            if (drag.active)
                drag.carried = Qt.point(drag.activeTranslation.x, drag.activeTranslation.y);
            else
                root.host.released(root.index, root.cx + drag.carried.x, root.cy + drag.carried.y);
        }
    }
}
