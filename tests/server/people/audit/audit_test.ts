import assert from "node:assert/strict";
import { recordAudit } from "../../../../server/audit/audit.ts";
import type { AuditEntry } from "../../../../api/generated/schema.ts";
import { audit as resource } from "../../../../resources/people/audit.ts";
import { newestAudit, sealAudit } from "../../../../server/audit/seals.ts";
import type { Database } from "../../../../server/db/database.ts";
import { pageOf } from "../../../../server/list/resolver.ts";
import { auditList } from "../../../../server/modules/people/audit/store.ts";
import { summaryOf } from "../../../../server/modules/people/audit/view.ts";
import { checkNextSeal } from "../../../../server/modules/people/audit/check_store.ts";
import { askExport, exportAndRead } from "../../../support/desk/export_jobs.ts";
import { inScene } from "../../../support/orders/import_jobs.ts";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const FIELDS = `_id at actor_id actor_name acting_for acting_for_name entity entity_id action reason summary
  session_id request_id is_sealed changes { field before after }`;

/**
 * Makes a world in which root moved two orders, and staff changed a store while acting as anna; super_root
 * reads the audit.
 */
async function inAudit(work: (scene: Scene) => Promise<void>): Promise<void> {
  await withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using api = testApp(db);
    const [first, second] = [
      await world.order({}, ["order.submit"]),
      await world.order({ store_id: "ben-tiktok" }),
    ];
    const root = await world.token("root");
    await api.ask(root, HOLD, { ids: [first] });
    const daniel = await addStaff(db);
    const acting = await switchTo(api, daniel, "anna");
    const params = { name: "Anna's shop", platform: "etsy" };
    const made = await api.ask(acting, MAKE_STORE, { id: "anna-etsy", params, version: 1 });
    assert.deepEqual(made.errors, []);
    const reader = await world.token("super_root");
    await work({ db, world, api, reader, first, second });
  });
}
interface Scene {
  readonly db: Database;
  readonly world: World;
  readonly api: TestApp;
  readonly reader: string;
  readonly first: string;
  readonly second: string;
}

const HOLD = `mutation ($ids: [ID!]!) {
  moveOrder(ids: $ids, event: "order.hold", params: { reason: "The buyer asked." }) { _id ok reason { code text } }
}`;
const MAKE_STORE = `mutation ($id: ID, $params: StoreInput!, $version: Int) {
  makeStore(id: $id, params: $params, version: $version) { _id }
}`;

async function list({ api, reader }: Scene, args = "", page = {}): Promise<readonly AuditEntry[]> {
  const { data, errors } = await api.ask<unknown, { audit: AuditEntry[] }>(
    reader,
    `{ audit${args && `(${args})`} { ${FIELDS} } }`,
    undefined,
    page,
  );
  assert.deepEqual(errors, []);
  return data!.audit;
}

const sessionOf = async (db: Database, userId: string) =>
  (await db.read.selectFrom("sessions").select("_id").where("user_id", "=", userId)
    .where("revoked_at", "is", null).execute()).map(({ _id }) => _id);

Deno.test("security I4 an entry has who, for whom, when, session, request, and values before and after", () =>
  inAudit(async (scene) => {
    const [store] = await list(scene, 'action: ["makeStore"]');
    assert.equal(store?.actor_id, "daniel");
    assert.equal(store?.acting_for, "anna");
    assert.equal(store?.acting_for_name, "Person anna");
    assert.equal(store?.at, NOW);
    assert.equal(store?.entity, "stores");
    assert.equal(store?.entity_id, "anna-etsy");
    assert.deepEqual(await sessionOf(scene.db, "anna"), [store?.session_id], "the session that acted");
    assert.match(store?.request_id ?? "", /^[0-9a-f-]{36}$/);
    const name = store?.changes.find(({ field }) => field === "name");
    assert.deepEqual(name, { field: "name", before: "Shop anna-etsy", after: "Anna's shop" });
    const [hold] = await list(scene, 'action: ["order.hold"]');
    assert.equal(hold?.reason, "The buyer asked.");
    assert.equal(hold?.acting_for, null);
    assert.ok((await sessionOf(scene.db, "root")).includes(hold?.session_id ?? ""));
    const { data } = await scene.api.ask<unknown, { getAuditById: AuditEntry }>(
      scene.reader,
      `query ($id: ID!) { getAuditById(_id: $id) { ${FIELDS} } }`,
      { id: hold?._id },
    );
    assert.deepEqual(data?.getAuditById, hold);
  }));

