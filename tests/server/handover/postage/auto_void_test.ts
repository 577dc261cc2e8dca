/** Unused labels are voided in time, once, if the account's switch is on. */
import assert from "node:assert/strict";
import { AUTO_VOID_DAYS } from "../../../../api/handover/postage_requests.ts";
import type { Database } from "../../../../server/db/database.ts";
import { voidUnusedLabels } from "../../../../server/modules/handover/postage_requests/auto_void.ts";
import { followRequests } from "../../../../server/modules/handover/postage_requests/follow.ts";
import { COST, inPostage, type PostageScene } from "../../../support/handover/postage_world.ts";
import { NOW } from "../../../support/people/people.ts";
import { addEasypost, toolsOf, walletOf } from "../../../support/shipping/label_world.ts";

const DAY = 86_400;
const LAST = NOW + 30 * DAY;
const DUE = LAST - AUTO_VOID_DAYS * DAY;

const round = ({ db }: Pick<PostageScene, "db">, at = DUE) => voidUnusedLabels(toolsOf(db, () => at));

const switchTo = (db: Database, auto_void: number) =>
  db.write((tx) => tx.updateTable("integrations").set({ auto_void }).execute());

const inVoiding = (
  { account = "pb", count = 1 }: { readonly account?: string; readonly count?: number },
  work: (scene: PostageScene) => Promise<void>,
) =>
  inPostage(count, async (scene) => {
    await addEasypost(scene.db);
    await scene.db.write(async (tx) => {
      await tx.updateTable("labels").set({ provider: "easypost", account, void_until: LAST }).execute();
    });
    await switchTo(scene.db, 1);
    await work(scene);
  });

const requestsIn = ({ db }: PostageScene) =>
  db.read.selectFrom("postage_requests")
    .select(["_id", "label_id", "kind", "source", "status", "expected_minor", "deadline_at", "maker"])
    .orderBy("seq").execute();

const statusesOf = async ({ db }: PostageScene) =>
  (await db.read.selectFrom("labels").select("status").orderBy("created_at").orderBy("_id").execute())
    .map(({ status }) => status);

/** Runs a change after the round has found its labels and before it writes. */
const meanwhile = ({ db }: PostageScene, change: () => Promise<unknown>) =>
  voidUnusedLabels({
    ...toolsOf(db, () => DUE),
    db: {
      ...db,
      write: async (work) => {
        await change();
        return await db.write(work);
      },
    },
  });

Deno.test("S2.14 an unused label gets one request five days before its last day, not a second earlier", () =>
  inVoiding({}, async (scene) => {
    await round(scene, DUE - 1);
    assert.deepEqual(await requestsIn(scene), []);
    await round(scene);
    await round(scene);
    await followRequests(toolsOf(scene.db, () => DUE));
    const [request, ...others] = await requestsIn(scene);
    assert.equal(others.length, 0);
    const { _id, label_id, ...made } = request!;
    assert.equal(label_id, scene.labels[0]?._id);
    assert.deepEqual(made, {
      ...{ kind: "void", source: "auto-void", status: "Pending", expected_minor: COST },
      ...{ deadline_at: LAST, maker: null },
    });
    assert.deepEqual(await statusesOf(scene), ["Void Asked"]);
    const audit = await scene.db.read.selectFrom("audit_events").select(["entity", "action"])
      .where("actor_id", "=", "system").where("action", "in", ["label.void", "makePostageRequest"])
      .orderBy("entity").execute();
    assert.deepEqual(audit, [
      { entity: "packages", action: "label.void" },
      { entity: "postageRequests", action: "makePostageRequest" },
    ]);
  }));

Deno.test("S2.14 a label of the provider's own account is voided at once: the seller gets the postage, the request waits for the credit", () =>
  inVoiding({ account: "own" }, async (scene) => {
    const before = await walletOf(scene.world, "anna");
    await round(scene);
    assert.deepEqual(await statusesOf(scene), ["Voided"]);
    assert.deepEqual((await requestsIn(scene)).map(({ status }) => status), ["Accepted"]);
    assert.ok((await walletOf(scene.world, "anna")).balance > before.balance);
  }));

Deno.test("S2.14 no request is made for a label that was scanned, is on a manifest, has left, was requested before, or is too late", () =>
  inVoiding({ count: 5 }, async (scene) => {
    const { db, labels } = scene;
    const [scanned, listed, sent, asked, free] = labels;
    await db.write(async (tx) => {
      await tx.insertInto("track_events").values({
        ...{
          _id: "scan",
          label_id: scanned!._id,
          package_id: scanned!.package_id,
          at: NOW,
          received_at: NOW,
        },
        ...{ status: "In Transit", raw: "", place: "", source: "easypost", digest: "scan", undoes: null },
      }).execute();
      const { _id: location_id } = await tx.selectFrom("locations").select("_id").executeTakeFirstOrThrow();
      await tx.insertInto("manifests").values({
        ...{
          _id: "manifest",
          code: "MF-000001",
          carrier: "USPS",
          office: "",
          location_id,
          ship_day: "2026-11-30",
        },
        ...{ method_code: "standard", items_count: 1, weight_g: 1, postage_minor: null, rejected_count: 0 },
        ...{ digest: "", status: "Open", generated_at: null, submitted_at: null, accepted_at: null },
        ...{ closed_at: null, remade_from: null, maker: "root", search_text: "" },
        ...{ created_at: NOW, updated_at: NOW, version: 1 },
      }).execute();
      await tx.insertInto("manifest_lines").values({
        ...{ manifest_id: "manifest", package_id: listed!.package_id, code: "", country: "DE", weight_g: 1 },
        ...{ postage_minor: null, state: "Listed", reason: "", live: 1, sent: 0 },
      }).execute();
      await tx.updateTable("packages").set({ shipment_status: "Handed Over" })
        .where("_id", "=", sent!.package_id).execute();
    });
    const ids = [asked!.package_id];
    for (const event of ["label.void", "label.voidRefused", "label.reinstate"]) {
      await scene.world.package("root", ids, event, { reason: "tried before" });
      if (event === "label.void") await followRequests(toolsOf(db));
    }
    const { length } = await requestsIn(scene);
    assert.equal(length, 1);
    await round(scene, LAST + 1);
    assert.equal((await requestsIn(scene)).length, length, "the labels can no longer be voided");
    await round(scene);
    const made = (await requestsIn(scene)).filter(({ source }) => source === "auto-void");
    assert.deepEqual(made.map(({ label_id }) => label_id), [free!._id]);
  }));

