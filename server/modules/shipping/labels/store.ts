import { sql } from "kysely";
import type { Label, TrackEvent } from "../../../../api/generated/schema.ts";
import { isFloor, seesOurCosts } from "../../../../api/access.ts";
import { trackingUrl } from "../../../../api/codes/tracking_pages.ts";
import { PACKAGES_GIVEN_UP } from "../../../../api/statuses.ts";
import { createHash } from "node:crypto";
import { groupRows } from "../../../graphql/batch.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { type Condition, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { LabelsTable, TrackEventsTable } from "../../../db/tables.ts";
import { newId } from "../../../ids.ts";
import { inScope, type Scope } from "../../../scope.ts";

export type LabelRow = Readonly<LabelsTable> & {
  readonly code: string;
  readonly scanned: number;
};
export type LabelPatch = Partial<
  Omit<LabelsTable, "_id" | "package_id" | "seller_id" | "provider" | "created_at" | "updated_at" | "version">
>;

/** Returns the party whose account has the label's cost; labels of older builds are booked with their provider. */
export const costPartyOf = ({ biller, provider }: Pick<LabelsTable, "biller" | "provider">): string =>
  biller || provider;

/** 1 if an event came from a carrier, which therefore has or had the package. */
const isScanned = sql<number>`case when exists (select 1 from track_events as e where e.label_id = labels._id
  and e.source not in ('hand', 'flight', 'gateway', 'forwarder')) then 1 else 0 end`;

async function rowsWhere(reader: Reader, scope: Scope, condition: Condition): Promise<LabelRow[]> {
  return await reader.selectFrom("labels").selectAll().select(["number as code", isScanned.as("scanned")])
    .where(condition).where(inScope(scope)).orderBy("created_at").orderBy("_id").execute();
}

export async function labelsById(reader: Reader, scope: Scope, ids: readonly string[]) {
  return new Map((await rowsWhere(reader, scope, isOneOf("_id", ids))).map((row) => [row._id, row]));
}

export async function labelsOf(reader: Reader, scope: Scope, packageIds: readonly string[]) {
  return groupRows(
    await rowsWhere(reader, scope, isOneOf("package_id", packageIds)),
    (row) => row.package_id,
  );
}

export type LabelView = Omit<Label, "file">;
export function labelView(
  { session }: Pick<AuthorizedContext, "session">,
): (row: LabelRow) => LabelView {
  const mayCosts = seesOurCosts(session.person);
  const mayPrices = !isFloor(session.person);
  const isSale = session.person.role === "sale";
  return (row) => ({
    _id: row._id,
    package_id: row.package_id,
    seller_id: row.seller_id,
    provider: isSale && row.provider !== "upload" ? "" : row.provider,
    carrier: row.carrier,
    number: row.number,
    status: row.status,
    file_id: row.file_id,
    reason: row.reason,
    method_code: row.method_code,
    account: mayCosts ? row.account : "",
    billed_g: row.billed_g,
    price_minor: mayPrices ? row.price_minor : null,
    currency: row.currency,
    cost_minor: mayCosts ? row.cost_minor : null,
    cost_currency: mayCosts ? row.cost_currency : "",
    error: isSale ? "" : row.error,
    void_until: row.void_until,
    asked_at: row.asked_at,
    live_at: row.live_at,
    scanned: row.scanned === 1,
    url: trackingUrl(row.carrier, row.number) ?? "",
    bought_at: row.bought_at,
    voided_at: row.voided_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  });
}

export const payingOrder = (reader: Reader, package_id: string) =>
  reader.selectFrom("packages as p").innerJoin("orders as o", "o._id", "p.order_id")
    .select(["o._id", "o.code", "o.seller_id"]).where("p._id", "=", package_id).executeTakeFirstOrThrow();

export async function isGivenUp(reader: Reader, package_id: string): Promise<boolean> {
  const row = await reader.selectFrom("packages").select("_id").where("_id", "=", package_id)
    .where(isOneOf("shipment_status", PACKAGES_GIVEN_UP)).executeTakeFirst();
  return row !== undefined;
}

export async function labelIdsIn(
  reader: Reader,
  packageIds: readonly string[],
  statuses: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await reader.selectFrom("labels").select(["_id", "package_id"])
    .where(isOneOf("package_id", packageIds)).where(isOneOf("status", statuses)).execute();
  const groups = groupRows(rows, (row) => row.package_id);
  return new Map([...groups].map(([id, group]) => [id, group.map(({ _id }) => _id)]));
}

/** Returns true if a live label has the number already, because two packages cannot share a number. */
export async function isNumberLive(reader: Reader, carrier: string, number: string): Promise<boolean> {
  const row = await reader.selectFrom("labels").select("_id").where("number", "=", number)
    .where("carrier", "=", carrier).where("status", "=", "Live").executeTakeFirst();
  return row !== undefined;
}

export type NewLabel = Pick<LabelsTable, "package_id" | "seller_id" | "carrier" | "number" | "file_id">;

