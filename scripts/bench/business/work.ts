/** Makes requests for many rounds on one business: a scan and its undoing in turns, and payments. */
import { sql } from "kysely";
import { commandCode } from "../../../api/codes/commands.ts";
import { WORK_STEPS } from "../../../api/steps.ts";
import type { Database } from "../../../server/db/database.ts";
import type { Question } from "./questions.ts";

const SCAN = `mutation Scan($station: String!, $device: String!, $scans: [ScanInput!]!) {
  scan(station: $station, device: $device, scans: $scans) {
    key outcome code text undo_until unit { _id ticket print_status work_status due_at } } }`;
const MOVE = `mutation Move($ids: [ID!]!, $event: String!, $params: MoveInput, $key: String) {
  moveOrder(ids: $ids, event: $event, params: $params, key: $key) { _id ok status version error } }`;
const QC = "QC";

export async function scansIn(db: Database, count: number): Promise<readonly Question[]> {
  const { rows } = await sql<
    { ticket: string; location: string }
  >`select u.code as ticket, u.location_id as location
    from units as u join orders as o on o._id = u.order_id
    where u.print_status = ${QC} and u.work_status = 'Waiting' and u.cycle = 1 and o.status = 'Processing'
      and (o.cools_until is null or o.cools_until < ${Math.floor(Date.now() / 1_000)})
      and not exists (select 1 from items as i where i._id = u.item_id and i.art = 'required')
    order by u.seq desc limit 1`.execute(db.read);
  if (!rows[0]) throw new Error("No garment waits for its first look");
  const { ticket, location } = rows[0];
  const station = await addStation(db, location);
  return Array.from({ length: count }, (_, at): Question => ({
    name: "a scan",
    query: SCAN,
    variables: {
      station,
      device: "bench",
      scans: [{ key: crypto.randomUUID(), code: at % 2 === 0 ? ticket : commandCode("undo") }],
    },
  }));
}

async function addStation(db: Database, location_id: string): Promise<string> {
  const step = WORK_STEPS.find(({ state }) => state === QC)?.key ?? "";
  const model = await db.read.selectFrom("stations").selectAll().limit(1).executeTakeFirstOrThrow();
  const code = `ST-BENCH${Date.now()}`;
  await db.write((tx) =>
    tx.insertInto("stations")
      .values({ ...model, _id: crypto.randomUUID(), code, location_id, step, auto_pass: 0 }).execute()
  );
  return code;
}

/** Returns payments of orders that wait for nothing else; each order can be paid only once. */
export async function paymentsIn(db: Database, count: number): Promise<readonly Question[]> {
  const rows = await db.read.selectFrom("orders").select("_id").where("status", "=", "Pending")
    .where("paid", "=", 0).where("pay_asked_at", "is", null).where("pay_stopped", "=", "")
    .where("problems_count", "=", 0).orderBy("seq", "desc").limit(count).execute();
  if (rows.length < count) throw new Error(`There are only ${rows.length} orders to pay`);
  return rows.map(({ _id }): Question => ({
    name: "a payment",
    query: MOVE,
    variables: { ids: [_id], event: "order.pay", params: {}, key: crypto.randomUUID() },
  }));
}
