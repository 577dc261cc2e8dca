/** Fetches the next value while the caller works on the present one. */
export async function* prefetch<T>(source: AsyncGenerator<T, undefined>): AsyncGenerator<T, undefined> {
  let coming = source.next();
  try {
    for (;;) {
      const { value, done } = await coming;
      if (done) return;
      coming = source.next();
      // Marks the promise as handled: a caller that stops early never awaits it.
      coming.catch(() => {});
      yield value as T;
    }
  } finally {
    await source.return(undefined);
  }
}
