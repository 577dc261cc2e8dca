/** Imports TikTok's files, through the API or directly, and reads the results. */
import assert from "node:assert/strict";
import { findEncoding } from "../../../api/csv/bytes.ts";
import { detectFormat } from "../../../api/csv/detect.ts";
import type { TiktokPlan } from "../../../api/csv/tiktok_plan.ts";
import { tiktokColumns } from "../../../api/csv/tiktok_columns.ts";
import { orderOfTimes } from "../../../api/csv/tiktok_table.ts";
import type { Job, MoveResult } from "../../../api/generated/schema.ts";
import { GetJob } from "../../../api/generated/operations/jobs.ts";
import { recordAudit } from "../../../server/audit/audit.ts";
import { writeRemote } from "../../../server/modules/handover/tiktok/write.ts";
import { allJobsDone, type Scene } from "../orders/import_jobs.ts";
import type { Name } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { ANSWERS, readTiktok, rowsIn, SEEN_AT, tiktokCsv } from "./tiktok_files.ts";

export const STORE = "ben-tiktok";

export function planOf(bytes: Uint8Array, more: Partial<TiktokPlan> = {}): TiktokPlan {
  const [header, ...below] = rowsIn(bytes);
  const { proven } = orderOfTimes(below, tiktokColumns(header?.cells ?? []));
  const { format } = detectFormat(bytes, true, findEncoding(bytes, true));
  return { ...ANSWERS, format, order: proven, ...more };
}

export interface Upload {
  readonly store?: string;
  readonly name?: Name;
  readonly key?: string;
  readonly plan?: Partial<TiktokPlan>;
}

export async function sendTiktok(
  { app, world }: Scene,
  bytes: Uint8Array<ArrayBuffer>,
  { store = STORE, name = "root", key, plan = {} }: Upload = {},
): Promise<Response> {
  const query = new URLSearchParams({
    store,
    plan: JSON.stringify(planOf(bytes, plan)),
    name: "tiktok.csv",
    ...key && { key },
  });
  return await app.send(`/imports/tiktok?${query}`, {
    method: "POST",
    body: bytes,
    headers: { authorization: `Bearer ${await world.token(name)}` },
  });
}

export async function importTiktok(
  scene: Scene,
  bytes: Uint8Array<ArrayBuffer>,
  upload: Upload = {},
): Promise<Job> {
  const response = await sendTiktok(scene, bytes, upload);
  const { job } = await response.json() as { job: string };
  assert.ok(job, `the upload got ${response.status}`);
  await allJobsDone(scene.db);
  const { data } = await scene.app.ask(await scene.world.token("root"), GetJob, { _id: job });
  return data!.getJobById as Job;
}

const STAMP = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "tiktok",
  sessionId: null,
  at: NOW,
};

/** Writes rows as an import job does, without its upload, which `tiktok_import_test.ts` tests. */
export async function writeTiktok(
  { db }: Pick<Scene, "db">,
  rows: readonly Readonly<Record<string, string>>[],
  { seenAt = SEEN_AT, store = STORE }: { readonly seenAt?: number; readonly store?: string } = {},
): Promise<void> {
  const { orders, refusals } = readTiktok(tiktokCsv(rows), { seenAt });
  assert.deepEqual(refusals, []);
  const { seller_id } = await db.read.selectFrom("stores").select("seller_id").where("_id", "=", store)
    .executeTakeFirstOrThrow();
  await db.write(async (tx) => {
    const step = { stamp: STAMP, timeZone: "UTC", action: "tiktok.import" };
    const { audit } = await writeRemote(tx, { store_id: store, seller_id }, orders, step);
    await recordAudit(tx, audit, STAMP);
  });
}

export async function askAs<T>(scene: Scene, name: Name, text: string, variables: object = {}): Promise<T> {
  const { data, errors } = await scene.app.ask<object, T>(await scene.world.token(name), text, variables);
  assert.deepEqual(errors, [], text);
  return data!;
}

export interface TiktokRecord {
  readonly _id: string;
  readonly tiktok_id: string;
  readonly status: string;
  readonly remote_status: string;
  readonly unmapped: number;
  readonly lines_count: number;
  readonly order_id: string | null;
  readonly order_code: string;
  readonly order_status: string;
}

const FIELDS = "_id tiktok_id status remote_status unmapped lines_count order_id order_code order_status";

export const tiktokOrders = async (scene: Scene, filters = ""): Promise<readonly TiktokRecord[]> =>
  (await askAs<{ rows: TiktokRecord[] }>(scene, "root", `{ rows: tiktokOrders${filters} { ${FIELDS} } }`))
    .rows
    .toSorted((one, other) => one.tiktok_id < other.tiktok_id ? -1 : 1);

export const tiktokOrderOf = async (scene: Scene, tiktokId: string): Promise<TiktokRecord> =>
  (await tiktokOrders(scene, `(search: "${tiktokId}")`))[0]!;

/** Returns "ok", or the refusal of each order. */
export async function push(
  scene: Scene,
  ids: readonly string[],
  name: Name = "root",
): Promise<readonly string[]> {
  const { moved } = await askAs<{ moved: Pick<MoveResult, "ok" | "made_id" | "reason">[] }>(
    scene,
    name,
    `mutation ($ids: [ID!]!) {
      moved: moveTiktokOrder(ids: $ids, event: "tiktok.push") { ok made_id reason { code of } } }`,
    { ids },
  );
  // The made id must be empty: the screen would look for that order among TikTok's orders.
  assert.deepEqual(moved.filter(({ made_id }) => made_id), []);
  return moved.map(({ ok, reason }) => ok ? "ok" : [reason?.code, reason?.of].filter(Boolean).join(" "));
}

/** Returns the rows of a store without our ids and times, to compare two stores or databases. */
export async function rowsOf({ db }: Pick<Scene, "db">, store = STORE): Promise<readonly unknown[]> {
  const orders = await db.read.selectFrom("tiktok_orders").selectAll().where("store_id", "=", store)
    .orderBy("tiktok_id").execute();
  const lines = await db.read.selectFrom("tiktok_lines").selectAll()
    .where("tiktok_order_id", "in", orders.map(({ _id }) => _id)).orderBy("line_key").execute();
  return orders.map(({ _id, seq: _, created_at: _c, updated_at: _u, version: _v, order_id, ...order }) => ({
    ...order,
    store_id: "",
    ordered: order_id !== null,
    lines: lines.filter(({ tiktok_order_id }) => tiktok_order_id === _id)
      .map(({ line_id: _l, tiktok_order_id: _t, position: _p, ...line }) => line),
  }));
}
