/**
 * Measures an import from the upload to the job's end, beside reading the same file into one bare table: 9,994 lines, as in
 * the Superstore file (`SAMPLE_ORDERS_CSV` is its path), or a million, with the server's memory.
 */
import { DatabaseSync } from "node:sqlite";
import Papa from "papaparse";
import { GetJob } from "../../api/generated/operations/jobs.ts";

import { placeOf } from "./place.ts";
import { median, print, quantile } from "./report.ts";
import { stallFigures, type Stalls, stallsIn } from "./stalls.ts";
import { signIn } from "./sign_in.ts";
import { LOGIN_ORIGIN, ORIGIN, serve, type ServerProcess } from "./world.ts";

export const LINES = 9_994;
const MILLION = 1_000_000;
const MB = 1024 ** 2;
const POLL_MS = 20;
const PICTURES = 20;
const HEADER =
  "Row ID,Order ID,Order Date,Ship Date,Ship Mode,Customer ID,Customer Name,Segment,Country,City,State," +
  "Postal Code,Region,Product ID,Category,Sub-Category,Product Name,Sales,Quantity,Discount,Profit";

/** Returns a CSV file with two lines for each order, with commas and inch marks in names as in the public file. */
export function superstoreFile(run: string): string {
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

/** Makes a file of a million lines that is below the largest upload: required columns only, with short cells. */
function shortLines(run: string, count: number): Blob {
  const header =
    "Order ID,Order Date,Ship Mode,Customer Name,Country,City,State,Postal Code,Product ID,Product Name,Sales,Quantity\n";
  const parts = [header];
  for (let at = 0; at < count; at += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, count - at) }, (_, index) => {
      const line = at + index;
      return `${run}-${Math.floor(line / 2)},11/8/2026,Standard,Claire Gute,US,Henderson,KY,42420,` +
        `P-${line % 500},"Desk, 36""",${(line % 900) + 0.4255},2\n`;
    });
    parts.push(lines.join(""));
  }
  return new Blob(parts);
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

interface Imported {
  readonly ms: number;
  readonly made: number;
  /** Resident memory of the server before the import; `samples` has it at each poll of the job. */
  readonly restBytes: number;
  readonly samples: readonly (readonly [ms: number, bytes: number])[];
  /** Milliseconds until each poll of the job was answered, as other callers wait meanwhile. */
  readonly waits: readonly number[];
  readonly stalls: Stalls;
}

async function runImport(
  token: string,
  store: string,
  file: BodyInit,
  { memoryBytes }: Pick<ServerProcess, "memoryBytes">,
): Promise<Omit<Imported, "stalls">> {
  const restBytes = await memoryBytes();
  const samples: (readonly [number, number])[] = [];
  const waits: number[] = [];
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
    const askedAt = performance.now();
    const { getJobById } = await ask<{ getJobById: { status: string; made: number } }>(token, GetJob.text, {
      _id: job,
    });
    waits.push(performance.now() - askedAt);
    samples.push([performance.now() - startedAt, await memoryBytes()]);
    if (getJobById.status === "Done") {
      return { ms: performance.now() - startedAt, made: getJobById.made, restBytes, samples, waits };
    }
    if (getJobById.status === "Failed") throw new Error(`The import failed: ${JSON.stringify(getJobById)}`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function measureBareInsert(file: string): Promise<number> {
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

/** Imports on a separate server over a copy of the database, so that the import does not slow other sections down. */
async function importOnServer(file: BodyInit): Promise<Imported> {
  await using place = await placeOf(5_000);
  const loop = stallsIn(place.dataDir);
  await using server = await serve(place.dataDir, "dist", { ...place.env, ...loop.env });
  const { token } = await signIn(ORIGIN, LOGIN_ORIGIN, "sale@demo.test");
  const { stores } = await ask<{ stores: { _id: string }[] }>(
    token,
    '{ stores(status: ["Active"]) { _id } }',
  );
  await loop.of(server);
  return { ...await runImport(token, stores[0]!._id, file, server), stalls: await loop.of(server) };
}

function printImport(
  lines: number,
  { ms, made, restBytes, samples, waits, stalls }: Imported,
  base?: number,
): void {
  print(`Import of ${lines.toLocaleString("en")} lines, ${made} orders made`, "bare insert", [
    { name: "upload to done", ours: ms, ...base && { base }, unit: "ms", goal: base ? "<= 3,000 ms" : "" },
    {
      name: "lines per second",
      ours: lines / (ms / 1000),
      ...base && { base: lines / (base / 1000) },
      unit: "/s",
      goal: ">= 0.05x",
    },
    {
      name: "memory at its peak, against before",
      ours: Math.max(...samples.map(([, bytes]) => bytes)) / MB,
      base: restBytes / MB,
      unit: "MB",
      goal: "flat",
    },
    { name: "another's answer meanwhile, median", ours: median(waits), unit: "ms", goal: "" },
    { name: "another's answer meanwhile, p99", ours: quantile(waits, 0.99), unit: "ms", goal: "<= 50 ms" },
    ...stallFigures(stalls),
  ]);
}

/** Returns some twenty samples of the memory as text: `12 s 310 MB, …`. */
function memoryText({ ms, samples }: Imported): string {
  const step = ms / PICTURES;
  const pictures = samples.filter(([at], index) =>
    index === 0 || at % step < (samples[index - 1]?.[0] ?? 0) % step
  );
  return pictures.map(([at, bytes]) => `${(at / 1000).toFixed(0)} s ${(bytes / MB).toFixed(0)} MB`).join(
    ", ",
  );
}

export async function benchImport(): Promise<void> {
  const sample = Deno.env.get("SAMPLE_ORDERS_CSV");
  const file = sample ? await Deno.readTextFile(sample) : superstoreFile(`B${Date.now()}`);
  printImport(LINES, await importOnServer(file), await measureBareInsert(file));
}

export async function benchMillionLines(): Promise<void> {
  const lines = Number(Deno.env.get("IMPORT_LINES") ?? MILLION);
  const file = shortLines(`M${Date.now() % 1_000_000}`, lines);
  const run = await importOnServer(file);
  printImport(lines, run, await measureBareInsert(await file.text()));
  console.log(`Memory by time: ${memoryText(run)}\n`);
}
