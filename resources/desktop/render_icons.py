#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Renders the program's icon in every size that desktops ask for (needs rsvg-convert).

usage: render_icons.py      (writes into the folder "icons" beside this file)
"""
import os
import struct
import subprocess

NAME = "org.sobremesa.Sobremesa"
HICOLOR = (16, 22, 24, 32, 48, 64, 128, 256)
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
# Apple's four letters for a PNG of that many pixels.
APPLE = ((b"icp4", 16), (b"icp5", 32), (b"ic11", 32), (b"icp6", 64), (b"ic12", 64), (b"ic07", 128),
         (b"ic08", 256), (b"ic13", 256), (b"ic09", 512), (b"ic14", 512))

ICONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "icons")


def png(size):
    source = os.path.join(ICONS, NAME + ".svg")
    return subprocess.run(["rsvg-convert", "-w", str(size), "-h", str(size), source], check=True,
                          stdout=subprocess.PIPE).stdout


def write(name, content):
    path = os.path.join(ICONS, name)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


def ico(pictures):
    directory, body = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(directory) + 16 * len(pictures)
    for size, data in pictures:
        directory += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), start + len(body))
        body += data
    return directory + body


def icns(pictures):
    body = b"".join(kind + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main():
    for size in HICOLOR:
        write(f"{size}x{size}/{NAME}.png", png(size))
    write("sobremesa.ico", ico([(size, png(size)) for size in WINDOWS]))
    write("sobremesa.icns", icns([(kind, png(size)) for kind, size in APPLE]))


if __name__ == "__main__":
    main()
