/** Judges a print file by its own bytes, whatever its name says. Source: workshop §6. */
import { readJpeg } from "./jpeg.ts";
import type { ArtLook } from "./look.ts";
import { readPng } from "./png.ts";
import { ArtRefused } from "./refused.ts";
import { Source } from "./source.ts";

/** @throws {ArtRefused} */
export async function preflight(pieces: AsyncIterable<Uint8Array>, bytes: number): Promise<ArtLook> {
  const source = new Source(pieces);
  const head = await source.some(4);
  if (!head) throw new ArtRefused("notAPicture");
  source.back(head.length);
  const [a, b, c] = head;
  if (a === 0xff && b === 0xd8 && c === 0xff) return await readJpeg(source);
  if (a === 0x89 && b === 0x50 && c === 0x4e) return await readPng(source, bytes);
  throw new ArtRefused("notAPicture");
}
