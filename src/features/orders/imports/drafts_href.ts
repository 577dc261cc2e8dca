import type { Job } from "../../../../api/generated/schema.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { readUrl, writeUrl } from "../../../../resources/url.ts";
import type { JobResult } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";

const DRAFT = "Draft";
const PROBLEM = "any";

const hrefOf = (filters: FilterValues): string =>
  writeUrl(orders, { ...readUrl(orders, undefined, new URLSearchParams()), filters });

/** Returns the address of an import's drafts with problems, or of its store's if the job names no import. */
export function draftsHref({ about }: Pick<Job, "about">): string {
  const { store } = about;
  const place = importOf(about) ?? (typeof store === "string" ? { store } : {});
  return hrefOf({ status: DRAFT, problem: PROBLEM, ...place });
}

export function importedHref({ about }: Pick<Job, "about">): string | null {
  const place = importOf(about);
  return place && hrefOf({ status: "All", ...place });
}

const importOf = ({ import: job }: Job["about"]): FilterValues | null =>
  typeof job === "string" ? { import: job } : null;

export const jobResults: Readonly<Record<string, JobResult>> = {
  "orders.import": {
    linkOf: (job) => {
      const href = job.made > 0 ? importedHref(job) : null;
      return href === null ? null : { href, words: t("jobs.orders") };
    },
  },
};
