// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest

// A test case that looks at where things stand.
TestCase {
    id: root

    when: windowShown

    // Rows, columns and lists are set out when the next picture is made: it is asked for, and waited for. A wait by the
    // clock is too short on a busy machine, and nothing comes where nothing had to be drawn again.
    function settle() {
        root.Window.window.update();
        root.waitForRendering(root.parent);
    }
}
