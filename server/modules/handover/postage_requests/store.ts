/** Reads and makes requests for money back; they belong to no seller. */
import { sql } from "kysely";
import type { PostageRequest } from "../../../../api/generated/schema.ts";
import {
  daysLeft,
  deadlineOf,
  type RequestKind,
  type RequestSource,
} from "../../../../api/handover/postage_requests.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { searchText } from "../../../db/search.ts";
import type { LabelsTable, PostageRequestsTable } from "../../../db/tables.ts";
import { auditOfBusiness } from "../../../entity/changes.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { AuditEntry } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { defineApproval } from "../../../lifecycle/approval.ts";
import type { ListSource } from "../../../list/source.ts";
import { costPartyOf } from "../../shipping/labels/store.ts";

export type RequestRow = Readonly<Omit<PostageRequestsTable, "seq" | "search_text">> & {
  readonly package_code: string;
  readonly case_code: string;
  readonly maker_name: string;
  readonly checker_name: string;
  readonly label_status: string;
};
export type RequestPatch = Partial<RequestRow>;
export type RequestView = Omit<PostageRequest, "facts" | "timeline">;

export const requestApproval = defineApproval("note", ["checker"]);

export function viewOf(row: RequestRow, { now }: Pick<AuthorizedContext, "now">): RequestView {
  const { maker: _m, maker_for: _mf, checker: _c, checker_for: _cf, label_status: _l, ...rest } = row;
  const { line_id: _i, claimed_minor: _d, ...view } = rest;
  return { ...view, days_left: daysLeft(row.deadline_at, now()) };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.kind, r.source, r.label_id, r.package_id, r.line_id, r.case_id, r.biller, r.carrier,
  r.tracking_number, r.currency, r.expected_minor, r.claimed_minor, r.credited_minor, r.deadline_at, r.dispute_ref,
  r.note, r.status, r.maker, r.maker_for, r.checker, r.checker_for, r.decided_at, r.created_at, r.updated_at, r.version,
  coalesce(p.code, '') as package_code, coalesce(k.code, '') as case_code, coalesce(m.name, '') as maker_name,
  coalesce(c.name, '') as checker_name, coalesce(l.status, '') as label_status`,
);
const NAMES = sql.raw(
  `left join packages as p on p._id = r.package_id left join cases as k on k._id = r.case_id
  left join users as m on m._id = r.maker left join users as c on c._id = r.checker
  left join labels as l on l._id = r.label_id`,
);

export const requestsList: ListSource<RequestRow, RequestView> = {
  table: "postage_requests",
  key: "seq",
  columns: { package: "package_id" },
  numbers: ["code", "tracking_number"],
  visible: () => allRows,
  rows: (rows) => sql<RequestRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

export async function requestsById(reader: Reader, ids: readonly string[]): Promise<Map<string, RequestRow>> {
  const { rows } = await sql<RequestRow>`select ${FIELDS} from postage_requests as r ${NAMES}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export type RequestedLabel = Pick<
  LabelsTable,
  | "_id"
  | "package_id"
  | "provider"
  | "biller"
  | "carrier"
  | "number"
  | "cost_minor"
  | "cost_currency"
  | "bought_at"
  | "status"
>;

const LABEL_COLUMNS = [
  ...["_id", "package_id", "provider", "biller", "carrier", "number", "cost_minor"] as const,
  ...["cost_currency", "bought_at", "status"] as const,
] as const;

/** Returns the newest label of a tracking number. */
export const labelWith = (reader: Reader, number: string): Promise<RequestedLabel | undefined> =>
  reader.selectFrom("labels").select(LABEL_COLUMNS).where("number", "=", number)
    .orderBy("bought_at", "desc").orderBy("_id", "desc").executeTakeFirst();

export const labelById = (reader: Reader, id: string): Promise<RequestedLabel | undefined> =>
  reader.selectFrom("labels").select(LABEL_COLUMNS).where("_id", "=", id).executeTakeFirst();

const OPEN = ["Pending", "Submitted", "Accepted"] as const;

/** Returns labels whose voiding was requested, without a request that is open, or expired as a new one would too. */
export async function voidRequestedLabels(reader: Reader, most: number): Promise<readonly RequestedLabel[]> {
  return await reader.selectFrom("labels as l").select(LABEL_COLUMNS.map((column) => `l.${column}` as const))
    // With a literal, SQLite need not plan the statement again for each value to see that the partial index fits.
    .where("l.status", "=", sql.lit("Void Asked"))
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("postage_requests as q").select("q._id").whereRef("q.label_id", "=", "l._id")
          .where("q.kind", "=", "void").where("q.status", "in", [...OPEN, "Expired"]),
      ))
    ).orderBy("l._id").limit(most).execute();
}

interface NewRequest {
  readonly kind: RequestKind;
  readonly source: RequestSource;
  readonly label: RequestedLabel;
  readonly expected_minor: number;
  readonly line_id?: string;
  readonly case_id?: string;
  readonly note?: string;
  readonly claimed_minor?: number;
  readonly from?: number;
  /** Unix seconds; if it is left out, the deadline follows from kind and carrier. */
  readonly deadline_at?: number;
  readonly maker: string | null;
  readonly maker_for: string | null;
}

