// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Sobremesa.App
import Sobremesa.Controls

// What the coach says, and how to hear less of it.
Row {
    id: root

    required property Coach coach
    property bool brief: false // the links stand in the line

    signal ruleRequested(string section)

    spacing: Theme.sp(2.5)

    Icon {
        id: sign

        name: "learn"
        color: Theme.azul
        size: 18
        y: Theme.sp(0.5)
    }

    Column {
        width: root.width - sign.width - root.spacing
        spacing: Theme.sp(root.brief ? 0 : 1.5)

        Suited {
            width: parent.width
            words: root.coach.sentence
            size: 15
            wrapMode: Text.Wrap
            lineHeight: root.brief ? 1 : 1.2
        }

        Flow {
            width: parent.width
            spacing: Theme.sp(4)

            Link {
                visible: root.coach.canQuieten
                text: qsTr("Quieter")
                onClicked: root.coach.quieten()
            }

            Link {
                visible: root.coach.canSpeakUp
                text: qsTr("More", "of what the coach says")
                onClicked: root.coach.speakUp()
            }

            Link {
                visible: root.coach.section !== ""
                text: qsTr("Rule")
                onClicked: root.ruleRequested(root.coach.section)
            }
        }
    }
}
