/** Checks a print file on its own thread, one at a time: memory holds two rows and the small pictures of one file. */
import { ArtRefused } from "./refusal.ts";
import type { JudgedArt, JudgeReply, JudgeRequest } from "./task.ts";

/** Time limit for one file; a picture of 100 million pixels takes 4 s on an idle machine. */
const JUDGE_MS = 20_000;
/** Time limit for the thread to start; exceeding it is an error of the server and does not refuse the file. */
const START_MS = 30_000;

let turn: Promise<unknown> = Promise.resolve();

export interface ArtBytes {
  readonly bytes: number;
  readonly open: () => Promise<ReadableStream<Uint8Array<ArrayBuffer>> | null>;
}

/** @throws {ArtRefused} */
export async function judgeArt(file: ArtBytes): Promise<JudgedArt> {
  const judging = turn.then(() => inThread(file));
  turn = judging.catch(() => {});
  return await judging;
}

async function inThread({ bytes, open }: ArtBytes): Promise<JudgedArt> {
  const body = await open();
  if (!body) throw new Error("Cannot judge a print file: it is gone");
  const pieces = body.getReader();
  const thread = new Worker(new URL("./thread.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { promise, resolve, reject } = Promise.withResolvers<JudgedArt>();
  const within = (ms: number, late: () => Error) => {
    clearTimeout(timer);
    timer = setTimeout(() => reject(late()), ms);
  };
  const tell = (request: JudgeRequest, move: Transferable[] = []) => thread.postMessage(request, move);
  const give = async () => {
    const { value } = await pieces.read();
    if (value) tell({ kind: "piece", piece: value }, [value.buffer]);
    else tell({ kind: "piece", piece: null });
  };
  within(START_MS, () => new Error("The thread that judges print files did not start"));
  thread.addEventListener("message", ({ data: reply }: MessageEvent<JudgeReply>) => {
    if (reply.kind === "ready") {
      within(JUDGE_MS, () => new ArtRefused("tooComplex"));
      tell({ kind: "begin", bytes });
    } else if (reply.kind === "more") give().catch(reject);
    else if (reply.kind === "refused") reject(new ArtRefused(reply.code));
    else if (reply.kind === "failed") reject(new Error(reply.message));
    else resolve(reply.art);
  });
  thread.addEventListener("error", (event) => {
    event.preventDefault();
    reject(new Error(`The thread that judges print files ended: ${event.message}`));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.terminate();
    await pieces.cancel().catch(() => {});
  }
}
