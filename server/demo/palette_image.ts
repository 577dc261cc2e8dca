/** Writes PNGs of few colors. Source: PNG specification (W3C), §5 and §11. */
import { Buffer } from "node:buffer";
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits per pixel, with colors from a palette. */
const HEAD = [8, 3, 0, 0, 0];

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}

/** @param dots the pixels of a square, row by row: indices of `palette`, whose colors are 0xRRGGBB */
export function paletteImage(side: number, dots: Uint8Array, palette: readonly number[]): Uint8Array {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  const colors = palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]);
  // Each row begins with the number of its filter: 0 for none.
  const rows = Buffer.alloc(side * (side + 1));
  for (let row = 0; row < side; row++) {
    rows.set(dots.subarray(row * side, (row + 1) * side), row * (side + 1) + 1);
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", Buffer.concat([size, Buffer.from(HEAD)])),
    chunk("PLTE", Buffer.from(colors)),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