Deno.test("S2.14 a label that is scanned, or whose account is switched off, between finding and writing stays Live", () =>
  inVoiding({}, async (scene) => {
    const { db, labels: [label] } = scene;
    await meanwhile(scene, () => switchTo(db, 0));
    assert.deepEqual(await statusesOf(scene), ["Live"]);
    await switchTo(db, 1);
    await meanwhile(scene, () =>
      db.write((tx) =>
        tx.insertInto("track_events").values({
          ...{ _id: "scan", label_id: label!._id, package_id: label!.package_id, at: DUE, received_at: DUE },
          ...{ status: "In Transit", raw: "", place: "", source: "easypost", digest: "scan", undoes: null },
        }).execute()
      ));
    assert.deepEqual([await statusesOf(scene), await requestsIn(scene)], [["Live"], []]);
  }));

Deno.test("S2.14 the switch is off at first, and a paused account voids nothing", () =>
  inVoiding({}, async (scene) => {
    const { db } = scene;
    await db.write((tx) => tx.updateTable("integrations").set({ status: "Paused" }).execute());
    await round(scene);
    await db.write((tx) => tx.updateTable("integrations").set({ status: "Active", auto_void: 0 }).execute());
    await round(scene);
    assert.deepEqual(await requestsIn(scene), []);
    const token = await scene.world.token("super_root");
    const make =
      `mutation ($params: IntegrationInput!) { made: makeIntegration(params: $params) { auto_void } }`;
    const made = async (params: object) =>
      (await scene.app.ask<object, { made: { auto_void: boolean } }>(token, make, { params })).data?.made
        .auto_void;
    const url = "https://EZAK1@api.easypost.com/v2";
    assert.equal(await made({ kind: "easypost", name: "One", url }), false);
    assert.equal(await made({ kind: "easypost", name: "Two", url, auto_void: true }), true);
    const hook = { kind: "outgoing_webhook", url: "https://hooks.example/x", events: ["order.made"] };
    assert.equal(await made({ ...hook, name: "Three", auto_void: true }), false, "it has no labels");
  }));

Deno.test("S2.14 a label that Pitney Bowes bills stays Live if its method has no integration, whatever other accounts are set to", () =>
  inPostage(1, async (scene) => {
    const { db } = scene;
    await addEasypost(db);
    await switchTo(db, 1);
    const dueIn = (integration_id: string | null) =>
      db.write(async (tx) => {
        await tx.updateTable("labels").set({ void_until: LAST }).execute();
        await tx.updateTable("shipping_methods").set({ integration_id }).execute();
      });
    await dueIn(null);
    await round(scene);
    const [label] = await db.read.selectFrom("labels").select(["account", "provider"]).execute();
    assert.deepEqual(label, { account: "pb", provider: "house" });
    assert.deepEqual([await statusesOf(scene), await requestsIn(scene)], [["Live"], []]);
    const { _id } = await db.read.selectFrom("integrations").select("_id").executeTakeFirstOrThrow();
    await dueIn(_id);
    await round(scene);
    assert.deepEqual(await requestsIn(scene), [], "an integration of another provider did not sell it");
  }));

Deno.test("S2.14 two processes at the same time make one request for a label", () =>
  inVoiding({ count: 3 }, async (scene) => {
    await Promise.all([round(scene), round(scene), round(scene)]);
    assert.equal((await requestsIn(scene)).length, 3);
    assert.deepEqual(await statusesOf(scene), ["Void Asked", "Void Asked", "Void Asked"]);
  }));

Deno.test("money §11 after a restore unused labels wait until root resumes them", () =>
  inVoiding({}, async (scene) => {
    const { db } = scene;
    await db.write((tx) =>
      tx.insertInto("restores").values({ backup_at: NOW, restored_at: NOW, notified_at: NOW }).execute()
    );
    await round(scene);
    assert.deepEqual(await requestsIn(scene), []);
    const ask = async (text: string) =>
      (await scene.app.ask<object, Record<string, { work: { kind: string; waiting: number }[] }>>(
        await scene.world.token("root"),
        text,
        {},
      )).data!;
    const { afterRestore } = await ask("{ afterRestore { work { kind waiting } } }");
    assert.equal(afterRestore?.work.find(({ kind }) => kind === "autoVoid")?.waiting, 1);
    await ask('mutation { resumeWork(kind: "autoVoid") { work { kind waiting } } }');
    await round(scene);
    assert.equal((await requestsIn(scene)).length, 1);
  }));
