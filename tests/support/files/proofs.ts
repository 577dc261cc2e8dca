import { joinBytes } from "./label_files.ts";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const short = (value: number) => [value >> 8, value & 0xff];

/** Writes the part of a JPEG that states its size, after the given number of bytes of camera metadata. */
export const jpegOf = (width: number, height: number, notes = 20): Uint8Array<ArrayBuffer> =>
  joinBytes([
    Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, ...short(notes + 2)]),
    new Uint8Array(notes).fill(0x20),
    Uint8Array.from([0xff, 0xc0, ...short(11), 8, ...short(height), ...short(width), 1, 1, 0x11, 0]),
    Uint8Array.from([0xff, 0xd9]),
  ]);

export const pngOf = (width: number, height: number): Uint8Array<ArrayBuffer> => {
  const header = new Uint8Array(33);
  header.set(latin("\x89PNG\r\n\x1a\n"));
  const view = new DataView(header.buffer);
  view.setUint32(8, 13);
  header.set(latin("IHDR"), 12);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return header;
};
