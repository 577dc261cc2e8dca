/** Compares the charges of a package or an order with our costs, part by part. Source: docs/money.md. */
import type { ProfitLine } from "../generated/schema.ts";

/** In the order in which they are shown. Goods bear the cost of production, postage that of labels. */
export const PROFIT_PARTS = ["goods", "postage", "handling", "fee", "adjustment", "local", "duty"] as const;
export type ProfitPart = (typeof PROFIT_PARTS)[number];

export const isProfitPart = (part: string): part is ProfitPart =>
  (PROFIT_PARTS as readonly string[]).includes(part);

/** An amount from the ledger, or from a line of a bill. */
export interface ProfitAmount {
  readonly part: string;
  readonly currency: string;
  /** `booked` was posted when the cost arose, `corrected` when somebody billed or credited another amount. */
  readonly side: "charged" | "booked" | "corrected" | "invoiced";
  readonly minor: number;
}

const placeOf = (part: string): number => PROFIT_PARTS.findIndex((each) => each === part);

/** Sums amounts by part and currency. The cost is the booked and the corrected amounts, as in the ledger. */
export function profitLines(amounts: readonly ProfitAmount[]): readonly ProfitLine[] {
  const lines = new Map<string, ProfitLine>();
  for (const { part, currency, side, minor } of amounts) {
    const key = `${currency} ${part}`;
    const line = lines.get(key) ??
      { part, currency, charged_minor: 0, booked_minor: 0, invoiced_minor: null, difference_minor: 0 };
    const difference = side === "charged" ? minor : side === "invoiced" ? 0 : 0 - minor;
    lines.set(key, {
      ...line,
      ...side === "charged" && { charged_minor: line.charged_minor + minor },
      ...side === "booked" && { booked_minor: line.booked_minor + minor },
      ...side === "invoiced" && { invoiced_minor: (line.invoiced_minor ?? 0) + minor },
      difference_minor: line.difference_minor + difference,
    });
  }
  return [...lines.values()].toSorted((one, other) =>
    one.currency === other.currency
      ? placeOf(one.part) - placeOf(other.part)
      : one.currency < other.currency
      ? -1
      : 1
  );
}

export function profitTotals(lines: readonly ProfitLine[]): readonly ProfitLine[] {
  return [...Map.groupBy(lines, ({ currency }) => currency)].map(([currency, some]) =>
    some.reduce<ProfitLine>((sum, line) => ({
      ...sum,
      charged_minor: sum.charged_minor + line.charged_minor,
      booked_minor: sum.booked_minor + line.booked_minor,
      invoiced_minor: line.invoiced_minor === null
        ? sum.invoiced_minor
        : (sum.invoiced_minor ?? 0) + line.invoiced_minor,
      difference_minor: sum.difference_minor + line.difference_minor,
    }), {
      ...{ part: "", currency, charged_minor: 0, booked_minor: 0 },
      ...{ invoiced_minor: null, difference_minor: 0 },
    })
  );
}