Deno.test("the audit is filtered by person, acting for, kind, action, record, session and days; newest first", () =>
  inAudit(async (scene) => {
    const ids = async (args: string) => (await list(scene, args)).map(({ entity_id }) => entity_id);
    const all = await list(scene);
    const times = all.map(({ at }) => at);
    assert.deepEqual(times, times.toSorted((a, b) => b - a));
    assert.equal((await list(scene, "", { perPage: 2 })).length, 2);
    assert.deepEqual(await ids('actor: ["daniel"], entity: ["stores"]'), ["anna-etsy"]);
    assert.deepEqual(await ids('acting_for: ["anna"]'), ["anna-etsy"]);
    assert.deepEqual(
      [...new Set(await ids('entity: ["orders"]'))].sort(),
      [scene.first, scene.second].sort(),
    );
    assert.deepEqual([...new Set(await ids(`entity: ["orders"], entity_id: ["${scene.second}"]`))], [
      scene.second,
    ]);
    const [hold] = await list(scene, 'action: ["order.hold"]');
    assert.deepEqual(await ids(`session: ["${hold?.session_id}"]`), [scene.first]);
    assert.deepEqual(await ids('actor: ["root"], action: ["order.hold"]'), [scene.first]);
    assert.equal((await ids('start: "16-11-2026", end: "16-11-2026"')).length, all.length);
    assert.deepEqual(await ids('start: "17-11-2026"'), []);
    for (const none of ["actor: []", "entity_id: []", "session: []", 'actor: ["nobody"]']) {
      assert.deepEqual(await ids(none), [], none);
    }
    const { data } = await scene.api.ask<unknown, { auditCount: { count: number } }>(
      scene.reader,
      '{ auditCount(entity: ["orders"]) { count capped } }',
    );
    assert.equal(data?.auditCount.count, all.filter(({ entity }) => entity === "orders").length);
  }));

Deno.test("the choices of the audit's filters are the values in it", () =>
  inAudit(async ({ api, reader, db }) => {
    const { data } = await api.ask<unknown, { auditChoices: Record<string, unknown> }>(
      reader,
      "{ auditChoices { actors { _id name } acted { _id name } entities actions } }",
    );
    const rows = await db.read.selectFrom("audit_events").select(["entity", "action", "actor_id"]).execute();
    const { actors, acted, entities, actions } = data!.auditChoices;
    assert.deepEqual(acted, [{ _id: "anna", name: "Person anna" }]);
    assert.deepEqual(entities, [...new Set(rows.map(({ entity }) => entity))].sort());
    assert.deepEqual(actions, [...new Set(rows.map(({ action }) => action))].sort());
    assert.deepEqual(
      (actors as { _id: string }[]).map(({ _id }) => _id).sort(),
      [...new Set(rows.map(({ actor_id }) => actor_id))].sort(),
    );
  }));

Deno.test("the state of the seals shows how many rows wait, until when all are sealed, and when they were checked", () =>
  inAudit(async (scene) => {
    const { api, reader, db } = scene;
    const seals = async () =>
      (await api.ask<unknown, { auditSeals: Record<string, unknown> }>(
        reader,
        "{ auditSeals { sealed open sealed_until verified_at broken { first_seq last_seq } } }",
      )).data!.auditSeals;
    const count = await newestAudit(db.read);
    assert.deepEqual(await seals(), {
      sealed: 0,
      open: count,
      sealed_until: null,
      verified_at: null,
      broken: [],
    });
    assert.ok((await list(scene)).every(({ is_sealed }) => !is_sealed));
    await sealAudit(db, testSettings.secrets, count, NOW);
    for (const at of [NOW + 1, NOW + 2]) await checkNextSeal(db, testSettings.secrets, at);
    assert.deepEqual(await seals(), {
      sealed: count,
      open: 0,
      sealed_until: NOW,
      verified_at: NOW + 1,
      broken: [],
    });
    assert.ok((await list(scene)).every(({ is_sealed }) => is_sealed));
  }));

