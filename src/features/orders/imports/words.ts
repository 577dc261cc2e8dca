import type { OrderProblemCode } from "../../../../api/orders/order_problems.ts";
import { type Remark, REMARKS } from "../../../../api/csv/remarks.ts";
import type { Preview } from "../../../../api/csv/preview.ts";
import type { Job } from "../../../../machines/orders/import.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

/** Returns the processed share of the file, from 0 to 1; 0 while its size is unknown. */
export const shareOf = ({ done, total }: Pick<Job, "done" | "total">): number =>
  total > 0 ? Math.min(1, done / total) : 0;

const countOf = (key: "made" | "skipped" | "refusedRows", count: number) =>
  t(`imports.${key}`, { count, n: numberText(count) });

/** Returns "5,009 orders imported, 0 skipped, 0 refused". */
export function countsText({ made, skipped, refused }: Pick<Job, "made" | "skipped" | "refused">): string {
  return t("imports.counts", {
    made: countOf("made", made),
    skipped: countOf("skipped", skipped),
    refused: countOf("refusedRows", refused),
  });
}

export const problemText = (code: OrderProblemCode): string => t(`record.orderProblem.${code}`);

const previewCount = (key: "orders" | "rows" | "refused", count: number) =>
  t(`imports.preview.${key}`, { count, n: numberText(count) });

/** Returns "4,963 orders from 9,994 rows; 12 rows will be refused". */
export function previewText({ orderCount, rows, refusedRows }: Preview): string {
  const figures = { orders: previewCount("orders", orderCount), rows: previewCount("rows", rows) };
  if (refusedRows === 0) return t("imports.preview.clean", figures);
  return t("imports.preview.counts", { ...figures, refused: previewCount("refused", refusedRows) });
}

/** Returns the rows that an import left out or changed, by reason; skips reasons that this build does not know. */
export function remarksOf({ about }: Pick<Job, "about">): readonly Remark[] {
  const { remarks } = about as { readonly remarks?: readonly Remark[] };
  return REMARKS.flatMap((code) => remarks?.find((remark) => remark.code === code) ?? []);
}

/** Returns "Cancelled in the shop: 3 orders (5 rows) left out." */
export function remarkText({ code, orders, rows }: Remark): string {
  const some = t("imports.remarks.orders", { count: orders, n: numberText(orders) });
  return t(`imports.remarks.${code}`, { orders: some, rows: previewCount("rows", rows) });
}

export const refusedName = (title: string): string =>
  t("imports.refusedName", { name: title.replace(/\.[a-z0-9]{1,4}$/i, "") });
