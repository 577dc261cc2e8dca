import { BackupRefused } from "./backup_refused.ts";

/** Milliseconds without a byte after which a table or a file has failed. */
export const SILENCE_MS = 60_000;

/** @param what for the refusal: "the table orders" @throws {BackupRefused} after the silence */
export async function* untilSilent(
  content: AsyncIterable<Uint8Array>,
  what: string,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  const iterator = content[Symbol.asyncIterator]();
  for (let next = await heard(iterator, what, silenceMs); !next.done;) {
    yield next.value;
    next = await heard(iterator, what, silenceMs);
  }
}

async function heard<T>(
  iterator: AsyncIterator<T>,
  what: string,
  silenceMs: number,
): Promise<IteratorResult<T>> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        new BackupRefused(
          `No byte of ${what} came for ${
            silenceMs / 1_000
          } s. Nothing was kept: look at the database and the way to it, then begin again.`,
        ),
      ),
    silenceMs,
  );
  try {
    return await Promise.race([iterator.next(), silence]);
  } finally {
    clearTimeout(timer);
  }
}
