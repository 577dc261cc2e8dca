import { type Selectable, sql } from "kysely";
import { DAY_SECONDS } from "../../../../api/constants.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import type { IncomingCallsTable } from "../../../db/tables.ts";
import type { IntegrationRow } from "../../desk/integrations/store.ts";

export type IncomingCall = Readonly<Selectable<IncomingCallsTable>>;

export function callOf(
  reader: Reader,
  { _id }: Pick<IntegrationRow, "_id">,
  callId: string,
): Promise<IncomingCall | undefined> {
  return reader.selectFrom("incoming_calls").selectAll()
    .where("integration_id", "=", _id).where("call_id", "=", callId).executeTakeFirst();
}

/** Stores the answer to a call. A refused call may be sent again under the same id with other content. */
export async function keepCall(tx: Writer, call: Omit<IncomingCallsTable, "seq">): Promise<void> {
  const { digest, status, answer, at } = call;
  await tx.insertInto("incoming_calls").values(call)
    .onConflict((on) => on.columns(["integration_id", "call_id"]).doUpdateSet({ digest, status, answer, at }))
    .execute();
}

export async function madeOrders(
  reader: Reader,
  ids: readonly string[],
): Promise<{ readonly _id: string; readonly code: string; readonly external_number: string }[]> {
  if (ids.length === 0) return [];
  return await reader.selectFrom("orders").select(["_id", "code", "external_number"])
    .where("_id", "in", ids).orderBy("seq").execute();
}

export async function callsPage(
  reader: Reader,
  integrationId: string,
  statuses: readonly string[] | null,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<IncomingCall[]> {
  if (statuses?.length === 0) return [];
  return await reader.selectFrom("incoming_calls").selectAll().where("integration_id", "=", integrationId)
    .$if(
      statuses !== null,
      (rows) =>
        rows.where(
          sql<string>`case when status < 300 then 'Delivered' else 'Dead' end`,
          "in",
          statuses ?? [],
        ),
    )
    .orderBy("seq", "desc").limit(perPage).offset((page - 1) * perPage).execute();
}

const CALL_SECONDS = 30 * DAY_SECONDS;

export async function forgetCalls(tx: Writer, now: number): Promise<void> {
  await tx.deleteFrom("incoming_calls").where("at", "<", now - CALL_SECONDS).execute();
}
