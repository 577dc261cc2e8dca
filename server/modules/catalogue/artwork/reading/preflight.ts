/** Checks a print file by its bytes, whatever its name. */
import { ByteSource, EndOfFile } from "../../../../files/byte_source.ts";
import { readJpeg } from "./jpeg.ts";
import type { ArtFindings } from "./findings.ts";
import { judgePng } from "./png.ts";
import { ArtRefused } from "./refusal.ts";

const refuseCut = (error: unknown): never => {
  throw error instanceof EndOfFile ? new ArtRefused("damaged") : error;
};

/** @throws {ArtRefused} */
export async function preflight(pieces: AsyncIterable<Uint8Array>, bytes: number): Promise<ArtFindings> {
  const source = new ByteSource(pieces);
  const head = await source.some(4);
  if (!head) throw new ArtRefused("notAPicture");
  source.back(head.length);
  const [a, b, c] = head;
  if (a === 0xff && b === 0xd8 && c === 0xff) return await readJpeg(source).catch(refuseCut);
  if (a === 0x89 && b === 0x50 && c === 0x4e) return await judgePng(source, bytes);
  throw new ArtRefused("notAPicture");
}
