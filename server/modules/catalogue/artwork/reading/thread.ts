/** Checks one print file on its own thread, which requests the bytes piece by piece. */
import { writePng } from "../../../../files/png/write.ts";
import { preflight } from "./preflight.ts";
import { ArtRefused } from "./refusal.ts";
import type { Small } from "./shrink.ts";
import type { JudgedArt, JudgeReply, JudgeRequest } from "./task.ts";

const say = (reply: JudgeReply) => self.postMessage(reply);
/** Compression level of previews: speed matters more than their size. */
const LEVEL = 1;
const pngOf = (small: Small) => writePng(small, null, LEVEL);

let given: (piece: Uint8Array | null) => void = () => {};

async function* pieces(): AsyncGenerator<Uint8Array> {
  while (true) {
    const { promise, resolve } = Promise.withResolvers<Uint8Array | null>();
    given = resolve;
    say({ kind: "more" });
    const piece = await promise;
    if (piece === null) return;
    yield piece;
  }
}

async function judge(bytes: number): Promise<JudgedArt> {
  const { previews, ...findings } = await preflight(pieces(), bytes);
  return {
    ...findings,
    previews: previews && { large: pngOf(previews.large), small: pngOf(previews.small) },
  };
}

const refusalOf = (error: unknown): JudgeReply => {
  if (error instanceof ArtRefused) return { kind: "refused", code: error.code };
  return { kind: "failed", message: error instanceof Error ? error.stack ?? error.message : String(error) };
};

self.addEventListener("message", ({ data: request }: MessageEvent<JudgeRequest>) => {
  if (request.kind === "piece") return given(request.piece);
  judge(request.bytes).then((art) => say({ kind: "done", art }), (error: unknown) => say(refusalOf(error)));
});

say({ kind: "ready" });
