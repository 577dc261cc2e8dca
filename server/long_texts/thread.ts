/** Runs on its own thread, where a text of a million characters holds up nobody. */
import { readers } from "./readers.ts";
import type { LongText } from "./read_packed.ts";

self.addEventListener("message", ({ data: { reader, text } }: MessageEvent<LongText>) => {
  self.postMessage(readers[reader](text));
});