/** Returns true if a label has an open request of a kind; a second one is not possible. */
export async function hasOpenRequest(reader: Reader, label: string, kind: RequestKind): Promise<boolean> {
  const open = await reader.selectFrom("postage_requests").select("_id").where("label_id", "=", label)
    .where("kind", "=", kind).where("status", "in", OPEN).executeTakeFirst();
  return open !== undefined;
}

/** Makes a request. Returns null if the label already has an open request of this kind. */
export async function insertRequest(tx: Writer, request: NewRequest, at: number): Promise<string | null> {
  const { label, kind, from = label.bought_at, ...more } = request;
  const deadline_at = more.deadline_at ?? deadlineOf(kind, label.carrier, from);
  if (await hasOpenRequest(tx, label._id, kind)) return null;
  const [code = ""] = await nextCodes(tx, "postage_requests", 1);
  const _id = newId();
  await tx.insertInto("postage_requests").values({
    ...{ _id, code, kind, case_id: null, line_id: null, claimed_minor: 0, ...more },
    ...{ label_id: label._id, package_id: label.package_id, biller: costPartyOf(label) },
    ...{ carrier: label.carrier, tracking_number: label.number, currency: label.cost_currency || "USD" },
    ...{ credited_minor: 0, deadline_at, dispute_ref: "", note: more.note ?? "" },
    ...{ status: "Pending", checker: null, checker_for: null, decided_at: null },
    search_text: searchText(code, label.number),
    ...{ created_at: at, updated_at: at, version: 1 },
  }).execute();
  return _id;
}

/** Returns the audit entry of a request that the step of another record made. */
export const auditOfRequest = (id: string, source: RequestSource): AuditEntry => ({
  ...auditOfBusiness("postageRequests")(id, "makePostageRequest", [
    { field: "source", before: "", after: source },
  ]),
  isNew: true,
});

/** Returns requests whose deadline is over and that nobody submitted. */
export async function lateRequests(reader: Reader, now: number, most: number): Promise<readonly string[]> {
  const rows = await reader.selectFrom("postage_requests").select("_id").where("status", "=", "Pending")
    .where("deadline_at", "<", now).orderBy("deadline_at").limit(most).execute();
  return rows.map(({ _id }) => _id);
}

/** Returns the request that a credit for a label settles: an open one, or else one that was denied. */
export async function requestFor(
  reader: Reader,
  label: string,
  kinds: readonly RequestKind[],
): Promise<RequestRow | null> {
  const row = await reader.selectFrom("postage_requests").select("_id").where("label_id", "=", label)
    .where(isOneOf("kind", kinds)).where("status", "in", [...OPEN, "Denied"])
    .orderBy(sql`case when status = 'Denied' then 1 else 0 end`).orderBy("seq").executeTakeFirst();
  return row ? (await requestsById(reader, [row._id])).get(row._id) ?? null : null;
}

export async function storeCredit(
  tx: Writer,
  id: string,
  credit: Pick<PostageRequestsTable, "credited_minor" | "line_id">,
): Promise<void> {
  await tx.updateTable("postage_requests").set({ ...credit, claimed_minor: 0 }).where("_id", "=", id)
    .execute();
}

/** Returns the open void requests of labels, which change together with their label. */
export async function voidRequestsOf(reader: Reader, labels: readonly string[]): Promise<readonly string[]> {
  const rows = await reader.selectFrom("postage_requests").select("_id").where(isOneOf("label_id", labels))
    .where("kind", "=", "void").where("status", "in", ["Pending", "Submitted"]).execute();
  return rows.map(({ _id }) => _id);
}

/** Returns unsubmitted requests about disputed lines. */
export async function disputesOf(reader: Reader, lines: readonly string[]): Promise<readonly string[]> {
  const rows = await reader.selectFrom("postage_requests").select("_id").where(isOneOf("line_id", lines))
    .where("kind", "=", "apv").where("status", "=", "Pending").execute();
  return rows.map(({ _id }) => _id);
}

/** Returns the lines whose dispute was submitted to the provider. */
export async function submittedDisputes(
  reader: Reader,
  lines: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.selectFrom("postage_requests").select("line_id").where(isOneOf("line_id", lines))
    .where("kind", "=", "apv").where("status", "not in", ["Pending", "Cancelled"]).execute();
  return new Set(rows.flatMap(({ line_id }) => line_id ?? []));
}

export async function withdrawRequests(tx: Writer, ids: readonly string[], at: number): Promise<void> {
  await tx.updateTable("postage_requests").set({ status: "Cancelled", claimed_minor: 0, updated_at: at })
    .where(isOneOf("_id", ids)).execute();
}

/** Drops the claims of a voided invoice, which are never posted. Submitted requests continue without a claim. */
export async function dropClaims(tx: Writer, invoice: string, at: number): Promise<void> {
  await sql`update postage_requests set claimed_minor = 0, updated_at = ${at},
      status = case when status = 'Pending' then 'Cancelled' else status end
    where claimed_minor > 0 and line_id in (select _id from postage_lines where invoice_id = ${invoice})`
    .execute(tx);
}

export async function caseWith(reader: Reader, code: string): Promise<string | null> {
  const row = await reader.selectFrom("cases").select("_id").where("code", "=", code).executeTakeFirst();
  return row?._id ?? null;
}
