#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes every sound of Sobremesa (standard library only).

usage: make.py [OUTPUT_FOLDER]      (default: the folder of this file)
       make.py --check              (compares the files beside this one with what it would make)

Original work of the Sobremesa project: every sound is reckoned here from noise, damped tones and a plucked
string; nothing is recorded, sampled or imported. The noise has fixed seeds, so that the same files come out
every time.
"""
import io
import math
import os
import random
import struct
import sys
import wave

RATE = 22050
FADE_IN, FADE_OUT = 0.002, 0.012  # seconds


# ------------------------------------------------------------------ what sounds are made of
def silence(seconds):
    return [0.0] * round(seconds * RATE)


def noise(seconds, seed):
    source = random.Random(seed)
    return [2 * source.random() - 1 for _ in range(round(seconds * RATE))]


def band(sound, low, high, narrow=0.7):
    """Keeps what lies around a frequency that glides from low to high."""
    out, slow, fast = [], 0.0, 0.0
    for i, value in enumerate(sound):
        frequency = low + (high - low) * i / len(sound)
        tuning = 2 * math.sin(math.pi * frequency / RATE)
        slow += tuning * fast
        fast += tuning * (value - slow - narrow * fast)
        out.append(fast)
    return out


def swell(sound, rise, fall):
    """Comes in `rise` seconds, then falls to a third in every `fall` seconds."""
    out = []
    for i, value in enumerate(sound):
        time = i / RATE
        level = time / rise if time < rise else math.exp(-(time - rise) / fall)
        out.append(value * level)
    return out


def tone(seconds, frequency, fall, bend=0.0):
    """A damped tone that sinks by a part of its frequency while it fades."""
    out, phase = [], 0.0
    for i in range(round(seconds * RATE)):
        level = math.exp(-i / RATE / fall)
        out.append(level * math.sin(phase))
        phase += 2 * math.pi * frequency * (1 - bend + bend * level) / RATE
    return out


def string(seconds, frequency):
    """A string of gut, plucked at a fifth of its length: its higher tones are weaker and fade sooner."""
    out = silence(seconds)
    for part in range(1, 11):
        level = math.sin(math.pi * part / 5) / part ** 1.4
        lay(out, tone(seconds, part * frequency, 0.55 / part ** 0.8), 0.0, level)
    return out


def lay(ground, sound, start, level=1.0):
    """Adds a sound to another one that is long enough."""
    first = round(start * RATE)
    for i, value in enumerate(sound[:len(ground) - first]):
        ground[first + i] += level * value
    return ground


# ------------------------------------------------------------------ the sounds
def deal():
    """A card slides off the pack."""
    return swell(band(noise(0.11, 1), 1500, 2600), 0.018, 0.022)


def card():
    """A card comes down on cloth."""
    sound = swell(band(noise(0.16, 2), 1900, 900), 0.002, 0.016)
    lay(sound, tone(0.15, 190, 0.03, 0.4), 0.002, 0.8)
    return lay(sound, swell(band(noise(0.12, 3), 420, 300), 0.003, 0.03), 0.0, 0.9)


def take():
    """Cards are swept together and drawn in."""
    sound = silence(0.36)
    lay(sound, swell(band(noise(0.3, 4), 900, 2600), 0.12, 0.07), 0.0)
    for time, seed in ((0.05, 5), (0.11, 6), (0.16, 7)):
        lay(sound, swell(band(noise(0.04, seed), 2600, 1800), 0.002, 0.008), time, 0.8)
    return lay(sound, tone(0.1, 130, 0.025, 0.3), 0.24, 0.35)


def shuffle():
    """Two halves of a pack fall into each other, then are pushed together."""
    sound, time, source = silence(0.74), 0.02, random.Random(8)
    while time < 0.5:
        level = 0.45 + 0.4 * source.random()
        lay(sound, swell(band(noise(0.02, source.random()), 2000 + 1500 * source.random(), 1400), 0.001, 0.004),
            time, level)
        time += 0.011 + 0.009 * source.random()
    return lay(sound, swell(band(noise(0.2, 9), 1200, 2400), 0.09, 0.03), 0.52, 0.7)


def knock():
    """Knuckles on the wood of the table."""
    sound = silence(0.22)
    for frequency, fall, level in ((236, 0.04, 1.0), (437, 0.03, 0.6), (808, 0.016, 0.35), (1480, 0.008, 0.2)):
        lay(sound, tone(0.2, frequency, fall, 0.06), 0.002, level)
    return lay(sound, swell(band(noise(0.02, 10), 1500, 800), 0.001, 0.004), 0.0, 0.5)


def beans():
    """A few dry beans fall into their dish."""
    sound, source = silence(0.36), random.Random(11)
    for time, level in ((0.004, 1.0), (0.07, 0.8), (0.118, 0.6), (0.19, 0.45), (0.222, 0.3)):
        pitch = 1500 + 700 * source.random()
        lay(sound, tone(0.06, pitch, 0.006), time, level)
        lay(sound, tone(0.08, 1.83 * pitch, 0.004), time, 0.5 * level)
        lay(sound, tone(0.1, 420 + 80 * source.random(), 0.012), time, 0.4 * level)
    return sound


def win():
    """A chord on a guitar, string by string."""
    sound = silence(1.7)
    for i, frequency in enumerate((146.83, 220.0, 293.66, 369.99, 440.0)):  # D major
        lay(sound, string(1.65 - 0.11 * i, frequency), 0.11 * i, 1.0 - 0.06 * i)
    return [value * min(1.0, 2.6 * (1 - i / len(sound))) for i, value in enumerate(sound)]


# What each is called, and how loud its loudest moment is; 1 would be all there is.
SOUNDS = {
    "deal": (deal, 0.30),
    "lay": (card, 0.55),
    "take": (take, 0.40),
    "shuffle": (shuffle, 0.35),
    "knock": (knock, 0.60),
    "beans": (beans, 0.40),
    "win": (win, 0.50),
}


# ------------------------------------------------------------------ files
def levelled(sound, loudest):
    """As loud as wanted, without a click at either end."""
    most = max(abs(value) for value in sound)
    rise, fall, last = round(FADE_IN * RATE), round(FADE_OUT * RATE), len(sound) - 1
    return [value / most * loudest * min(1.0, i / rise, (last - i) / fall) for i, value in enumerate(sound)]


def file_of(name):
    make, loudest = SOUNDS[name]
    samples = [round(32767 * value) for value in levelled(make(), loudest)]
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    return out.getvalue()


def is_same(path, made):
    try:
        with open(path, "rb") as file:
            return file.read() == made
    except OSError:
        return False


def check(folder):
    """0: the files in the folder are those that would be made, and there are no others."""
    wrong = [name for name in SOUNDS if not is_same(os.path.join(folder, f"{name}.wav"), file_of(name))]
    foreign = sorted(set(file for file in os.listdir(folder) if file.endswith(".wav"))
                     - set(f"{name}.wav" for name in SOUNDS))
    for name in wrong:
        print(f"{name}.wav: not what make.py makes")
    for file in foreign:
        print(f"{file}: nothing makes it")
    return 1 if wrong or foreign else 0


def main(arguments):
    here = os.path.dirname(os.path.abspath(__file__))
    if arguments == ["--check"]:
        return check(here)
    folder = arguments[0] if arguments else here
    os.makedirs(folder, exist_ok=True)
    for name in SOUNDS:
        with open(os.path.join(folder, f"{name}.wav"), "wb") as file:
            file.write(file_of(name))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
