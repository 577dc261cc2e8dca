/** Plays the sounds of verdicts. Browsers allow them only after a key press or tap. Source: docs/stations.md. */
import { signal } from "@preact/signals-react";
import type { Tone } from "../../../../../machines/workshop/verdict.ts";

/** One beep. `at` and `to` are in seconds, and `gain` is a share of the volume from 0 to 1. */
interface Beep {
  readonly at: number;
  readonly to: number;
  readonly hz: number;
  readonly gain?: number;
}

interface Pattern {
  readonly wave: OscillatorType;
  readonly beeps: readonly Beep[];
}

/** Two rising beeps mean good, falling ones undone, low and rough ones refused; three beeps mean complete. */
export const PATTERNS: Readonly<Record<Tone, Pattern>> = {
  good: { wave: "triangle", beeps: [{ at: 0, to: 0.11, hz: 880 }, { at: 0.13, to: 0.28, hz: 1320 }] },
  back: { wave: "triangle", beeps: [{ at: 0, to: 0.11, hz: 880 }, { at: 0.13, to: 0.32, hz: 587 }] },
  complete: {
    wave: "triangle",
    beeps: [{ at: 0, to: 0.13, hz: 784 }, { at: 0.16, to: 0.29, hz: 1047 }, { at: 0.32, to: 0.7, hz: 1568 }],
  },
  kept: { wave: "sine", beeps: [{ at: 0, to: 0.3, hz: 523, gain: 0.5 }] },
  tick: { wave: "sine", beeps: [{ at: 0, to: 0.04, hz: 1800, gain: 0.4 }] },
  refused: { wave: "sawtooth", beeps: [{ at: 0, to: 0.22, hz: 155 }, { at: 0.3, to: 0.6, hz: 155 }] },
};

export interface Loudness {
  /** Volume from 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
}

const STORED_AS = "station.sound";
const DEFAULT: Loudness = { volume: 0.8, isMuted: false };

function stored(): Loudness {
  try {
    const { volume, isMuted } = JSON.parse(localStorage.getItem(STORED_AS) ?? "{}");
    return {
      volume: typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : DEFAULT.volume,
      isMuted: isMuted === true,
    };
  } catch {
    return DEFAULT;
  }
}

export const loudness = signal<Loudness>(stored());

export function setLoudness(change: Partial<Loudness>): void {
  loudness.value = { ...loudness.peek(), ...change };
  try {
    localStorage.setItem(STORED_AS, JSON.stringify(loudness.peek()));
  } catch {
    // Without storage the setting is lost when the window closes.
  }
}

let context: AudioContext | null = null;

/** Unlocks sound with the first key or tap; returns a function that stops listening. */
export function unlockSound(): () => void {
  const unlock = () => {
    if (!("AudioContext" in globalThis)) return;
    context ??= new AudioContext();
    void context.resume().catch(() => {});
  };
  addEventListener("keydown", unlock, { capture: true });
  addEventListener("pointerdown", unlock, { capture: true });
  return () => {
    removeEventListener("keydown", unlock, { capture: true });
    removeEventListener("pointerdown", unlock, { capture: true });
  };
}

/** Duration of fading a beep in and out, in seconds; without it each edge is heard as a click. */
const EDGE_S = 0.008;

export function play(tone: Tone): void {
  const { volume, isMuted } = loudness.peek();
  if (isMuted || volume === 0 || context?.state !== "running") return;
  const { wave, beeps } = PATTERNS[tone];
  const now = context.currentTime;
  for (const { at, to, hz, gain = 1 } of beeps) {
    const source = context.createOscillator();
    const level = context.createGain();
    source.type = wave;
    source.frequency.value = hz;
    level.gain.setValueAtTime(0, now + at);
    level.gain.linearRampToValueAtTime(volume * gain, now + at + EDGE_S);
    level.gain.setValueAtTime(volume * gain, now + to - EDGE_S);
    level.gain.linearRampToValueAtTime(0, now + to);
    source.connect(level).connect(context.destination);
    source.start(now + at);
    source.stop(now + to);
  }
}
