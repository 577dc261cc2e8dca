/** Stores the pages of a file, each with its status, order and tracking number. */
import type { LabelPageFacts } from "../../../../api/generated/schema.ts";
import { MAX_EVIDENCE } from "../../../../api/shipping/label_pages/bounds.ts";
import { findOn, valuesOf } from "../../../../api/shipping/label_pages/findings.ts";
import { decidePage, numberOn, type Verdict } from "../../../../api/shipping/label_pages/verdict.ts";
import { settle } from "../../../../machines/lifecycles/lifecycle.ts";
import { labelPageMachine } from "../../../../machines/lifecycles/shipping/label_page.ts";
import { labelPages } from "../../../../resources/shipping/label_pages.ts";
import { type AuthorizedContext, senderOf } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import type { ReadPage } from "../../../documents/intake/answers.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { AuditEntry } from "../../../fields.ts";
import { PageLookup } from "./lookup_store.ts";
import { insertPages, type NewLabelPage } from "./store.ts";

/** A page whose bytes are already stored under its id. */
export interface StoredPage extends Pick<ReadPage, "digest" | "text" | "codes" | "width_mm" | "height_mm"> {
  readonly _id: string;
  readonly name: string;
  readonly page: number;
  readonly bytes: number;
  readonly file_digest: string;
}

const INITIAL = "Unmatched";

export const NO_PAGE_FACTS: LabelPageFacts = {
  found: false,
  contradicted: false,
  doubled: false,
  label: true,
  numbered: false,
  paid: false,
  orderOpen: false,
  labelIdle: false,
  filled: false,
  armed: false,
  firstInHouse: false,
  firstAttached: false,
  firstMatched: false,
};

/** Converts a verdict to facts, so that the machine's guards decide the status. */
export const verdictFacts = (
  { status }: Verdict,
): Pick<LabelPageFacts, "found" | "contradicted" | "doubled"> => ({
  found: status === "Matched",
  contradicted: status === "Mismatch",
  doubled: status === "Duplicate",
});

export function placeIn(verdict: Verdict) {
  const { order, package_id, first_id, finding } = verdict;
  return {
    finding,
    order_id: order?.order_id ?? null,
    store_id: order?.store_id ?? null,
    package_id,
    first_id,
    armed: verdict.status === "Matched" && order && !order.paid ? 1 : 0,
  };
}

export async function filePages(
  tx: Writer,
  pages: readonly StoredPage[],
  jobId: string,
  context: AuthorizedContext,
): Promise<{ readonly matched: number; readonly audit: readonly AuditEntry[] }> {
  const found = pages.map((page) => ({ page, findings: findOn(page) }));
  const seen = found.map(({ page, findings }) => ({ digest: page.digest, evidence: findings.evidence }));
  const known = await PageLookup.read(tx, context.scope, seen);
  const codes = await nextCodes(tx, "label_pages", pages.length);
  const at = context.now();
  const maker = context.session.actor._id;
  const rows = found.map(({ page: { text: _t, codes: _c, ...page }, findings }, nth): NewLabelPage => {
    const { evidence, paper, carrier } = findings;
    const verdict = decidePage(findings, known.about({ digest: page.digest, evidence }));
    const { value } = settle(
      labelPageMachine,
      INITIAL,
      { ...NO_PAGE_FACTS, ...verdictFacts(verdict) },
      "match.settle",
    );
    const tracking_number = numberOn(evidence);
    const order_ref = verdict.order?.ref ?? valuesOf(evidence, "order")[0] ?? "";
    const code = codes[nth] ?? "";
    const row = {
      ...page,
      ...placeIn(verdict),
      code,
      status: String(value),
      seller_id: verdict.order?.seller_id ?? senderOf(context).sellerId,
      maker,
      job_id: jobId,
      paper,
      carrier,
      tracking_number,
      order_ref,
      zip5: valuesOf(evidence, "zip")[0] ?? "",
      evidence: JSON.stringify(evidence.slice(0, MAX_EVIDENCE)),
      search_text: searchText(code, tracking_number, order_ref, page.name),
      created_at: at,
      updated_at: at,
      version: 1,
    };
    known.add(row);
    return row;
  });
  await insertPages(tx, rows);
  const audit = rows.map(({ _id, seller_id, status }): AuditEntry => ({
    entity: labelPages.query,
    entityId: _id,
    sellerId: seller_id,
    action: "labels.intake",
    isNew: true,
    changes: [{ field: "status", before: "", after: status }],
  }));
  return { matched: rows.filter(({ status }) => status === "Matched").length, audit };
}
