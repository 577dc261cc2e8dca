/** Rasterizes text with our font, since printers' fonts differ. Source: TrueType, "Digitizing Letterform Designs". */
import type { Font } from "@cantoo/fontkit";
import type { TextDots } from "../../api/documents/zpl.ts";
import { openFace } from "./face.ts";
import { weightOf } from "./fonts.ts";
import { EM, type PathCommand, type Piece, shapeText } from "./shape_text.ts";

/** A straight piece of an outline, in dots from the upper left. */
export interface Edge {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The number of straight pieces of a curve: more cannot be seen at the size of a label's letters. */
export const PIECES = 6;
const BITS = 8;

export type Outlines = (text: string, size: number, isBold: boolean) => TextDots;

export async function openOutlines(): Promise<Outlines> {
  const fonts = { regular: await openFace("regular"), bold: await openFace("bold") };
  return (text, size, isBold) => {
    const weight = weightOf(isBold);
    return dotsOf(fonts[weight], shapeText(text, weight), size);
  };
}

function dotsOf(font: Font, pieces: readonly Piece[], size: number): TextDots {
  const scale = size / EM;
  const inFont = size / font.unitsPerEm;
  const above = Math.ceil(font.ascent * inFont);
  const edges: Edge[] = [];
  let left = 0;
  for (const piece of pieces) {
    if (piece.kind === "plain") {
      for (const letter of piece.text) {
        const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
        if (!glyph) continue;
        edges.push(...edgesOf(glyph.path.commands, { scale: inFont, left, above }));
        left += glyph.advanceWidth * inFont;
      }
    } else {
      for (const { commands, width } of piece.glyphs) {
        edges.push(...edgesOf(commands, { scale, left, above }));
        left += width * scale;
      }
    }
  }
  const width = Math.max(BITS, Math.ceil(left));
  // Letters of other fonts may reach lower.
  const lowest = edges.reduce((most, { y0, y1 }) => Math.max(most, y0, y1), 0);
  const height = Math.ceil(Math.max(above - font.descent * inFont, lowest));
  return { above, width, rows: Array.from({ length: height }, (_, y) => rowOf(edges, y + 0.5, width)) };
}

interface Place {
  readonly scale: number;
  readonly left: number;
  readonly above: number;
}

/** Returns the straight pieces of a glyph's outline, in dots from the upper left. */
function edgesOf(commands: readonly PathCommand[], { scale, left, above }: Place): readonly Edge[] {
  const edges: Edge[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    const at = (px: number, py: number) => [left + px * scale, above - py * scale] as const;
    const [[x0, y0], [x1, y1]] = [at(x, y), at(toX, toY)];
    if (y0 !== y1) edges.push({ x0, y0, x1, y1 });
    [x, y] = [toX, toY];
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const [fromX, fromY] = [x, y];
    switch (command) {
      case "moveTo":
        [x, y, startX, startY] = [a, b, a, b];
        break;
      case "lineTo":
        lineTo(a, b);
        break;
      case "quadraticCurveTo":
        for (let at = 1; at <= PIECES; at++) {
          const [t, u] = [at / PIECES, 1 - at / PIECES];
          lineTo(u * u * fromX + 2 * u * t * a + t * t * c, u * u * fromY + 2 * u * t * b + t * t * d);
        }
        break;
      case "bezierCurveTo":
        for (let at = 1; at <= PIECES; at++) {
          const t = at / PIECES;
          lineTo(onCurve(t, fromX, a, c, e), onCurve(t, fromY, b, d, f));
        }
        break;
      default:
        lineTo(startX, startY);
    }
  }
  return edges;
}

export function onCurve(t: number, from: number, first: number, second: number, to: number): number {
  const u = 1 - t;
  return u * u * u * from + 3 * u * u * t * first + 3 * u * t * t * second + t * t * t * to;
}

/** Returns a row of dots as bits: a dot is dark if its middle is inside the outline. */
export function rowOf(edges: readonly Edge[], y: number, width: number): Uint8Array {
  const row = new Uint8Array(Math.ceil(width / BITS));
  const crossings = edges.flatMap(({ x0, y0, x1, y1 }) =>
    (y0 <= y) === (y1 <= y) ? [] : [{ x: x0 + (y - y0) / (y1 - y0) * (x1 - x0), turn: y1 > y0 ? 1 : -1 }]
  ).sort((one, other) => one.x - other.x);
  let winding = 0;
  for (const [at, { x, turn }] of crossings.entries()) {
    winding += turn;
    if (winding === 0) continue;
    const until = Math.min(width, Math.ceil((crossings[at + 1]?.x ?? x) - 0.5));
    for (let dot = Math.max(0, Math.ceil(x - 0.5)); dot < until; dot++) row[dot >> 3]! |= 0x80 >> (dot & 7);
  }
  return row;
}
