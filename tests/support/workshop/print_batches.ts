/** Makes print batches through the API: garments before the printer, their groups, and the batch's outcome. */
import type { BatchGroup, PrintBatch } from "../../../api/generated/schema.ts";
import type { Grounds } from "../server/grounds.ts";

const BATCH = "_id code status method title color units_count printed_count group_key";
const GROUPS = "{ groups: batchGroups { key method title color waiting } }";
export const MAKE =
  `mutation M($params: PrintBatchInput!, $key: String) { made: makePrintBatch(params: $params, key: $key) { ${BATCH} } }`;
const MOVE = `mutation M($ids: [ID!]!, $event: String!) {
  moves: movePrintBatch(ids: $ids, event: $event) { ok reason { code } columns } }`;

export type Groups = { readonly groups: readonly BatchGroup[] };
type Moves = {
  readonly moves: readonly { readonly ok: boolean; readonly reason: { readonly code: string } | null }[];
};

export const groupsOf = async ({ ask }: Grounds) => (await ask<Groups>("order_qc", GROUPS)).groups;
export const make = async ({ ask }: Grounds, group_key: string) =>
  (await ask<{ made: PrintBatch }>("order_qc", MAKE, { params: { group_key } })).made;
export const move = async ({ ask }: Grounds, _id: string, event: string) => {
  const [answer] = (await ask<Moves>("order_qc", MOVE, { ids: [_id], event })).moves;
  return answer?.ok ? "ok" : answer?.reason?.code;
};
export const batchOf = async ({ ask }: Grounds, _id: string) =>
  (await ask<{ batch: PrintBatch }>(
    "root",
    `{ batch: getPrintBatchById(_id: "${_id}") { ${BATCH}
    more_keys units { _id ticket } facts { units unitsOpen } timeline { action } } }`,
  )).batch;

export async function payPrintableOrder(
  { world }: Grounds,
  quantity: number,
  sku = "TEE-BLACK-M",
): Promise<readonly string[]> {
  await world.topUp("anna", 1_000_000);
  const order = await world.order({ lines: [{ sku, quantity }] }, [
    "order.submit",
    "order.pay",
  ]);
  const units = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
    .orderBy("seq").execute();
  const ids = units.map(({ _id }) => _id);
  await world.db.write((tx) =>
    tx.updateTable("units").set({ print_status: "Printing" }).where("order_id", "=", order).execute()
  );
  return ids;
}

export const withMethod = ({ world }: Grounds, method: string) =>
  world.db.write((tx) => tx.updateTable("products").set({ methods: JSON.stringify([method]) }).execute());
