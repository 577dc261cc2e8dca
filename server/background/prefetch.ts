/** The same, one ahead: the next one is looked for while somebody works on this one. */
export async function* oneAhead<T>(source: AsyncGenerator<T, undefined>): AsyncGenerator<T, undefined> {
  let coming = source.next();
  try {
    for (;;) {
      const { value, done } = await coming;
      if (done) return;
      coming = source.next();
      // Whoever stops early does not want to hear of it; whoever goes on does.
      coming.catch(() => {});
      yield value as T;
    }
  } finally {
    await source.return(undefined);
  }
}
