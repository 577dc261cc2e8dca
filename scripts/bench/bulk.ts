/**
 * Measures a hold of more than 10,000 orders by a filter, from the click to the job's end, with the delay of the event loop
 * and of lists meanwhile, beside their delay at rest.
 */
import { isOpenJob } from "../../api/statuses.ts";
import { placeOf } from "./place.ts";
import { print, quantile } from "./report.ts";
import { stallFigures, stallsIn } from "./stalls.ts";
import { ORIGIN, serve, type ServerProcess } from "./world.ts";

const ORDERS = 100_000;
const HELD = ["Pending", "Processing"];
const MIN_ORDERS = 10_000;
const WARM_LISTS = 50;
const AT_REST_MS = 3_000;
const PAUSE_MS = 10;
const LISTS_PER_LOOK = 10;

interface Job {
  readonly _id: string;
  readonly status: string;
  readonly made: number;
  readonly refused: number;
}

async function ask<T>(token: string, query: string, variables: unknown = {}): Promise<T> {
  const response = await fetch(`${ORIGIN}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "X-Per-Page": "20" },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json() as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function listMs(token: string): Promise<number> {
  const startedAt = performance.now();
  await ask(token, `{ orders(sort: "-created_at") { _id code status } }`);
  return performance.now() - startedAt;
}

async function listsUntil(
  token: string,
  isOver: (count: number) => Promise<boolean> | boolean,
): Promise<number[]> {
  const waits: number[] = [];
  while (!await isOver(waits.length)) {
    waits.push(await listMs(token));
    await pause(PAUSE_MS);
  }
  return waits;
}

async function holdOrders({ token }: ServerProcess) {
  const startedAt = performance.now();
  const { makeJob } = await ask<{ makeJob: Job }>(
    token,
    "mutation Make($params: JobInput!) { makeJob(params: $params) { _id } }",
    {
      params: {
        kind: "orders.move",
        resource: "orders",
        filters: { status: HELD },
        event: "order.hold",
        params: { reason: "Bench" },
      },
    },
  );
  let job: Job = makeJob;
  const waits = await listsUntil(token, async (count) => {
    if (count % LISTS_PER_LOOK > 0) return false;
    const { getJobById } = await ask<{ getJobById: Job }>(
      token,
      "query Job($id: ID!) { getJobById(_id: $id) { _id status made refused } }",
      { id: makeJob._id },
    );
    job = getJobById;
    return !isOpenJob(job);
  });
  if (job.status !== "Done" || job.made < MIN_ORDERS) {
    throw new Error(`The job ended ${job.status} with ${job.made} orders held, ${job.refused} refused`);
  }
  return { ms: performance.now() - startedAt, made: job.made, waits };
}

export async function benchBulk(): Promise<void> {
  await using place = await placeOf(ORDERS, "sqlite");
  const loop = stallsIn(place.dataDir);
  await using server = await serve(place.dataDir, "dist", loop.env);
  for (let turn = 0; turn < WARM_LISTS; turn++) await listMs(server.token);
  await loop.of(server);
  const until = performance.now() + AT_REST_MS;
  const rest = await listsUntil(server.token, () => performance.now() > until);
  const stallsAtRest = await loop.of(server);
  const { ms, made, waits } = await holdOrders(server);
  const stalls = await loop.of(server);
  print(`Hold of ${made.toLocaleString("en")} orders`, "at rest", [
    { name: "from the click to the end", ours: ms / 1000, unit: "s", goal: "" },
    { name: "orders per second", ours: made / (ms / 1000), unit: "/s", goal: "" },
    ...stallFigures(stalls, stallsAtRest),
    ...[0.5, 0.99].map((share) => ({
      name: `a list meanwhile, p${share * 100}`,
      ours: quantile(waits, share),
      base: quantile(rest, share),
      unit: "ms",
      goal: "",
    })),
  ]);
}
