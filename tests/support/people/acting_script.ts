/** Lists each mutation as a person calls it who acts as another: a new mutation must add its call here. */
import { issuedInvoice } from "../money/invoice_world.ts";
import assert from "node:assert/strict";
import { pack } from "../../../api/pack_text.ts";
import type { MutationName } from "../../../api/generated/schema.ts";
import { LogOut } from "../../../api/generated/operations/session.ts";
import { notify } from "../../../server/modules/desk/notifications/store.ts";
import { addStaff, type Staff, switchTo } from "./acting_people.ts";
import { atRest, type TestApp, testApp, testSettings } from "../server/api.ts";
import { NOW } from "./people.ts";
import { recording } from "../client/recording.ts";
import { addArt } from "../catalogue/artwork_rows.ts";
import { PNG } from "../desk/comment_calls.ts";
import { freshDatabase } from "../server/database.ts";
import { makeWorld, type World } from "../orders/world.ts";
import { addDifferentOrder, addSoldVariant } from "../shops/different_order.ts";
import { addPage } from "../shipping/label_drops.ts";

export interface Scene {
  readonly world: World;
  readonly api: TestApp;
  readonly daniel: Staff;
  /** Bearer token of daniel, who acts as anna. */
  readonly acting: string;
  run<T = Record<string, never>>(text: string, variables?: object): Promise<T>;
}

export const inScene = (test: (scene: Scene) => Promise<void>) => async () => {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const settings = { ...testSettings, dataDir: fresh.place.dataDir };
  await using api = testApp(world.db, { settings, modules: atRest });
  const daniel = await addStaff(world.db);
  const acting = await switchTo(api, daniel, "anna");
  const run = async <T>(text: string, variables: object = {}) => {
    const { data, errors } = await api.ask<object, T>(acting, text, variables);
    assert.deepEqual(errors, [], text);
    return data!;
  };
  await test({ world, api, daniel, acting, run });
};

export const auditOf = (world: World) =>
  world.db.read.selectFrom("audit_events").select(["seq", "action", "actor_id", "actor_name", "acting_for"])
    .orderBy("seq").execute();

