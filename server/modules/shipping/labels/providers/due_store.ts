import { sql } from "kysely";
import { type Condition, isOneOf } from "../../../../db/conditions.ts";
import type { Reader, Writer } from "../../../../db/database.ts";
import { isLeaseOver, leaseEnd } from "../../../../db/leases.ts";
import type { LabelRow } from "../store.ts";

/** Longer than all calls for one label take, so an expired lease means that its worker died. */
export const LEASE_SECONDS = 90;

export interface DueLabel {
  readonly _id: string;
  readonly provider: string;
}

const isFree = (reader: Reader, now: number): Condition =>
  sql<boolean>`(leased_until is null or ${isLeaseOver(reader, "leased_until", LEASE_SECONDS, now)})`;

/**
 * Returns the first labels that wait for each provider, so that many of one provider do not delay those of others.
 * `waitingForNumber` finds labels of our own, which have no provider.
 */
export async function dueLabels(reader: Reader, now: number, most: number): Promise<DueLabel[]> {
  const { rows } = await sql<DueLabel>`select _id, provider from (
      select _id, provider, wake_at, row_number() over (partition by provider order by wake_at, _id) as place
      from labels where wake_at <= ${now} and provider <> 'house' and ${isFree(reader, now)}
    ) as due where place <= ${most} order by wake_at, _id`.execute(reader);
  return rows;
}

/** Leases a label. Returns the lease's end, which identifies it; null if another worker has the label. */
export async function leaseLabel(tx: Writer, id: string, now: number): Promise<number | null> {
  const leased = await tx.updateTable("labels")
    .set({ leased_until: leaseEnd(tx, LEASE_SECONDS, now), tries: sql<number>`tries + 1` })
    .where("_id", "=", id).where("wake_at", "<=", now).where(isFree(tx, now))
    .returning("leased_until").executeTakeFirst();
  return leased?.leased_until ?? null;
}

/** Columns that a provider's answer may change. */
export type AnswerPatch = Partial<
  Pick<
    LabelRow,
    | "number"
    | "carrier"
    | "provider_ref"
    | "cost_minor"
    | "cost_currency"
    | "void_until"
    | "error"
    | "wake_at"
    | "leased_until"
  >
>;

/** Writes to a label under our lease. Returns false if another worker has the lease, or an answer came meanwhile. */
export async function updateLeasedLabel(
  tx: Writer,
  { _id, leased_until }: { readonly _id: string; readonly leased_until: number },
  patch: AnswerPatch & Partial<Pick<LabelRow, "tries" | "file_id">>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx.updateTable("labels").set(patch).where("_id", "=", _id)
    .where("leased_until", "=", leased_until).executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function waitingForNumber(
  tx: Reader,
  now: number,
  most: number,
): Promise<{ readonly _id: string; readonly method_code: string; readonly carrier: string }[]> {
  return await tx.selectFrom("labels").select(["_id", "method_code", "carrier"])
    .where("provider", "=", "house").where("status", "=", "Asked").where("wake_at", "<=", now)
    .orderBy("wake_at").orderBy("_id").limit(most).execute();
}

export async function setNumberOrError(
  tx: Writer,
  id: string,
  patch: Partial<Pick<LabelRow, "number" | "error">>,
): Promise<void> {
  await tx.updateTable("labels").set(patch).where(isOneOf("_id", [id])).execute();
}

export async function wakeLabel(tx: Writer, id: string, at: number): Promise<void> {
  await tx.updateTable("labels").set({ wake_at: at, leased_until: null, tries: 0 }).where("_id", "=", id)
    .execute();
}

export async function postponeLabel(tx: Writer, id: string, until: number): Promise<void> {
  await tx.updateTable("labels").set({ wake_at: until }).where("_id", "=", id).where("status", "=", "Live")
    .where("leased_until", "is", null).execute();
}

export async function integrationOfMethod(reader: Reader, code: string): Promise<string | null> {
  const method = await reader.selectFrom("shipping_methods").select("integration_id").where("code", "=", code)
    .executeTakeFirst();
  return method?.integration_id ?? null;
}
