import { type Drawing, DRAWINGS, type Frame, frameOf } from "./garment_drawings.ts";
import type { Outline } from "./outlines.ts";

/** Sizes are in millimeters; the print's place is measured from the upper left corner of the area. */
export interface PrintedGarment {
  readonly outline: Outline;
  readonly area: string;
  readonly area_w_mm: number;
  readonly area_h_mm: number;
  readonly x_mm: number;
  readonly y_mm: number;
  readonly w_mm: number;
  readonly h_mm: number;
}

/** Rectangles and paths in the units of a drawing, from the upper left. */
export interface GarmentPicture {
  readonly w: number;
  readonly h: number;
  readonly body: string;
  readonly seams: string;
  readonly frame: Frame;
  /** False if the area is all of the garment: its frame would be a second outline. */
  readonly hasFrame: boolean;
  readonly print: Frame;
}

const EDGE = 8;
const ROUND = 10;
/** Distance of a Bézier curve's handles from the corner that it rounds, as a share of the radius. */
const HANDLE = 0.4477;

function sheetOf({ x, y, w, h }: Frame): string {
  const [left, top, right, bottom] = [x - EDGE, y - EDGE, x + w + EDGE, y + h + EDGE];
  const near = ROUND * HANDLE;
  return `M${left} ${top + ROUND}C${left} ${top + near} ${left + near} ${top} ${left + ROUND} ${top}` +
    `L${right - ROUND} ${top}C${right - near} ${top} ${right} ${top + near} ${right} ${top + ROUND}` +
    `L${right} ${bottom - ROUND}C${right} ${bottom - near} ${right - near} ${bottom} ${
      right - ROUND
    } ${bottom}` +
    `L${left + ROUND} ${bottom}C${left + near} ${bottom} ${left} ${bottom - near} ${left} ${bottom - ROUND}Z`;
}

export const bodyOf = (drawing: Drawing, frame: Frame): string => drawing.body || sheetOf(frame);

export const seamsOf = ({ seams = "", front = "", back = "" }: Drawing, area: string): string =>
  `${seams}${area === "back" ? back : front}`;

export function garmentPicture(garment: PrintedGarment): GarmentPicture {
  const { outline, area, area_w_mm, area_h_mm, x_mm, y_mm, w_mm, h_mm } = garment;
  const drawing = DRAWINGS[outline];
  const { perMm, ...frame } = frameOf(drawing, area, { w_mm: area_w_mm, h_mm: area_h_mm });
  return {
    w: drawing.w,
    h: drawing.h,
    body: bodyOf(drawing, frame),
    seams: seamsOf(drawing, area),
    frame,
    hasFrame: area !== "full",
    print: { x: frame.x + x_mm * perMm, y: frame.y + y_mm * perMm, w: w_mm * perMm, h: h_mm * perMm },
  };
}

export interface PathStep {
  readonly command: "M" | "L" | "C" | "Z";
  readonly at: readonly number[];
}
const NUMBERS_BY_COMMAND = { M: 2, L: 2, C: 6, Z: 0 } as const;

/** @throws {RangeError} for a path that has other steps, or too few or too many numbers */
export function pathSteps(path: string): readonly PathStep[] {
  return [...path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([step, name = "", numbers = ""]) => {
    const at = numbers.trim().split(/[\s,]+/).filter(Boolean).map(Number);
    const command = (["M", "L", "C", "Z"] as const).find((each) => each === name);
    if (!command || at.length !== NUMBERS_BY_COMMAND[command] || at.some(Number.isNaN)) {
      throw new RangeError(
        `Cannot read the step ${step} of a drawing: expected M, L, C or Z with its numbers`,
      );
    }
    return { command, at };
  });
}
