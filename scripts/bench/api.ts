/**
 * Measures the API at 100,000 orders (or `BENCH_ORDERS`) in turns with a bare handler in another process that
 * gives the same answers by SQL alone; `api:postgres` measures Postgres beside SQLite, and `api:order` and
 * the other parts one case.
 */
import assert from "node:assert/strict";
import { countDocumentOf, documentOf } from "../../resources/document.ts";
import { orders } from "../../resources/orders/orders.ts";
import { GetOrder, MoveOrder } from "../../api/generated/operations/orders.ts";
import { driveAlternately, type DriveResult } from "./drive.ts";
import { placeOf } from "./place.ts";
import { type Figure, print } from "./report.ts";
import { spawn } from "./child.ts";
import { LOGIN_PORT, ORIGIN, seedDatabase, serve } from "./world.ts";

const ORDERS = Number(Deno.env.get("BENCH_ORDERS") ?? 100_000);
const BARE_PORT = LOGIN_PORT + 1;
const BARE = `http://localhost:${BARE_PORT}`;
const MEGABYTE = 1e6;
/** Orders of each connection: no two connections move the same order, so that no step is refused. */
const OWN_ORDERS = 20;
/** Orders whose answers are compared before they are measured. */
const COMPARED = 20;
const ONE_ORDER = "one order";
/** Cases that can be measured alone. */
const PARTS = {
  list: "list of 20 with filter",
  search: "search by number",
  order: ONE_ORDER,
  move: "move with audit row, key and commit",
} as const;

const post = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Request(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });

interface Case {
  readonly name: string;
  readonly goal: string;
  readonly ours: (connection: number, count: number) => Request;
  readonly bare?: (connection: number, count: number) => Request;
}

interface Orders {
  /** Moved by the measurement: their timelines grow with each run. */
  readonly moved: readonly string[];
  /** Only read. */
  readonly read: readonly string[];
  readonly code: string;
}

function casesOf(token: string, { moved, read, code: search }: Orders): readonly Case[] {
  const ask = (query: string, variables: unknown, page = 1) =>
    post(`${ORIGIN}/api/graphql`, { query, variables }, {
      Authorization: `Bearer ${token}`,
      "X-Page": `${page}`,
      "X-Per-Page": "20",
    });
  const filter = { status: ["Processing"] };
  const own = (connection: number, count: number) =>
    moved[connection * OWN_ORDERS + Math.floor(count / 2) % OWN_ORDERS]!;
  return [
    {
      name: PARTS.list,
      goal: ">= 0.9x",
      ours: () => ask(documentOf(orders), filter),
      bare: () => post(`${BARE}/list`, {}),
    },
    { name: "total of the same filter", goal: "", ours: () => ask(countDocumentOf(orders), filter) },
    {
      name: PARTS.search,
      goal: ">= 0.8x",
      ours: () => ask(documentOf(orders), { search }),
      bare: () => post(`${BARE}/search`, {}),
    },
    {
      name: "global search by number",
      goal: "<= 20 ms",
      ours: () =>
        new Request(`${ORIGIN}/api/main-search/data?q=${search}`, {
          headers: { Authorization: `Bearer ${token}` },
        }),
    },
    {
      name: "page 1,000 of all",
      goal: "<= 3x page 1",
      ours: () => ask(documentOf(orders), {}, 1000),
      bare: () => post(`${BARE}/deep`, {}),
    },
    { name: "page 1 of all", goal: "", ours: () => ask(documentOf(orders), {}) },
    {
      name: ONE_ORDER,
      goal: ">= 0.7x",
      ours: (_, count) => ask(GetOrder.text, { _id: read[count % read.length] }),
      bare: (_, count) => post(`${BARE}/detail`, { id: read[count % read.length] }),
    },
    {
      name: PARTS.move,
      goal: ">= 0.75x",
      ours: (connection, count) => {
        const isHold = count % 2 === 0;
        const step = isHold
          ? { event: "order.hold", params: { reason: "Bench" } }
          : { event: "order.release" };
        return ask(MoveOrder.text, { ids: [own(connection, count)], key: crypto.randomUUID(), ...step });
      },
      bare: (connection, count) =>
        post(`${BARE}/move`, {
          id: own(connection, count),
          status: count % 2 === 0 ? "On Hold" : "Processing",
        }),
    },
  ];
}

