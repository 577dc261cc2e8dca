import { createHash } from "node:crypto";

export interface GroupFound {
  readonly key: string;
  readonly count: number;
  readonly before_minor: number;
  readonly after_minor: number;
}

export interface UnpricedPackageRow {
  readonly code: string;
  readonly country: string;
  readonly postal_code: string;
  readonly weight_g: number;
  readonly refusal: string;
}

export interface PriceIncreaseRow {
  readonly code: string;
  readonly before_minor: number;
  readonly after_minor: number;
}

export interface BacktestFound {
  readonly at: number;
  /** The digest of the tested prices: the findings are valid only for these. */
  readonly digest: string;
  readonly parcels: number;
  readonly before_minor: number;
  readonly after_minor: number;
  readonly holes_count: number;
  readonly holes: readonly UnpricedPackageRow[];
  readonly zones: readonly GroupFound[];
  readonly brackets: readonly GroupFound[];
  readonly sellers: readonly GroupFound[];
  readonly rises: readonly PriceIncreaseRow[];
}

interface Tried {
  readonly body: string;
  readonly line: string;
  readonly backtest: string;
}

export const pricesDigest = ({ body, line }: Pick<Tried, "body" | "line">): string =>
  createHash("sha256").update(line).update("\n").update(body).digest("hex").slice(0, 32);

export function backtestOf(row: Tried): BacktestFound | null {
  if (row.backtest === "") return null;
  const found = JSON.parse(row.backtest) as Partial<BacktestFound>;
  return found.digest === pricesDigest(row) ? found as BacktestFound : null;
}
