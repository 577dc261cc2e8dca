/**
 * Statements of one transaction that do not need each other, sent together: Postgres answers them in one way there and back. Waits
 * for all of them, also where one fails: whoever undoes the work must not be followed by what is left of it.
 * @throws what failed first: on Postgres the others fail because of it
 */
export async function together<T extends readonly unknown[]>(
  ...works: { readonly [Each in keyof T]: Promise<T[Each]> }
): Promise<T> {
  let failed: { readonly error: unknown } | null = null;
  const note = (error: unknown): undefined => {
    failed ??= { error };
  };
  const answers = await Promise.all(works.map((work) => work.catch(note)));
  if (failed) throw (failed as { readonly error: unknown }).error;
  // None failed: each is what its work answered.
  return answers as unknown as T;
}
