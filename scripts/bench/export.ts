/**
 * Measures an export of 100,000 orders from the click to the finished file, beside one cursor that writes the same rows to a
 * file. Also measures its memory and the delay of other callers.
 */
import { DatabaseSync } from "node:sqlite";
import { csvRow } from "../../api/csv/write.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { placeOf } from "./place.ts";
import { print, quantile } from "./report.ts";
import { stallFigures, stallsIn } from "./stalls.ts";
import { ORIGIN, seedDatabase, serve, type ServerProcess } from "./world.ts";

const ORDERS = 100_000;
/** Pause between another caller's lists, some 50 in all, and between polls of the job. */
const LIST_MS = 10;
const POLL_MS = 10;
const MB = 1024 ** 2;
const COLUMNS = [
  "code",
  "created_at",
  "recipient_name",
  "items_title",
  "status",
  "total_minor",
  "tracking_number",
];

interface Job {
  readonly _id: string;
  readonly status: string;
  readonly made: number;
}

async function ask<T>(token: string, query: string, variables: unknown = {}): Promise<T> {
  const response = await fetch(`${ORIGIN}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json() as { data: T; errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function listMs(token: string): Promise<number> {
  const startedAt = performance.now();
  await ask(token, `{ orders(sort: "-created_at") { _id code status } }`);
  return performance.now() - startedAt;
}

/** Measures the milliseconds until the job is done, and meanwhile the lists of another caller and the memory. */
async function runExport({ token, memoryBytes }: ServerProcess) {
  const startedAt = performance.now();
  const { makeJob } = await ask<{ makeJob: Job }>(
    token,
    "mutation Make($params: JobInput!) { makeJob(params: $params) { _id } }",
    { params: { kind: "list.export", resource: "orders", filters: {}, columns: COLUMNS } },
  );
  const [waits, memory]: [number[], number[]] = [[], []];
  for (let listedAt = -Infinity;;) {
    if (performance.now() - listedAt > LIST_MS) {
      waits.push(await listMs(token));
      memory.push(await memoryBytes());
      listedAt = performance.now();
    }
    const { getJobById: job } = await ask<{ getJobById: Job }>(
      token,
      "query Job($id: ID!) { getJobById(_id: $id) { _id status made } }",
      { id: makeJob._id },
    );
    if (job.status === "Done") {
      return { ms: performance.now() - startedAt, made: job.made, waits, peak: Math.max(...memory) };
    }
    if (job.status === "Failed") throw new Error("The export failed");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function measureBareWriter(dataDir: string): Promise<number> {
  const path = await Deno.makeTempFile({ suffix: ".csv" });
  const startedAt = performance.now();
  const db = new DatabaseSync(`${dataDir}/${SQLITE_FILE}`, { readOnly: true });
  const select =
    `select r.code, r.created_at, r.recipient_name, r.city, r.country, r.items_title, r.items_count,
    r.status, r.total_minor, r.currency, r.tracking_number
    from orders as r join stores as s on s._id = r.store_id join users as u on u._id = r.seller_id
    order by r.created_at desc, r.seq desc`;
  using file = await Deno.open(path, { write: true });
  const encoder = new TextEncoder();
  let text = "";
  let count = 0;
  for (const row of db.prepare(select).iterate()) {
    text += csvRow(Object.values(row) as (string | number)[]);
    if (++count % 1_000 > 0) continue;
    file.writeSync(encoder.encode(text));
    text = "";
  }
  file.writeSync(encoder.encode(text));
  file.syncSync();
  const ms = performance.now() - startedAt;
  db.close();
  await Deno.remove(path);
  return ms;
}

export async function benchExport(): Promise<void> {
  await using place = await placeOf(ORDERS);
  const loop = stallsIn(place.dataDir);
  await using server = await serve(place.dataDir, "dist", { ...place.env, ...loop.env });
  await loop.of(server);
  const atRest: number[] = [];
  for (let turn = 0; turn < 40; turn++) atRest.push(await listMs(server.token));
  const stallsAtRest = await loop.of(server);
  const before = await server.memoryBytes();
  const { ms, made, waits, peak } = await runExport(server);
  const stalls = await loop.of(server);
  const base = await measureBareWriter(await seedDatabase(ORDERS));
  print(`Export of ${made.toLocaleString("en")} orders`, "bare writer", [
    {
      name: "rows per second",
      ours: made / (ms / 1000),
      base: made / (base / 1000),
      unit: "/s",
      goal: ">= 0.6x",
    },
    { name: "memory it takes on", ours: (peak - before) / MB, unit: "MB", goal: "flat" },
    {
      name: "a list meanwhile, p95, against at rest",
      ours: quantile(waits, 0.95),
      base: quantile(atRest, 0.95),
      unit: "ms",
      goal: "<= 3x",
    },
    ...stallFigures(stalls, stallsAtRest),
  ]);
}