Deno.test("a page of the audit is found by an index, with any filters, and never sorted", {
  ignore: Deno.env.has("DATABASE_URL"),
}, () =>
  inAudit(async ({ db, world }) => {
    const context = world.as("super_root");
    const narrowed = [
      {},
      { actor: ["root"] },
      { acting_for: ["anna"] },
      { entity: ["orders"] },
      { action: ["order.hold"] },
      { session: ["s"] },
      { start: "01-11-2026" },
      { actor: ["root"], action: ["order.hold"] },
      { actor: ["root"], start: "01-11-2026" },
    ];
    for (const args of narrowed) {
      const { sql: text, parameters } = pageOf(resource, auditList, args, context).compile(db.read);
      const { rows } = await db.read.executeQuery<{ detail: string }>({
        sql: `explain query plan ${text}`,
        parameters,
        query: { kind: "RawNode" } as never,
        queryId: { queryId: "plan" } as never,
      });
      const plan = rows.map(({ detail }) => detail);
      assert.ok(
        plan.some((line) => /SEARCH|SCAN/.test(line) && /audit_events_by_/.test(line)),
        plan.join("\n"),
      );
      // The page is found without sorting; only its few rows are sorted again.
      const search = plan.slice(0, plan.findIndex((line) => line.includes("audit_events_by_")) + 2);
      assert.ok(!search.some((line) => line.includes("TEMP B-TREE")), plan.join("\n"));
    }
  }));

Deno.test("the changes in one line name each field's new value, as far as a cell has room", () => {
  const change = (field: string, before: string, after: string) => ({ field, before, after });
  assert.equal(summaryOf([]), "");
  assert.equal(summaryOf([change("status", "Pending", "On Hold")]), "status: Pending → On Hold");
  assert.equal(summaryOf([change("note", "", "a\n b"), change("tag", "x", "")]), "note: a b, tag: x → ");
  assert.ok(summaryOf(Array.from({ length: 40 }, () => change("f", "x".repeat(99), "y"))).length <= 200);
});

Deno.test("the audit is exported as filtered, only by super_root", () =>
  inScene(async (scene) => {
    const order = await scene.world.order({}, ["order.submit"]);
    const params = {
      resource: "audit",
      filters: { entity_id: [order] },
      sort: "at",
      columns: ["actor_name", "action", "summary"],
      labels: ["Who", "What was done", "Changes"],
    };
    const rows = await exportAndRead(scene, await scene.world.token("super_root"), params);
    assert.deepEqual(rows, [
      ["Who", "What was done", "entity", "Changes"],
      ["root", "orders.import", "orders", rows[1]![3]!],
      ["root", "order.submit", "orders", "status: Draft → Pending"],
    ]);
    const refused = await askExport(scene.app, await scene.world.token("root"), params);
    assert.equal(refused.data, null);
  }));

Deno.test("a page of the audit gets the names of all its ids by one more statement, also of ids within values", () =>
  inAudit(async ({ api, reader, db }) => {
    const id = "01a20310-bbee-7000-bb7b-2776132832c1";
    const rows = await db.read.selectFrom("users").selectAll().where("_id", "=", "anna").execute();
    await db.write(async (tx) => {
      const one = {
        ...rows[0]!,
        _id: id,
        name: "Beatrice",
        email: "b@b.test",
        identity: "beatrice",
        h: "bea",
      };
      await tx.insertInto("users").values(one).execute();
      const changes = [{ field: "groups", before: "", after: `${id}, nobody` }];
      await recordAudit(tx, [{
        entity: "stores",
        entityId: "anna-etsy",
        sellerId: "anna",
        action: "makeStore",
        changes,
      }], {
        actor: { _id: "root", name: "Root" },
        actingFor: null,
        requestId: "r",
        sessionId: null,
        at: NOW,
      });
    });
    const { data, errors } = await api.ask<unknown, { audit: { told: unknown }[] }>(
      reader,
      '{ audit(entity: ["stores"], action: ["makeStore"]) { told } }',
    );
    assert.deepEqual(errors, []);
    const [{ told } = { told: null }] = data!.audit;
    const { names } = told as { names: Record<string, { entity: string; name: string }> };
    assert.equal(names["anna-etsy"]?.entity, "stores");
    assert.deepEqual(names[id], { entity: "users", name: "Beatrice" });
    assert.deepEqual(Object.keys(names).sort(), [id, "anna-etsy"].sort());
  }));
