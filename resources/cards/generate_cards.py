#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws every playing card of Sobremesa as SVG Tiny 1.2 (standard library only).

usage: generate_cards.py [OUTPUT_FOLDER]      (default: the folder of this file)

Original artwork of the Sobremesa project. All shapes are written here by hand as
coordinates; nothing is traced or imported. See README.md for the style.
"""
import math
import os
import sys

W, H = 240, 372
LW = 2.2                      # the one line weight of figures and emblems, card units

# ------------------------------------------------------------------ palette
INK = "#2A2231"
PAPER = "#FCF7EA"
EDGE = "#CDBF9F"
WHITE = "#FFFDF6"
GOLD, GOLD_L, GOLD_D = "#EDB432", "#FADB7D", "#B9761A"
RED, RED_L, RED_D = "#C5352F", "#E4705A", "#86202B"
TEAL, TEAL_L, TEAL_D = "#1E7C8F", "#8CCBCB", "#14505F"
NAVY = "#27406B"
GREEN, GREEN_L, GREEN_D = "#5A9141", "#9CC568", "#2F6130"
TERRA = "#CB6A33"
PLUM = "#6B3556"
STEEL, STEEL_D = "#EAF1F2", "#B4CBD3"
TAN, BROWN, BROWN_D = "#E5C48A", "#7A4A2B", "#472A1F"
GREY = "#B9B4B3"
SKIN = {"a": "#F1C9A5", "b": "#E2AB7F", "c": "#C98A5C", "d": "#9A6540"}

SUIT_INK = {"o": "#8A5606", "c": "#A5222A", "e": "#12566B", "b": "#2C6230"}
# clothing of each Spanish suit: main, second, accent, lining
CLOTH = {
    "o": dict(main=GOLD, dark=GOLD_D, second=RED, accent=NAVY, pale=GOLD_L),
    "c": dict(main=RED, dark=RED_D, second="#F3DFC0", accent=TEAL, pale=RED_L),
    "e": dict(main=NAVY, dark="#182A4A", second=TEAL_L, accent=GOLD, pale=TEAL),
    "b": dict(main=GREEN, dark=GREEN_D, second=TERRA, accent=GOLD, pale=GREEN_L),
}


# ------------------------------------------------------------------ helpers
def n(v):
    s = f"{v:.1f}"
    if s.endswith(".0"):
        s = s[:-2]
    return "0" if s == "-0" else s


def path(d, fill="none", **kw):
    return f'<path d="{d}" fill="{fill}"{attrs(kw)}/>'


def attrs(kw):
    out = ""
    for k, v in kw.items():
        if v is None:
            continue
        k = {"s": "stroke", "w": "stroke-width", "t": "transform", "o": "opacity",
             "cap": "stroke-linecap", "dash": "stroke-dasharray"}.get(k, k.replace("_", "-"))
        out += f' {k}="{n(v) if isinstance(v, float) else v}"'
    return out


def flat(d, fill, **kw):
    return path(d, fill, s="none", **kw)


def line(d, color=INK, w=LW, **kw):
    return path(d, "none", s=color, w=f"{w:.2f}", **kw)


def circ(x, y, r, fill="none", **kw):
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{attrs(kw)}/>'


def ell(x, y, rx, ry, fill="none", **kw):
    return f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}" fill="{fill}"{attrs(kw)}/>'


def rect(x, y, wd, ht, fill="none", r=0, **kw):
    rr = f' rx="{n(r)}" ry="{n(r)}"' if r else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(wd)}" height="{n(ht)}"{rr} fill="{fill}"{attrs(kw)}/>'


def at(x, y, content, s=1.0, rot=0, sx=None, lw=None):
    """Places content; the line weight stays LW whatever the scale."""
    t = f"translate({n(x)} {n(y)})"
    if rot:
        t += f" rotate({n(rot)})"
    if sx is not None:
        t += f" scale({sx:.3f} {s:.3f})"
    elif s != 1.0:
        t += f" scale({s:.3f})"
    w = (lw or LW) / s
    return (f'<g transform="{t}" stroke="{INK}" stroke-width="{w:.2f}" '
            f'stroke-linejoin="round" stroke-linecap="round">{content}</g>')


def poly(pts, close=True):
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts) + ("Z" if close else "")


def star(cx, cy, points, r1, r2, rot=0.0):
    p = []
    for i in range(points * 2):
        a = math.radians(rot - 90 + i * 180 / points)
        r = r1 if i % 2 == 0 else r2
        p.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return poly(p)


def curve(pts, steps=9):
    """Catmull-Rom through pts; returns samples (x, y, parameter 0..1)."""
    q = [pts[0]] + list(pts) + [pts[-1]]
    out = []
    segs = len(pts) - 1
    for i in range(segs):
        p0, p1, p2, p3 = q[i:i + 4]
        for k in range(steps + (1 if i == segs - 1 else 0)):
            t = k / steps
            f = []
            for d in (0, 1):
                f.append(0.5 * (2 * p1[d] + (p2[d] - p0[d]) * t
                                + (2 * p0[d] - 5 * p1[d] + 4 * p2[d] - p3[d]) * t * t
                                + (3 * p1[d] - p0[d] - 3 * p2[d] + p3[d]) * t ** 3))
            out.append((f[0], f[1], (i + t) / segs))
    return out


def bez(p0, c, p1, steps=12):
    return [((1 - t) ** 2 * p0[0] + 2 * t * (1 - t) * c[0] + t * t * p1[0],
             (1 - t) ** 2 * p0[1] + 2 * t * (1 - t) * c[1] + t * t * p1[1], t)
            for t in (i / steps for i in range(steps + 1))]


def ribbon(samples, w):
    """Outline of a band along samples; w(t) is the full width."""
    left, right = [], []
    for i, (x, y, t) in enumerate(samples):
        a = samples[max(i - 1, 0)]
        b = samples[min(i + 1, len(samples) - 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        m = math.hypot(dx, dy) or 1
        hw = w(t) / 2
        left.append((x - dy / m * hw, y + dx / m * hw))
        right.append((x + dy / m * hw, y - dx / m * hw))
    return poly(left + right[::-1])


def leg(p0, c, p1, w0, w1, fill):
    return path(ribbon(bez(p0, c, p1, 10), lambda t: w0 + (w1 - w0) * t), fill)


def limb(p0, c, p1, w0, w1, fill, bulge=0.0):
    """A tapered arm: overlapping round strokes, first the ink, then the colour."""
    s = bez(p0, c, p1, 16)
    out = ""
    for color, d in ((INK, LW), (fill, -LW)):
        out += f'<g stroke="{color}" fill="none">'
        for a, b in zip(s, s[1:]):
            w = w0 + (w1 - w0) * a[2] + bulge * math.sin(math.pi * a[2]) + d
            out += f'<path stroke-width="{n(w)}" d="M{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}"/>'
        out += "</g>"
    return out


# ------------------------------------------------------------------ glyphs (own design, 100 high)
GLYPH = {
    "0": (58, "M29 8C45 8 50 26 50 50C50 74 45 92 29 92C13 92 8 74 8 50C8 26 13 8 29 8Z"),
    "1": (42, "M9 25L27 8L27 92M10 92L42 92"),
    "2": (58, "M9 31C9 15 18 8 29 8C41 8 49 16 49 29C49 46 33 60 9 92L51 92"),
    "3": (58, "M9 22C13 13 20 8 29 8C40 8 47 16 47 27C47 40 39 47 25 47C40 47 50 55 50 69C50 84 41 92 28 92C18 92 11 87 7 77"),
    "4": (60, "M40 92L40 8L7 67L55 67"),
    "5": (58, "M47 8L15 8L12 47C17 41 23 38 30 38C42 38 50 48 50 64C50 82 41 92 27 92C18 92 11 87 7 79"),
    "6": (58, "M45 16C41 10 36 8 31 8C14 8 8 30 8 56C8 80 15 92 29 92C42 92 50 82 50 66C50 51 42 42 30 42C18 42 9 51 8 64"),
    "7": (58, "M9 8L51 8C37 34 27 60 23 92"),
    "8": (58, "M29 8C40 8 47 16 47 27C47 39 40 46 29 46C18 46 11 39 11 27C11 16 18 8 29 8ZM29 46C42 46 50 55 50 69C50 83 42 92 29 92C16 92 8 83 8 69C8 55 16 46 29 46Z"),
    "9": (58, "M13 84C17 90 22 92 27 92C44 92 50 70 50 44C50 20 43 8 29 8C16 8 8 18 8 34C8 49 16 58 28 58C40 58 49 49 50 36"),
    "A": (68, "M12 92L34 8L56 92M19 66L49 66M5 92L20 92M48 92L63 92"),
    "J": (58, "M24 8L54 8M40 8L40 66C40 84 32 92 22 92C12 92 7 85 6 74"),
    "Q": (66, "M32 8C50 8 56 26 56 50C56 74 50 92 32 92C14 92 8 74 8 50C8 26 14 8 32 8ZM35 66L59 96"),
    "K": (64, "M14 8L14 92M52 8L14 56M28 42L52 92M7 8L22 8M7 92L22 92M45 92L60 92"),
    "S": (58, "M48 24C45 13 38 8 29 8C17 8 9 16 9 28C9 53 50 45 50 71C50 84 41 92 29 92C18 92 10 86 7 75"),
    "C": (60, "M52 26C48 14 41 8 31 8C14 8 8 28 8 50C8 72 14 92 31 92C42 92 49 86 53 74"),
    "R": (62, "M14 92L14 8L29 8C44 8 51 17 51 30C51 44 43 52 29 52L14 52M31 52L54 92"),
}


def glyphs(text, cx, top, h, color, weight=15.0, maxw=None, gap=4.0, anchor="m"):
    """Own numerals and letters as stroked paths, centred on cx."""
    if text in ("10", "11", "12"):
        gap += 7.0
    ws = [36 if len(text) > 1 and ch == "1" else GLYPH[ch][0] for ch in text]
    total = sum(ws) + gap * (len(text) - 1)
    s = h / 100
    sx = s
    if maxw and total * s > maxw:
        sx = maxw / total
    x = cx - total * sx / 2 if anchor == "m" else cx
    out = ""
    for ch, w in zip(text, ws):
        d = GLYPH[ch][1]
        if text in ("10", "11", "12") and ch == "1":
            d = "M9 25L27 8L27 92"
        out += (f'<path transform="translate({n(x)} {n(top)}) scale({sx:.4f} {s:.4f})" d="{d}" fill="none" '
                f'stroke="{color}" stroke-width="{weight:.1f}" stroke-linecap="round" stroke-linejoin="round"/>')
        x += (w + gap) * sx
    return out


# ------------------------------------------------------------------ card body and frame
NX, NY = 48.5, 91               # the notch that holds the index (card corner to these coordinates)


def card_base(fill=PAPER):
    return rect(0.6, 0.6, W - 1.2, H - 1.2, fill, 13, s=EDGE, w=1.2)


def half_frame(inset, gaps, notch=True):
    """Top edge, left notch and right edge down to the middle; the other half is this one turned."""
    a = 11 + inset
    xr, yt = W - a, a
    r = max(9 - inset, 4)
    x0 = NX + inset
    xs = []
    for g in range(gaps):
        c = 120 + (g - (gaps - 1) / 2) * 25
        xs.append((c - 6.5, c + 6.5))
    d = ""
    if xs:
        # left part up to the first gap carries the notch
        first = f"L{n(xs[0][0])} {n(yt)}"
        mids = "".join(f"M{n(xs[i][1])} {n(yt)}L{n(xs[i + 1][0])} {n(yt)}" for i in range(len(xs) - 1))
        last = f"M{n(xs[-1][1])} {n(yt)}"
    else:
        first = mids = last = ""
    ny = NY + inset
    if notch:
        d += (f"M{n(a)} {n(H - a - r)}L{n(a)} {n(ny + r)}Q{n(a)} {n(ny)} {n(a + r)} {n(ny)}"
              f"L{n(x0 - r)} {n(ny)}Q{n(x0)} {n(ny)} {n(x0)} {n(ny - r)}L{n(x0)} {n(yt + r)}"
              f"Q{n(x0)} {n(yt)} {n(x0 + r)} {n(yt)}")
    else:
        d += f"M{n(a)} {n(H - a - r)}L{n(a)} {n(yt + r)}Q{n(a)} {n(yt)} {n(a + r)} {n(yt)}"
    d += first + mids + last + f"L{n(xr - r)} {n(yt)}Q{n(xr)} {n(yt)} {n(xr)} {n(yt + r)}"
    return d


def frame(color, gaps=0):
    out = ""
    for inset, w, op in ((0, 2.2, None), (3.8, 0.9, 0.7)):
        d = half_frame(inset, gaps)
        for t in (None, f"rotate(180 {W // 2} {H // 2})"):
            out += path(d, "none", s=color, w=w, cap="butt", o=op, t=t)
    return out


def turned(content):
    """The content and the same content after half a turn (long content is stored once)."""
    if len(content) > 2500:
        return f'<g id="half">{content}</g><use xlink:href="#half" transform="rotate(180 {W // 2} {H // 2})"/>'
    return content + f'<g transform="rotate(180 {W // 2} {H // 2})">{content}</g>'


def svg(body, defs="", title=""):
    t = f"<title>{title}</title>" if title else ""
    d = f"<defs>{defs}</defs>" if defs else ""
    return (f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.2" '
            f'baseProfile="tiny" viewBox="0 0 {W} {H}" width="{W}" height="{H}">{t}{d}{body}</svg>\n')


# ------------------------------------------------------------------ Spanish emblems
def coin(R, face=False):
    """A sun coin of radius R around 0,0."""
    o = circ(0, 0, R, GOLD)
    o += circ(0, 0, R * 0.84, GOLD_L, s=GOLD_D, w=f"{max(1.0, R * .035):.2f}")
    o += path(star(0, 0, 12, R * 0.76, R * 0.44), RED, s=RED_D, w=f"{max(.8, R * .025):.2f}")
    o += circ(0, 0, R * 0.44, GOLD, s=INK, w=f"{max(1.2, R * .045):.2f}")
    if face:
        o += sun_face(R * 0.44)
    else:
        o += flat(star(0, 0, 8, R * 0.34, R * 0.14), GOLD_D)
        o += circ(0, 0, R * 0.11, GOLD_L, s="none")
    return o


def sun_face(r):
    k = r / 30
    o = ""
    for sx in (-1, 1):
        o += line(f"M{n(sx * 16 * k)} {n(-8 * k)}Q{n(sx * 10 * k)} {n(-14 * k)} {n(sx * 4 * k)} {n(-9 * k)}", INK, 1.8 * k)
        o += ell(sx * 10 * k, -3 * k, 2.6 * k, 3.2 * k, INK, s="none")
        o += circ(sx * 15 * k, 7 * k, 4.4 * k, RED_L, s="none", o=0.6)
    o += line(f"M{n(-3 * k)} {n(-8 * k)}Q{n(-4 * k)} {n(3 * k)} {n(-5 * k)} {n(6 * k)}Q0 {n(10 * k)} {n(4 * k)} {n(6 * k)}", GOLD_D, 1.8 * k)
    o += flat(f"M{n(-9 * k)} {n(14 * k)}Q{n(-4 * k)} {n(11 * k)} 0 {n(13 * k)}Q{n(4 * k)} {n(11 * k)} {n(9 * k)} {n(14 * k)}Q0 {n(22 * k)} {n(-9 * k)} {n(14 * k)}Z", RED_D)
    return o


def cup():
    """Chalice, 48 wide and 66 high around 0,0."""
    o = path("M-16 33C-15 25 -6 22 -4.5 15L4.5 15C6 22 15 25 16 33Z", GOLD)
    o += flat("M3 32C3 25 2 20 2.4 16L4 16C6 23 13 26 14.8 32Z", GOLD_D, o=0.55)
    o += path("M-20 -27L20 -27C21 -6 13 6 0 8C-13 6 -21 -6 -20 -27Z", RED)
    o += flat("M6 -26L18.9 -26C19.6 -7 13 4 2 6.6C8 -2 8 -14 6 -26Z", RED_D, o=0.6)
    o += flat("M-14.5 -17Q-14.5 -6 -8.5 -0.5Q-12 -8 -11.5 -17Z", "#F3B29A", o=0.9)
    o += path("M-19.8 -16Q-16 -9 -10 -13.5Q-5 -7 0 -13Q5 -7 10 -13.5Q16 -9 19.8 -16L20 -27L-20 -27Z", GOLD, w=1.5)
    o += path("M-23 -33L23 -33L22 -26L-22 -26Z", GOLD_L)
    o += ell(0, 12, 8, 4.6, GOLD_L)
    return o


def sword(L=100.0, k=1.0):
    """Straight sword of length L pointing up, centred; k scales the hilt."""
    top, bot = -L / 2, L / 2
    gy = bot - 27 * k                     # the guard
    bw = 5.6 * k
    tip = 13 * k
    o = path(f"M{n(-bw)} {n(gy)}L{n(-bw)} {n(top + tip)}L0 {n(top)}L{n(bw)} {n(top + tip)}L{n(bw)} {n(gy)}Z", STEEL)
    o += flat(f"M{n(.4 * k)} {n(gy)}L{n(.4 * k)} {n(top + 4)}L{n(bw - 1)} {n(top + tip + 1)}L{n(bw - 1)} {n(gy)}Z", STEEL_D)
    o += line(f"M0 {n(gy)}L0 {n(top + tip + 3)}", TEAL_D, 1.1 * k)
    o += path(f"M{n(-3.6 * k)} {n(gy + 4 * k)}L{n(3.6 * k)} {n(gy + 4 * k)}L{n(3 * k)} {n(bot - 6 * k)}L{n(-3 * k)} {n(bot - 6 * k)}Z", TEAL_D)
    for i in range(3):
        y = gy + (9 + 4 * i) * k
        o += line(f"M{n(-2.6 * k)} {n(y + 1.2 * k)}L{n(2.6 * k)} {n(y - 1.2 * k)}", GOLD_L, 1.2 * k)
    o += path(f"M{n(-18 * k)} {n(gy - 5 * k)}Q{n(-17 * k)} {n(gy + 1 * k)} {n(-8 * k)} {n(gy - .5 * k)}L{n(8 * k)} {n(gy - .5 * k)}"
              f"Q{n(17 * k)} {n(gy + 1 * k)} {n(18 * k)} {n(gy - 5 * k)}Q{n(21 * k)} {n(gy + 5 * k)} {n(9 * k)} {n(gy + 6.5 * k)}"
              f"L{n(-9 * k)} {n(gy + 6.5 * k)}Q{n(-21 * k)} {n(gy + 5 * k)} {n(-18 * k)} {n(gy - 5 * k)}Z", TEAL)
    o += circ(0, gy + 3 * k, 2.7 * k, GOLD, w=f"{1.1 * k:.2f}")
    o += circ(0, bot - 4.6 * k, 4.6 * k, TEAL)
    return o


def baton(L=100.0, k=1.0, leaves=True):
    """Knotty green branch of length L, thick end up."""
    t, b = -L / 2, L / 2
    f = L / 100
    y = lambda v: n(v * f)
    x = lambda v: n(v * k)
    o = ""
    if leaves:
        o += path(f"M{x(8)} {y(-16)}C{x(13)} {y(-27)} {x(21)} {y(-27)} {x(23)} {y(-33)}C{x(25)} {y(-20)} {x(19)} {y(-12)} {x(7)} {y(-10)}Z", GREEN_L)
        o += path(f"M{x(-6)} {y(13)}C{x(-12)} {y(3)} {x(-18)} {y(4)} {x(-21)} {y(-2)}C{x(-22)} {y(11)} {x(-16)} {y(18)} {x(-5)} {y(20)}Z", GREEN_L)
    d = (f"M{x(-10.5)} {y(-45)}C{x(-13)} {y(-34)} {x(-9)} {y(-31)} {x(-13)} {y(-25)}C{x(-15)} {y(-20)} {x(-9)} {y(-17)} {x(-9)} {y(-11)}"
         f"C{x(-8)} {y(0)} {x(-7)} {y(6)} {x(-9)} {y(12)}C{x(-10)} {y(17)} {x(-6)} {y(19)} {x(-6)} {y(24)}L{x(-5)} {y(45)}"
         f"Q0 {y(49)} {x(5)} {y(45)}L{x(6.5)} {y(32)}C{x(10)} {y(28)} {x(9)} {y(23)} {x(7)} {y(20)}C{x(7)} {y(8)} {x(8)} {y(0)} {x(9.5)} {y(-6)}"
         f"C{x(14)} {y(-10)} {x(13)} {y(-17)} {x(10.5)} {y(-20)}C{x(12)} {y(-30)} {x(13)} {y(-36)} {x(10.5)} {y(-45)}Z")
    o += path(d, GREEN)
    o += flat(f"M{x(3)} {y(-41)}C{x(5)} {y(-20)} {x(1)} {y(10)} {x(1)} {y(45.5)}L{x(4)} {y(44.5)}L{x(5.4)} {y(31)}C{x(8.6)} {y(27)} {x(8)} {y(24)} {x(5.8)} {y(20)}"
              f"C{x(6)} {y(8)} {x(7)} {y(0)} {x(8.3)} {y(-6.6)}C{x(12.4)} {y(-10)} {x(11.8)} {y(-16)} {x(9.3)} {y(-20)}C{x(10.8)} {y(-30)} {x(11.4)} {y(-35)} {x(9.6)} {y(-42)}Z", GREEN_D, o=0.55)
    for kx, ky in ((-11.2, -24), (11.4, -13.4)):
        o += ell(kx * k, ky * f, 2.5 * k, 4.6 * k, TAN, w=f"{1.3 * k:.2f}")
    for kx, ky in ((2.5, -28), (-3, 10), (2.6, 26)):
        o += ell(kx * k, ky * f, 2.7 * k, 3 * k, GREEN_D, s="none")
        o += ell(kx * k, ky * f, 1.2 * k, 1.4 * k, GREEN_L, s="none")
    o += ell(0, -45 * f, 10.5 * k, 4.6 * k, TAN)
    o += ell(0, -45 * f, 4.6 * k, 1.8 * k, "none", s=BROWN, w=f"{1.1 * k:.2f}")
    return o


def mini(suit):
    """Small emblem below the index: bold, few details. About 26 high."""
    if suit == "o":
        return (circ(0, 0, 11.5, GOLD, w=2) + flat(star(0, 0, 8, 8.6, 4.6), RED) + circ(0, 0, 3.8, GOLD_L, s="none"))
    if suit == "c":
        return (path("M-7 13Q-6 9 -2.2 8L-2.2 3L2.2 3L2.2 8Q6 9 7 13Z", GOLD, w=2)
                + path("M-10.5 -12L10.5 -12Q11 2 0 4.5Q-11 2 -10.5 -12Z", RED, w=2)
                + flat("M-9.6 -11.2L9.6 -11.2L9.4 -7L-9.4 -7Z", GOLD_L))
    if suit == "e":
        return (path("M-4 5L-4 -9.5L0 -15.5L4 -9.5L4 5Z", STEEL, w=1.8) + path("M-2 7L2 7L2 14L-2 14Z", TEAL_D, w=1.8)
                + path("M-11 2.4Q-10 5 -5 4.6L5 4.6Q10 5 11 2.4Q11.6 9.4 5 9L-5 9Q-11.6 9.4 -11 2.4Z", TEAL, w=1.8))
    return (path("M3 -3C6 -9 10 -8 11 -11C12 -4 9 0 3 1Z", GREEN_L, w=1.8)
            + path("M-5 -13L5 -13L5.6 -5L4 -2L3 14Q0 15.4 -3 14L-3.6 5L-6.6 1L-4.2 -2Z", GREEN, w=1.8)
            + ell(0, -13, 5, 2.2, TAN, w=1.8))


def emblem(suit, **kw):
    return {"o": lambda: coin(kw.get("R", 30), kw.get("face", False)), "c": cup,
            "e": lambda: sword(kw.get("L", 100.0), kw.get("k", 1.0)),
            "b": lambda: baton(kw.get("L", 100.0), kw.get("k", 1.0))}[suit]()


# ------------------------------------------------------------------ textile bands
def band(kind, x, y, w, h, bg, fg, fg2=None, step=None):
    """A woven strip: zig (zigzag), rom (rhombs), dot, scal (scallops), leaf, step (stepped pyramids)."""
    fg2 = fg2 or fg
    o = rect(x, y, w, h, bg)
    step = step or h
    cnt = max(1, round(w / step))
    st = w / cnt
    m = 1.6
    for i in range(cnt):
        a = x + i * st
        c = a + st / 2
        if kind == "zig":
            o += flat(poly([(a + .4, y + h - m), (c, y + m), (a + st - .4, y + h - m)]), fg)
        elif kind == "rom":
            o += flat(poly([(a + .8, y + h / 2), (c, y + m), (a + st - .8, y + h / 2), (c, y + h - m)]), fg)
            o += circ(c, y + h / 2, h * .13, fg2, s="none")
        elif kind == "dot":
            o += circ(c, y + h / 2, min(st, h) * .26, fg, s="none")
        elif kind == "scal":
            o += flat(f"M{n(a + .6)} {n(y + m)}Q{n(c)} {n(y + 2 * h - 2 * m)} {n(a + st - .6)} {n(y + m)}Z", fg)
        elif kind == "leaf":
            o += flat(f"M{n(a + 1)} {n(y + h - m - 1)}Q{n(a + 1)} {n(y + m)} {n(a + st - 1)} {n(y + m + 1)}Q{n(a + st - 1)} {n(y + h - m)} {n(a + 1)} {n(y + h - m - 1)}Z", fg)
        elif kind == "step":
            u = st / 6
            v = (h - 2 * m) / 3
            b = y + h - m
            o += flat(f"M{n(a + .3 * u)} {n(b)}l0 {n(-v)}l{n(u * .9)} 0l0 {n(-v)}l{n(u * .9)} 0l0 {n(-v)}l{n(u * 1.8)} 0l0 {n(v)}l{n(u * .9)} 0l0 {n(v)}l{n(u * .9)} 0l0 {n(v)}Z", fg)
    return o


BAND = {"o": "step", "c": "scal", "e": "zig", "b": "leaf"}


# ------------------------------------------------------------------ heads (face about 52 x 66 around 0,0)
FACE = "M-25 -8C-25 18 -13 34 0 34C13 34 25 18 25 -8C25 -26 14 -33 0 -33C-14 -33 -25 -26 -25 -8Z"


def features(skin_d, hair, look=0, female=False, mouth=True):
    o = ""
    for sx in (-1, 1):
        ex = sx * 10.5 + look
        o += flat(f"M{n(ex - 5.6)} 0.4Q{n(ex)} -6 {n(ex + 5.6)} 0.4Q{n(ex)} 4.6 {n(ex - 5.6)} 0.4Z", WHITE)
        o += circ(ex + look * .4, -.6, 2.7, INK, s="none")
        o += line(f"M{n(ex - 6)} 0.6Q{n(ex)} -6.4 {n(ex + 6)} 0.6", INK, 1.9)
        o += line(f"M{n(ex - 6.4)} {n(-9.4 if sx < 0 else -8.6)}Q{n(ex)} -13.6 {n(ex + 6.4)} {n(-8.6 if sx < 0 else -9.4)}", hair, 1.7 if female else 2.6)
        o += circ(sx * 15 + look * .6, 12, 5, RED, s="none", o=0.22)
        if female:
            o += line(f"M{n(ex + sx * 5.4)} 0L{n(ex + sx * 8)} -2.6", INK, 1.5)
    o += line(f"M{n(look - 2.6)} -4Q{n(look - 3)} 5 {n(look - 4.6)} 9.4Q{n(look - 1)} 12.6 {n(look + 3.6)} 10.6", skin_d, 2)
    if mouth:
        o += flat(f"M{n(look - 7.6)} 18.8Q{n(look - 3)} 18 {n(look)} 19.2Q{n(look + 3)} 18 {n(look + 7.6)} 18.8Q{n(look)} 28.4 {n(look - 7.6)} 18.8Z",
                  RED if female else "#A8433B")
        o += line(f"M{n(look - 8.6)} 18Q{n(look)} 23.6 {n(look + 8.6)} 18", RED_D, 1.2)
    return o


SKIN_D = {"#F1C9A5": "#B97C55", "#E2AB7F": "#A56A42", "#C98A5C": "#8A5530", "#9A6540": "#5F3A22"}


def hair_back(style, c):
    if style == "bob":
        return path("M-29 -10C-34 -40 34 -40 29 -10C31 8 36 20 31 31C24 38 -24 38 -31 31C-36 20 -31 8 -29 -10Z", c)
    if style == "long":
        return path("M-29 -10C-34 -40 34 -40 29 -10C32 14 42 38 37 58C24 66 -24 66 -37 58C-42 38 -32 14 -29 -10Z", c)
    if style in ("braids", "buns"):
        return path("M-28 -10C-33 -40 33 -40 28 -10C29 4 31 14 27 24L-27 24C-31 14 -29 4 -28 -10Z", c)
    if style == "curls":
        o = ""
        for x, y, r in ((-27, -14, 10), (27, -14, 10), (-30, 2, 10), (30, 2, 10), (-29, 18, 10), (29, 18, 10), (-24, 31, 9), (24, 31, 9)):
            o += circ(x, y, r, c)
        return o
    if style == "short":
        return path("M-27 -10C-32 -40 32 -40 27 -10C28 -2 28 4 26 10L-26 10C-28 4 -28 -2 -27 -10Z", c)
    return ""


def braids(c, tie):
    o = ""
    for sx in (-1, 1):
        for i in range(4):
            o += ell(sx * (27 + i * 1.6), 24 + i * 11, 7.2 - i * .5, 7.4, c)
        o += path(f"M{sx * 27} 64L{sx * 38} 64L{sx * 36} 69L{sx * 29} 69Z", tie)
        o += path(f"M{sx * 29} 69L{sx * 36} 69L{sx * 38} 79Q{sx * 32} 82 {sx * 28} 79Z", c)
    return o


def hair_front(style, c):
    if style == "bald":
        return ""
    if style == "fringe":
        return path("M-27 -2C-30 -36 -12 -37 0 -37C12 -37 30 -36 27 -2C25 -8 24 -14 21 -18C14 -13 -14 -13 -21 -18C-24 -14 -25 -8 -27 -2Z", c)
    if style == "side":
        return path("M-27 -1C-30 -34 -14 -38 0 -37C16 -37 30 -32 27 -1C25 -9 22 -14 17 -18C6 -12 -10 -20 -12 -24C-18 -18 -24 -12 -27 -1Z", c)
    return path("M-27 -1C-30 -34 -12 -37 0 -36C12 -37 30 -34 27 -1C24 -14 12 -19 0 -26C-12 -19 -24 -14 -27 -1Z", c)


def beard(style, c, look=0):
    m = path(f"M{look} 15C{look - 5} 11 {look - 13} 13 {look - 18} 20C{look - 11} 20 {look - 5} 21 {look} 18C{look + 5} 21 {look + 11} 20 {look + 18} 20C{look + 13} 13 {look + 5} 11 {look} 15Z", c)
    lips = flat(f"M{look - 5} 22Q{look} 20.6 {look + 5} 22Q{look} 27 {look - 5} 22Z", "#B2493F")
    if style == "full":
        return path("M-25.4 -2C-23 10 -20 15 -13 14C-6 11 6 11 13 14C20 15 23 10 25.4 -2C28 22 18 44 0 50C-18 44 -28 22 -25.4 -2Z", c) + lips + m
    if style == "long":
        return (path("M-25.4 -2C-23 10 -20 15 -13 14C-6 11 6 11 13 14C20 15 23 10 25.4 -2C29 26 18 56 0 74C-18 56 -29 26 -25.4 -2Z", c)
                + line("M-7 36Q-6 48 -1 60M7 36Q6 48 2 58M0 32L0 46", INK, 1.2) + lips + m)
    if style == "fork":
        return (path("M-25.4 -2C-23 10 -20 15 -13 14C-6 11 6 11 13 14C20 15 23 10 25.4 -2C28 18 24 34 17 42C14 50 11 56 8 60C6 54 3 48 0 45C-3 48 -6 54 -8 60C-11 56 -14 50 -17 42C-24 34 -28 18 -25.4 -2Z", c) + lips + m)
    if style == "curly":
        o = ""
        for x, y, r in ((-23, 8, 7), (23, 8, 7), (-21, 21, 8), (21, 21, 8), (-13, 33, 8.5), (13, 33, 8.5), (0, 39, 9)):
            o += circ(x, y, r, c)
        return o + flat("M-20 16C-8 11 8 11 20 16L16 32L0 38L-16 32Z", c) + lips + m
    if style == "goatee":
        return path("M-7 28Q0 25 7 28Q6 42 0 46Q-6 42 -7 28Z", c) + flat(f"M{look - 6} 22Q{look} 20 {look + 6} 22Q{look} 26.6 {look - 6} 22Z", "#B2493F") + m
    if style == "mous":
        return flat(f"M{look - 6} 23Q{look} 21.4 {look + 6} 23Q{look} 27.6 {look - 6} 23Z", "#B2493F") + m
    return ""


def crown(kind, gem, metal=GOLD):
    o = ""
    base = "M-28 -17C-14 -11 14 -11 28 -17L28.6 -28C14 -22 -14 -22 -28.6 -28Z"
    if kind == "five":
        tips = [(-34, -53), (-17.5, -58), (0, -62), (17.5, -58), (34, -53)]
        o += path("M-28 -25L-34 -52L-22 -38L-17.5 -57L-9 -39L0 -61L9 -39L17.5 -57L22 -38L34 -52L28 -25C14 -19 -14 -19 -28 -25Z", metal)
        o += "".join(circ(x, y, 3.2, gem) for x, y in tips)
    elif kind == "fleur":
        o += path("M-28 -25L-34 -50Q-25 -42 -19 -42Q-15 -36 -10 -42Q-4 -48 0 -62Q4 -48 10 -42Q15 -36 19 -42Q25 -42 34 -50L28 -25C14 -19 -14 -19 -28 -25Z", metal)
        o += circ(0, -42, 5, gem)
        o += "".join(circ(x, -51, 3.2, gem) for x in (-34, 34))
    elif kind == "arch":
        o += path("M-28 -25C-40 -52 -14 -54 0 -46C14 -54 40 -52 28 -25C14 -19 -14 -19 -28 -25Z", gem)
        o += path("M-28 -25C-42 -56 -10 -56 0 -46C10 -56 42 -56 28 -25L22 -24C33 -47 10 -49 3 -41L3 -22L-3 -22L-3 -41C-10 -49 -33 -47 -22 -24Z", metal)
        o += path("M-2.2 -46L-2.2 -52L-7 -52L-7 -56.4L-2.2 -56.4L-2.2 -61L2.2 -61L2.2 -56.4L7 -56.4L7 -52L2.2 -52L2.2 -46Z", metal)
    elif kind == "leaf":
        for x, a in ((-24, -24), (-12, -12), (12, 12), (24, 24), (0, 0)):
            top = -62 if x == 0 else (-57 if abs(x) == 12 else -50)
            o += path(f"M{x - 6} -26Q{x - 9 + a * .2:.1f} -42 {x + a * .35:.1f} {top}Q{x + 9 + a * .2:.1f} -42 {x + 6} -26Z", metal)
            o += line(f"M{x} -30L{x + a * .25:.1f} {top + 12}", GOLD_D, 1.3)
    elif kind == "sun":
        o += path("M-28 -25L-33 -40L-24 -36L-25 -50L-15 -42L0 -46L15 -42L25 -50L24 -36L33 -40L28 -25C14 -19 -14 -19 -28 -25Z", metal)
        o += path(star(0, -45, 12, 17, 10.5), GOLD_L) + circ(0, -45, 8, gem)
    o += path(base, metal)
    for x, y in ((-19, -20.4), (0, -17.6), (19, -20.4)):
        o += path(poly([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)]), gem, w=1.2)
    return o


def hat(kind, a, b, feather=WHITE):
    if kind == "beret":
        plume = path("M22 -32C34 -36 40 -52 54 -57C58 -44 48 -24 28 -23Z", feather) + line("M27 -28C37 -32 43 -42 50 -51", INK, 1.2)
        return ((plume if feather else "")
                + path("M-33 -16C-44 -40 -14 -54 12 -48C36 -44 42 -26 31 -15C14 -23 -14 -24 -33 -16Z", a)
                + path("M-30 -13C-14 -21 14 -21 29 -13L30 -20C14 -28 -14 -28 -31 -20Z", b) + circ(22, -25, 4.6, GOLD))
    if kind == "cap":
        return (path("M-24 -34C-34 -40 -42 -50 -54 -52C-56 -40 -46 -26 -26 -24Z", feather) + line("M-27 -29C-36 -33 -42 -40 -50 -47", INK, 1.2)
                + path("M-28 -20C-28 -40 -20 -52 0 -53C20 -52 28 -40 28 -20Z", a)
                + path("M-40 -15C-36 -27 -16 -25 0 -25C16 -25 36 -27 40 -15C24 -19 14 -20 0 -20C-14 -20 -24 -19 -40 -15Z", b)
                + circ(-22, -31, 4.6, GOLD))
    if kind == "wide":
        return (path("M14 -40C26 -48 28 -58 42 -62C46 -50 38 -34 22 -32Z", feather) + line("M20 -38C29 -42 33 -51 38 -57", INK, 1.2)
                + path("M-24 -20C-26 -40 -18 -52 0 -52C18 -52 26 -40 24 -20Z", a)
                + path("M-23.6 -22C-10 -17 10 -17 23.6 -22L24 -30C10 -25 -10 -25 -24 -30Z", b)
                + path("M-48 -24C-40 -14 -16 -12 0 -12C16 -12 40 -14 48 -24C38 -22 22 -19 0 -19C-22 -19 -38 -22 -48 -24Z", a))
    if kind == "helm":
        return (path("M2 -50C14 -64 36 -62 46 -46C34 -48 24 -44 16 -40Z", feather) + line("M10 -48C22 -56 32 -54 40 -49", INK, 1.2)
                + path("M-28 -14C-32 -40 -14 -54 0 -56C14 -54 32 -40 28 -14C12 -21 -12 -21 -28 -14Z", STEEL)
                + flat("M6 -53C20 -48 29 -36 27 -17C22 -19 16 -20.5 11 -21C16 -34 12 -46 6 -53Z", STEEL_D)
                + line("M0 -56L0 -20", TEAL_D, 1.6)
                + path("M-38 -12C-28 -22 -12 -24 0 -24C12 -24 28 -22 38 -12C22 -17 12 -18 0 -18C-12 -18 -22 -17 -38 -12Z", b))
    if kind == "band":
        return (path("M22 -28C26 -46 38 -52 40 -64C50 -52 46 -32 30 -20Z", feather) + line("M27 -26C33 -38 38 -46 41 -56", INK, 1.2)
                + path("M-28 -14C-14 -20 14 -20 28 -14L29 -24C14 -30 -14 -30 -29 -24Z", a)
                + "".join(path(poly([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)]), b, w=1.2) for x, y in ((-17, -21.4), (0, -23.2), (17, -21.4))))
    return ""


def head(x, y, s, skin="a", hair=BROWN_D, back="bob", front="part", beard_style=None, beard_c=None,
         top="", look=0, female=False, extra="", under="", apart=False):
    sk = SKIN[skin]
    sd = SKIN_D[sk]
    o = "" if apart else under + hair_back(back, hair)
    o += flat("M-10 24L-10 45Q0 50 10 45L10 24Z", sk) if apart else path("M-10 24L-10 44Q0 52 10 44L10 24Z", sk)
    if apart:
        o += line("M-10 30L-10 45M10 30L10 45")
    o += flat("M-9 30Q0 40 9 30L9 36Q0 44 -9 36Z", sd, o=0.5)
    if back in ("short", "braids", "buns", ""):
        for sx in (-1, 1):
            o += ell(sx * 25.5, 2, 4.4, 6.4, sk)
    o += path(FACE, sk)
    o += features(sd, beard_c or hair, look, female, mouth=not beard_style)
    if beard_style:
        o += beard(beard_style, beard_c or hair, look)
    o += hair_front(front, hair)
    if back == "braids":
        o += braids(hair, RED if hair != RED else GOLD)
    o += extra + top
    return at(x, y, o, s)


def fist(x, y, skin, rot=0, s=1.0):
    """Closed hand seen from the front, fingers to the left."""
    sk = SKIN[skin]
    o = path("M-9 -8C-3 -11 8 -10 9 -3C10 5 7 10 -1 10C-9 10 -11 6 -10 0Z", sk)
    o += line("M-10 -2.6L-3 -3M-10.2 1.6L-2.6 1.6M-9 6L-2 5.6", SKIN_D[sk], 1.4)
    return at(x, y, o, s, rot)


def palm(x, y, skin, rot=0, s=1.0):
    sk = SKIN[skin]
    o = path("M-8 8C-11 0 -9 -9 0 -9.5C8 -9 10 0 8 8Z", sk)
    o += line("M-3.4 -8.6L-3 -1.6M1.4 -9L1.2 -1.8", SKIN_D[sk], 1.3)
    return at(x, y, o, s, rot)


def cuff(x, y, rot, c, w=20, h=8):
    return at(x, y, rect(-w / 2, -h / 2, w, h, c, 2.5), 1, rot)


# ------------------------------------------------------------------ Spanish figures
def ermine(d, ticks):
    o = path(d, WHITE)
    for x, y in ticks:
        o += flat(f"M{n(x)} {n(y - 3.4)}Q{n(x + 2.6)} {n(y + 1)} {n(x)} {n(y + 3.6)}Q{n(x - 2.6)} {n(y + 1)} {n(x)} {n(y - 3.4)}Z", INK)
    return o


def ground(suit, x0=28, x1=182, y=334):
    c = CLOTH[suit]
    col = {"o": TAN, "c": "#E9C7A6", "e": "#C7DAD8", "b": "#CFDDA6"}[suit]
    o = path(f"M{x0} {y + 12}Q{x0 + 2} {y - 2} {x0 + 26} {y - 3}Q{(x0 + x1) / 2:.0f} {y - 8} {x1 - 26} {y - 3}Q{x1 - 2} {y - 2} {x1} {y + 12}Z", col)
    for gx, gy in ((x0 + 15, y + 4), (x1 - 17, y + 4), ((x0 + x1) / 2, y + 6)):
        o += line(f"M{n(gx)} {n(gy + 3)}L{n(gx)} {n(gy - 5)}M{n(gx)} {n(gy + 3)}L{n(gx - 5)} {n(gy - 3)}M{n(gx)} {n(gy + 3)}L{n(gx + 5)} {n(gy - 3)}", c["dark"], 1.6)
    return o


def g0(content):
    return at(0, 0, content)


def held(suit, hx, hy, skin, small=False):
    """The suit emblem held in the raised hand at hx, hy: (behind the hand, the hand)."""
    if suit == "o":
        R = 28 if small else 31
        return at(hx + 2, hy - R - 4, coin(R, True)) + palm(hx, hy + 1, skin, 8, 1.05)
    if suit == "c":
        s = 1.0 if small else 1.12
        return at(hx + 2, hy - 20 * s, cup(), s) + fist(hx + 2, hy - 1, skin, 0, 1.0)
    if suit == "e":
        L = 128.0 if small else 160.0
        k = 1.1 if small else 1.25
        return at(hx + 3, hy + 18 * k - L / 2 - 4, sword(L, k)) + fist(hx + 3, hy, skin, 0, 1.0)
    L = 136.0 if small else 170.0
    k = 1.2 if small else 1.4
    return at(hx + 3, hy - L * .27, baton(L, k)) + fist(hx + 3, hy, skin, 0, 1.0)


def rey(suit):
    c = CLOTH[suit]
    look = {
        "o": dict(skin="c", hair=BROWN_D, back="bob", beard_style="full", crown="sun", gem=RED, robe=0),
        "c": dict(skin="a", hair=GREY, back="long", beard_style="long", crown="arch", gem=TEAL, robe=1),
        "e": dict(skin="b", hair=BROWN, back="bob", beard_style="fork", crown="five", gem=TEAL, robe=2),
        "b": dict(skin="d", hair=INK, back="curls", beard_style="curly", crown="leaf", gem=TERRA, robe=3),
    }[suit]
    sk = look["skin"]
    cx = 110
    low = suit in "eb"
    hand = {"o": (184, 122), "c": (184, 118), "e": (181, 172), "b": (180, 170)}[suit]
    o = ground(suit)
    b = ""
    # shoes
    for x in (cx - 20, cx + 20):
        b += path(f"M{x - 15} 336Q{x - 14} 324 {x} 324Q{x + 14} 324 {x + 15} 336Z", c["dark"])
    # cloak
    b += path(f"M{cx - 30} 142C{cx - 54} 156 {cx - 68} 236 {cx - 74} 326Q{cx - 54} 334 {cx - 36} 328L{cx + 36} 328Q{cx + 54} 334 {cx + 74} 326C{cx + 68} 236 {cx + 54} 156 {cx + 30} 142Z", c["main"])
    for sx in (-1, 1):   # cloak folds
        b += line(f"M{cx + sx * 50} 196Q{cx + sx * 58} 260 {cx + sx * 60} 322", c["dark"], 2)
    # tunic
    b += path(f"M{cx - 22} 130L{cx + 22} 130C{cx + 28} 190 {cx + 38} 260 {cx + 42} 327Q{cx} 334 {cx - 42} 327C{cx - 38} 260 {cx - 28} 190 {cx - 22} 130Z", c["second"])
    # middle panel
    if look["robe"] in (0, 2):
        b += path(f"M{cx - 8} 160L{cx + 8} 160L{cx + 11} 306L{cx - 11} 306Z", c["accent"])
        for i in range(6):
            y = 172 + i * 24
            if abs(y - 216) < 12:
                continue
            b += flat(poly([(cx - 6, y), (cx, y - 8), (cx + 6, y), (cx, y + 8)]), GOLD_L if look["robe"] == 0 else WHITE)
    elif look["robe"] == 1:
        for yy in (240, 262, 284):
            for i in range(5):
                x = cx - 28 + i * 14 + (7 if yy == 262 else 0)
                if x > cx + 30:
                    continue
                b += flat(f"M{x} {yy - 6}Q{x + 5} {yy} {x} {yy + 6}Q{x - 5} {yy} {x} {yy - 6}Z", RED)
                b += line(f"M{x - 5} {yy}L{x + 5} {yy}", RED, 1.6)
    else:
        for sx in (-1, 1):
            for i in range(3):
                y = 240 + i * 22
                b += flat(f"M{cx} {y + 8}Q{cx + sx * 4} {y - 8} {cx + sx * 22} {y - 10}Q{cx + sx * 18} {y + 6} {cx} {y + 8}Z", GOLD_L)
        b += line(f"M{cx} 228L{cx} 300", GOLD_L, 2.2)
    b += band(BAND[suit], cx - 40.6, 306, 81.2, 16, c["accent"], GOLD_L if c["accent"] != GOLD else c["dark"], None, 13.5)
    # ermine edges of the cloak
    for sx in (-1, 1):
        s = curve([(cx + sx * 26, 138), (cx + sx * 34, 200), (cx + sx * 43, 262), (cx + sx * 48, 328)])
        b += path(ribbon(s, lambda t: 11 + 4 * t), WHITE)
        for i, (x, y, t) in enumerate(s):
            if i % 6 == 4:
                b += flat(f"M{n(x)} {n(y - 3.6)}Q{n(x + 2.6)} {n(y + 1)} {n(x)} {n(y + 3.8)}Q{n(x - 2.6)} {n(y + 1)} {n(x)} {n(y - 3.6)}Z", INK)
    # belt
    b += rect(cx - 31, 208, 62, 13, c["accent"], 2)
    b += rect(cx - 9, 205.5, 18, 18, GOLD, 3)
    b += rect(cx - 4.5, 210, 9, 9, c["second"], 1.5, w=1.5)
    o += g0(b)
    # arm at rest (left of the picture)
    a = limb((cx - 38, 150), (cx - 68, 196), (cx - 30, 216), 30, 20, c["pale"] if suit != "e" else TEAL, 6)
    o += g0(a) + cuff(cx - 30, 215, 62, c["accent"], 22, 9) + fist(cx - 18, 213, sk, 180, 1.0)
    # raised arm
    hx, hy = hand
    if low:
        a = limb((cx + 38, 152), (cx + 52, 212), (hx - 8, hy + 14), 32, 20, c["pale"] if suit != "e" else TEAL, 6)
        rot = -35
    else:
        a = limb((cx + 38, 150), (cx + 70, 196), (hx - 1, hy + 19), 32, 20, c["pale"], 8)
        rot = 4
    o += g0(a)
    if low:
        o += cuff(hx - 6, hy + 12, -38, c["accent"], 22, 9)
    else:
        o += cuff(hx, hy + 15, 6, c["accent"], 21, 9)
    # shoulder cape
    cape = ermine(f"M{cx - 52} 166C{cx - 50} 138 {cx - 26} 124 {cx} 124C{cx + 26} 124 {cx + 50} 138 {cx + 52} 166C{cx + 30} 184 {cx - 30} 184 {cx - 52} 166Z",
                  [(cx - 38, 156), (cx + 38, 156), (cx - 22, 168), (cx + 22, 168), (cx, 172)])
    o += g0(cape)
    o += head(cx, 84, 0.94, sk, look["hair"], look["back"], "part" if suit != "b" else "fringe", look["beard_style"], look["hair"],
              crown(look["crown"], look["gem"], GOLD if suit != "b" else GOLD_L))
    o += held(suit, hx, hy, sk)
    return o


def sota(suit):
    c = CLOTH[suit]
    v = {
        "o": dict(skin="b", hair=BROWN, back="bob", front="fringe", hat=("beret", RED, GOLD, WHITE), legs=(RED, GOLD_L), female=False),
        "c": dict(skin="c", hair=BROWN_D, back="braids", front="part", hat=("cap", RED, GOLD, TEAL_L), legs=("#F3DFC0", RED), female=True),
        "e": dict(skin="a", hair=TERRA, back="bob", front="side", hat=("helm", STEEL, TEAL, RED), legs=(NAVY, TEAL_L), female=False),
        "b": dict(skin="d", hair=INK, back="curls", front="side", hat=("wide", TAN, TERRA, GREEN_L), legs=(GREEN_D, TERRA), female=False),
    }[suit]
    sk = v["skin"]
    cx = 108
    hand = {"o": (178, 134), "c": (178, 132), "e": (178, 176), "b": (178, 174)}[suit]
    low = suit in "eb"
    o = ground(suit)
    b = ""
    # short cape behind
    b += path(f"M{cx - 26} 136C{cx - 50} 168 {cx - 56} 216 {cx - 52} 262L{cx + 50} 262C{cx + 54} 216 {cx + 48} 168 {cx + 26} 136Z", c["dark"])
    b += band(BAND[suit], cx - 51.6, 249, 102, 12, c["accent"], GOLD_L if c["accent"] != GOLD else c["dark"], None, 12)
    if suit == "c":      # long skirt
        for x, d in ((cx - 18, -1), (cx + 18, 1)):
            b += path(f"M{x - 12} 338Q{x - 12} 322 {x} 322Q{x + 12} 322 {x + 12 + d * 4} 338Z", c["dark"])
        b += path(f"M{cx - 26} 204L{cx + 26} 204C{cx + 44} 236 {cx + 56} 286 {cx + 58} 321Q{cx} 336 {cx - 58} 321C{cx - 56} 286 {cx - 44} 236 {cx - 26} 204Z", c["main"])
        for k in (-2, -1, 0, 1, 2):
            b += line(f"M{cx + k * 10} 216L{cx + k * 17} 268", c["dark"], 2)
        b += path(f"M{cx - 52.6} 280Q{cx} 293 {cx + 52.6} 280L{cx + 56} 300Q{cx} 314 {cx - 56} 300Z", c["second"])
        b += path(f"M{cx - 57.2} 308Q{cx} 322 {cx + 57.2} 308L{cx + 58} 321Q{cx} 336 {cx - 58} 321Z", c["accent"])
        for k in range(-3, 4):
            x, dy = cx + k * 15, 6.4 - k * k * .66
            for r in range(6):
                b += f'<path d="M0 0Q-2.6 -3.6 0 -7Q2.6 -3.6 0 0Z" transform="translate({n(x)} {n(290.4 + dy)}) rotate({r * 60})" fill="{RED}" stroke="none"/>'
            b += circ(x, 290.4 + dy, 1.6, GOLD, s="none")
            b += circ(x + (7.5 if k < 3 else 0), 315 + dy - (k + .5 if k < 3 else 0) * .66, 2.2, GOLD_L, s="none") if k < 3 else ""
    else:
        # legs
        b += leg((cx - 17, 232), (cx - 22, 286), (cx - 24, 326), 28, 15, v["legs"][0])
        b += leg((cx + 17, 232), (cx + 26, 280), (cx + 26, 326), 28, 15, v["legs"][1])
        for x, d in ((cx - 24, -1), (cx + 26, 1)):
            b += path(f"M{n(x - d * 9)} 320L{n(x + d * 8)} 320Q{n(x + d * 13)} 328 {n(x + d * 26)} 330Q{n(x + d * 26)} 338 {n(x + d * 14)} 338L{n(x - d * 9)} 338Z", c["dark"])
            b += rect(x - 10, 312, 20, 8.5, GOLD if suit != "o" else NAVY, 2.5)
        # skirt of the tunic
        b += path(f"M{cx - 26} 204L{cx + 26} 204C{cx + 34} 222 {cx + 40} 240 {cx + 44} 262Q{cx} 272 {cx - 44} 262C{cx - 40} 240 {cx - 34} 222 {cx - 26} 204Z", c["main"])
        for i in (-2, -1, 0, 1, 2):
            b += line(f"M{cx + i * 9} 214L{cx + i * 14} 247", c["dark"], 1.8)
        b += path(f"M{cx - 41.5} 249Q{cx} 258 {cx + 41.5} 249L{cx + 44} 262Q{cx} 272 {cx - 44} 262Z", c["second"])
        for i in range(-3, 4):
            x = cx + i * 11.5
            y = 260.5 - abs(i) * abs(i) * .62
            b += flat(poly([(x - 4, y), (x, y - 4.4), (x + 4, y), (x, y + 4.4)]), c["dark"] if suit != "o" else GOLD_L)
    # torso, halves in two colours
    b += path(f"M{cx} 128L{cx - 24} 132Q{cx - 40} 136 {cx - 42} 152L{cx - 26} 206L{cx} 208Z", c["main"])
    b += path(f"M{cx} 128L{cx + 24} 132Q{cx + 40} 136 {cx + 42} 152L{cx + 26} 206L{cx} 208Z", c["second"])
    if suit == "e":      # breastplate
        b += path(f"M{cx - 25} 140Q{cx} 152 {cx + 25} 140L{cx + 30} 172Q{cx + 25} 196 {cx} 203Q{cx - 25} 196 {cx - 30} 172Z", STEEL)
        b += flat(f"M{cx + 1} 149Q{cx + 15} 147.6 {cx + 23.8} 142L{cx + 28.6} 172Q{cx + 24} 194 {cx + 1} 201Z", STEEL_D)
        b += line(f"M{cx} 148L{cx} 202", TEAL_D, 1.8)
        for sx in (-1, 1):
            b += line(f"M{cx + sx * 7} 154L{cx + sx * 7} 192", TEAL, 1.5) + "".join(circ(cx + sx * 20, y, 2, GOLD, s="none") for y in (156, 172))
    else:
        for i in range(4):
            b += circ(cx, 156 + i * 13, 3, GOLD if suit != "b" else GOLD_L, w=1.5)
    b += rect(cx - 29, 200, 58, 11, c["accent"], 2.5)
    b += rect(cx - 7, 198, 14, 15, GOLD_L, 3)
    o += g0(b)
    # arm on the hip
    a = limb((cx - 36, 150), (cx - 82, 188), (cx - 34, 207), 25, 16, c["second"] if suit != "b" else c["pale"], 4)
    o += g0(a) + cuff(cx - 38, 205, 70, c["accent"], 19, 8) + fist(cx - 27, 207, sk, 180, .88)
    hx, hy = hand
    if low:
        a = limb((cx + 36, 150), (cx + 48, 208), (hx - 8, hy + 12), 25, 17, c["main"] if suit != "b" else c["pale"], 4)
        o += g0(a) + cuff(hx - 6, hy + 10, -40, c["accent"], 19, 8)
    else:
        a = limb((cx + 36, 150), (cx + 68, 196), (hx - 1, hy + 18), 25, 17, c["main"], 5)
        o += g0(a) + cuff(hx, hy + 14, 8, c["accent"], 19, 8)
    if suit == "b":      # woven poncho
        q = path(f"M{cx - 28} 130Q{cx - 50} 136 {cx - 56} 168L{cx} 232L{cx + 56} 168Q{cx + 50} 136 {cx + 28} 130Z", TERRA)
        side = bez((28, 130), (50, 136), (56, 168), 60)

        def edge(d):     # where the line d above the lower edge meets the side
            return min(side, key=lambda s: abs(232 - d - s[0] * 64 / 56 - s[1]))[:2]
        for d, h, col in ((8, 5, GOLD_L), (17, 7, GREEN_D), (28, 5, GOLD_L), (37, 7, RED_D)):
            (x1, y1), (x2, y2) = edge(d), edge(d + h)
            q += flat(f"M{n(cx - x1 + 1)} {n(y1)}L{cx} {232 - d}L{n(cx + x1 - 1)} {n(y1)}L{n(cx + x2 - 1)} {n(y2)}L{cx} {232 - d - h}L{n(cx - x2 + 1)} {n(y2)}Z", col)
        for k in range(9):
            s2 = k / 8
            for sx in (-1, 1):
                x, y = cx + sx * (56 - 56 * s2), 168 + 64 * s2
                q += line(f"M{n(x)} {n(y + 1)}L{n(x)} {n(y + 7)}", INK, 1.8)
        o += g0(q) + fist(cx - 31, 211, sk, 180, .88)
    # collar
    col = path(f"M{cx - 36} 144C{cx - 28} 126 {cx - 14} 122 {cx} 122C{cx + 14} 122 {cx + 28} 126 {cx + 36} 144Q{cx + 26} 152 {cx + 18} 145Q{cx + 10} 156 {cx} 147Q{cx - 10} 156 {cx - 18} 145Q{cx - 26} 152 {cx - 36} 144Z", WHITE)
    o += g0(col)
    o += head(cx, 88, 0.94, sk, v["hair"], v["back"], v["front"], None, None, hat(*v["hat"]), 0, v["female"])
    o += held(suit, hx, hy, sk)
    return o


def horse(coat, dark, mane, cloth, suit):
    """Walks to the left; body between x 70 and 190, ground at y 336."""
    o = ""
    # tail
    o += path("M182 205C203 203 212 222 208 242C206 254 209 260 205 270C199 267 196 260 195 252C191 256 188 255 187 250C191 238 190 226 180 216Z", mane)
    # far legs
    o += path("M96 236C80 236 64 240 50 248C45 251 45 257 48 262L53 286L49 296L47 306L63 306L65 296L66 284L63 266C76 272 92 272 104 262Z", dark)
    o += path("M49 296L47 306L63 306L65 296Z", INK)
    o += path("M160 236C160 256 150 266 150 284L144 318L140 328L156 328L160 318L166 286C176 272 184 260 182 240Z", dark)
    o += path("M143 319L139 330L157 330L159.6 319Z", INK)
    # body with near legs
    o += path("M66 138C58 144 47 162 37 176C31 185 33 196 41 198C48 199 52 193 57 188C63 184 70 186 76 180"
              "C77 194 72 204 70 216C67 232 70 246 80 256C86 264 88 276 88 290L86 316L82 326L100 326L103 316L104 290C106 278 108 270 114 264"
              "C128 268 146 266 154 256C159 268 166 276 168 288L166 316L162 326L180 326L183 316L184 286C184 276 196 266 196 248"
              "C198 226 190 202 168 200C150 199 130 204 114 198C108 178 96 152 80 142Z", coat)
    o += path("M85.6 317L81 330L101 330L103 317Z", INK)
    o += path("M165.6 317L161 330L181 330L183 317Z", INK)
    # belly shade
    o += flat("M82 252C96 262 112 258 128 259C142 259 150 254 156 247L157 255C146 265 128 267 113 263L106 271C104 262 90 262 82 252Z", dark, o=0.55)
    # mane
    o += path("M70 136C84 136 96 150 104 166C110 178 116 190 120 200L108 203C107 196 103 194 98 193C101 188 98 184 92 182C95 176 92 171 86 169C89 164 86 158 80 156C82 150 79 146 74 145Z", mane)
    o += path("M72 141L70 125L80 138Z", coat)
    o += path("M66 139C60 140 55 146 54 154C60 152 66 148 72 141Z", mane)
    # face
    o += circ(58.5, 160, 2.7, INK, s="none")
    o += line("M54 155Q58 152.6 62 155", INK, 1.7)
    o += circ(38.5, 186, 1.7, INK, s="none")
    o += line("M38.6 193.6Q45 194 50 189.6", INK, 1.4)
    # bridle and rein
    o += line("M44 168L54 186M72 148C74 160 74 170 70 182M50 178L73 166", cloth["accent"] if cloth["accent"] != GOLD else RED_D, 3)
    o += circ(51.5, 180, 3, GOLD, w=1.4)
    # breast strap
    o += line("M72 206C82 222 98 226 114 218", INK, 8.4) + line("M72.6 207C83 222 98 225 113 218", cloth["main"], 4.4)
    for x, y in ((80, 215.6), (91, 221.4), (103, 221.6)):
        o += circ(x, y, 2.7, GOLD_L, w=1.2)
    # saddle cloth
    o += path("M108 196C122 204 146 203 162 197L171 242Q140 254 106 244Z", cloth["main"])
    o += path("M107 233Q138 243 169 231L171 243Q140 255 106 245Z", cloth["second"])
    for i in range(6):
        x = 112.4 + i * 10.6
        y = 240.4 + 3.2 * math.sin(math.pi * (i + .5) / 6)
        o += flat(poly([(x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)]), cloth["dark"])
    return o


def caballo(suit):
    c = CLOTH[suit]
    v = {
        "o": dict(skin="d", hair=INK, back="short", front="part", beard="goatee", hat=("band", RED, GOLD_L, GOLD), coat=(WHITE, "#D8CFC4", GREY)),
        "c": dict(skin="b", hair=BROWN_D, back="bob", front="side", beard="mous", hat=("wide", RED, GOLD, WHITE), coat=("#B8743F", "#8C5228", BROWN_D)),
        "e": dict(skin="c", hair=INK, back="bob", front="part", beard=None, hat=("helm", STEEL, GOLD, RED), coat=("#8C94A3", "#666E7F", INK)),
        "b": dict(skin="a", hair=BROWN, back="bob", front="fringe", beard="goatee", hat=("cap", GREEN_D, TERRA, GOLD_L), coat=("#E0B266", "#B98A42", "#F6E7C2")),
    }[suit]
    sk = v["skin"]
    cx = 124
    hand = {"o": (187, 128), "c": (187, 126), "e": (184, 158), "b": (182, 158)}[suit]
    o = ground(suit, 24, 180, 328)
    o += at(-8, 0, horse(*v["coat"], c, suit))
    b = ""
    # cape behind the rider
    b += path(f"M{cx - 18} 132C{cx - 30} 150 {cx - 24} 186 {cx - 22} 204L{cx + 46} 212C{cx + 50} 190 {cx + 40} 150 {cx + 20} 132Z", c["dark"])
    # leg and boot
    b += limb((cx + 4, 204), (cx - 24, 214), (cx - 18, 246), 28, 20, c["second"], 2)
    b += path(f"M{cx - 30} 240L{cx - 7} 238L{cx - 8} 264Q{cx - 10} 276 {cx - 22} 276L{cx - 42} 276Q{cx - 42} 268 {cx - 30} 264Z", BROWN_D)
    b += path(f"M{cx - 32} 236L{cx - 5} 234L{cx - 5} 243L{cx - 32} 245Z", c["accent"])
    b += line(f"M{cx - 40} 280L{cx - 12} 280", GOLD, 3.4) + line(f"M{cx - 12} 280L{cx - 6} 262", GOLD, 2.4)
    # torso
    b += path(f"M{cx - 20} 130Q{cx - 34} 134 {cx - 33} 150L{cx - 22} 196L{cx + 24} 198L{cx + 33} 150Q{cx + 34} 134 {cx + 20} 130Z", c["main"])
    b += path(f"M{cx - 9} 128L{cx + 9} 128L{cx + 9} 194L{cx - 9} 193Z", c["second"])
    for i in range(3):
        y = 152 + i * 14
        b += flat(poly([(cx - 6, y), (cx, y - 5.4), (cx + 6, y), (cx, y + 5.4)]), c["dark"])
    # skirt
    b += path(f"M{cx - 24} 190L{cx + 26} 192C{cx + 34} 202 {cx + 38} 214 {cx + 36} 224Q{cx + 14} 222 {cx + 4} 214Q{cx - 12} 222 {cx - 34} 216C{cx - 32} 206 {cx - 30} 198 {cx - 24} 190Z", c["main"])
    b += path(f"M{cx - 25} 188L{cx + 27} 190L{cx + 27} 199L{cx - 27} 197Z", c["accent"])
    o += g0(b)
    # rein hand
    rein = c["accent"] if c["accent"] != GOLD else RED_D
    o += g0(line(f"M44 181Q66 204 {cx - 44} 182", rein, 3))
    a = limb((cx - 28, 146), (cx - 54, 164), (cx - 43, 180), 22, 15, c["pale"] if suit != "e" else TEAL, 3)
    o += g0(a) + cuff(cx - 44, 176, 10, c["accent"], 17, 7) + fist(cx - 42, 184, sk, 0, .82)
    # raised arm
    hx, hy = hand
    if suit in "eb":
        a = limb((cx + 28, 146), (cx + 40, 192), (hx - 6, hy + 12), 23, 16, c["pale"] if suit != "e" else TEAL, 4)
        o += g0(a) + cuff(hx - 4, hy + 9, -34, c["accent"], 18, 7.5)
    else:
        a = limb((cx + 28, 146), (cx + 56, 186), (hx - 1, hy + 15), 23, 16, c["pale"], 4)
        o += g0(a) + cuff(hx, hy + 11, 6, c["accent"], 18, 7.5)
    o += g0(path(f"M{cx - 27} 142C{cx - 20} 126 {cx - 10} 122 {cx} 122C{cx + 10} 122 {cx + 20} 126 {cx + 27} 142Q{cx} 156 {cx - 27} 142Z", WHITE))
    o += head(cx - 2, 92, 0.82, sk, v["hair"], v["back"], v["front"], v["beard"], v["hair"], hat(*v["hat"]), -2)
    o += held(suit, hx, hy, sk, True)
    return o


# ------------------------------------------------------------------ Spanish pip cards
def sprig(x, y, s=1.0, rot=0, col=GREEN, flower=RED):
    """A little flowering branch, the ornament of the aces."""
    o = line("M0 0Q12 -6 26 -4", GREEN_D, 2)
    for px, py, r in ((6, -2, -50), (12, -4, 40), (17, -4, -45)):
        o += f'<path d="M0 0Q5 -7 13 0Q5 7 0 0Z" transform="translate({px} {py}) rotate({r})" fill="{col}"/>'
    o += circ(29, -4, 5.2, flower) + circ(29, -4, 1.9, GOLD_L, s="none")
    return at(x, y, o, s, rot)


def mirror4(content):
    """Content drawn in the upper right quarter, mirrored to the left."""
    return content + f'<g transform="translate({W} 0) scale(-1 1)">{content}</g>'


def ace_spanish(suit):
    if suit == "o":
        R = 66
        o = circ(0, 0, R, GOLD)
        o += circ(0, 0, R - 5, NAVY, w=1.6)
        for i in range(24):
            a = math.radians(i * 15)
            o += circ((R - 11.4) * math.cos(a), (R - 11.4) * math.sin(a), 3.2, GOLD_L, s="none")
        o += circ(0, 0, R - 18, GOLD_L, w=1.6)
        rays = ""
        for i in range(16):
            if i % 2 == 0:
                rays += f'<path d="M-8 -24L0 -47L8 -24Z" transform="rotate({n(i * 22.5)})" fill="{RED}"/>'
            else:
                rays += f'<path d="M-4 -24C-8 -32 3 -36 -1 -45C7 -38 0 -33 5 -24Z" transform="rotate({n(i * 22.5)})" fill="{GOLD_D}"/>'
        o += rays + circ(0, 0, 29, GOLD) + sun_face(29)
        art = at(120, 186, o)
        orn = sprig(126, 92, 1.25, -8) + sprig(126, 84, 1.0, -62, GREEN_L)
        orn += at(120, 94, circ(0, 0, 7, RED) + circ(0, 0, 2.6, GOLD_L, s="none"))
        top = mirror4(orn)
        return art + turned(top)
    if suit == "c":
        o = path("M-60 112C-58 92 -34 86 -20 74C-14 68 -12 58 -12 48L12 48C12 58 14 68 20 74C34 86 58 92 60 112Q60 118 54 118L-54 118Q-60 118 -60 112Z", GOLD)
        o += flat("M10 49C10 60 12 70 18 75C32 87 54 93 57 111Q57 115.6 53 115.6L30 115.6C30 96 10 88 6 70L6 49Z", GOLD_D, o=0.5)
        o += band("rom", -52, 98, 104, 11, RED, GOLD_L, RED, 13)
        o += ell(0, 54, 24, 11, RED) + ell(0, 54, 24, 3.4, GOLD_L, w=1.5)
        o += path("M-70 -70L70 -70C74 -8 46 36 0 42C-46 36 -74 -8 -70 -70Z", RED)
        o += flat("M26 -69L68.8 -69C72.6 -10 46 33 6 40.4C34 10 36 -30 26 -69Z", RED_D, o=0.55)
        o += path("M-69 -48C-66 -36 -56 -32 -46 -40C-40 -22 -26 -22 -23 -38C-18 -16 18 -16 23 -38C26 -22 40 -22 46 -40C56 -32 66 -36 69 -48L70 -70L-70 -70Z", GOLD)
        o += path("M-76 -86L76 -86Q79 -78 74 -68L-74 -68Q-79 -78 -76 -86Z", GOLD_L)
        for i in range(9):
            x = -60 + i * 15
            o += circ(x, -77, 3.6, RED if i % 2 == 0 else TEAL, w=1.3)
        # flower on the bowl
        for i in range(8):
            o += f'<path d="M0 0Q-7 -10 0 -19Q7 -10 0 0Z" transform="translate(0 6) rotate({i * 45})" fill="{GOLD_L if i % 2 == 0 else GOLD}"/>'
        o += circ(0, 6, 5.4, RED)
        # handles
        h = ""
        for sx in (-1, 1):
            s = curve([(sx * 68, -54), (sx * 88, -50), (sx * 86, -20), (sx * 62, 2)])
            h += path(ribbon(s, lambda t: 9), GOLD)
        return at(120, 202, h + o, 0.86) + mirror4(sprig(126, 86, 1.3, -24) + sprig(125, 80, 1.0, -70, GREEN_L)) + at(120, 88, circ(0, 0, 7, GOLD) + circ(0, 0, 2.6, RED, s="none"))
    if suit == "e":
        o = at(120, 186, sword(300.0, 2.35))
        rb = ""
        # ribbon winding round the blade
        back1 = path("M-10 -56C-34 -60 -48 -44 -44 -28L-30 -24C-32 -36 -22 -44 -4 -40Z", RED_D)
        rb += path("M-44 -30C-46 -8 44 -14 46 14L46 34C38 10 -50 14 -44 -30Z", RED)
        rb += path("M46 16C44 34 14 42 -4 40L-4 56C20 58 50 50 46 16Z", RED_D)
        rb += path("M12 38C-16 40 -52 46 -58 74L-42 70L-34 82C-30 62 -12 56 12 56Z", RED)
        front = at(120, 150, rb)
        back2 = path("M-10 -40L8 -42C26 -46 44 -58 48 -80L34 -74L26 -86C22 -66 4 -56 -14 -56Z", RED)
        bk = at(120, 150, back2 + back1)
        o2 = bk + o + front
        orn = sprig(134, 330, 1.05, -6, GREEN, RED)
        return o2 + mirror4(orn)
    o = at(120, 188, big_baton())
    return o


def big_baton():
    o = ""
    # leaves behind
    def leaf(x, y, rot, s=1.0, c=GREEN_L):
        return at(x, y, path("M0 0C8 -16 30 -18 46 -4C32 10 10 12 0 0Z", c) + line("M6 -1Q22 -5 38 -4", GREEN_D, 1.4), s, rot)
    for x, y, r, s, c in ((28, -70, -38, 1.15, GREEN_L), (-26, -42, -152, 1.1, GREEN_L), (24, -14, -18, 1.2, GREEN_L), (-20, 38, -160, 1.1, GREEN_L),
                          (18, 62, -24, 1.0, GREEN_L), (-26, -44, 160, .9, GREEN), (24, -8, 26, .9, GREEN)):
        o += leaf(x, y, r, s, c)
    for x, y, c in ((60, -62, RED), (-56, 2, RED), (58, 56, RED)):
        ln = {60: "M26 -46Q44 -46 58 -60", -56: "M-22 12Q-40 14 -54 4", 58: "M18 74Q40 74 57 58"}[x]
        o += line(ln, GREEN_D, 2.4)
        for i in range(5):
            o += f'<path d="M0 0C-7 -6 -5 -13 0 -13C5 -13 7 -6 0 0Z" transform="translate({x} {y}) rotate({i * 72})" fill="{c}"/>'
        o += circ(x, y, 3.4, GOLD_L, w=1.3)
    d = ("M-34 -128C-40 -106 -26 -94 -36 -78C-44 -66 -40 -52 -28 -48C-22 -40 -26 -26 -24 -14C-22 0 -32 6 -32 18C-32 30 -22 32 -20 42C-18 64 -18 100 -16 126"
         "Q0 138 16 126L18 88C28 82 30 68 21 60C20 42 20 30 24 22C36 18 36 2 26 -6C24 -22 26 -34 32 -44C44 -52 44 -70 34 -78C32 -98 38 -112 34 -128Z")
    o += path(d, GREEN)
    o += flat("M10 -122C16 -80 4 -40 6 0C8 40 2 90 4 132Q11 130 14.6 125L16.6 87C26 81 27.6 69 19.4 61C18.4 42 18.6 30 23 21C33.6 17 33.6 3 24.4 -5C22.4 -22 24.6 -34 31 -45C41.6 -53 41.6 -69 32.4 -77C30.4 -98 36 -110 32.6 -122Z", GREEN_D, o=0.55)
    for kx, ky, r, a in ((-36, -62, 10, 6), (36.6, -61, 10.6, -4), (-29.4, 20, 9, 3), (28, 8, 9, -6), (20, 73, 7.6, -4)):
        o += at(kx, ky, ell(0, 0, r * .55, r, TAN) + ell(0, 0, r * .24, r * .5, "none", s=BROWN, w=1.3), 1, a)
    for kx, ky, r in ((4, -66, 6.4), (-6, -20, 5), (2, 34, 6), (-6, 92, 4.6), (-10, -100, 5)):
        o += ell(kx, ky, r, r * 1.2, GREEN_D, w=1.4) + ell(kx, ky, r * .5, r * .62, GREEN_L, s="none")
    o += line("M-22 -104C-24 -94 -18 -88 -22 -78M-12 46C-10 56 -12 66 -11 80M-16 -36C-14 -26 -16 -10 -15 0M-12 104L-11 118M-2 -54C-4 -44 -2 -38 -3 -32M-4 4C-3 12 -5 18 -4 22", GREEN_L, 2)
    o += line("M22 -104C20 -96 22 -90 19 -84M14 -36C13 -28 15 -20 14 -14M12 34C11 42 12 50 11 56M9 98L8 116", GREEN_D, 1.8)
    o += ell(0, -128, 34, 12.5, TAN)
    o += ell(0, -128, 22, 7.4, "none", s=BROWN, w=1.5) + ell(0, -128, 10, 3, "none", s=BROWN, w=1.5)
    return o


def spanish_layout(suit, r):
    """List of x, y, scale, rotation."""
    if suit in "oc":
        if suit == "o":
            size = {2: 46, 3: 42, 4: 31, 5: 29, 6: 28, 7: 26}[r]
        else:
            size = {2: 1.9, 3: 1.45, 4: 1.24, 5: 1.16, 6: 1.14, 7: 0.92}[r]
        L, R = (85, 155) if suit == "o" else ((86, 154) if r < 7 else (77, 163))
        pos = {
            2: [(120, 102), (120, 270)],
            3: [(120, 78), (120, 186), (120, 294)] if suit == "o" else [(120, 98), (82, 262), (158, 262)],
            4: [(L, 112), (R, 112), (L, 260), (R, 260)],
            5: [(L, 96), (R, 96), (120, 186), (L, 276), (R, 276)],
            6: [(L, 86), (R, 86), (L, 186), (R, 186), (L, 286), (R, 286)],
            7: [(L, 84), (R, 84), (120, 135), (L, 186), (R, 186), (L, 288), (R, 288)],
        }[r]
        return [(x, y, size, 0) for x, y in pos]
    u, dn = 0, 180 if suit == "e" else 0
    if r == 2:
        return [(120, 106, 1.45, u), (120, 266, 1.45, dn)]
    if r == 3:
        return [(120, 106, 1.4, u), (78, 266, 1.4, dn), (162, 266, 1.4, dn)]
    if r == 4:
        return [(x, y, 1.4, t) for y, t in ((106, u), (266, dn)) for x in (80, 160)]
    if r == 5:
        return [(x, y, 1.3, t) for y, t in ((104, u), (268, dn)) for x in (74, 166)] + [(120, 186, 1.3, u)]
    if r == 6:
        return [(x, y, 1.3, t) for y, t in ((106, u), (266, dn)) for x in (72, 120, 168)]
    return ([(x, y, 0.96, t) for y, t in ((80, u), (292, dn)) for x in (76, 120, 164)] + [(120, 186, 0.96, u)])


def spanish_pips(suit, r):
    if r == 1:
        return ace_spanish(suit)
    o = ""
    for x, y, s, rot in spanish_layout(suit, r):
        if suit == "o":
            o += at(x, y, coin(s, r <= 3))
        elif suit == "c":
            o += at(x, y, cup(), s)
        elif suit == "e":
            o += at(x, y, sword(100.0 * s, 0.62 + .38 * s), 1, rot)
        else:
            o += at(x, y, baton(100.0 * s, 0.5 + .45 * s), 1, rot)
    return o


S_NAMES = {"o": "oros", "c": "copas", "e": "espadas", "b": "bastos"}
R_NAMES = {"S": "sota", "C": "caballo", "R": "rey", "1": "as"}
R_NUM = {"S": "10", "C": "11", "R": "12"}
GAPS = {"o": 0, "c": 1, "e": 2, "b": 3}


def spanish_index(suit, rank):
    t = R_NUM.get(rank, rank)
    col = SUIT_INK[suit]
    return glyphs(t, 26, 13, 42, col, 18.0, 37) + at(26, 74, mini(suit))


def spanish_card(suit, rank):
    art = {"S": sota, "C": caballo, "R": rey}.get(rank)
    body = card_base() + frame(SUIT_INK[suit], GAPS[suit])
    body += art(suit) if art else spanish_pips(suit, int(rank))
    body += turned(spanish_index(suit, rank))
    return svg(body, title=f"{R_NAMES.get(rank, rank)} de {S_NAMES[suit]}")


# ------------------------------------------------------------------ French suits
FRENCH2 = {"s": INK, "h": "#C22D2B", "d": "#C22D2B", "c": INK}
FRENCH4 = {"s": INK, "h": "#C22D2B", "d": "#1F5FAE", "c": "#2B7A38"}
PIP = {
    "h": "M0 20C-7 10 -21 2 -21 -9.5C-21 -16.5 -16 -21 -10.6 -21C-5.4 -21 -1.6 -17.6 0 -12.6C1.6 -17.6 5.4 -21 10.6 -21C16 -21 21 -16.5 21 -9.5C21 2 7 10 0 20Z",
    "d": "M0 -23C4.4 -13 10.6 -5.6 18 0C10.6 5.6 4.4 13 0 23C-4.4 13 -10.6 5.6 -18 0C-10.6 -5.6 -4.4 -13 0 -23Z",
    "s": "M0 -23C4.4 -12.6 20 -4 20 7.6C20 14.6 15 18.4 9.8 18.4C6.6 18.4 3.6 16.8 2 13.8C2.4 17.8 4.4 20.4 8 22.4L-8 22.4C-4.4 20.4 -2.4 17.8 -2 13.8C-3.6 16.8 -6.6 18.4 -9.8 18.4C-15 18.4 -20 14.6 -20 7.6C-20 -4 -4.4 -12.6 0 -23Z",
    "c": "M0 -22.4A10 10 0 0 1 7 -5.2A10 10 0 1 1 2.4 10.4C2.8 16.4 4.6 20 8 22.4L-8 22.4C-4.6 20 -2.8 16.4 -2.4 10.4A10 10 0 1 1 -7 -5.2A10 10 0 0 1 0 -22.4Z",
}
INLAY = {   # engraved line inside the larger pips
    "h": "M-13.6 -10.4Q-12.4 -15.6 -8.4 -15.4M0 11.4C-5 5 -12 0 -13.6 -5.6",
    "d": "M0 -13.4Q-3.4 -5.6 -9.6 0Q-5.6 3.4 -3.4 7",
    "s": "M0 -14C-3 -7.6 -12.6 -2 -13 6Q-12.6 10.8 -9 11.4",
    "c": "M-4.4 -14.6Q-3.4 -17.8 0 -18M-15.4 4.4Q-15.2 -.2 -11.4 -.6",
}


def pip(suit, x, y, s, color, rot=0, inlay=True):
    o = flat(PIP[suit], color)
    if inlay:
        o += line(INLAY[suit], WHITE, 1.5, o=0.55)
    return at(x, y, o, s, rot)


def french_index(suit, rank, col):
    t = "10" if rank == "T" else rank
    o = glyphs(t, 26, 13, 42, col, 18.0, 37)
    return o + pip(suit, 26, 73.5, 0.62, col, inlay=False)


def french_pips(suit, r, col):
    L, M, R = 82, 120, 158
    rows = {2: [], 3: [], 4: [66, 306], 5: [66, 306], 6: [66, 186, 306], 7: [66, 186, 306], 8: [66, 186, 306],
            9: [66, 146, 226, 306], 10: [66, 146, 226, 306]}[r]
    mid = {2: [66, 306], 3: [66, 186, 306], 4: [], 5: [186], 6: [], 7: [126], 8: [126, 246], 9: [186], 10: [106, 266]}[r]
    pts = [(x, y) for y in rows for x in (L, R)] + [(M, y) for y in mid]
    return "".join(pip(suit, x, y, 0.98, col, 180 if y > 186 else 0) for x, y in pts)


def french_ace(suit, col):
    o = pip(suit, 120, 186, 3.3, col, inlay=False)
    w = WHITE
    f = ""
    if suit == "h":
        f += line("M0 46C-16 22 -46 4 -46 -28C-46 -42 -36 -50 -26 -48M0 46C16 22 46 4 46 -28C46 -42 36 -50 26 -48", w, 1.8)
        c = (0, -8)
    elif suit == "d":
        f += line("M0 -52C9 -28 20 -14 40 0C20 14 9 28 0 52C-9 28 -20 14 -40 0C-20 -14 -9 -28 0 -52Z", w, 1.8)
        c = (0, 0)
    elif suit == "s":
        f += line("M0 -54C12 -28 50 -8 50 24C50 40 40 46 30 46M0 -54C-12 -28 -50 -8 -50 24C-50 40 -40 46 -30 46", w, 1.8)
        c = (0, 8)
    else:
        f += line("M-21 -32A24 24 0 0 1 21 -32M-50 26A24 24 0 0 1 -48 -2M50 26A24 24 0 0 0 48 -2", w, 1.8)
        c = (0, 2)
    fl = ""
    for i in range(8):
        fl += f'<path d="M0 -4Q-6 -12 0 -23Q6 -12 0 -4Z" transform="rotate({i * 45})" fill="{GOLD_L if i % 2 == 0 else w}" stroke="none"/>'
    fl += circ(0, 0, 5, GOLD, s="none")
    f += f'<g transform="translate({c[0]} {c[1]})">{fl}</g>'
    o += at(120, 186, f)
    orn = sprig(127, 88, 1.15, -10, GREEN, RED) + sprig(126, 82, .9, -62, GREEN_L, GOLD)
    orn = mirror4(orn) + at(120, 90, circ(0, 0, 6.4, GOLD) + circ(0, 0, 2.4, RED, s="none"))
    return o + turned(orn)


# ------------------------------------------------------------------ French courts
FC = {
    "s": dict(main=NAVY, dark="#182A4A", second="#C9D7E0", accent=GOLD, pale=TEAL, em="e"),
    "h": dict(main=RED, dark=RED_D, second="#F3DFC0", accent=TEAL, pale=RED_L, em="c"),
    "d": dict(main=TEAL, dark=TEAL_D, second=GOLD, accent=RED, pale=TEAL_L, em="o"),
    "c": dict(main=GREEN, dark=GREEN_D, second=TERRA, accent=GOLD, pale=GREEN_L, em="b"),
}


def faja(c):
    """The woven belt that joins the two halves of a court card; unchanged by half a turn."""
    x, w = 15.6, 208.8
    o = rect(x, 171, w, 30, c["main"])
    o += rect(x, 176, w, 20, c["dark"], w=1.4)
    k = 13
    st = w / k
    for i in range(k):
        cx = x + (i + .5) * st
        if i % 2 == 0:
            o += flat(f"M{n(cx)} 178L{n(cx + 2.6)} 178L{n(cx + 2.6)} 181L{n(cx + 5)} 181L{n(cx + 5)} 184L{n(cx + 7.4)} 184L{n(cx + 7.4)} 188L{n(cx + 5)} 188L{n(cx + 5)} 191L{n(cx + 2.6)} 191L{n(cx + 2.6)} 194"
                      f"L{n(cx - 2.6)} 194L{n(cx - 2.6)} 191L{n(cx - 5)} 191L{n(cx - 5)} 188L{n(cx - 7.4)} 188L{n(cx - 7.4)} 184L{n(cx - 5)} 184L{n(cx - 5)} 181L{n(cx - 2.6)} 181L{n(cx - 2.6)} 178Z", GOLD_L)
            o += flat(poly([(cx - 3.4, 186), (cx, 182.6), (cx + 3.4, 186), (cx, 189.4)]), c["accent"] if c["accent"] != GOLD else RED)
        else:
            o += flat(poly([(cx - 5.4, 186), (cx, 179), (cx + 5.4, 186), (cx, 193)]), c["pale"])
    return at(0, 0, o)


def flower(x, y, r, c1, c2, petals=8):
    o = ""
    for i in range(petals):
        o += f'<path d="M0 0C{n(-r * .5)} {n(-r * .4)} {n(-r * .4)} {n(-r)} 0 {n(-r)}C{n(r * .4)} {n(-r)} {n(r * .5)} {n(-r * .4)} 0 0Z" transform="rotate({n(i * 360 / petals)})" fill="{c1}"/>'
    return at(x, y, o + circ(0, 0, r * .34, c2))


def court_attribute(rank, suit, sk, c):
    """Held at the left of the picture, hand near 74,148."""
    x, y = 73, 148
    if rank == "K":
        em = c["em"]
        if em == "e":
            return at(x, 92, sword(136.0, 1.15)) + fist(x, y - 4, sk, 0, .92)
        if em == "c":
            return at(x - 1, 130, cup(), .93) + fist(x - 2, y - 4, sk, 0, .92)
        if em == "o":
            return at(x - 3, 122, coin(25, True)) + palm(x - 3, y + 2, sk, 4, .98)
        return at(x, 104, baton(132.0, 1.1, False)) + fist(x, y - 4, sk, 0, .92)
    if rank == "Q":
        if suit == "s":
            o = ""
            for i in range(7):
                a0, a1 = math.radians(-168 + i * 22), math.radians(-168 + (i + 1) * 22)
                R = 40
                o += path(f"M0 0L{n(R * math.cos(a0))} {n(R * math.sin(a0))}Q{n(R * 1.13 * math.cos((a0 + a1) / 2))} {n(R * 1.13 * math.sin((a0 + a1) / 2))} {n(R * math.cos(a1))} {n(R * math.sin(a1))}Z", RED if i % 2 == 0 else PLUM)
                am = (a0 + a1) / 2
                o += circ(30 * math.cos(am), 30 * math.sin(am), 2.6, GOLD_L, s="none")
            return at(x - 4, y - 2, o, 1, -6) + fist(x - 4, y, sk, 0, .86)
        col = {"h": (RED, GOLD_L), "d": (GOLD, RED), "c": (WHITE, GOLD)}[suit]
        o = at(0, 0, line(f"M{x} {y + 20}Q{x - 4} {y - 12} {x - 3} 114", GREEN_D, 4.4) + line(f"M{x} {y + 20}Q{x - 4} {y - 12} {x - 3} 114", GREEN, 1.6))
        for px, py, r in ((x - 2, 138, -165), (x - 2, 135, -15)):
            o += at(px, py, path("M0 0Q8 -10 20 0Q8 10 0 0Z", GREEN_L), 1, r)
        return o + flower(x - 2, 112, 18, *col, 10 if suit == "d" else (6 if suit == "c" else 8)) + (flower(x - 2, 112, 10.5, RED_L, GOLD_L, 6) if suit == "h" else "") + fist(x - 1, y + 1, sk, 0, .86)
    # jacks: a staff with something on it
    o = line(f"M{x} 34L{x} 178", INK, 7.4) + line(f"M{x} 34L{x} 178", TAN if suit != "s" else BROWN, 3.4)
    if suit == "s":
        o += path(f"M{x} 24L{x - 4} 44L{x} 60L{x + 4} 44Z", STEEL)
        o += path(f"M{x + 3} 56C{x + 14} 52 {x + 20} 56 {x + 20} 72C{x + 20} 86 {x + 14} 90 {x + 3} 84Z", STEEL) + flat(f"M{x + 12} 55.6C{x + 18} 58 {x + 18.8} 62 {x + 18.8} 72C{x + 18.8} 82 {x + 17} 86 {x + 12} 86.4Q{x + 16} 70 {x + 12} 55.6Z", STEEL_D)
        o += path(f"M{x - 3} 64L{x - 13} 70L{x - 3} 76Z", STEEL)
    elif suit == "h":
        o = path(f"M{x} 168C{x - 2} 140 {x - 14} 120 {x - 12} 92C{x - 10} 70 {x + 2} 52 {x + 8} 40C{x + 18} 64 {x + 16} 104 {x + 6} 124C{x + 2} 138 {x + 4} 150 {x + 4} 168Z", WHITE)
        o += flat(f"M{x + 8} 46C{x + 16} 68 {x + 14} 100 {x + 5} 122L{x + 1} 122C{x - 2} 96 {x + 4} 66 {x + 8} 46Z", c["pale"]) + line(f"M{x + 2} 164C{x} 130 {x - 2} 90 {x + 7} 48", INK, 1.6)
        o += line(f"M{x - 11} 96L{x - 3} 106M{x - 8} 78L{x - 1} 88M{x + 14} 84L{x + 3} 96M{x + 12} 102L{x + 2} 112", INK, 1.2)
    elif suit == "d":
        o += path(f"M{x} 22L{x - 5} 40L{x + 5} 40Z", STEEL)
        o += path(f"M{x + 2} 44L{x + 30} 50L{x + 20} 60L{x + 30} 70L{x + 2} 76Z", RED) + circ(x + 11, 60, 5, GOLD_L, w=1.3)
    else:
        for py, r in ((52, -30), (72, -150), (92, -30), (112, -150)):
            o += f'<path d="M0 0Q8 -10 20 0Q8 10 0 0Z" transform="translate({x} {py}) rotate({r}) scale({0.86 if r < -100 else 1})" fill="{GREEN_L}"/>'
        o += f'<path d="M0 0Q8 -10 20 0Q8 10 0 0Z" transform="translate({x} 42) rotate(-90)" fill="{GREEN_L}"/>'
    return at(0, 0, o) + fist(x, y, sk, 0, .92)


COURT = {
    "Ks": dict(skin="c", hair=BROWN_D, back="bob", beard="fork", crown=("five", TEAL)),
    "Kh": dict(skin="a", hair=GREY, back="bob", beard="full", crown=("arch", RED)),
    "Kd": dict(skin="d", hair=INK, back="curls", beard="curly", crown=("sun", RED)),
    "Kc": dict(skin="b", hair=TERRA, back="bob", beard="full", crown=("leaf", GREEN)),
    "Qs": dict(skin="b", hair=INK, back="buns", crown=None),
    "Qh": dict(skin="d", hair=INK, back="curls", crown=("fleur", RED)),
    "Qd": dict(skin="c", hair=BROWN_D, back="braids", crown=("sun", TEAL)),
    "Qc": dict(skin="a", hair=TERRA, back="long", crown=("leaf", GREEN)),
    "Js": dict(skin="a", hair=BROWN, back="bob", front="fringe", hat=("helm", STEEL, GOLD, RED), beard="mous"),
    "Jh": dict(skin="c", hair=INK, back="bob", front="fringe", hat=("beret", RED, GOLD, None)),
    "Jd": dict(skin="b", hair=BROWN_D, back="bob", front="side", hat=("cap", TEAL, GOLD, RED_L), beard="goatee"),
    "Jc": dict(skin="d", hair=INK, back="curls", front="side", hat=("wide", TAN, GREEN_D, TERRA)),
}


def court_half(rank, suit):
    c = FC[suit]
    v = COURT[rank + suit]
    sk = v["skin"]
    skin = SKIN[sk]
    cx = 124
    b = ""
    if rank == "K":
        b += path(f"M{cx - 28} 124C{cx - 66} 130 {cx - 84} 152 {cx - 88} 180L{cx + 88} 180C{cx + 84} 152 {cx + 66} 130 {cx + 28} 124Z", c["main"])
        b += path(f"M{cx - 20} 130L{cx + 20} 130L{cx + 30} 180L{cx - 30} 180Z", c["second"])
        for sx in (-1, 1):
            b += path(f"M{cx + sx * 20} 134L{cx + sx * 31} 134L{cx + sx * 44} 180L{cx + sx * 30} 180Z", c["accent"])
            b += "".join(circ(cx + sx * (30 + i * 4.6), 152 + i * 15, 2.5, WHITE, w=1.1) for i in range(2))
        b += flat(poly([(cx - 7, 163), (cx, 155), (cx + 7, 163), (cx, 171)]), c["main"])
    elif rank == "Q":
        b += path(f"M{cx - 24} 124C{cx - 60} 130 {cx - 78} 150 {cx - 82} 180L{cx + 82} 180C{cx + 78} 150 {cx + 60} 130 {cx + 24} 124Z", c["main"])
        veil = ""
        if suit == "s":        # high comb and lace mantilla
            veil = path("M-30 -30C-46 -10 -52 26 -64 62L-54 72L-44 66L-36 78L-24 72L24 72L36 78L44 66L54 72L64 62C52 26 46 -10 30 -30C22 -56 -22 -56 -30 -30Z", PLUM)
            for px, py in ((-37, 10), (37, 10), (-42, 30), (42, 30), (-48, 50), (48, 50), (-34, 52), (34, 52)):
                veil += circ(px, py, 2.6, "#C79BB4", s="none")
            veil += path("M-22 -30C-30 -46 -26 -60 0 -62C26 -60 30 -46 22 -30Z", GOLD)
            for i in range(5):
                veil += circ(-15 + i * 7.5, -47 - (2 - abs(i - 2)) * 2.6, 2.8, RED, w=1.1)
        b += at(cx, 83, veil + hair_back(v["back"], v["hair"]), .95)
        b += path(f"M{cx - 9.5} 112Q{cx - 10} 122 {cx - 26} 125L{cx - 30} 142Q{cx} 158 {cx + 30} 142L{cx + 26} 125Q{cx + 10} 122 {cx + 9.5} 112Z", skin)
        b += path(f"M{cx - 30} 138Q{cx} 164 {cx + 30} 138L{cx + 34} 150Q{cx + 30} 168 {cx + 28} 180L{cx - 28} 180Q{cx - 30} 168 {cx - 34} 150Z", c["second"])
        b += path(f"M{cx - 31} 136Q{cx} 160 {cx + 31} 136L{cx + 34} 145Q{cx} 171 {cx - 34} 145Z", c["accent"])
        for i in range(-2, 3):
            b += circ(cx + i * 11.4, 155.4 - i * i * 2.3, 2.5, WHITE if c["accent"] != GOLD else RED, w=1.1)
    else:
        b += path(f"M{cx} 122L{cx - 26} 126C{cx - 58} 132 {cx - 72} 152 {cx - 76} 180L{cx} 180Z", c["main"])
        b += path(f"M{cx} 122L{cx + 26} 126C{cx + 58} 132 {cx + 72} 152 {cx + 76} 180L{cx} 180Z", c["second"])
        for i in range(3):
            b += circ(cx, 150 + i * 10, 2.6, GOLD_L, w=1.2)
        for sx, col in ((-1, c["pale"]), (1, c["dark"])):
            b += line(f"M{cx + sx * 14} 150L{cx + sx * 18} 172M{cx + sx * 28} 146L{cx + sx * 36} 172", col, 2.2)
    o = g0(b)
    sl = {"K": c["pale"] if suit != "d" else TEAL_L, "Q": c["pale"], "J": c["main"]}[rank]
    sr = {"K": c["pale"] if suit != "d" else TEAL_L, "Q": c["pale"], "J": c["second"]}[rank]
    # arm of the free hand, across the breast
    o += g0(limb((cx + 54, 146), (cx + 78, 184), (cx + 40, 168), 32, 19, sr, 2))
    o += cuff(cx + 36, 167, 78, c["accent"] if rank != "J" else WHITE, 22, 8.5) + fist(cx + 25, 165, sk, 0, .88)
    # arm of the holding hand, rising from the belt
    o += g0(limb((52, 184), (44, 172), (66, 162), 34, 20, sl))
    o += cuff(69, 160, 22, c["accent"] if rank != "J" else WHITE, 22, 8.5)
    # collar
    if rank == "K":
        o += g0(ermine(f"M{cx - 50} 152C{cx - 46} 132 {cx - 24} 120 {cx} 120C{cx + 24} 120 {cx + 46} 132 {cx + 50} 152C{cx + 28} 164 {cx - 28} 164 {cx - 50} 152Z",
                       [(cx - 36, 146), (cx + 36, 146), (cx - 20, 154), (cx + 20, 154)]))
        head_o = head(cx, 83, .95, sk, v["hair"], v["back"], "part" if v["back"] != "curls" else "fringe", v["beard"], v["hair"], crown(v["crown"][0], v["crown"][1], GOLD if suit != "c" else GOLD_L))
    elif rank == "Q":
        hd = head(cx, 83, .95, sk, v["hair"], v["back"], "part", None, None,
                  crown(v["crown"][0], v["crown"][1], GOLD if suit != "c" else GOLD_L) if v["crown"] else "", 0, True, apart=True)
        neck = ""
        for i in range(-3, 4):
            neck += circ(cx + i * 5.4, 127.6 - i * i * .9, 2.9, GOLD_L if i else RED, w=1.2)
        ears = "".join(circ(cx + sx * 26.4, 95, 3.4, GOLD, w=1.3) for sx in (-1, 1))
        head_o = hd + g0(neck + ears)
        if suit == "s":
            head_o += flower(cx + 21, 60, 9.5, RED, GOLD_L, 6)
        if suit == "h":
            head_o += flower(cx - 24, 70, 8.5, WHITE, GOLD, 6)
    else:
        o += g0(path(f"M{cx - 38} 140C{cx - 30} 122 {cx - 14} 118 {cx} 118C{cx + 14} 118 {cx + 30} 122 {cx + 38} 140Q{cx + 28} 148 {cx + 19} 141Q{cx + 10} 152 {cx} 143Q{cx - 10} 152 {cx - 19} 141Q{cx - 28} 148 {cx - 38} 140Z", WHITE))
        head_o = head(cx, 85, .95, sk, v["hair"], v["back"], v["front"], v.get("beard"), v["hair"], hat(*v["hat"]))
    return o + head_o + court_attribute(rank, suit, sk, c)


def french_court(rank, suit, col):
    half = court_half(rank, suit) + pip(suit, 196, 46, .98, col)
    return turned(half) + faja(FC[suit])


def joker():
    c = dict(main=PLUM, dark="#44203A", second=GOLD, accent=TEAL, pale=TEAL_L)
    cx = 120
    b = path(f"M{cx} 122L{cx - 26} 126C{cx - 58} 132 {cx - 72} 152 {cx - 76} 180L{cx} 180Z", RED)
    b += path(f"M{cx} 122L{cx + 26} 126C{cx + 58} 132 {cx + 72} 152 {cx + 76} 180L{cx} 180Z", TEAL)
    for i, (x, y) in enumerate(((-28, 154), (-46, 166), (28, 154), (46, 166), (-14, 168), (14, 168))):
        b += flat(poly([(cx + x - 7, y), (cx + x, y - 9), (cx + x + 7, y), (cx + x, y + 9)]), GOLD if x < 0 else GOLD_L)
    o = g0(b)

    def maraca(x, y, rot, col):
        m = path("M-3.4 8L3.4 8L3 44L-3 44Z", TAN) + ell(0, -10, 17, 21, col)
        m += path("M-16.4 -14Q0 -6 16.4 -14L17 -6Q0 3 -17 -6Z", GOLD_L) + "".join(circ(px, -6.6 - abs(px) * .22 * -1 - abs(px) * .4, 1.8, RED_D, s="none") for px in (-10, 0, 10))
        return at(x, y, m, 1, rot)
    for sx, sc, mc in ((-1, RED, TEAL), (1, TEAL, RED)):
        o += g0(limb((cx + sx * 66, 184), (cx + sx * 76, 170), (cx + sx * 56, 160), 32, 19, sc))
        o += maraca(cx + sx * 59, 127, sx * 14, mc)
        o += cuff(cx + sx * 55, 164, -sx * 16, WHITE, 22, 8.5) + fist(cx + sx * 54, 153, "c", 0, .9)
    col = ""
    for i, (x, y, f) in enumerate(((-46, 146, TEAL), (-26, 154, GOLD), (0, 158, RED), (26, 154, GOLD), (46, 146, RED))):
        col += path(f"M{cx + x * .45 - 12:.1f} 120L{cx + x * .45 + 12:.1f} 120L{cx + x} {y}Z", f) + circ(cx + x, y, 3.6, GOLD_L, w=1.3)
    o += g0(col)
    h = path("M-27 -16C-36 -40 -56 -40 -62 -18C-66 -48 -40 -62 -14 -52L0 -30Z", RED) + path("M27 -16C36 -40 56 -40 62 -18C66 -48 40 -62 14 -52L0 -30Z", TEAL)
    h += path("M-18 -26C-18 -46 -8 -56 0 -66C8 -56 18 -46 18 -26Z", GOLD)
    h += path("M-30 -12C-14 -20 14 -20 30 -12L29 -24C14 -31 -14 -31 -29 -24Z", PLUM)
    for x in (-18, -6, 6, 18):
        h += circ(x, -21.6 + abs(x) * .12, 2.5, GOLD_L, w=1.1)
    for x, y in ((-62, -14), (62, -14), (0, -66)):
        h += circ(x, y, 5, GOLD_L) + line(f"M{x - 3} {y + 1}L{x + 3} {y + 1}", INK, 1.3)
    o += head(cx, 92, .92, "c", INK, "bob", "fringe", None, None, h)
    fc = dict(main=RED, dark=PLUM, accent=TEAL, pale=TEAL_L)
    body = card_base() + frame(PLUM) + turned(o) + faja(fc)
    st = at(26, 33, path(star(0, 0, 5, 17.5, 7.6), PLUM, s=PLUM)) + at(26, 69, path(star(0, 0, 8, 11, 5), GOLD, w=1.8) + circ(0, 0, 2.6, RED, s="none"))
    return svg(body + turned(st), title="joker")


F_NAMES = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


def french_card(suit, rank, colors):
    col = colors[suit]
    body = card_base() + frame(col)
    if rank in "JQK":
        body += french_court(rank, suit, col)
    elif rank == "A":
        body += french_ace(suit, col)
    else:
        body += french_pips(suit, 10 if rank == "T" else int(rank), col)
    body += turned(french_index(suit, rank, col))
    return svg(body, title=f"{rank.replace('T', '10')} of {F_NAMES[suit]}")


# ------------------------------------------------------------------ large index variants
LARGE_S = {"o": "#7A4600", "c": "#A3121C", "e": "#0B4A66", "b": "#175219"}
LARGE_F = {"s": "#111018", "h": "#B80F17", "d": "#B80F17", "c": "#111018"}


def large_base(col):
    return rect(0.6, 0.6, W - 1.2, H - 1.2, "#FFFFFF", 13, s="#8F8672", w=1.2) + rect(7, 7, W - 14, H - 14, "none", 8, s=col, w=3)


def spanish_large(suit, rank):
    col = LARGE_S[suit]
    t = R_NUM.get(rank, rank)
    body = large_base(col) + glyphs(t, 24, 26, 138, col, 18.0, None, 6.0, "l")
    if rank in R_NUM:
        body += glyphs(rank, 203, 26, 52, col, 18.0)
    big = {"o": lambda: at(104, 268, coin(78), 1, lw=3), "c": lambda: at(100, 268, cup(), 2.4, lw=3),
           "e": lambda: at(112, 274, sword(216.0, 2.9), 1, 52, lw=3), "b": lambda: at(114, 270, baton(204.0, 2.6), 1, 52, lw=3)}[suit]()
    return svg(body + big, title=f"{R_NAMES.get(rank, rank)} de {S_NAMES[suit]}")


def french_large(suit, rank):
    if rank == "joker":
        body = large_base(PLUM) + at(74, 100, path(star(0, 0, 5, 62, 26), PLUM)) + at(104, 268, path(star(0, 0, 8, 78, 38), GOLD, w=3) + circ(0, 0, 18, RED, w=3))
        return svg(body, title="joker")
    col = LARGE_F[suit]
    t = "10" if rank == "T" else rank
    body = large_base(col) + glyphs(t, 24, 26, 138, col, 18.0, None, 6.0, "l") + pip(suit, 102, 270, 3.6, col, inlay=False)
    return svg(body, title=f"{t} of {F_NAMES[suit]}")


# ------------------------------------------------------------------ backs
def back_base(fill, line_c):
    return card_base() + rect(11, 11, W - 22, H - 22, fill, 7, s=line_c, w=2.2)


def tiles(defs_id, x0, y0, tw, th, cols, rows, alt=None):
    o = ""
    for j in range(rows):
        for i in range(cols):
            ref = defs_id if alt is None or (i + j) % 2 == 0 else alt
            o += f'<use xlink:href="#{ref}" transform="translate({n(x0 + (i + .5) * tw)} {n(y0 + (j + .5) * th)})"/>'
    return o


def back_azulejo():
    tw, th = 42.0, 42.75
    a, b = tw / 2, th / 2
    t = f'<rect x="{n(-a)}" y="{n(-b)}" width="{n(tw)}" height="{n(th)}" fill="#FBF8EF"/>'
    q = ""
    for sx in (-1, 1):
        for sy in (-1, 1):
            def cq(r, f):
                return f'<path d="M{n(sx * a)} {n(sy * b)}L{n(sx * (a - r))} {n(sy * b)}Q{n(sx * (a - r * .98))} {n(sy * (b - r * .98))} {n(sx * a)} {n(sy * (b - r))}Z" fill="{f}"/>'
            q += cq(15.5, "#2A5FA5") + cq(11.5, "#FBF8EF") + cq(9, GOLD) + cq(4.6, "#1E3F78")
    t += q
    for i in range(4):
        t += f'<path d="M0 -3C-8 -8 -8 -15 0 -20C8 -15 8 -8 0 -3Z" transform="rotate({i * 90})" fill="#2A5FA5"/>'
        t += f'<path d="M0 -6C-3 -9 -3 -13 0 -16C3 -13 3 -9 0 -6Z" transform="rotate({i * 90})" fill="#9CC3E6"/>'
        t += f'<path d="M0 -3Q-4 -8 0 -12.6Q4 -8 0 -3Z" transform="rotate({i * 90 + 45})" fill="{TEAL}"/>'
    t += f'<circle r="4.2" fill="{GOLD}"/><circle r="1.8" fill="#1E3F78"/>'
    t += f'<path d="M{n(-a)} {n(-b)}L{n(a)} {n(-b)}M{n(-a)} {n(-b)}L{n(-a)} {n(b)}" stroke="#C9D6E2" stroke-width="0.8" fill="none"/>'
    x0, y0 = (W - 5 * tw) / 2, (H - 8 * th) / 2
    body = back_base("#1E3F78", "#1E3F78")
    body += tiles("t", x0, y0, tw, th, 5, 8)
    body += f'<rect x="{n(x0)}" y="{n(y0)}" width="{n(5 * tw)}" height="{n(8 * th)}" fill="none" stroke="#1E3F78" stroke-width="2.2"/>'
    return svg(body, f'<g id="t">{t}</g>', "azulejo")


def stepped(cx, cy, u, k, fill):
    """A stepped diamond of k steps, step size u."""
    # quarter: from the top to the right
    right = []
    x, y = u / 2, -(k - .5) * u
    right.append((x, y))
    for i in range(k - 1):
        y += u
        right.append((x, y))
        x += u
        right.append((x, y))
    down = [(px, -py) for px, py in right[::-1]]
    half = right + down
    full = half + [(-px, py) for px, py in half[::-1]]
    return f'<path d="{poly([(cx + px, cy + py) for px, py in full])}" fill="{fill}"/>'


def back_andes():
    x0, x1, w = 13, 227, 214.0
    mag, ora, cre, dk = "#A8284E", "#DE7B2D", "#F7E6C1", "#3A1C33"
    body = back_base(dk, dk)

    def stripe(y, h, c):
        return f'<rect x="{x0}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{c}"/>'

    def row(cy, cnt, u, k, cols, off=0):
        st = w / cnt
        o = ""
        for i in range(cnt):
            cx = x0 + (i + .5) * st
            for r, c in enumerate(cols):
                kk = k - r
                if kk > 0:
                    o += stepped(cx, cy, u, kk, c)
        return o
    # middle: one large row
    mid = stripe(148, 76, mag) + row(186, 3, 7.1, 5, [cre, TEAL_D, ora, GOLD_L, mag])
    for i in range(4):
        cx = x0 + i * w / 3
        if 0 < i < 3:
            mid += stepped(cx, 160, 4.4, 2, GOLD_L) + stepped(cx, 212, 4.4, 2, GOLD_L)
    up = stripe(141, 7, GOLD) + stripe(138, 3, dk)
    up += stripe(112, 26, TEAL_D)
    cnt = 9
    st = w / cnt
    for i in range(cnt):
        a = x0 + i * st
        u = st / 8
        up += f'<path d="M{n(a)} 135l0 -5l{n(u)} 0l0 -5l{n(u)} 0l0 -5l{n(u)} 0l0 -5l{n(u * 2)} 0l0 5l{n(u)} 0l0 5l{n(u)} 0l0 5l{n(u)} 0l0 5Z" fill="{TEAL_L if i % 2 else cre}"/>'
        up += f'<rect x="{n(a + u * 3)}" y="125" width="{n(u * 2)}" height="10" fill="{TEAL_D}"/>'
    up += stripe(109, 3, dk) + stripe(102, 7, ora)
    up += stripe(99, 3, dk) + stripe(54, 45, mag)
    up += row(76.5, 6, 4.0, 5, [cre, mag, GOLD, TEAL_D])
    up += stripe(51, 3, dk) + stripe(44, 7, GOLD) + stripe(41, 3, dk) + stripe(13, 28, ora)
    for i in range(12):
        cx = x0 + (i + .5) * w / 12
        up += stepped(cx, 27, 4.0, 3, mag if i % 2 == 0 else TEAL_D) + stepped(cx, 27, 4.0, 1, GOLD_L)
    return svg(body + mid + turned(up) + f'<rect x="12" y="12" width="216" height="348" rx="6" fill="none" stroke="{dk}" stroke-width="3"/>', title="andes")


def back_papel():
    bg = "#2B1B4A"
    cols = ["#E0457B", "#F0A52E", "#2FA39A", "#7B4FB0", "#E2603A", "#3E7FC9"]
    body = back_base(bg, bg)
    bw, bh = 62.0, 54.0

    def banner(x, y, c, kind):
        o = f'<path d="M{n(x)} {n(y)}L{n(x + bw)} {n(y)}L{n(x + bw)} {n(y + 40)}'
        k = 5
        st = bw / k
        for i in range(k):
            xa = x + bw - i * st
            o += f"Q{n(xa - st * .1)} {n(y + 52)} {n(xa - st / 2)} {n(y + 51)}Q{n(xa - st * .9)} {n(y + 52)} {n(xa - st)} {n(y + 40)}"
        o += f'Z" fill="{c}"/>'
        cx, cy = x + bw / 2, y + 22
        for i in range(k):
            o += f'<circle cx="{n(x + (i + .5) * st)}" cy="{n(y + 44)}" r="2.4" fill="{bg}"/>'
        for i in range(9):
            xx = x + 5 + i * (bw - 10) / 8
            o += f'<path d="M{n(xx)} {n(y + 3)}l2 2.6l-2 2.6l-2 -2.6Z" fill="{bg}"/>'
        if kind == 0:     # sun
            for i in range(12):
                o += f'<path d="M0 -7.6L2 -8.6L0 -14L-2 -8.6Z" transform="translate({n(cx)} {n(cy + 2)}) rotate({i * 30})" fill="{bg}"/>'
            o += f'<circle cx="{n(cx)}" cy="{n(cy + 2)}" r="5.6" fill="{bg}"/><circle cx="{n(cx)}" cy="{n(cy + 2)}" r="2.4" fill="{c}"/>'
        elif kind == 1:   # flower
            for i in range(8):
                o += f'<path d="M0 -3C-4.4 -7 -3.6 -13 0 -14C3.6 -13 4.4 -7 0 -3Z" transform="translate({n(cx)} {n(cy + 2)}) rotate({i * 45})" fill="{bg}"/>'
        else:             # two birds' worth of leaves round a rhomb
            o += f'<path d="M{n(cx)} {n(cy - 11)}l7 13l-7 13l-7 -13Z" fill="{bg}"/><path d="M{n(cx)} {n(cy - 3)}l3 5l-3 5l-3 -5Z" fill="{c}"/>'
        for sx in (-1, 1):
            for k2, (dx, dy, r) in enumerate(((17, 0, 62), (24, 3, 20), (17, 6, 118), (24, -6, 40))):
                o += f'<path d="M0 0Q3.4 -4 0 -9Q-3.4 -4 0 0Z" transform="translate({n(cx + sx * dx)} {n(cy + dy)}) rotate({n(sx * r)})" fill="{bg}"/>'
        return o
    up = ""
    for j in range(3):
        y = 19 + j * 54.5
        for i in range(3):
            x = 20 + i * 69
            up += banner(x, y, cols[(i + j * 2) % 6], (i + j) % 3)
        up += f'<path d="M12 {n(y - .4)}L228 {n(y - .4)}" stroke="#F7E6C1" stroke-width="1.8" fill="none"/>'
    mid = ""
    for i in range(11):
        mid += f'<path d="M{n(22 + i * 19.6)} 181l4.4 5l-4.4 5l-4.4 -5Z" fill="{"#F0A52E" if i % 2 == 0 else "#E0457B"}"/>'
    return svg(body + turned(up) + mid + f'<rect x="12" y="12" width="216" height="348" rx="6" fill="none" stroke="#F0A52E" stroke-width="2"/>', title="papel-picado")


def back_mate():
    bg, l1, l2, l3 = "#17402D", "#3F8A4C", "#7FB65A", "#C5DB8C"
    body = back_base(bg, bg)
    leaf = ('<path d="M0 20C-3 16 -11.4 9 -12 -1C-12 -11 -5 -18 0 -23C5 -18 12 -11 12 -1C11.4 9 3 16 0 20Z" fill="{0}"/>'
            '<path d="M0 25L0 -16M0 9L-5.4 3M0 9L5.4 3M0 1L-6 -5M0 1L6 -5M0 -6L-4 -10.4M0 -6L4 -10.4" fill="none" stroke="{1}" stroke-width="1.2" stroke-linecap="round"/>')
    defs = f'<g id="a">{leaf.format(l1, l3)}</g><g id="b">{leaf.format(l2, bg)}</g>'
    pts = ""
    cols, rows = 5, 8
    sx, sy = 42.0, 42.6
    for j in range(-0, rows):
        for i in range(cols):
            x = 120 + (i - 2) * sx
            y = 186 + (j - 3.5) * sy
            rot = 45 if (i + j) % 2 == 0 else -45
            # half a turn maps the pattern onto itself
            if j >= 4:
                i2, j2 = 4 - i, 7 - j
                rot = (45 if (i2 + j2) % 2 == 0 else -45) + 180
            ref = "a" if rot % 180 == 45 else "b"
            if (70 < x < 170 and 100 < y < 272) or (i == 2 and j in (1, 6)):
                continue
            pts += f'<use xlink:href="#{ref}" transform="translate({n(x)} {n(y)}) rotate({rot})"/>'
    for j in range(rows - 1):
        for i in range(cols - 1):
            pts += f'<circle cx="{n(120 + (i - 1.5) * sx)}" cy="{n(186 + (j - 3) * sy)}" r="2.6" fill="{RED if j % 2 == 0 else l3}"/>'
    med = f'<path d="M120 74C176 74 188 130 188 186C188 242 176 298 120 298C64 298 52 242 52 186C52 130 64 74 120 74Z" fill="#F4EBD0" stroke="{bg}" stroke-width="6"/>'
    med += f'<path d="M120 82C168 82 180 134 180 186C180 238 168 290 120 290C72 290 60 238 60 186C60 134 72 82 120 82Z" fill="none" stroke="{l1}" stroke-width="1.6"/>'
    g = path("M40 -52L10 8", "none", s=INK, w=6) + path("M40 -52L10 8", "none", s=GOLD_L, w=2.4)
    g += path("M34 -56L47 -50L45 -46L32 -52Z", GOLD_L)
    g += path("M-15 -14C-17 -4 -32 4 -33 22C-33 36 -18 44 0 44C18 44 33 36 33 22C32 4 17 -4 15 -14Z", BROWN)
    g += flat("M7 -13C8 -2 20 6 20 22C20 32 14 39 4 42.8C20 42.4 31.8 34.6 31.8 22C31 5 15.8 -3 14 -13Z", BROWN_D, o=0.7)
    g += path("M-20 -24L20 -24L17 -12L-17 -12Z", STEEL) + line("M-15 -18L15 -18", STEEL_D, 1.8)
    g += path("M-18 -24Q-10 -32 0 -30Q10 -32 18 -24Z", l2, w=1.8)
    for k in range(6):
        g += f'<path d="M0 0Q-4.4 -6 0 -12.4Q4.4 -6 0 0Z" transform="translate(0 22) rotate({k * 60})" fill="{GOLD_L if k % 2 == 0 else RED_L}" stroke-width="1.3"/>'
    g += circ(0, 22, 3, GOLD, w=1.3) + line("M-27 22L-17 22M17 22L27 22", GOLD_L, 2)
    half = at(112, 136, g, .92)
    return svg(body + pts + med + turned(half) + f'<path d="M70 186L170 186" stroke="{l1}" stroke-width="1.6"/>'
               + at(120, 186, path("M-11 0L0 -11L11 0L0 11Z", RED) + circ(0, 0, 3, GOLD_L, s="none")) + f'<rect x="12" y="12" width="216" height="348" rx="6" fill="none" stroke="{l2}" stroke-width="2"/>', defs, "mate")


def write(folder, name, text):
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, name + ".svg"), "w", encoding="utf-8", newline="\n") as f:
        f.write(text)


def main():
    out = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    for s in "oceb":
        for r in "1234567SCR":
            write(os.path.join(out, "spanish"), r + s, spanish_card(s, r))
            write(os.path.join(out, "spanish-large"), r + s, spanish_large(s, r))
    for s in "shdc":
        for r in "A23456789TJQK":
            write(os.path.join(out, "french"), r + s, french_card(s, r, FRENCH2))
            write(os.path.join(out, "french4"), r + s, french_card(s, r, FRENCH4))
            write(os.path.join(out, "french-large"), r + s, french_large(s, r))
    for folder in ("french", "french4"):
        write(os.path.join(out, folder), "joker", joker())
    write(os.path.join(out, "french-large"), "joker", french_large("", "joker"))
    for name, fn in (("azulejo", back_azulejo), ("andes", back_andes), ("papel-picado", back_papel), ("mate", back_mate)):
        write(os.path.join(out, "backs"), name, fn())


if __name__ == "__main__":
    main()
