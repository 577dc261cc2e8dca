/**
 * Measures a second API process on the same Postgres: scans, steps by hand and pages of a list, with the same clients at one
 * process and at two, in turns. Processes, database and clients share the cores, so with two cores the ratio does not show
 * the effect of another machine.
 */
import { documentOf } from "../../resources/document.ts";
import { orders } from "../../resources/orders/orders.ts";
import { issueSession } from "../../server/modules/people/session/store.ts";
import { systemRandom } from "../../server/session/tokens.ts";
import { type Figure, print } from "./report.ts";
import { type ClientCalls, type ClientRequest, makeGround, movesOf, scansOf } from "./steps/ground.ts";
import { spawnServer } from "./child.ts";
import { PORT } from "./world.ts";

const CLIENTS = 20;
const TURNS = 4;
/** Requests of each client in a turn; `WARM` are made before the first turn. */
const EACH = 10;
const WARM = 10;
const PAGES_EACH = 30;
const MS = 1_000;
const GOAL = ">= 1.6x on cores that are free";
const DONE = /"ok":true|"outcome":"done"|"orders":\[/;

interface ApiProcess {
  readonly origin: string;
  readonly cpuMs: () => Promise<number>;
}

const cpuOf = async (processes: readonly ApiProcess[]): Promise<number> =>
  (await Promise.all(processes.map(({ cpuMs }) => cpuMs()))).reduce((sum, ms) => sum + ms, 0);

async function send(
  { origin }: ApiProcess,
  token: string,
  { query, variables }: ClientRequest,
): Promise<void> {
  const response = await fetch(`${origin}/api/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  if (!DONE.test(text)) throw new Error(`It was refused: ${text.slice(0, 300)}`);
}

/** Distributes the clients among the processes, and returns the requests per second of all clients. */
async function measureRate(
  processes: readonly ApiProcess[],
  token: string,
  calls: readonly ClientCalls[],
): Promise<number> {
  const startedAt = performance.now();
  await Promise.all(calls.map(async (all, client) => {
    const process = processes[client % processes.length]!;
    for (const question of all) await send(process, token, question);
  }));
  return calls.flat().length / (performance.now() - startedAt) * MS;
}

interface Work {
  readonly name: string;
  readonly next: (count: number) => readonly ClientCalls[];
  readonly each: number;
}

function workOf(name: string, calls: readonly ClientCalls[]): Work {
  let from = 0;
  return {
    name,
    each: EACH,
    next: (count) => {
      const some = calls.map((all) => all.slice(from, from + count));
      from += count;
      return some;
    },
  };
}

const PAGE: ClientRequest = {
  query: documentOf(orders),
  variables: { status: ["Processing"] },
  table: "orders",
  id: "",
};
const pages: Work = {
  name: "pages of a list",
  each: PAGES_EACH,
  next: (count) => Array.from({ length: CLIENTS }, () => Array<ClientRequest>(count).fill(PAGE)),
};

async function compareProcesses(
  processes: readonly ApiProcess[],
  token: string,
  { name, next, each }: Work,
): Promise<readonly Figure[]> {
  const [first] = processes;
  await measureRate(processes, token, next(WARM));
  const rates = { one: 0, two: 0 };
  const cpuBefore = await cpuOf(processes);
  for (let turn = 0; turn < TURNS; turn++) {
    rates.one += await measureRate([first!], token, next(each)) / TURNS;
    rates.two += await measureRate(processes, token, next(each)) / TURNS;
  }
  const cpuMs = (await cpuOf(processes) - cpuBefore) / (CLIENTS * each * TURNS * 2);
  return [
    { name: `${name}, per second`, ours: rates.two, base: rates.one, unit: "/s", goal: GOAL },
    // Only processor time of the API counts here, not that of the database and the clients.
    { name: `${name}, processor time of the API for one`, ours: cpuMs, unit: "ms", goal: "none" },
  ];
}

export async function benchProcesses(): Promise<void> {
  const count = WARM + EACH * TURNS * 2;
  await using ground = await makeGround("postgres", async (db) => [
    ...await scansOf(db, CLIENTS, count),
    ...await movesOf(db, CLIENTS, count),
  ]);
  const { db, url = "", dataDir, calls } = ground;
  const token = (await db.write(async (tx) => {
    const { _id } = await tx.selectFrom("users").select("_id").where("role", "=", "super_root")
      .executeTakeFirstOrThrow();
    return await issueSession(tx, _id, Math.floor(Date.now() / MS), systemRandom);
  })).token;
  const start = (port: number) =>
    spawnServer(["dist"], {
      ...{ PORT: `${port}`, LOGIN_PORT: `${port + 1}`, DATA_DIR: dataDir, DATABASE_URL: url },
      ...{ RATE_LIMIT: "0", DEMO: "0" },
    });
  await using one = await start(PORT);
  await using two = await start(PORT + 2);
  const processes: readonly ApiProcess[] = [
    { origin: `http://localhost:${PORT}`, cpuMs: one.cpuMs },
    { origin: `http://localhost:${PORT + 2}`, cpuMs: two.cpuMs },
  ];
  const works = [
    workOf("scans", calls.slice(0, CLIENTS)),
    workOf("steps of orders", calls.slice(CLIENTS)),
    pages,
  ];
  const figures: Figure[] = [];
  for (const work of works) figures.push(...await compareProcesses(processes, token, work));
  print(`Two processes on one Postgres, ${navigator.hardwareConcurrency} cores`, "one process", figures);
}
