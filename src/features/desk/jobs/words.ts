import type { Job } from "../../../../api/generated/schema.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

export type JobFacts = Pick<Job, "kind" | "title" | "about" | "total">;

const text = (value: unknown): string => typeof value === "string" ? value : "";
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];

/** Returns "4,963 orders", or "4,963 rows" for a list that this build does not know. */
export function recordsText(resource: unknown, count: number): string {
  const key = `jobs.records.${text(resource)}`;
  const known: Key = hasWords(key) ? key as "jobs.records.orders" : "jobs.records.rows";
  return t(known, { count, n: numberText(count) });
}

/** Returns the number of records, or only the name of the list until they are counted. */
function whatText({ about, total }: JobFacts): string {
  const resource = text(about["resource"]);
  if (total > 0) return recordsText(resource, total);
  return hasWords(`menu.${resource}`) ? t(`menu.${resource}`) : recordsText(resource, 0);
}

/** Returns "+gift, −rush". */
const tagsText = ({ add_tags, remove_tags }: JobFacts["about"]): string =>
  [...texts(add_tags).map((tag) => `+${tag}`), ...texts(remove_tags).map((tag) => `−${tag}`)].join(", ");

/** Describes a job in one line. An unknown kind has the server's English title. */
export function jobTitle(job: JobFacts): string {
  const { kind, title, about } = job;
  const records = whatText(job);
  switch (kind) {
    case "orders.import":
    case "items.import":
    case "tiktok.import":
    case "postage.import":
      return t("jobs.title.imported", { file: title });
    case "list.export":
      return t("jobs.title.export", { records });
    case "orders.move":
    case "list.move":
      return t("jobs.title.move", { step: t(`event.${text(about["event"])}`), records });
    case "orders.tag":
      return t("jobs.title.tag", { tags: tagsText(about), records });
    case "orders.method":
      return t("jobs.title.method", { method: text(about["shipping_method"]), records });
    case "orders.country":
      return t("jobs.title.country", { country: text(about["country"]), records });
    case "orders.region":
      return t("jobs.title.region", { region: text(about["region"]), records });
    case "items.edit":
      return t("jobs.title.edit", { records });
    case "units.batch":
      return t("jobs.title.batch", { records });
    case "stock.import":
      return t("jobs.title.stock", { records });
    case "boxes.scan":
      return t("jobs.title.scans", { records });
    case "labels.intake":
      return t("jobs.title.labels", { count: job.total, n: numberText(job.total) });
    case "prices.backtest":
      return t("jobs.title.backtest", { card: title });
    case "figures.run":
      return t("jobs.title.report", { report: t(`menu.${text(about["resource"])}`) });
    case "orders.mend":
      return t("jobs.title.mend", { sku: text(about["external_sku"]), records });
    case "orders.substitute":
      return t("jobs.title.substitute", { sku: text(about["external_sku"]), records });
    case "orders.artwork":
      return t("jobs.title.artwork", { sku: text(about["external_sku"]), records });
    case "orders.undo":
    case "list.undo":
      return t("jobs.title.undo", { records });
    default:
      return title;
  }
}

/** Progress from 0 to 1; null if unknown. */
export const shareOf = ({ done, total }: Pick<Job, "done" | "total">): number | null =>
  total > 0 ? Math.min(1, done / total) : null;
