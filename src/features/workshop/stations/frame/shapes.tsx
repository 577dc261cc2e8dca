/** Shapes of verdicts. Shape, word, color and sound each express the verdict alone. */
import type { ReactElement } from "react";

/** Results of a scan; `ready` is shown while there is none. */
export const VERDICT_SHAPES = [
  "ready",
  "sending",
  "kept",
  "good",
  "back",
  "complete",
  "tick",
  "warn",
  "ask",
  "stop",
] as const;
export type VerdictShape = (typeof VERDICT_SHAPES)[number];

const LINE = { fill: "none", stroke: "currentColor", strokeWidth: 7, strokeLinecap: "round" } as const;
const CHECK = <path d="M30 52 45 67 72 36" {...LINE} strokeWidth={10} strokeLinejoin="round" />;
const RING = <circle cx="50" cy="50" r="43" {...LINE} />;

/** Drawings of the shapes, in a square of 100 units. */
const DRAWN: Readonly<Record<VerdictShape, ReactElement>> = {
  ready: <rect x="16" y="28" width="68" height="44" rx="8" {...LINE} strokeDasharray="14 12" />,
  sending: <circle cx="50" cy="50" r="43" {...LINE} strokeDasharray="4 18" />,
  kept: (
    <>
      {RING}
      <path d="M50 26v26l17 12" {...LINE} strokeLinejoin="round" />
    </>
  ),
  good: (
    <>
      {RING}
      {CHECK}
    </>
  ),
  back: (
    <path
      d="M40 24 20 44l20 20M22 44h36a18 18 0 0 1 0 36H42"
      {...LINE}
      strokeWidth={10}
      strokeLinejoin="round"
    />
  ),
  complete: (
    <path
      d="m50 6 13.5 28.6 31.2 4.2-22.8 21.8 5.7 31L50 76.6 22.4 91.6l5.7-31L5.3 38.8l31.2-4.2z"
      fill="currentColor"
    />
  ),
  tick: CHECK,
  warn: (
    <>
      <path d="M50 9 94 88H6z" {...LINE} strokeLinejoin="round" />
      <path d="M50 38v24M50 74v1" {...LINE} strokeWidth={10} />
    </>
  ),
  ask: (
    <>
      <path d="M50 5 95 50 50 95 5 50z" {...LINE} strokeLinejoin="round" />
      <path d="M40 41a10 10 0 1 1 15 9c-3 2-5 4-5 8M50 70v1" {...LINE} />
    </>
  ),
  stop: (
    <>
      <path d="M32 6h36l26 26v36L68 94H32L6 68V32z" {...LINE} strokeLinejoin="round" />
      <path d="M26 50h48" {...LINE} strokeWidth={13} />
    </>
  ),
};

export function Shape(
  { shape, className }: { readonly shape: VerdictShape; readonly className?: string | undefined },
) {
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true" focusable="false" data-shape={shape}>
      {DRAWN[shape]}
    </svg>
  );
}
