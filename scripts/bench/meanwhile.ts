/** Measures some work, and meanwhile the response times of a list that another person opens. */
import type { TestApp } from "../../tests/support/server/api.ts";

const ASK_EVERY_MS = 50;
const LIST = "{ orders(status: []) { _id code status } }";

export interface Meanwhile {
  readonly ms: number;
  /** Response times of the list, in milliseconds. */
  readonly waits: readonly number[];
}

export async function measureMeanwhile(
  app: TestApp,
  token: string,
  work: () => Promise<unknown>,
): Promise<Meanwhile> {
  const waits: number[] = [];
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      const askedAt = performance.now();
      await app.ask(token, LIST, {}, { perPage: 20 });
      waits.push(performance.now() - askedAt);
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    }
  })();
  const startedAt = performance.now();
  await work();
  const ms = performance.now() - startedAt;
  isDone = true;
  await others;
  return { ms, waits };
}
