/**
 * An import of 9,994 lines from the upload to the job's end, against reading the same file line by line into one
 * bare table. `SAMPLE_ORDERS_CSV` names a Superstore file; without it one of the same shape is made.
 */
import { DatabaseSync } from "node:sqlite";
import Papa from "papaparse";
import { GetJob } from "../../api/generated/operations.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
import { print } from "./report.ts";
import { signIn } from "./sign_in.ts";
import { LOGIN_PORT, ORIGIN, seeded, serve } from "./world.ts";

const LINES = 9_994;
const POLL_MS = 20;
const HEADER =
  "Row ID,Order ID,Order Date,Ship Date,Ship Mode,Customer ID,Customer Name,Segment,Country,City,State," +
  "Postal Code,Region,Product ID,Category,Sub-Category,Product Name,Sales,Quantity,Discount,Profit";

/** Two lines to an order, names with commas and inch marks as in the public file. */
function lookAlike(run: string): string {
  const lines = Array.from({ length: LINES }, (_, at) => {
    const order = `${run}-${Math.floor(at / 2)}`;
    return `${
      at + 1
    },${order},11/8/2026,11/11/2026,Second Class,CG-1,"Gute, Claire",Consumer,United States,Henderson,` +
      `Kentucky,42420,South,FUR-${at % 500},Furniture,Tables,"Table, 36"" x 72""",${
        (at % 900) + 0.4255
      },2,0,1.5`;
  });
  return `\ufeff${HEADER}\r\n${lines.join("\r\n")}\r\n`;
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

/** Milliseconds until the job says that it is done, and how many orders it made. */
async function imported(token: string, store: string, file: string): Promise<{ ms: number; made: number }> {
  const startedAt = performance.now();
  const sent = await fetch(`${ORIGIN}/api/imports/orders?store=${store}&mapping=superstore&name=bench.csv`, {
    method: "POST",
    headers: { "Content-Type": "text/csv", Authorization: `Bearer ${token}` },
    body: file,
  });
  if (sent.status !== 202) {
    throw new Error(`The upload was answered with ${sent.status}: ${await sent.text()}`);
  }
  const { job } = await sent.json() as { job: string };
  while (true) {
    const { getJobById } = await ask<{ getJobById: { status: string; made: number } }>(token, GetJob.text, {
      _id: job,
    });
    if (getJobById.status === "Done") return { ms: performance.now() - startedAt, made: getJobById.made };
    if (getJobById.status === "Failed") throw new Error(`The import failed: ${JSON.stringify(getJobById)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** The same file into one table without a look at it, in one durable transaction. */
async function bare(file: string): Promise<number> {
  const path = await Deno.makeTempFile({ suffix: ".db" });
  const startedAt = performance.now();
  const { data } = Papa.parse<string[]>(file, { skipEmptyLines: true });
  const db = new DatabaseSync(path);
  db.exec("pragma journal_mode = wal; pragma synchronous = full");
  db.exec(`create table lines (${data[0]!.map((_, at) => `c${at} text`).join(",")}); begin`);
  const insert = db.prepare(`insert into lines values (${data[0]!.map(() => "?").join(",")})`);
  for (const line of data.slice(1)) insert.run(...line);
  db.exec("commit");
  db.close();
  const ms = performance.now() - startedAt;
  await Deno.remove(path);
  return ms;
}

export async function benchImport(): Promise<void> {
  // A copy: what is imported here must not slow the other sections down.
  const dataDir = await Deno.makeTempDir();
  await Deno.copyFile(`${await seeded(5_000)}/${SQLITE_FILE}`, `${dataDir}/${SQLITE_FILE}`);
  await using _server = await serve(dataDir);
  const token = await signIn(ORIGIN, `http://localhost:${LOGIN_PORT}`, "sale@demo.test");
  const { stores } = await ask<{ stores: { _id: string }[] }>(token, "{ stores { _id } }");
  const sample = Deno.env.get("SAMPLE_ORDERS_CSV");
  const file = sample ? await Deno.readTextFile(sample) : lookAlike(`B${Date.now()}`);
  const { ms, made } = await imported(token, stores[0]!._id, file);
  const base = await bare(file);
  print(`Import of ${LINES.toLocaleString("en")} lines, ${made} orders made`, "bare insert", [
    { name: "upload to done", ours: ms, base, unit: "ms", goal: "<= 3,000 ms" },
    {
      name: "lines per second",
      ours: LINES / (ms / 1000),
      base: LINES / (base / 1000),
      unit: "/s",
      goal: ">= 0.05x",
    },
  ]);
}
