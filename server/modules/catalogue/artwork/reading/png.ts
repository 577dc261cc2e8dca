/** Checks the pixels of a PNG, and measures how they would be printed. */
import { ART_PREVIEWS, type ArtRefusal, MAX_ART_PIXELS } from "../../../../../api/catalogue/artwork.ts";
import type { ByteSource } from "../../../../files/byte_source.ts";
import { PngFault, type PngFaultCode } from "../../../../files/png/fault.ts";
import type { PngHead } from "../../../../files/png/head.ts";
import { type Colors, firstByte, isOpaque } from "../../../../files/png/points.ts";
import { type Chunks, type PngReader, readPng, type TakeRow } from "../../../../files/png/read.ts";
import { isRotatedByExif } from "./exif.ts";
import { Ink } from "./ink.ts";
import type { ArtFindings } from "./findings.ts";
import { ArtRefused } from "./refusal.ts";
import { Shrinker, shrinkPicture } from "./shrink.ts";

const REFUSALS: Readonly<Record<PngFaultCode, ArtRefusal>> = {
  damaged: "damaged",
  cutOff: "damaged",
  moreRows: "otherSize",
  fewerRows: "otherSize",
  tooComplex: "tooComplex",
};

/** @param bytes the length of the file @throws {ArtRefused} */
export async function judgePng(source: ByteSource, bytes: number): Promise<ArtFindings> {
  const judging = new Judging();
  try {
    const chunks = await readPng(source, bytes, judging);
    if (isRotatedByExif(chunks.get("eXIf") ?? new Uint8Array())) throw new ArtRefused("turned");
    return judging.look(hasOtherProfile(chunks));
  } catch (error) {
    throw error instanceof PngFault ? new ArtRefused(REFUSALS[error.code]) : error;
  }
}

function hasOtherProfile(chunks: Chunks): boolean {
  const profile = chunks.get("iCCP");
  return !chunks.has("sRGB") && profile !== undefined && !/srgb/i.test(String.fromCharCode(...profile));
}

class Judging implements PngReader {
  readonly ofSixteen = firstByte;
  #size = { w_px: 0, h_px: 0 };
  #isOpaque = false;
  #ink = new Ink(0);
  #small = new Shrinker(1, 1, 1);

  accept({ width, height, isInterlaced }: PngHead): void {
    if (isInterlaced) throw new ArtRefused("interlaced");
    if (width * height > MAX_ART_PIXELS) throw new ArtRefused("tooManyPixels");
    this.#size = { w_px: width, h_px: height };
    this.#ink = new Ink(width);
    this.#small = new Shrinker(width, height, ART_PREVIEWS.large);
  }

  begin(head: PngHead, colors: Colors): TakeRow {
    this.#isOpaque = isOpaque(head, colors);
    const [ink, small] = [this.#ink, this.#small];
    return (points, y) => {
      ink.row(new Uint32Array(points.buffer, points.byteOffset, points.length / 4), y);
      small.row(points, y);
    };
  }

  look(isOtherProfile: boolean): ArtFindings {
    const ink = this.#ink;
    if (ink.isEmpty) throw new ArtRefused("empty");
    const large = this.#small.small;
    return {
      type: "image/png",
      ...this.#size,
      alpha: !this.#isOpaque && ink.hasAlpha,
      semi_ppm: ink.semiPpm,
      bbox: ink.box,
      isOtherProfile,
      previews: { large, small: shrinkPicture(large, ART_PREVIEWS.small) },
    };
  }
}
