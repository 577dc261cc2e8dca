/** Positions the bars of a chart; negative amounts are on the other side of the zero line. */
import type { CSSProperties } from "react";

export interface BarScale {
  /** Distance of the zero line from the top; null if no value is negative, because then the axis is the zero line. */
  readonly zero: string | null;
  /** Returns the style of a vertical bar; the slots of its plot must align items at the top. */
  readonly column: (value: number) => CSSProperties;
  /** Returns the style of a horizontal bar in its track. */
  readonly bar: (value: number) => CSSProperties;
}

export function barScale(values: readonly number[]): BarScale {
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const whole = most - least || 1;
  const part = (length: number) => `${(100 * length) / whole}%`;
  return {
    zero: least < 0 ? part(most) : null,
    column: (value) => ({
      position: "relative",
      insetBlockStart: part(most - Math.max(0, value)),
      blockSize: part(Math.abs(value)),
    }),
    bar: (value) => ({
      display: "block",
      marginInlineStart: part(Math.min(0, value) - least),
      inlineSize: part(Math.abs(value)),
    }),
  };
}
