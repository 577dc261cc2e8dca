/** Makes labels that Pitney Bowes bills, sends its files through the API, and reads the results. */
import assert from "node:assert/strict";
import type { PostagePlan } from "../../../api/csv/postage_table.ts";
import { GetJob } from "../../../api/generated/operations/jobs.ts";
import type { Job } from "../../../api/generated/schema.ts";
import type { AppOptions } from "../../../server/app.ts";
import { bookFaults } from "../../../server/modules/money/ledger/verify_store.ts";
import { postApproved } from "../../../server/modules/handover/postage_invoices/post_lines.ts";
import { postageFaults } from "../../../server/modules/handover/postage_invoices/verify_store.ts";
import { testSettings } from "../server/api.ts";
import { allJobsDone, inScene, type Scene } from "../orders/import_jobs.ts";
import type { Name } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { planOf } from "./postage_plan.ts";
import { addNumbers, paidPackage, POSTAGE, runOwnLabels, sellLabels } from "../shipping/label_world.ts";

export const COST = POSTAGE.ours;
const DAY = 86_400;

export interface BilledLabel {
  readonly _id: string;
  readonly number: string;
  readonly package_id: string;
  readonly code: string;
}

export interface PostageScene extends Scene {
  readonly labels: readonly BilledLabel[];
}

/**
 * @param count labels that are bought and that Pitney Bowes bills
 * @param more `modules: atRest` for a test that runs the background work itself
 */
export const inPostage = (
  count: number,
  work: (scene: PostageScene) => Promise<void>,
  more: Partial<AppOptions> = {},
): Promise<void> =>
  inScene(
    async (scene) => {
      const { db, world } = scene;
      await sellLabels(db);
      await addNumbers(db, { first: 1, last: 50 });
      await db.write((tx) => tx.updateTable("shipping_methods").set({ account: "pb" }).execute());
      await world.topUp("anna", count * 5_000);
      const packages: string[] = [];
      for (let nth = 0; nth < count; nth++) packages.push(await paidPackage(world));
      if (count > 0) await world.package("root", packages, "label.buy");
      await runOwnLabels(world);
      const labels = await db.read.selectFrom("labels as l").innerJoin(
        "packages as p",
        "p._id",
        "l.package_id",
      )
        .select(["l._id", "l.number", "l.package_id", "p.code"]).orderBy("p.seq").execute();
      assert.equal(labels.length, count);
      await work({ ...scene, labels });
      assert.deepEqual(await postageFaults(db.read), []);
      assert.deepEqual(await bookFaults(db.read), []);
    },
    "UTC",
    more,
  );

export interface PbRow {
  readonly id?: string;
  /** Seconds between the purchase of the labels and this row. */
  readonly at?: number;
  readonly type?: string;
  readonly tracking?: string;
  readonly amount?: string;
  readonly deposit?: string;
  readonly balance?: string;
  readonly refund?: string;
}

export const PB_HEADER =
  "transactionId,transactionDateTime,transactionType,developerRateAmount,parcelTrackingNumber," +
  "shipperPostagePaymentAccountBalance,postageDepositAmount,refundStatus";

const instant = (seconds: number): string =>
  new Date((NOW + seconds) * 1_000).toISOString().replace("Z", "+0000");

export const pbRow = (
  { id = "1", at = DAY, type = "POSTAGE PRINT", tracking = "", amount = "", ...row }: PbRow,
): string =>
  [id, instant(at), type, amount, tracking, row.balance ?? "", row.deposit ?? "", row.refund ?? ""].join(",");

export const pbCsv = (rows: readonly PbRow[]): string => [PB_HEADER, ...rows.map(pbRow), ""].join("\n");

interface Upload {
  readonly name?: Name;
  readonly key?: string;
  readonly plan?: Partial<PostagePlan>;
  /** A workbook with the columns of the text, which is sent instead of it. */
  readonly book?: Uint8Array<ArrayBuffer>;
}

export async function sendPostage(
  { app, world }: Scene,
  text: string,
  { name = "root", key, plan = {}, book }: Upload = {},
): Promise<Response> {
  const query = new URLSearchParams({
    plan: JSON.stringify(planOf(text, plan)),
    name: "postage.csv",
    ...key && { key },
  });
  return await app.send(`/postage-invoices?${query}`, {
    method: "POST",
    body: book ?? text,
    headers: { authorization: `Bearer ${await world.token(name)}` },
  });
}

