/** Reads each preview once for a document. An unreadable preview stays white. */
import type { PDFDocument, PDFRef } from "@cantoo/pdf-lib";
import type { LabelPicture } from "../../api/documents/label_flow.ts";
import type { Rgb } from "../../api/catalogue/garment_colors.ts";
import { garmentShades } from "./garment.ts";
import { type OwnPixels, readOwnPng } from "./own_png.ts";
import type { PictureFiles } from "./task.ts";

const CHANNELS = 3;
const BITS = 8;
const OPAQUE = 255;
const [BLACK, MIDDLE, WHITE] = [0, 128, 255] as const;
/** A picture without a darker pixel is shown on dark paper. */
const LIGHT = 208;
const DARK_PAPER = 72;

interface Points {
  readonly paper: number;
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}

export class Pictures {
  readonly #pixels = new Map<string, OwnPixels | null>();
  readonly #points = new Map<string, Points | null>();
  readonly #embedded = new Map<string, PDFRef | null>();
  readonly #dots = new Map<string, readonly Uint8Array[] | null>();

  constructor(readonly files: PictureFiles) {}

  /** Embeds a picture once for each color that it is shown on. @param cloth null if the color is unknown */
  embed(pdf: PDFDocument, key: string, cloth: Rgb | null): PDFRef | null {
    return memoizeIn(this.#embedded, JSON.stringify([key, cloth]), () => {
      const points = cloth ? this.#on(key, cloth) : this.#of(key);
      if (!points) return null;
      const { width, height, rgb } = points;
      const size = { Width: width, Height: height, BitsPerComponent: BITS };
      const about = { Type: "XObject", Subtype: "Image", ColorSpace: "DeviceRGB", ...size };
      return pdf.context.register(pdf.context.flateStream(rgb, about));
    });
  }

  /** Returns the background for a garment of unknown color. */
  clothOf(key: string): number {
    return this.#of(key)?.paper ?? WHITE;
  }

  /** Rasterizes for a printer of black dots. A garment is shown even if its print is unreadable. */
  dots({ key, width, height, garment }: LabelPicture): readonly Uint8Array[] | null {
    return memoizeIn(this.#dots, JSON.stringify([key, width, height, garment]), () => {
      const points = this.#of(key);
      if (!garment) return points && ditheredRows(grayIn(points, width, height), width);
      const printed = points && ((wide: number, high: number) => grayIn(points, wide, high));
      return ditheredRows(garmentShades(garment, { width, height }, printed, this.clothOf(key)).gray, width);
    });
  }

  #of(key: string): Points | null {
    return memoizeIn(this.#points, key, () => {
      const pixels = this.#read(key);
      return pixels && pointsOf(pixels);
    });
  }

  #on(key: string, { red, green, blue }: Rgb): Omit<Points, "paper"> | null {
    const pixels = this.#read(key);
    return pixels && onPaper(pixels, [red, green, blue]);
  }

  #read(key: string): OwnPixels | null {
    return memoizeIn(this.#pixels, key, () => {
      const file = this.files.get(key);
      return file ? readOwnPng(file) : null;
    });
  }
}

function memoizeIn<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}

function pointsOf(pixels: OwnPixels): Points {
  const on = (paper: number): Points => ({ paper, ...onPaper(pixels, [paper, paper, paper]) });
  const onWhite = on(WHITE);
  return onWhite.rgb.some((shade) => shade < LIGHT) ? onWhite : on(DARK_PAPER);
}

/** @param paper red, green and blue of the background */
function onPaper(
  { width, height, channels, data }: OwnPixels,
  paper: readonly [number, number, number],
): Omit<Points, "paper"> {
  const rgb = new Uint8Array(width * height * CHANNELS);
  for (let from = 0, to = 0; from < data.length; from += channels, to += CHANNELS) {
    const alpha = channels === 4 ? data[from + 3]! : OPAQUE;
    for (let nth = 0; nth < CHANNELS; nth++) {
      const shade = data[from + (channels === 1 ? 0 : nth)]!;
      rgb[to + nth] = Math.round((shade * alpha + paper[nth]! * (OPAQUE - alpha)) / OPAQUE);
    }
  }
  return { width, height, rgb };
}

/** Returns the gray of each dot: the mean of the pixels that it covers. */
function grayIn({ width, height, rgb }: Points, wide: number, high: number): Float32Array {
  const gray = new Float32Array(wide * high);
  for (let y = 0; y < high; y++) {
    const [top, bottom] = coveredPoints(y, high, height);
    for (let x = 0; x < wide; x++) {
      const [left, right] = coveredPoints(x, wide, width);
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        for (let at = (row * width + left) * CHANNELS; at < (row * width + right) * CHANNELS; at++) {
          sum += rgb[at]!;
        }
      }
      gray[y * wide + x] = sum / ((bottom - top) * (right - left) * CHANNELS);
    }
  }
  return gray;
}

function coveredPoints(dot: number, dots: number, points: number): readonly [from: number, until: number] {
  const from = Math.floor(dot * points / dots);
  return [from, Math.max(from + 1, Math.floor((dot + 1) * points / dots))];
}

/** Dithers: the error of each dot is spread to its neighbors. Source: Floyd and Steinberg, 1976. */
function ditheredRows(gray: Float32Array, width: number): readonly Uint8Array[] {
  return Array.from({ length: gray.length / width }, (_, y) => {
    const row = new Uint8Array(Math.ceil(width / BITS));
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const isDark = gray[at]! < MIDDLE;
      if (isDark) row[x >> 3]! |= 0x80 >> (x & 7);
      const left = (gray[at]! - (isDark ? BLACK : WHITE)) / 16;
      if (x + 1 < width) gray[at + 1]! += left * 7;
      const below = at + width;
      if (below >= gray.length) continue;
      if (x > 0) gray[below - 1]! += left * 3;
      gray[below]! += left * 5;
      if (x + 1 < width) gray[below + 1]! += left;
    }
    return row;
  });
}
