/** Reads a text of up to a million characters on a thread. */
import { readers } from "./readers.ts";
import type { LongText } from "./read_packed.ts";

self.addEventListener("message", ({ data: { reader, text } }: MessageEvent<LongText>) => {
  self.postMessage(readers[reader](text));
});