export async function importPostage(scene: Scene, text: string, upload: Upload = {}): Promise<Job> {
  const response = await sendPostage(scene, text, upload);
  const { job } = await response.json() as { job: string };
  assert.ok(job, `the upload got ${response.status}`);
  await allJobsDone(scene.db);
  const { data } = await scene.app.ask(await scene.world.token("root"), GetJob, { _id: job });
  return data!.getJobById as Job;
}

export async function askAs<T>(scene: Scene, name: Name, text: string, variables: object = {}): Promise<T> {
  const { data, errors } = await scene.app.ask<object, T>(await scene.world.token(name), text, variables);
  assert.deepEqual(errors, [], text);
  return data!;
}

export interface SeenLine {
  readonly _id: string;
  readonly line: number;
  readonly line_type: string;
  readonly tracking_number: string;
  readonly amount_minor: number;
  readonly diff_minor: number;
  readonly bucket: string;
  readonly finding: string;
  readonly status: string;
  readonly package_code: string;
  readonly pass_minor: number;
  readonly posted_at: number | null;
}

const LINE =
  "_id line line_type tracking_number amount_minor diff_minor bucket finding status package_code pass_minor posted_at";

export const linesIn = async (scene: Scene, filters = ""): Promise<readonly SeenLine[]> =>
  (await askAs<{ rows: SeenLine[] }>(scene, "root", `{ rows: postageLines${filters} { ${LINE} } }`)).rows
    .toSorted((one, other) => one.line - other.line);

export interface SeenInvoice {
  readonly _id: string;
  readonly code: string;
  readonly status: string;
  readonly lines_count: number;
  readonly open_count: number;
  readonly refused: number;
  readonly amount_minor: number;
  readonly variance_minor: number;
  readonly paid_minor: number;
  readonly sums: Readonly<Record<string, number | null>>;
}

const INVOICE = `_id code status lines_count open_count refused amount_minor variance_minor paid_minor sums {
  opening_minor charges_minor credits_minor payments_minor closing_minor stated_minor ignored_minor account_minor
  waiting_minor due_minor unposted }`;

export const invoicesIn = async (scene: Scene): Promise<readonly SeenInvoice[]> =>
  (await askAs<{ rows: SeenInvoice[] }>(
    scene,
    "root",
    `{ rows: postageInvoices(sort: "created_at") { ${INVOICE} } }`,
  ))
    .rows;

const outcome = ({ ok, reason }: { ok: boolean; reason: { code: string; count: number | null } | null }) =>
  ok ? "ok" : [reason?.code, reason?.count ?? ""].filter((part) => part !== "").join(" ");

export async function decide(
  scene: Scene,
  ids: readonly string[],
  event: string,
  params: object = {},
  name: Name = "root",
): Promise<readonly string[]> {
  const { moved } = await askAs<{ moved: Parameters<typeof outcome>[0][] }>(
    scene,
    name,
    `mutation ($ids: [ID!]!, $event: String!, $params: PostageLineMoveInput) {
      moved: movePostageLine(ids: $ids, event: $event, params: $params) { ok reason { code count } } }`,
    { ids, event, params },
  );
  return moved.map(outcome);
}

export async function step(
  scene: Scene,
  id: string,
  event: string,
  name: Name = "super_root",
  params: object = {},
): Promise<string> {
  const { moved } = await askAs<{ moved: Parameters<typeof outcome>[0][] }>(
    scene,
    name,
    `mutation ($ids: [ID!]!, $event: String!, $params: PostageInvoiceMoveInput) {
      moved: movePostageInvoice(ids: $ids, event: $event, params: $params) { ok reason { code count } } }`,
    { ids: [id], event, params },
  );
  return moved.map(outcome)[0] ?? "";
}

export const postAll = ({ db }: Pick<Scene, "db">): Promise<void> =>
  postApproved({ db, now: () => NOW, settings: testSettings });

/** Returns the sums of our own accounts by name, without those at zero. */
export async function accountsOf({ db }: Pick<Scene, "db">): Promise<Readonly<Record<string, number>>> {
  const rows = await db.read.selectFrom("ledger_entries as e")
    .innerJoin("ledger_accounts as a", "a._id", "e.account_id")
    .select(["a.kind", "a.party", ({ fn }) => fn.sum<number | string>("e.amount_minor").as("sum")])
    .groupBy(["a.kind", "a.party"]).orderBy("a.kind").orderBy("a.party").execute();
  return Object.fromEntries(
    rows.map(({ kind, party, sum }) => [party ? `${kind}:${party}` : kind, Number(sum)] as const)
      .filter(([, sum]) => sum !== 0),
  );
}
