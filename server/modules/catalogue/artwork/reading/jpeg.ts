/** Checks the frame, colors and end of a JPEG by its segments. Source: ITU T.81 annex B; T.872 (Adobe, ICC). */
import { MAX_ART_PIXELS } from "../../../../../api/catalogue/artwork.ts";
import type { ByteSource } from "../../../../files/byte_source.ts";
import { isRotatedByExif } from "./exif.ts";
import type { ArtFindings } from "./findings.ts";
import { ArtRefused } from "./refusal.ts";

/** Excludes the markers DHT, JPG and DAC, whose numbers are in the range of frame markers. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
/** Matches markers without a length: those within a scan, the start of the file, and TEM. */
const isBare = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01;
const [START, END, SCAN, NOTES, PROFILE] = [0xd8, 0xd9, 0xda, 0xe1, 0xe2];
const MAX_SEGMENTS = 50_000;

interface Frame {
  readonly w_px: number;
  readonly h_px: number;
  readonly components: number;
}

export async function readJpeg(source: ByteSource): Promise<ArtFindings> {
  const start = await source.take(2);
  if (start[0] !== 0xff || start[1] !== START) throw new ArtRefused("damaged");
  let frame: Frame | null = null;
  let [isOtherProfile, hasScan] = [false, false];
  let marker = await nextMarker(source);
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    if (marker === END) {
      if (!frame || !hasScan) throw new ArtRefused("damaged");
      return findingsOf(frame, isOtherProfile);
    }
    if (isBare(marker)) {
      marker = await nextMarker(source);
      continue;
    }
    const size = await source.take(2);
    const length = (size[0]! << 8 | size[1]!) - 2;
    if (length < 0) throw new ArtRefused("damaged");
    const data = await source.take(length);
    if (isFrame(marker)) {
      if (frame) throw new ArtRefused("damaged");
      frame = frameOf(data);
    } else if (marker === NOTES) refuseTurned(data);
    else if (marker === PROFILE) isOtherProfile ||= hasOtherProfile(data);
    else if (marker === SCAN) {
      if (!frame) throw new ArtRefused("damaged");
      hasScan = true;
      marker = await endOfScan(source);
      continue;
    }
    marker = await nextMarker(source);
  }
  throw new ArtRefused("tooComplex");
}

/** @throws {ArtRefused} for a damaged frame, CMYK colors, and a picture that is too large */
function frameOf(data: Uint8Array): Frame {
  if (data.length < 6) throw new ArtRefused("damaged");
  const [, high, low, wide, narrow, components] = data as unknown as readonly number[];
  const frame = { h_px: high! << 8 | low!, w_px: wide! << 8 | narrow!, components: components! };
  if (frame.components === 4) throw new ArtRefused("cmyk");
  if (![1, 3].includes(frame.components) || frame.w_px === 0 || frame.h_px === 0) {
    throw new ArtRefused("damaged");
  }
  if (frame.w_px * frame.h_px > MAX_ART_PIXELS) throw new ArtRefused("tooManyPixels");
  return frame;
}

const NOTES_SIGN = "Exif\0\0";

/** @throws {ArtRefused} for a picture that Exif rotates: a preview would differ from the print */
function refuseTurned(data: Uint8Array): void {
  const sign = String.fromCharCode(...data.subarray(0, NOTES_SIGN.length));
  if (sign === NOTES_SIGN && isRotatedByExif(data.subarray(NOTES_SIGN.length))) {
    throw new ArtRefused("turned");
  }
}

const PROFILE_SIGN = "ICC_PROFILE\0";
/** Position of a profile's color space: after the signature, the part's number, the count of parts and 16 bytes. */
const COLORS_AT = PROFILE_SIGN.length + 2 + 16;

function hasOtherProfile(data: Uint8Array): boolean {
  const text = String.fromCharCode(...data.subarray(0, 1_000));
  if (!text.startsWith(PROFILE_SIGN) || data[PROFILE_SIGN.length] !== 1) return false;
  // CMYK is a color space for printing on paper.
  if (text.startsWith("CMYK", COLORS_AT)) throw new ArtRefused("cmyk");
  return !text.replaceAll("\0", "").includes("sRGB");
}

async function nextMarker(source: ByteSource): Promise<number> {
  if ((await source.take(1))[0] !== 0xff) throw new ArtRefused("damaged");
  let marker = 0xff;
  // Any number of fill bytes may precede a marker.
  while (marker === 0xff) marker = (await source.take(1))[0]!;
  return marker;
}

/** Skips the data of a scan, and returns the marker that ends it. */
async function endOfScan(source: ByteSource): Promise<number> {
  let isAfter = false;
  while (true) {
    const part = await source.some(1 << 16);
    if (!part) throw new ArtRefused("damaged");
    for (let at = 0; at < part.length;) {
      if (isAfter) {
        const marker = part[at]!;
        if (marker === 0xff) {
          at++;
          continue;
        }
        isAfter = false;
        // A zero byte means data, and some markers are part of the scan; any other marker ends it.
        if (marker !== 0x00 && !(marker >= 0xd0 && marker <= 0xd7)) {
          source.back(part.length - at - 1);
          return marker;
        }
        at++;
      } else {
        const found = part.indexOf(0xff, at);
        if (found < 0) break;
        isAfter = true;
        at = found + 1;
      }
    }
  }
}

const findingsOf = ({ w_px, h_px }: Frame, isOtherProfile: boolean): ArtFindings => ({
  type: "image/jpeg",
  w_px,
  h_px,
  alpha: false,
  semi_ppm: 0,
  bbox: { x: 0, y: 0, w: w_px, h: h_px },
  isOtherProfile,
  previews: null,
});
