/** The API at 100,000 orders against a bare handler that runs the same SQL in a process of its own. */
import { countDocumentOf, documentOf } from "../../resources/document.ts";
import { orders } from "../../resources/orders.ts";
import { GetOrder, MoveOrder } from "../../api/generated/operations/orders.ts";
import { drive, type Driven } from "./drive.ts";
import { type Figure, print } from "./report.ts";
import { ORIGIN, seeded, serve, spawn } from "./world.ts";

const ORDERS = 100_000;
const BARE_PORT = 8792;
const BARE = `http://localhost:${BARE_PORT}`;
const MEGABYTE = 1e6;
/** Every connection holds and releases orders of its own, so that no step is refused. */
const OWN_ORDERS = 20;

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

function casesOf(token: string, ids: readonly string[], search: string): readonly Case[] {
  const ask = (query: string, variables: unknown, page = 1) =>
    post(`${ORIGIN}/api/graphql`, { query, variables }, {
      Authorization: `Bearer ${token}`,
      "X-Page": `${page}`,
      "X-Per-Page": "20",
    });
  const filter = { status: ["Processing"] };
  const own = (connection: number, count: number) =>
    ids[connection * OWN_ORDERS + Math.floor(count / 2) % OWN_ORDERS]!;
  return [
    {
      name: "list of 20 with filter",
      goal: ">= 0.5x",
      ours: () => ask(documentOf(orders), filter),
      bare: () => post(`${BARE}/list`, {}),
    },
    { name: "total of the same filter", goal: "", ours: () => ask(countDocumentOf(orders), filter) },
    {
      name: "search by number",
      goal: "<= 20 ms",
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
      name: "one order",
      goal: ">= 0.4x",
      ours: (_, count) => ask(GetOrder.text, { _id: ids[count % ids.length] }),
      bare: (_, count) => post(`${BARE}/detail`, { id: ids[count % ids.length] }),
    },
    {
      name: "move with audit row, key and commit",
      goal: "",
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

async function idsOf(token: string): Promise<{ ids: string[]; code: string }> {
  const response = await fetch(post(`${ORIGIN}/api/graphql`, {
    query: '{ orders(status: ["Processing"]) { _id code } }',
  }, { Authorization: `Bearer ${token}`, "X-Per-Page": "200" }));
  const { data } = await response.json() as { data: { orders: { _id: string; code: string }[] } };
  return { ids: data.orders.map(({ _id }) => _id), code: data.orders[0]!.code };
}

/** Our figures, then the bare ones: never both processes at once. */
export async function benchApi(): Promise<void> {
  const dataDir = await seeded(ORDERS);
  const ours = new Map<string, Driven>();
  const bare = new Map<string, Driven>();
  let memory = 0;
  let cases: readonly Case[];
  let search = "";
  {
    await using server = await serve(dataDir);
    const { ids, code } = await idsOf(server.token);
    search = code;
    cases = casesOf(server.token, ids, code);
    for (const each of cases) ours.set(each.name, await drive(each.ours));
    memory = await server.memoryBytes();
  }
  let bareMemory = 0;
  {
    await using server = await spawn("scripts/bench/baselines/api.ts", [dataDir, `${BARE_PORT}`, search], {});
    for (const each of cases) if (each.bare) bare.set(each.name, await drive(each.bare));
    bareMemory = await server.memoryBytes();
  }
  console.log("\nRate limit off; 10 connections; the client shares the two cores with the server.");
  const figures = cases.flatMap(({ name, goal }): Figure[] => {
    const [mine, base] = [ours.get(name)!, bare.get(name)];
    const row = (what: string, key: keyof Driven, unit: string, wanted: string): Figure => ({
      name: `${name}, ${what}`,
      ours: mine[key],
      ...(base && { base: base[key] }),
      unit,
      goal: wanted,
    });
    return [
      row("per second", "perSecond", "/s", goal),
      row("p50", "p50", "ms", ""),
      row("p99", "p99", "ms", ""),
    ];
  });
  figures.push({
    name: "memory under load",
    ours: memory / MEGABYTE,
    base: bareMemory / MEGABYTE,
    unit: "MB",
    goal: "<= 150",
  });
  print(`API at ${ORDERS.toLocaleString("en")} orders`, "bare handler", figures);
}
