import type { BacktestSummary } from "../../../../api/shipping/rating/backtest.ts";
import type { Job } from "../../../../api/generated/schema.ts";
import { localCostTable, shippingCosts } from "../../../../resources/shipping/price_tables.ts";
import { recordPath } from "../../../../resources/record_path.ts";
import type { JobResult } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { changeText } from "./change_text.ts";

export const BACKTEST = "prices.backtest";

/** Returns "1,204 packages: +3.2 %, 2 without a price"; null if the job is no back-test or has no result. */
export function backtestText({ kind, about }: Pick<Job, "kind" | "about">): string | null {
  const found = kind === BACKTEST ? about["found"] as BacktestSummary | undefined : undefined;
  if (!found) return null;
  const { parcels: count, holes, change_bp } = found;
  if (count === 0) return t("priceTables.found.nothing");
  const findings = [
    ...change_bp === null ? [] : [changeText(change_bp / 100)],
    ...holes === 0 ? [] : [t("priceTables.found.holes", { count: holes, n: numberText(holes) })],
  ];
  const packages = t("priceTables.found.parcels", { count, n: numberText(count) });
  return findings.length === 0
    ? packages
    : t("priceTables.found.said", { parcels: packages, found: findings.join(", ") });
}

export function backtestHref({ about: { resource, ids } }: Pick<Job, "about">): string | null {
  const list = [shippingCosts, localCostTable].find(({ id }) => id === resource);
  const [id] = Array.isArray(ids) ? ids : [];
  return list && typeof id === "string" ? `${recordPath(list, id)}?tab=test` : null;
}

export const jobResults: Readonly<Record<string, JobResult>> = {
  [BACKTEST]: {
    isRowless: true,
    wordsOf: (job) => {
      const words = backtestText(job);
      return words === null ? null : { words, tone: "success" };
    },
    linkOf: (job) => {
      const href = backtestText(job) === null ? null : backtestHref(job);
      return href === null ? null : { href, words: t("priceTables.found.see") };
    },
  },
};
