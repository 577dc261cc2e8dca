/** Sends statements in one round trip of Postgres, and waits for all. @throws the first failure */
export async function pipeline<T extends readonly unknown[]>(
  ...works: { readonly [Each in keyof T]: Promise<T[Each]> }
): Promise<T> {
  let failed: { readonly error: unknown } | null = null;
  const note = (error: unknown): undefined => {
    failed ??= { error };
  };
  const answers = await Promise.all(works.map((work) => work.catch(note)));
  if (failed) throw (failed as { readonly error: unknown }).error;
  return answers as unknown as T;
}
