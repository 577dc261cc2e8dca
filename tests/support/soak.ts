/** `deno task soak` runs the same tests with large counts and every variant, for an hour when nobody waits. */
export const isSoak: boolean = Deno.env.has("SOAK");

/** All of them for the soak, the sample for everybody who waits. */
export const sampled = <T>(all: readonly T[], isInSample: (one: T, at: number) => boolean): readonly T[] =>
  isSoak ? all : all.filter(isInSample);
