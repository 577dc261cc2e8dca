/** The program that reads codes from a camera where the browser has none of its own: served from our own origin. */
import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { basename } from "node:path";

export interface ScanReader {
  /** Within the folder that is published. */
  readonly name: string;
  readonly contents: Uint8Array;
}

const HASH_CHARS = 8;

export async function readScanReader(): Promise<ScanReader> {
  const path = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const contents = await Deno.readFile(path);
  const hash = createHash("sha256").update(contents).digest("hex").slice(0, HASH_CHARS).toUpperCase();
  return { name: `assets/${basename(path, ".wasm")}-${hash}.wasm`, contents };
}