/** Calls as anna, in a sequence in which each call finds the records that it needs. */
export const SCRIPT: readonly (readonly [MutationName, (scene: Scene) => Promise<unknown>])[] = [
  [
    "makeView",
    ({ run }) =>
      run('mutation { makeView(params: {resource: "orders", name: "Mine", audience: "mine"}) { _id } }'),
  ],
  [
    "pinViews",
    async ({ run }) =>
      run(`mutation { pinViews(resource: "orders", ids: ["${await makeView(run)}"]) { _id } }`),
  ],
  ["trashView", async ({ run }) => run(`mutation { trashView(delete_ids: ["${await makeView(run)}"]) }`)],
  [
    "makeOrder",
    ({ run }) =>
      run('mutation { makeOrder(params: {store_id: "anna-etsy", recipient_name: "Zoe"}) { _id } }'),
  ],
  ["moveOrder", async ({ world, run }) => {
    const id = await world.order({}, ["order.submit"]);
    await run(`mutation { moveOrder(ids: ["${id}"], event: "order.hold", params: {reason: "x"}) { ok } }`);
  }],
  ["moveLabelPage", async ({ world, run }) => {
    const page = await addPage(world, "anna");
    await run(`mutation { moveLabelPage(ids: ["${page}"], event: "page.discard") { ok } }`);
  }],
  [
    "makeStore",
    ({ run }) =>
      run('mutation { makeStore(params: {seller_id: "anna", name: "New", platform: "manual"}) { _id } }'),
  ],
  ["trashStore", async ({ run }) => {
    const { stores } = await run<{ stores: { _id: string }[] }>('{ stores(search: "New") { _id } }');
    await run(`mutation { trashStore(delete_ids: ["${stores[0]!._id}"]) }`);
  }],
  [
    "makeSkuMapping",
    ({ run }) =>
      run(
        `mutation { makeSkuMapping(store: "anna-etsy", external_sku: "X", item: "item-MUG-WHITE") { sku } }`,
      ),
  ],
  [
    "makePlacements",
    async ({ run, world: { db } }) => {
      await addArt(db, "product-MUG-WHITE");
      await db.write((tx) =>
        tx.updateTable("items").set({ art: "required" }).where("_id", "=", "item-MUG-WHITE").execute()
      );
      await run(`mutation { makePlacements(store: "anna-etsy", external_sku: "X",
        placements: [{ area: "full", file_id: "art", x_mm: 5, y_mm: 5, w_mm: 50 }]) { sku } }`);
    },
  ],
  [
    "trashSkuMapping",
    ({ run }) => run('mutation { trashSkuMapping(store: "anna-etsy", delete_skus: ["X"]) }'),
  ],
  ["answerSubstitute", async ({ world, run }) => {
    await world.topUp("anna", 100_000);
    const order = await world.order({}, ["order.submit", "order.pay"]);
    await world.db.write((tx) =>
      tx.updateTable("units").set({ offered_id: "nothing" }).where("order_id", "=", order).execute()
    );
    const { _id } = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    await run(`mutation { answerSubstitute(unit: "${_id}", accept: false) { _id } }`);
  }],
  ["settleShopOrder", async ({ world, run }) => {
    const id = await addDifferentOrder(world.db, await world.order());
    await run(`mutation { settleShopOrder(_id: "${id}", accept: false, version: 1) { _id } }`);
  }],
  ["matchShopVariants", async ({ world, run }) => {
    await addSoldVariant(world.db);
    await run(
      `mutation { matchShopVariants(store: "anna-etsy", matches: [{ variant_id: "v1", item: "item-MUG-WHITE" }]) { sku } }`,
    );
  }],
  [
    "markShopVariants",
    ({ run }) =>
      run('mutation { markShopVariants(store: "anna-etsy", variant_ids: ["v1"], is_ours: false) { sku } }'),
  ],
  ["makeCase", async (scene) => void await makeCaseDraft(scene)],
  [
    "trashCase",
    async (scene) => scene.run(`mutation { trashCase(delete_ids: ["${await makeCaseDraft(scene)}"]) }`),
  ],
  ["moveCase", async (scene) => {
    const id = await makeCaseDraft(scene);
    await scene.run(`mutation { makeComment(params: {entity: "cases", entity_id: "${id}", body: "A question.",
      visibility: "seller"}) { _id } }`);
    await scene.run(`mutation { moveCase(ids: ["${id}"], event: "case.submit") { ok } }`);
  }],
  ["makeComment", async (scene) => void await comment(scene)],
  [
    "trashComment",
    async (scene) => scene.run(`mutation { trashComment(delete_ids: ["${await comment(scene)}"]) }`),
  ],
  ["trashAttachment", async (scene) => {
    const { acting, api, run } = scene;
    const order = await scene.world.order();
    const sent = await api.send(`/attachments?entity=orders&id=${order}&name=a.png`, {
      method: "POST",
      headers: { authorization: `Bearer ${acting}` },
      body: PNG,
    });
    const { attachment } = await sent.json() as { attachment: { _id: string } };
    await run(`mutation { trashAttachment(delete_ids: ["${attachment._id}"]) }`);
  }],
  ["makeJob", async (scene) => void await tagJob(scene)],
  [
    "moveJob",
    async (scene) =>
      scene.run(`mutation { moveJob(ids: ["${await tagJob(scene)}"], event: "job.cancel") { ok } }`),
  ],
  [
    "notificationMake",
    async ({ world, run }) =>
      run(`mutation { notificationMake(ids: ["${await makeNotice(world)}"], status: "Readed") { count } }`),
  ],
  ["notificationReadAll", async ({ world, run }) => {
    await makeNotice(world);
    await run("mutation { notificationReadAll { count } }");
  }],
  ["payOwed", async ({ world, run }) => {
    await world.db.write((tx) =>
      tx.updateTable("users").set({ payment_type: "postpaid" }).where("_id", "=", "anna").execute()
    );
    await world.order({}, ["order.submit", "order.pay"]);
    await run(`mutation { payOwed(seller_id: "anna", amount_minor: 1) { _id } }`);
  }],
  ["makeTopup", async (scene) => void await makeTopup(scene, "FT1")],
  ["moveInvoice", async ({ world, run }) => {
    const id = await issuedInvoice(world);
    await run(`mutation { moveInvoice(ids: ["${id}"], event: "invoice.awaitFunds") { ok } }`);
  }],
  [
    "moveTopup",
    async (scene) =>
      scene.run(
        `mutation { moveTopup(ids: ["${await makeTopup(scene, "FT2")}"], event: "topup.cancel") { ok } }`,
      ),
  ],
  ["makeRefundRequest", async (scene) => void await makeRefund(scene)],
  ["moveRefundRequest", async (scene) => {
    const id = await makeRefund(scene);
    await scene.run(`mutation { moveRefundRequest(ids: ["${id}"], event: "refund.cancel") { ok } }`);
  }],
  ["makeReport", async (scene) => void await makeReport(scene)],
  [
    "trashReport",
    async (scene) => scene.run(`mutation { trashReport(delete_ids: ["${await makeReport(scene)}"]) }`),
  ],
  ["switchUser", async ({ api, acting, daniel }) => {
    const other = await switchTo(api, daniel, "printer", acting);
    await switchTo(api, daniel, "anna", other);
  }],
  ["logOut", async ({ api, daniel }) => {
    const { errors } = await api.ask(await switchTo(api, daniel, "anna"), LogOut);
    assert.deepEqual(errors, []);
  }],
];

