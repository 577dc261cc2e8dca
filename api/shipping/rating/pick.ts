/** Picks the table by dates, not statuses, so that a past day keeps its price. Source: docs/shipping.md. */
import { collapseBlanks, fold } from "../../fold.ts";
import type { PriceTable, PriceTableKind } from "./price_table.ts";

type LineKey = Pick<
  PriceTable,
  "kind" | "method_code" | "plan" | "min_vip" | "location_id" | "forwarder" | "destination"
>;

/** Tables with the same key are a line: they follow each other, and one at a time is in force. */
export const lineOf = (table: LineKey): string =>
  [
    table.kind,
    table.method_code,
    table.plan,
    table.min_vip,
    table.location_id ?? "",
    table.forwarder,
    table.destination,
  ].join("|");

interface Line extends LineKey {
  readonly tables: readonly PriceTable[];
}

const cachedLines = new WeakMap<readonly PriceTable[], ReadonlyMap<string, readonly Line[]>>();

/** Returns lines by kind and method, or by the country of a duty; sorted once for many questions. */
function linesByKey(tables: readonly PriceTable[]): ReadonlyMap<string, readonly Line[]> {
  const known = cachedLines.get(tables);
  if (known) return known;
  const lines = Map.groupBy(tables, lineOf);
  const found = [...lines.values()].flatMap((each): Line[] => {
    const sorted = each.toSorted((one, other) => other.effective_at - one.effective_at);
    return sorted[0] ? [{ ...sorted[0], tables: sorted }] : [];
  });
  // The most specific goes first: the highest VIP level, then a line of one location.
  found.sort((one, other) =>
    other.min_vip - one.min_vip || Number(other.location_id !== null) - Number(one.location_id !== null)
  );
  const book = Map.groupBy(
    found,
    ({ kind, method_code, destination }) => keyOf(kind, kind === "duty" ? destination : method_code),
  );
  cachedLines.set(tables, book);
  return book;
}

const keyOf = (kind: PriceTableKind, of: string): string => `${kind}|${of}`;

export function inForce(line: readonly PriceTable[], at: number): PriceTable | null {
  const table = line.find(({ effective_at }) => effective_at <= at);
  return table && (table.expired_at === null || at < table.expired_at) ? table : null;
}

export interface PriceQuery {
  readonly kind: "price" | "cost";
  readonly method_code: string;
  readonly at: number;
  readonly plan: string;
  readonly vip: number;
  readonly location_id: string | null;
  /** The forwarder of the table; absent for a table of the carrier itself. */
  readonly forwarder?: string;
}

/** Returns the same key for different spellings of a forwarder's name, which several people type. */
export const forwarderKey = (name: string): string => collapseBlanks(fold(name)).replaceAll(":", " ");

const isForwarder = (one: string, other: string): boolean =>
  one === other || one !== "" && other !== "" && forwarderKey(one) === forwarderKey(other);

/** Prefers a plan's own price table to those for all plans, whatever their VIP level. */
export function pickPriceTable(
  { kind, method_code, at, plan, vip, location_id, forwarder = "" }: PriceQuery,
  tables: readonly PriceTable[],
) {
  const lines = linesByKey(tables).get(keyOf(kind, method_code)) ?? [];
  for (const wanted of plan === "" ? [""] : [plan, ""]) {
    for (const line of lines) {
      if (line.plan !== wanted || line.min_vip > vip || !isForwarder(line.forwarder, forwarder)) continue;
      if (line.location_id !== null && line.location_id !== location_id) continue;
      const table = inForce(line.tables, at);
      if (table) return table;
    }
  }
  return null;
}

export function pickDuty(destination: string, at: number, tables: readonly PriceTable[]): PriceTable | null {
  const [line] = linesByKey(tables).get(keyOf("duty", destination)) ?? [];
  return line ? inForce(line.tables, at) : null;
}
