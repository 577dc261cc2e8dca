/** True in `deno task soak`, which runs the same tests with large counts and every variant for an hour. */
export const isSoak: boolean = Deno.env.has("SOAK");

export const sampleOf = <T>(all: readonly T[], isInSample: (one: T, at: number) => boolean): readonly T[] =>
  isSoak ? all : all.filter(isInSample);
