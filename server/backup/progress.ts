import type { Entry } from "./archive.ts";

export interface Progress {
  readonly name: string;
  readonly bytes: number;
  readonly total: number;
}

export const PROGRESS_MS = 1_000;

export async function* reportProgress(
  entries: AsyncIterable<Entry>,
  onProgress: (progress: Progress) => void,
  everyMs: number,
): AsyncGenerator<Entry> {
  let [total, reportedAt] = [0, performance.now()];
  async function* counted({ name, content }: Entry): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const piece of content) {
      bytes += piece.length;
      total += piece.length;
      if (performance.now() - reportedAt >= everyMs) {
        reportedAt = performance.now();
        onProgress({ name, bytes, total });
      }
      yield piece;
    }
  }
  for await (const entry of entries) yield { name: entry.name, content: counted(entry) };
}
