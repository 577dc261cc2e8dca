import { BackupRefused } from "./backup_refused.ts";

/** Milliseconds without a byte after which a table or a file has failed. */
export const SILENCE_MS = 60_000;

/** @param what for the refusal: "the table orders" @throws {BackupRefused} after the silence */
export async function* failOnSilence(
  content: AsyncIterable<Uint8Array>,
  what: string,
  silenceMs: number,
): AsyncGenerator<Uint8Array> {
  const iterator = content[Symbol.asyncIterator]();
  for (let next = await nextBeforeSilence(iterator, what, silenceMs); !next.done;) {
    yield next.value;
    next = await nextBeforeSilence(iterator, what, silenceMs);
  }
}

async function nextBeforeSilence<T>(
  iterator: AsyncIterator<T>,
  what: string,
  silenceMs: number,
): Promise<IteratorResult<T>> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        new BackupRefused(
          `No data of ${what} arrived for ${
            silenceMs / 1_000
          } s. Nothing was saved: check the database and the connection, then start again.`,
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
