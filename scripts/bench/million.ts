/** Measures the API over a million orders, beside the same queries over ten thousand. */
import { Dashboard } from "../../api/generated/operations/dashboard.ts";
import { GetOrder } from "../../api/generated/operations/orders.ts";
import { countDocumentOf, documentOf } from "../../resources/document.ts";
import { orders } from "../../resources/orders/orders.ts";
import { benchEngine } from "./engine.ts";
import { placeOf } from "./place.ts";
import { drive, type DriveResult } from "./drive.ts";
import { type Figure, print } from "./report.ts";
import { ORIGIN, seedDatabase, serve } from "./world.ts";

const MANY = 1_000_000;
const FEW = 10_000;
const MEGABYTE = 1e6;
/** One connection: each query waits for the one before, as for a single person. */
const SERIAL = 1;

interface Question {
  readonly name: string;
  readonly query: string;
  readonly variables: object;
  readonly page?: number;
  readonly goal?: string;
}

const questionsOf = (ids: readonly string[], code: string): readonly Question[] => [
  { name: "page 1 of all", query: documentOf(orders), variables: {} },
  { name: "page 400 of all", query: documentOf(orders), variables: {}, page: 400 },
  {
    name: "list of 20 with filter",
    query: documentOf(orders),
    variables: { status: ["Processing"] },
    goal: "<= 1.5x",
  },
  { name: "late orders", query: documentOf(orders), variables: { due: ["late"], sort: "due_at" } },
  { name: "total of the filter", query: countDocumentOf(orders), variables: { status: ["Processing"] } },
  { name: "search by number", query: documentOf(orders), variables: { search: code }, goal: "<= 20 ms" },
  {
    name: "search by 20 pasted numbers",
    query: documentOf(orders),
    variables: {
      search: ids.slice(0, 20).map((_, index) => `PD-${String(index * 37 + 5).padStart(6, "0")}`).join(", "),
    },
  },
  { name: "one order", query: GetOrder.text, variables: { _id: ids[0] } },
  { name: "dashboard", query: Dashboard.text, variables: {}, goal: "<= 200 ms" },
];

interface Measured {
  readonly times: ReadonlyMap<string, DriveResult>;
  /** p50 in ms of page 1,000 (20 rows a page); `beside` that of page 1 while dashboards are requested without pause. */
  readonly deep: number;
  readonly beside: number;
  readonly memory: number;
}

async function measure(count: number): Promise<Measured> {
  await using place = benchEngine() === "postgres" ? await placeOf(count) : null;
  await using server = await serve(place?.dataDir ?? await seedDatabase(count), "dist", place?.env);
  const ask = (query: string, variables: object, page = 1) =>
    new Request(`${ORIGIN}/api/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${server.token}`,
        "X-Page": `${page}`,
        "X-Per-Page": "20",
      },
      body: JSON.stringify({ query, variables }),
    });
  const first = await (await fetch(ask('{ orders(status: ["Processing"]) { _id code } }', {}))).json();
  const rows = first.data.orders as readonly { _id: string; code: string }[];
  const times = new Map<string, DriveResult>();
  for (const { name, query, variables, page } of questionsOf(rows.map(({ _id }) => _id), rows[0]!.code)) {
    times.set(name, await drive(() => ask(query, variables, page), SERIAL));
  }
  const deep = count < MANY ? NaN : (await drive(() => ask(documentOf(orders), {}, 1000), SERIAL)).p50;
  let isDone = false;
  const figures = (async () => {
    while (!isDone) await (await fetch(ask(Dashboard.text, {}))).body?.cancel();
  })();
  const beside = (await drive(() => ask(documentOf(orders), {}), SERIAL)).p50;
  isDone = true;
  await figures;
  return { times, deep, beside, memory: await server.memoryBytes() };
}

export async function benchMillion(): Promise<void> {
  const few = await measure(FEW);
  const many = await measure(MANY);
  const base = many.times.get("page 1 of all")!.p50;
  const figures: Figure[] = [...many.times].map(([name, { p50 }]) => ({
    name: `${name}, p50`,
    ours: p50,
    base: few.times.get(name)!.p50,
    unit: "ms",
    goal: questionsOf([], "").find((each) => each.name === name)?.goal ?? "",
  }));
  print(`API at ${MANY.toLocaleString("en")} orders, one question at a time`, "10,000 orders", [
    ...figures,
    {
      name: "page 1 while dashboards are asked for",
      ours: many.beside,
      base: few.beside,
      unit: "ms",
      goal: "",
    },
    { name: "memory", ours: many.memory / MEGABYTE, base: few.memory / MEGABYTE, unit: "MB", goal: "" },
  ]);
  print("Depth, at the same size", "page 1", [
    { name: "page 1,000 of 20, p50", ours: many.deep, base, unit: "ms", goal: "<= 3x" },
  ]);
}
