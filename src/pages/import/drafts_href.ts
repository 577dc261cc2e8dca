/** Where the new orders of an import are mended. */
import type { Job } from "../../../machines/import.ts";
import { orders } from "../../../resources/orders.ts";
import { readUrl, writeUrl } from "../../../resources/url.ts";

const DRAFT = "Draft";
const PROBLEM = "any";

/** The drafts with a problem, of the import's store where the job names it. */
export function draftsHref({ about }: Pick<Job, "about">): string {
  const { store } = about;
  const filters = { status: DRAFT, problem: PROBLEM, ...(typeof store === "string" && { store }) };
  return writeUrl(orders, { ...readUrl(orders, undefined, new URLSearchParams()), filters });
}
