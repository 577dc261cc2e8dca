/**
 * Measures scans, and steps of an order by hand, from the request to the answer, beside a bare handler that writes the same
 * rows into a copy of the database, one transaction each, and checks nothing. Both run in turns in this process after a
 * warm-up, because the first hundreds of requests take twice as long.
 */
import { type CompiledQuery, sql } from "kysely";
import { createApp } from "../../server/app.ts";
import type { Database, Engine } from "../../server/db/database.ts";
import { openFiles } from "../../server/files/open.ts";
import { issueSession } from "../../server/modules/people/session/store.ts";
import { makeSecretKey, readKeyring } from "../../server/secrets/secrets.ts";
import { systemRandom } from "../../server/session/tokens.ts";
import { DEFAULT_LIMITS } from "../../server/settings/settings.ts";
import { cpuMsOf } from "./child.ts";
import { type Figure, print } from "./report.ts";
import { type Bare, bareHandler } from "./steps/bare.ts";
import {
  type ClientCalls,
  type ClientRequest,
  type Ground,
  type MakeCalls,
  makeGround,
  movesOf,
  scansOf,
} from "./steps/ground.ts";
import { recordWrites } from "./steps/write_recorder.ts";
import { ORIGIN } from "./world.ts";

/**
 * Requests of all clients before the first measured one, and in one turn. There are fewer on Postgres, where each takes
 * several times as long.
 */
const COUNTS = { sqlite: { warm: 800, turn: 200 }, postgres: { warm: 200, turn: 100 } } as const;
const TURNS = 4;
const STATIONS = 20;
const PEOPLE = 10;
const MS = 1_000;

interface Comparison {
  readonly name: string;
  readonly goal: string;
  readonly engine: Engine;
  readonly clients: number;
  readonly makeCalls: MakeCalls;
}

export async function openApp({ db, dataDir }: Ground) {
  const recording = recordWrites(db);
  const app = createApp({
    db: recording.db,
    settings: {
      currency: "USD",
      timeZone: "UTC",
      appOrigins: [ORIGIN],
      loginOrigin: ORIGIN,
      dataDir,
      scryptCost: 2 ** 10,
      secrets: readKeyring(makeSecretKey()),
      egressAllow: [],
      files: openFiles(dataDir),
      limits: { ...DEFAULT_LIMITS, ratePerSecond: 0 },
    },
  });
  const now = Math.floor(Date.now() / MS);
  const { token } = await db.write(async (tx) => {
    const { _id } = await tx.selectFrom("users").select("_id").where("role", "=", "super_root")
      .executeTakeFirstOrThrow();
    return await issueSession(tx, _id, now, systemRandom);
  });
  const fixed = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  const encoder = new TextEncoder();
  const ask = async ({ query, variables }: ClientRequest): Promise<void> => {
    const body = JSON.stringify({ query, variables });
    // Real clients send a Content-Length; without it the server would read the body in chunks.
    const headers = { ...fixed, "Content-Length": `${encoder.encode(body).byteLength}` };
    const response = await app.fetch(
      new Request(`${ORIGIN}/api/graphql`, { method: "POST", headers, body }),
    );
    const text = await response.text();
    if (!/"ok":true|"outcome":"done"/.test(text)) throw new Error(`It was refused: ${text}`);
  };
  return { app, ask, take: recording.take };
}

export async function measureClients<T>(
  clients: readonly (readonly T[])[],
  one: (each: T) => Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(clients.map(async (all) => {
    for (const each of all) await one(each);
  }));
  return performance.now() - startedAt;
}

async function runTurn(
  { ask, take }: Awaited<ReturnType<typeof openApp>>,
  bare: Bare,
  calls: readonly ClientCalls[],
  cpu: () => Promise<number>,
) {
  take();
  const cpuBefore = await cpu();
  const ours = await measureClients(calls, ask);
  const all = calls.flat();
  const replays = take().map((written, at) => ({ written, request: all[at % all.length]! }));
  const answer = (
    { request, written }: { readonly request: ClientRequest; readonly written: readonly CompiledQuery[] },
  ) => bare.answer(JSON.stringify({ query: request.query, variables: request.variables }), request, written);
  const ofClient = calls.map((_, client) => replays.filter((_replay, at) => at % calls.length === client));
  const cpuBetween = await cpu();
  const bareMs = await measureClients(ofClient, answer);
  return {
    ours,
    bare: bareMs,
    cpu: { ours: cpuBetween - cpuBefore, bare: await cpu() - cpuBetween },
    count: all.length,
  };
}

/** Returns the processor time of this process and of all processes of Postgres. */
async function cpuMs({ engine, read }: Database): Promise<number> {
  const own = await cpuMsOf(Deno.pid);
  if (engine === "sqlite") return own;
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(read);
  // A process that has ended meanwhile counts as 0.
  const all = await Promise.all(rows.map(({ pid }) => cpuMsOf(pid).catch(() => 0)));
  return all.reduce((sum, each) => sum + each, own);
}

async function compareSteps(
  { name, goal, engine, clients, makeCalls }: Comparison,
): Promise<readonly Figure[]> {
  const { warm, turn: some } = COUNTS[engine];
  const each = (warm + some * TURNS) / clients;
  await using ground = await makeGround(engine, (db) => makeCalls(db, clients, each));
  const { calls } = ground;
  const opened = await openApp(ground);
  const bare = bareHandler(engine, ground.bare);
  const part = (from: number, count: number) => calls.map((all) => all.slice(from, from + count));
  const cpu = () => cpuMs(ground.db);
  await runTurn(opened, bare, part(0, warm / clients), cpu);
  const [ms, processor] = [{ ours: 0, bare: 0 }, { ours: 0, bare: 0 }];
  let count = 0;
  for (let at = 0; at < TURNS; at++) {
    const done = await runTurn(opened, bare, part((warm + at * some) / clients, some / clients), cpu);
    ms.ours += done.ours;
    ms.bare += done.bare;
    processor.ours += done.cpu.ours;
    processor.bare += done.cpu.bare;
    count += done.count;
  }
  await bare.close();
  await opened.app.close();
  return [
    {
      name: `${name}, per second`,
      ours: count / (ms.ours / MS),
      base: count / (ms.bare / MS),
      unit: "/s",
      goal,
    },
    {
      name: `${name}, processor time${engine === "postgres" ? " with Postgres" : ""}`,
      ours: processor.ours / count,
      base: processor.bare / count,
      unit: "ms",
      goal: engine === "postgres" ? "<= 6 ms" : "",
    },
  ];
}

export async function benchScan(part?: string): Promise<void> {
  const scans = { goal: ">= 0.3x", makeCalls: scansOf };
  for (const engine of ["sqlite", "postgres"] as const) {
    if (part && part !== engine) continue;
    print(`Scans, ${engine}`, "same writes", [
      ...await compareSteps({ ...scans, name: "one station", engine, clients: 1 }),
      ...await compareSteps({ ...scans, name: `${STATIONS} stations at once`, engine, clients: STATIONS }),
    ]);
  }
}

export async function benchMove(part?: string): Promise<void> {
  const moves = { goal: ">= 0.5x", makeCalls: movesOf };
  for (const engine of ["sqlite", "postgres"] as const) {
    if (part && part !== engine) continue;
    print(`Steps by hand, ${engine}`, "same writes", [
      ...await compareSteps({ ...moves, name: "hold, release, one after another", engine, clients: 1 }),
      ...await compareSteps({ ...moves, name: `${PEOPLE} people at once`, engine, clients: PEOPLE }),
    ]);
  }
}
