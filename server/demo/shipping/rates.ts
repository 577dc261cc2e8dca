/** Makes ended, active and scheduled price tables for each method, one draft, cost tables, and duties. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import type { PriceTable, PriceTableBody, PriceTableKind } from "../../../api/shipping/rating/price_table.ts";
import { lineOf } from "../../../api/shipping/rating/pick.ts";
import { EMPTY_BODY } from "../../../api/shipping/rating/problems.ts";
import type { PriceTablesTable } from "../../db/tables.ts";
import { searchText } from "../../db/search.ts";
import { priceTableOf } from "../../modules/shipping/price_tables/price_tables_store.ts";
import { codeMaker, idMaker } from "../ids.ts";
import { seededRandom } from "../random.ts";
import { DUTIES, type Route, ROUTES, tariffOf } from "./tariffs.ts";

type Row = Omit<PriceTablesTable, "seq">;

export interface DemoRates {
  readonly rows: readonly Row[];
  readonly priceTables: readonly PriceTable[];
  readonly next: number;
}

interface Opened {
  readonly now: number;
  readonly openedAt: number;
  readonly currency: string;
  readonly seed: number;
  readonly makerId: string;
}

const DONG = "VND";
const DONG_PER_CENT = 250;
const BEGAN_DAYS = 45;
const STARTS_IN_DAYS = 14;

/** The forwarder that takes the boxes of all locations to the gateways. */
export const FORWARDER = "Harbor Trucking";
const BY_TRUCK: PriceTableBody = {
  zones: [{ code: "All", countries: ["*"], postal_prefixes: [] }],
  brackets: [{ up_to_g: 5_000, cells: [900] }, { up_to_g: 20_000, cells: [1_600] }],
  further: { step_g: 1_000, cells: [55] },
  ...{ dim: null, surcharges: [], duties: [] },
};

interface Written {
  readonly kind?: PriceTableKind;
  readonly title: string;
  readonly method_code?: string;
  readonly plan?: string;
  readonly min_vip?: number;
  readonly destination?: string;
  readonly forwarder?: string;
  readonly currency?: string;
  readonly body: PriceTableBody;
  readonly from: number;
  readonly until?: number;
  readonly status: string;
}

export function makeRates(opened: Opened): DemoRates {
  const { now, openedAt, currency, seed, makerId } = opened;
  const newId = idMaker(seededRandom(seed + 49));
  const codes = codeMaker("price_tables");
  const rows = priceTablesOf(opened).map((rule): Row => {
    const code = codes.take();
    const {
      kind = "price",
      title,
      method_code = "",
      plan = "",
      min_vip = 0,
      destination = "",
      forwarder = "",
    } = rule;
    const of = { kind, method_code, plan, min_vip, location_id: null, forwarder, destination };
    const at = Math.min(rule.from - DAY_SECONDS, now - 3_600);
    return {
      ...of,
      _id: newId(Math.max(at, openedAt)),
      code,
      line: lineOf(of),
      title,
      currency: rule.currency ?? currency,
      body: JSON.stringify(rule.body),
      effective_at: rule.from,
      expired_at: rule.until ?? null,
      status: rule.status,
      backtest: "{}",
      maker: makerId,
      search_text: searchText(title, method_code, plan, forwarder, destination),
      created_at: at,
      updated_at: at,
      version: 1,
    };
  });
  const counts = rows.filter(({ status }) => status !== "draft");
  return {
    rows,
    priceTables: counts.map((row) => priceTableOf(row, JSON.parse(row.body))),
    next: codes.next,
  };
}

function priceTablesOf({ now, openedAt, currency }: Opened): readonly Written[] {
  const midnight = now - now % DAY_SECONDS;
  const [first, began, comes] = [
    openedAt - DAY_SECONDS,
    midnight - BEGAN_DAYS * DAY_SECONDS,
    midnight + STARTS_IN_DAYS * DAY_SECONDS,
  ];
  const price = (route: Route, title: string, factor: number, more: Pick<Written, "from" | "status">) => ({
    title,
    method_code: route.method,
    body: tariffOf(route, factor),
    ...more,
  });
  const priced = ROUTES.flatMap((route) => [
    price(route, "Opening prices", 100, { from: first, status: "ended" }),
    price(route, "Prices of this year", 104, { from: began, status: "active" }),
    price(route, "Prices with the new season", 109, { from: comes, status: "scheduled" }),
  ]);
  const costs = ROUTES.map((route): Written => {
    const isDong = route.carrier === "VNPost";
    const cents = tariffOf(route, 78);
    return {
      kind: "cost",
      title: `${route.carrier} takes`,
      method_code: route.method,
      currency: isDong ? DONG : currency,
      body: isDong ? convertToDong(cents) : cents,
      from: first,
      status: "active",
    };
  });
  const trucks = ROUTES.map((route): Written => ({
    ...{ kind: "cost", title: `${FORWARDER} takes`, method_code: route.method, forwarder: FORWARDER },
    ...{ body: BY_TRUCK, from: first, status: "active" },
  }));
  const standard = ROUTES.find(({ method }) => method === "standard");
  const abroad = ROUTES.find(({ method }) => method === "international");
  if (!standard || !abroad) throw new Error("Cannot make the demo's price tables: a method is missing");
  return [
    ...priced,
    ...trucks,
    { ...price(standard, "From level 3", 96, { from: began, status: "active" }), min_vip: 3 },
    {
      ...price(abroad, "Without heavy packages", 102, { from: comes + DAY_SECONDS, status: "draft" }),
      body: withHoles(tariffOf(abroad, 102)),
    },
    ...costs,
    ...DUTIES.flatMap(({ destination, currency: money, before, after }) => [
      {
        kind: "duty" as const,
        title: `Duties of ${destination}, until the change`,
        destination,
        currency: money,
        body: { ...EMPTY_BODY, duties: before },
        from: first,
        status: "ended",
      },
      {
        kind: "duty" as const,
        title: `Duties of ${destination}`,
        destination,
        currency: money,
        body: { ...EMPTY_BODY, duties: after },
        from: began,
        status: "active",
      },
    ]),
  ];
}

const convertToDong = (body: PriceTableBody): PriceTableBody => {
  const dong = (cells: readonly (number | null)[]) =>
    cells.map((cell) => cell === null ? null : cell * DONG_PER_CENT);
  return {
    ...body,
    brackets: body.brackets.map(({ up_to_g, cells }) => ({ up_to_g, cells: dong(cells) })),
    further: body.further && { ...body.further, cells: dong(body.further.cells) },
  };
};

/** Removes prices: the last zone has none above half a kilogram, and no zone has any beyond the last bracket. */
const withHoles = (body: PriceTableBody): PriceTableBody => ({
  ...body,
  further: null,
  brackets: body.brackets.map(({ up_to_g, cells }) => ({
    up_to_g,
    cells: up_to_g > 500 ? [...cells.slice(0, -1), null] : cells,
  })),
});
