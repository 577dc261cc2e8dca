/** Reads only a PNG's pixels, painted on white, and its density: no texts, further pictures or profiles. */
import { type LabelRefusal, MAX_LABEL_PX } from "../../../api/documents/label_files.ts";
import { ByteSource } from "../../files/byte_source.ts";
import { PngFault, type PngFaultCode } from "../../files/png/fault.ts";
import { type PngHead, rawBytes } from "../../files/png/head.ts";
import { type Colors, nearestByte } from "../../files/png/points.ts";
import { type PngReader, readPng as readRows, type TakeRow } from "../../files/png/read.ts";
import type { Density, Pixels } from "../../files/png/write.ts";
import { LabelRefused } from "./label_refused.ts";

/** The maximum number of unpacked bytes: enough for 4,000 × 6,000 pixels of four bytes. */
const MAX_RAW_BYTES = 100 * 1000 ** 2;
const REFUSALS: Readonly<Record<PngFaultCode, LabelRefusal>> = {
  damaged: "damaged",
  cutOff: "cutOff",
  moreRows: "tooMuch",
  fewerRows: "damaged",
  tooComplex: "tooComplex",
};

export interface ReadPng extends Pixels {
  /** Null if the file states no density. */
  readonly density: Density | null;
}

/** @throws {LabelRefused} */
export async function readPng(file: Uint8Array): Promise<ReadPng> {
  const paper = new Paper();
  try {
    const chunks = await readRows(new ByteSource(ReadableStream.from([file])), file.length, paper);
    return { ...paper.pixels, density: densityOf(chunks.get("pHYs")) };
  } catch (error) {
    throw error instanceof PngFault ? new LabelRefused(REFUSALS[error.code]) : error;
  }
}

/** Reads a density in pixels per meter; null for any other unit. Source: PNG §11.3.4.3. */
function densityOf(data: Uint8Array | undefined): Density | null {
  if (data?.length !== 9 || data[8] !== 1) return null;
  const view = new DataView(data.buffer, data.byteOffset, 9);
  return [view.getUint32(0), view.getUint32(4)];
}

const [GRAY, PALETTE, GRAY_ALPHA] = [0, 3, 4];

/** Paints rows on white, because a label has no transparency, with 8 bits per sample, which are enough. */
class Paper implements PngReader {
  readonly ofSixteen = nearestByte;
  pixels: Pixels = { width: 0, height: 0, channels: 1, data: new Uint8Array() };

  accept(head: PngHead): void {
    const sides = [head.width, head.height];
    if (Math.min(...sides) > MAX_LABEL_PX.shorter || Math.max(...sides) > MAX_LABEL_PX.longer) {
      throw new LabelRefused("tooManyPixels");
    }
    if (rawBytes(head) > MAX_RAW_BYTES) throw new LabelRefused("tooMuch");
  }

  begin({ width, height, color }: PngHead, { palette }: Colors): TakeRow {
    const isGray = color === GRAY || color === GRAY_ALPHA || (color === PALETTE && isGrayOnly(palette));
    const channels = isGray ? 1 : 3;
    const data = new Uint8Array(width * height * channels);
    this.pixels = { width, height, channels, data };
    return (points, y, { from, step }) => {
      const line = (from[1] + y * step[1]) * width + from[0];
      for (let at = 0, x = 0; at < points.length; at += 4, x++) {
        const to = (line + x * step[0]) * channels;
        const alpha = points[at + 3]!;
        for (let nth = 0; nth < channels; nth++) {
          const shade = points[at + nth]!;
          data[to + nth] = alpha === 255 ? shade : Math.round((shade * alpha) / 255 + 255 - alpha);
        }
      }
    };
  }
}

function isGrayOnly(palette: Uint8Array | null): boolean {
  for (let at = 0; palette && at + 2 < palette.length; at += 3) {
    if (palette[at] !== palette[at + 1] || palette[at] !== palette[at + 2]) return false;
  }
  return true;
}
