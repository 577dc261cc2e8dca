import { sql } from "kysely";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { RateRequest, RateResult } from "../../../../api/shipping/rating/price_table.ts";
import type { Condition } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

export const BACKTEST_DAYS = 30;

interface Tried {
  readonly kind: string;
  readonly method_code: string;
  readonly location_id: string | null;
}

/** Matches labels of the last 30 days; for a location's cost table, only labels of that location. */
const recent = ({ kind, location_id }: Tried, now: number): Condition =>
  sql<boolean>`l.bought_at >= ${now - BACKTEST_DAYS * DAY_SECONDS} and l.bought_at <= ${now}
    and l.live_at is not null
    ${kind === "cost" && location_id !== null ? sql`and p.location_id = ${location_id}` : sql``}`;

const boughtBy = ({ method_code }: Tried): Condition => sql<boolean>`l.method_code = ${method_code}`;
/** Matches attached labels, which have no method, by their package's method. */
const attachedTo = ({ method_code }: Tried): Condition =>
  sql<boolean>`(l.method_code = '' and p.method_code = ${method_code})`;

const triedWith = (table: Tried, now: number): Condition =>
  sql<boolean>`(${boughtBy(table)} or ${attachedTo(table)}) and ${recent(table, now)}`;

/** Checks both kinds one by one: an index finds bought labels, and a scan soon finds an attached one. */
export async function hasLabelsToTry(reader: Reader, table: Tried, now: number): Promise<boolean> {
  for (const isOf of [boughtBy, attachedTo]) {
    const { rows } = await sql`select 1 from labels as l join packages as p on p._id = l.package_id
      where ${isOf(table)} and ${recent(table, now)} limit 1`.execute(reader);
    if (rows.length > 0) return true;
  }
  return false;
}

export async function countLabelsToTry(reader: Reader, table: Tried, now: number): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`select count(*) as count from labels as l
    join packages as p on p._id = l.package_id where ${triedWith(table, now)}`.execute(reader);
  return Number(rows[0]?.count ?? 0);
}

export interface LabelToTry {
  readonly _id: string;
  readonly code: string;
  readonly seller_id: string;
  readonly bought_at: number;
  readonly quote: string;
  readonly location_id: string | null;
  readonly country: string;
  readonly postal_code: string;
  readonly length_mm: number;
  readonly width_mm: number;
  readonly height_mm: number;
  readonly weight_g: number;
}

export async function labelsToTry(
  reader: Reader,
  table: Tried,
  { now, after, most }: { readonly now: number; readonly after: string; readonly most: number },
): Promise<readonly LabelToTry[]> {
  const { rows } = await sql<
    LabelToTry
  >`select l._id, p.code, l.seller_id, l.bought_at, l.quote, p.location_id,
      p.country, coalesce(o.postal_code, '') as postal_code, p.length_mm, p.width_mm, p.height_mm,
      coalesce(nullif(p.weighed_g, 0), p.weight_g) as weight_g
    from labels as l join packages as p on p._id = l.package_id left join orders as o on o._id = p.order_id
    where ${triedWith(table, now)} and l._id > ${after} order by l._id limit ${most}`.execute(reader);
  return rows;
}

/** A quote as a label stores it; older labels have no `question`. */
export type LabelQuote = RateResult & { readonly question?: RateRequest };

export const quoteIn = ({ quote }: LabelToTry): LabelQuote | null =>
  quote === "" || quote === "{}" ? null : JSON.parse(quote) as LabelQuote;

/** Returns the rate request of the label's purchase, or one made from the package if the label has none. */
export function questionOf(label: LabelToTry, quote: LabelQuote | null): RateRequest {
  if (quote?.question) return quote.question;
  const weight = quote?.steps.find(({ code }) => code === "weight")?.values["weight_g"];
  const { length_mm, width_mm, height_mm } = label;
  return {
    kind: "price",
    method_code: "",
    at: label.bought_at,
    plan: "",
    vip: 0,
    location_id: label.location_id,
    country: label.country,
    postal_code: label.postal_code,
    weight_g: typeof weight === "number" ? weight : quote?.ok ? quote.billed_g : label.weight_g,
    mm: length_mm && width_mm && height_mm ? [length_mm, width_mm, height_mm] : null,
  };
}