const NOT_BOUGHT = {
  method_code: "",
  provider_ref: "",
  account: "own",
  format: "",
  digest: "",
  billed_g: 0,
  price_minor: 0,
  currency: "",
  cost_minor: 0,
  cost_currency: "",
  quote: "{}",
  hold_id: null,
  charge_txn_id: null,
  error: "",
  asked_at: null,
  void_until: null,
  void_told_at: null,
  leased_until: null,
  tries: 0,
  wake_at: null,
  biller: "",
} as const;

export function newLabel(label: NewLabel, _id: string, at: number): LabelsTable {
  return {
    ...label,
    _id,
    provider: "upload",
    status: "Live",
    reason: "",
    bought_at: at,
    voided_at: null,
    ...NOT_BOUGHT,
    live_at: at,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

export type LabelRequest = Pick<
  LabelsTable,
  | "package_id"
  | "seller_id"
  | "provider"
  | "carrier"
  | "method_code"
  | "account"
  | "format"
  | "billed_g"
  | "price_minor"
  | "currency"
  | "cost_minor"
  | "cost_currency"
  | "quote"
  | "hold_id"
>;

export function newLabelRequest(label: LabelRequest, _id: string, at: number): LabelsTable {
  return {
    ...NOT_BOUGHT,
    ...label,
    _id,
    number: "",
    status: "Asked",
    file_id: null,
    reason: "",
    bought_at: at,
    voided_at: null,
    asked_at: at,
    live_at: null,
    wake_at: at,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}

export async function insertLabelRequest(tx: Writer, label: LabelRequest, at: number): Promise<string> {
  const _id = newId();
  await tx.insertInto("labels").values(newLabelRequest(label, _id, at)).execute();
  return _id;
}

export async function insertLabel(tx: Writer, label: NewLabel, at: number): Promise<string> {
  const _id = newId();
  await tx.insertInto("labels").values(newLabel(label, _id, at)).execute();
  return _id;
}

export async function updateLabel(tx: Writer, row: LabelRow, patch: LabelPatch, at: number): Promise<void> {
  const { numUpdatedRows } = await tx.updateTable("labels")
    .set({ ...patch, updated_at: at, version: row.version + 1 })
    .where("_id", "=", row._id).where("version", "=", row.version).executeTakeFirst();
  if (numUpdatedRows !== 1n) {
    throw new Error(`Cannot write label ${row._id}: expected version ${row.version}`);
  }
}

export type NewTrackEvent =
  & Pick<TrackEventsTable, "label_id" | "package_id" | "at" | "status" | "raw" | "place" | "source">
  & Partial<Pick<TrackEventsTable, "undoes">>;

/** Matches events (alias `e`) that are neither undone nor an undo. */
export const EVENT_IS_VALID = sql<boolean>`e.undoes is null and not exists (select 1 from track_events as back
  where back.package_id = e.package_id and back.undoes = e._id)`;

export function newTrackEvent(event: NewTrackEvent, _id: string, received_at: number): TrackEventsTable {
  const { at, status, raw, place, source, undoes = null } = event;
  // Carriers repeat events, but a person may undo and repeat an event within a second: these stay different events.
  const same = [at, status, raw, place, source, ...source === "hand" ? [_id] : []];
  const digest = createHash("sha256").update(JSON.stringify(same)).digest("hex");
  return { ...event, undoes, _id, received_at, digest };
}

/** Stores an event once. @param reportedBy the source that reported a carrier's event first */
export async function insertTrackEvent(
  tx: Writer,
  event: NewTrackEvent,
  received_at: number,
  reportedBy: string = event.source,
): Promise<void> {
  await tx.insertInto("track_events").values({
    ...newTrackEvent(event, newId(), received_at),
    source: reportedBy,
  })
    .onConflict((row) => row.columns(["label_id", "digest"]).doNothing()).execute();
}

/** Stores events, each once. Returns the packages of new events. */
export async function insertTrackEvents(
  tx: Writer,
  events: readonly NewTrackEvent[],
  received_at: number,
): Promise<readonly string[]> {
  if (events.length === 0) return [];
  const rows = await tx.insertInto("track_events")
    .values(events.map((event) => newTrackEvent(event, newId(), received_at)))
    .onConflict((row) => row.columns(["label_id", "digest"]).doNothing()).returning("package_id").execute();
  return rows.map(({ package_id }) => package_id);
}

export async function trackEventsOf(reader: Reader, scope: Scope, packageIds: readonly string[]) {
  const { rows } = await sql<
    TrackEvent & { package_id: string; received_at: number }
  >`select e._id, e.package_id, e.at,
    e.received_at, e.status, e.raw, e.place, e.source, l.status as label_status, l.number
    from track_events as e join labels as l on l._id = e.label_id
    where ${isOneOf("e.package_id", packageIds)} and ${inScope(scope, "l.seller_id")} and ${EVENT_IS_VALID}
    order by e.at desc, e.received_at desc, e._id desc`.execute(reader);
  return groupRows(rows, (row) => row.package_id);
}