async function ordersOf(token: string): Promise<Orders> {
  const pageOf = async (page: number) => {
    const response = await fetch(post(`${ORIGIN}/api/graphql`, {
      query: '{ orders(status: ["Processing"]) { _id code } }',
    }, { Authorization: `Bearer ${token}`, "X-Page": `${page}`, "X-Per-Page": "200" }));
    const { data } = await response.json() as { data: { orders: { _id: string; code: string }[] } };
    return data.orders;
  };
  const [moved, read] = [await pageOf(1), await pageOf(2)];
  const idsOf = (orders: typeof moved) => orders.map(({ _id }) => _id);
  return { moved: idsOf(moved), read: idsOf(read), code: moved[0]!.code };
}

/** Compares the answers about some orders: a baseline that answers less would be no baseline. */
async function requireSameAnswers({ ours, bare }: Case): Promise<void> {
  for (let count = 0; count < COMPARED; count++) {
    const [mine, other] = await Promise.all(
      [ours(0, count), bare!(0, count)].map(async (request) => await (await fetch(request)).json()),
    );
    assert.deepEqual(mine, other);
  }
}

interface Measured {
  readonly times: ReadonlyMap<string, DriveResult>;
  readonly memory: number;
}

async function measureServer(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly cases: readonly Case[]; readonly ours: Measured }> {
  await using server = await serve(dataDir, "dist", env);
  const cases = casesOf(server.token, await ordersOf(server.token));
  const times = new Map<string, DriveResult>();
  for (const { name, ours } of cases) {
    times.set(name, (await driveAlternately([{ make: ours, server }]))[0]!);
  }
  return { cases, ours: { times, memory: await server.memoryBytes() } };
}

async function measureBesideBare(dataDir: string, only?: string) {
  await using server = await serve(dataDir);
  const orders = await ordersOf(server.token);
  await using handler = await spawn(
    "scripts/bench/baselines/api.ts",
    [dataDir, `${BARE_PORT}`, orders.code],
    {},
  );
  const all = casesOf(server.token, orders);
  await requireSameAnswers(all.find(({ name }) => name === ONE_ORDER)!);
  const cases = all.filter(({ name }) => only === undefined || name === only);
  const [times, bareTimes] = [new Map<string, DriveResult>(), new Map<string, DriveResult>()];
  for (const { name, ours, bare } of cases) {
    const sides = [{ make: ours, server }, ...bare ? [{ make: bare, server: handler }] : []];
    const [mine, other] = await driveAlternately(sides);
    times.set(name, mine!);
    if (other) bareTimes.set(name, other);
  }
  return {
    cases,
    ours: { times, memory: await server.memoryBytes() },
    bare: { times: bareTimes, memory: await handler.memoryBytes() },
  };
}

export async function benchApi(part?: string): Promise<void> {
  if (part === "postgres") {
    const base = await measureServer(await seedDatabase(ORDERS));
    await using place = await placeOf(ORDERS, "postgres");
    const { cases, ours } = await measureServer(place.dataDir, place.env);
    return reportOf("SQLite", cases, ours, base.ours, () => "");
  }
  const { cases, ours, bare } = await measureBesideBare(
    await seedDatabase(ORDERS),
    PARTS[part as keyof typeof PARTS],
  );
  reportOf("bare handler", cases, ours, bare, ({ goal }) => goal);
}

function reportOf(
  against: string,
  cases: readonly Case[],
  { times, memory }: Measured,
  base: Measured,
  goalOf: (one: Case) => string,
): void {
  console.log("\nRate limit off; 10 connections; the client shares the two cores with the server.");
  const figures = cases.flatMap((each): Figure[] => {
    const { name } = each;
    const [mine, other] = [times.get(name)!, base.times.get(name)];
    const row = (what: string, key: keyof DriveResult, unit: string, wanted: string): Figure => ({
      name: `${name}, ${what}`,
      ours: mine[key],
      ...(other && { base: other[key] }),
      unit,
      goal: wanted,
    });
    return [
      row("per second", "perSecond", "/s", goalOf(each)),
      row("p50", "p50", "ms", ""),
      row("p99", "p99", "ms", ""),
      row("processor", "cpu", "µs", ""),
    ];
  });
  figures.push({
    name: "memory under load",
    ours: memory / MEGABYTE,
    base: base.memory / MEGABYTE,
    unit: "MB",
    goal: "<= 1.3x",
  });
  print(`API at ${ORDERS.toLocaleString("en")} orders`, against, figures);
}
