/// <reference lib="deno.worker" />
/** Runs on a thread of its own, for one document. */
import { drawPdf } from "./draw.ts";
import type { Said, Task } from "./task.ts";

const say = (said: Said, moved: Transferable[] = []) => self.postMessage(said, moved);

self.addEventListener("message", async ({ data }: MessageEvent<Task>) => {
  try {
    const bytes = await drawPdf(data);
    say({ kind: "done", bytes }, [bytes.buffer]);
  } catch (error) {
    say({
      kind: "failed",
      message: error instanceof Error ? error.stack ?? error.message : String(error),
    });
  }
});
