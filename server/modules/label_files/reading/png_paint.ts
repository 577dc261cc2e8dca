/** Paints the samples of a PNG on white paper: a label has no see-through parts, and 256 shades are enough. */
import type { Pixels } from "./pixels.ts";
import { type Pass, type PngHeader, rowBytes } from "./png_header.ts";
import { LabelRefused } from "./refused.ts";

interface Extras {
  readonly palette: Uint8Array | null;
  readonly transparency: Uint8Array | null;
}

/** Red, green, blue, and how much of them there is. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];
/** The colour of a point from its samples; what is read there is used at once. */
type ColourOf = (samples: readonly number[]) => Colour;

const [GREY, COLOUR, PALETTE, GREY_ALPHA] = [0, 2, 3, 4];

/** @throws {LabelRefused} */
export function paint(raw: Uint8Array, header: PngHeader, extras: Extras): Pixels {
  const { width, height, colour } = header;
  const isGrey = colour === GREY || colour === GREY_ALPHA ||
    (colour === PALETTE && hasGreyPalette(extras.palette));
  const channels = isGrey ? 1 : 3;
  const data = new Uint8Array(width * height * channels);
  const colourOf = colourOfWith(header, extras);
  let at = 0;
  for (const pass of header.passes) {
    const bytes = rowBytes(header, pass.width);
    for (let y = 0; y < pass.height; y++, at += bytes + 1) {
      paintRow(raw.subarray(at + 1, at + 1 + bytes), { header, pass, y, colourOf }, { data, channels });
    }
  }
  return { width, height, channels, data };
}

function hasGreyPalette(palette: Uint8Array | null): boolean {
  if (!palette || palette.length === 0 || palette.length % 3 !== 0) throw new LabelRefused("damaged");
  for (let at = 0; at < palette.length; at += 3) {
    if (palette[at] !== palette[at + 1] || palette[at] !== palette[at + 2]) return false;
  }
  return true;
}

function colourOfWith({ colour, depth }: PngHeader, { palette, transparency }: Extras): ColourOf {
  const full = 2 ** depth - 1;
  const eight = (sample = 0) => depth === 8 ? sample : Math.round(sample * 255 / full);
  if (colour === PALETTE) {
    const colours = palette!;
    return ([index = 0]) => {
      const at = index * 3;
      if (at >= colours.length) throw new LabelRefused("damaged");
      return [colours[at]!, colours[at + 1]!, colours[at + 2]!, transparency?.[index] ?? 255];
    };
  }
  const clear = transparency && clearSamples(transparency);
  const isClear = (samples: readonly number[]) =>
    clear?.every((sample, at) => samples[at] === sample) ?? false;
  if (colour === GREY) {
    return (samples) => {
      const grey = eight(samples[0]);
      return [grey, grey, grey, isClear(samples) ? 0 : 255];
    };
  }
  if (colour === GREY_ALPHA) {
    return ([grey, alpha]) => [eight(grey), eight(grey), eight(grey), eight(alpha)];
  }
  if (colour === COLOUR) {
    return (samples) => [eight(samples[0]), eight(samples[1]), eight(samples[2]), isClear(samples) ? 0 : 255];
  }
  return ([red, green, blue, alpha]) => [eight(red), eight(green), eight(blue), eight(alpha)];
}

/** The one colour that is see-through: a number of two bytes for each sample. */
const clearSamples = (data: Uint8Array): readonly number[] =>
  Array.from({ length: data.length >> 1 }, (_, at) => (data[2 * at]! << 8) | data[2 * at + 1]!);

interface From {
  readonly header: PngHeader;
  readonly pass: Pass;
  readonly y: number;
  readonly colourOf: ColourOf;
}

function paintRow(
  row: Uint8Array,
  { header: { width, depth, samples }, pass, y, colourOf }: From,
  { data, channels }: Pick<Pixels, "data" | "channels">,
): void {
  const point = new Array<number>(samples);
  const line = (pass.from[1] + y * pass.step[1]) * width + pass.from[0];
  for (let x = 0; x < pass.width; x++) {
    for (let nth = 0; nth < samples; nth++) point[nth] = sampleAt(row, x * samples + nth, depth);
    const colour = colourOf(point);
    const to = (line + x * pass.step[0]) * channels;
    const paper = 255 - colour[3];
    for (let nth = 0; nth < channels; nth++) {
      data[to + nth] = paper === 0 ? colour[nth]! : Math.round((colour[nth]! * colour[3]) / 255 + paper);
    }
  }
}

function sampleAt(row: Uint8Array, nth: number, depth: number): number {
  if (depth === 8) return row[nth]!;
  if (depth === 16) return (row[2 * nth]! << 8) | row[2 * nth + 1]!;
  const bit = nth * depth;
  return (row[bit >> 3]! >> (8 - depth - (bit & 7))) & (2 ** depth - 1);
}