async function makeView(run: Scene["run"]): Promise<string> {
  const { views } = await run<{ views: { _id: string; name: string }[] }>(
    '{ views(resource: "orders") { _id name } }',
  );
  return views.find(({ name }) => name === "Mine")!._id;
}

async function makeTopup({ world, run }: Scene, tx_ref: string): Promise<string> {
  await world.db.write((tx) =>
    tx.insertInto("payment_methods").values({
      _id: tx_ref,
      name: tx_ref,
      currency: "USD",
      pay_to: "",
      min_minor: 0,
      status: "Active",
      search_text: "",
      created_at: NOW,
      updated_at: NOW,
      version: 1,
    }).execute()
  );
  const { made } = await run<{ made: { _id: string } }>(
    `mutation { made: makeTopup(params: { method_id: "${tx_ref}", paid: "50", paid_at: ${NOW}, tx_ref: "${tx_ref}" }) { _id } }`,
  );
  return made._id;
}

async function makeRefund({ world, run }: Scene): Promise<string> {
  const order_id = await world.order({}, ["order.submit", "order.pay"]);
  const { refundable } = await run<{ refundable: { lines: { _id: string }[] } }>(
    `{ refundable(order_id: "${order_id}") { lines { _id } } }`,
  );
  const lines = [{ charge_line_id: refundable.lines[0]!._id, amount_minor: 100 }];
  const { made } = await run<{ made: { _id: string } }>(
    "mutation M($params: RefundRequestInput!) { made: makeRefundRequest(params: $params) { _id } }",
    { params: { order_id, reason: "It came with a hole.", lines } },
  );
  return made._id;
}

async function makeNotice(world: World): Promise<string> {
  const notification = {
    userId: "anna",
    type: "Order",
    code: "1",
    words: { key: "trial", args: {} },
    referent: "1",
  } as const;
  await world.db.write((tx) => notify(tx, [notification], NOW));
  const row = await world.db.read.selectFrom("notifications").select("_id").where("status", "=", "New")
    .executeTakeFirstOrThrow();
  return row._id;
}

async function makeCaseDraft({ run }: Scene): Promise<string> {
  const { makeCase } = await run<{ makeCase: { _id: string } }>(
    'mutation { makeCase(params: {support_case: "Other", reason: "otherReason", requested: "Advice"}) { _id } }',
  );
  return makeCase._id;
}

export async function comment({ world, run }: Scene): Promise<string> {
  const params = { entity: "orders", entity_id: await world.order(), body: "Called the buyer." };
  const { makeComment } = await run<{ makeComment: { _id: string } }>(
    "mutation M($params: CommentInput!) { makeComment(params: $params) { _id } }",
    { params },
  );
  return makeComment._id;
}

async function makeReport({ run }: Scene): Promise<string> {
  const params = { recording: await pack(JSON.stringify(recording())) };
  const { makeReport } = await run<{ makeReport: { _id: string } }>(
    "mutation M($params: ReportInput!) { makeReport(params: $params) { _id } }",
    { params },
  );
  return makeReport._id;
}

export async function tagJob({ world, run }: Scene): Promise<string> {
  const params = { kind: "orders.tag", resource: "orders", ids: [await world.order()], add_tags: ["VIP"] };
  const { makeJob } = await run<{ makeJob: { _id: string } }>(
    "mutation M($params: JobInput!) { makeJob(params: $params) { _id } }",
    { params },
  );
  return makeJob._id;
}
