/** Saved views: who sees and shares them, what a list accepts, tabs and counts. */
import assert from "node:assert/strict";
import type { SavedView, ViewCount, ViewInput } from "../../../../api/generated/schema.ts";
import { NOW } from "../../../support/people/people.ts";
import { COUNTS, inViewScene, MAKE, PIN, TRASH, VIEWS } from "../../../support/desk/view_calls.ts";
import { newGroup } from "../../../../server/modules/people/groups/store.ts";
import type { Name } from "../../../support/orders/world.ts";

const LATE: ViewInput = {
  resource: "orders",
  name: "Late in Germany",
  filters: { due: "late", country: "DE" },
};
const codes = (views: readonly SavedView[]) =>
  views.filter((view) => view.is_pinned).map((view) => view.code || view.name);

Deno.test(
  "everyone starts with the views of their role as tabs, which nobody can change",
  inViewScene(async ({ list, refusal }) => {
    const office = [
      "processing_month",
      "late",
      "due_today",
      "on_hold",
      "needs_mending",
      "cancel_requests",
      "ready_to_ship",
    ];
    const seller = ["processing_month", "needs_mending", "on_hold", "late"];
    assert.deepEqual(codes(await list("anna")), seller);
    assert.deepEqual(codes(await list("agent")), seller);
    for (const name of ["root", "super_root", "order_qc"] as const) {
      assert.deepEqual(codes(await list(name)), office, name);
    }
    assert.deepEqual(codes(await list("packager", "packages")), ["exceptions", "in_transit", "ready"]);
    assert.deepEqual(codes(await list("ben", "jobs")), ["running", "failed"]);
    const [first] = await list("root");
    assert.equal(first!.may_edit, false);
    assert.deepEqual(first!.filters, { status: "Processing", range: "this-month" });
    const id = first!._id;
    assert.equal(await refusal("root", MAKE, { id, params: { name: "Mine now" } }), "FORBIDDEN");
    assert.equal(await refusal("root", TRASH, { ids: [id] }), "FORBIDDEN");
  }),
);

Deno.test(
  "a view keeps its content, is changed by version, and is made once for a key",
  inViewScene(async ({ ask, list, make, refusal }) => {
    const look: ViewInput = {
      ...LATE,
      columns: [{ key: "status", width: 120 }, { key: "code", width: 200 }],
      density: "compact",
      sort: "-due_at",
    };
    const made = await make("anna", look);
    const { _id, version, owner_name, is_mine, may_edit, is_pinned, ...rest } = made;
    assert.deepEqual([version, owner_name, is_mine, may_edit, is_pinned], [
      1,
      "Person anna",
      true,
      true,
      false,
    ]);
    assert.deepEqual({ ...look, ...rest }, rest);
    assert.deepEqual((await list("anna")).at(-1), made);
    const renamed = await ask<{ makeView: SavedView }>("anna", MAKE, {
      id: _id,
      version: 1,
      params: { name: "Late" },
    });
    assert.deepEqual(renamed.data?.makeView, { ...made, name: "Late", version: 2 });
    const { errors: [stale] } = await ask("anna", MAKE, { id: _id, version: 1, params: { name: "Older" } });
    assert.equal(stale?.extensions.code, "STALE");
    assert.equal((stale?.extensions.current as SavedView).name, "Late");
    const once = { key: "one-and-the-same", params: { ...LATE, name: "Once" } };
    const answers = [await ask("anna", MAKE, once), await ask("anna", MAKE, once)];
    assert.deepEqual(answers[0]!.data, answers[1]!.data);
    assert.equal(
      await refusal("anna", MAKE, { params: { ...LATE, name: "Once" } }),
      "BAD_INPUT, params.name taken",
    );
    assert.equal((await ask("anna", TRASH, { ids: [_id] })).errors.length, 0);
    assert.equal((await list("anna")).some((view) => view._id === _id), false);
  }),
);

Deno.test(
  "another person's view is missing by every route",
  inViewScene(async ({ ask, list, make, refusal }) => {
    const { _id } = await make("anna", LATE);
    for (const name of ["ben", "agent", "root", "super_root"] as const) {
      assert.equal((await list(name)).some((view) => view._id === _id), false, name);
      const { data } = await ask<{ viewCounts: ViewCount[] }>(name, COUNTS, { ids: [_id] });
      assert.deepEqual(data?.viewCounts, [], name);
      assert.equal(await refusal(name, MAKE, { id: _id, params: { name: "Stolen" } }), "NOT_FOUND");
      assert.equal(await refusal(name, TRASH, { ids: [_id] }), "NOT_FOUND");
      assert.equal(await refusal(name, PIN, { resource: "orders", ids: [_id] }), "NOT_FOUND");
    }
    // The floor sees packages but no orders: neither the list's views nor a view by its id.
    assert.equal(await refusal("packager", VIEWS, { resource: "orders" }), "FORBIDDEN");
    const all = await make("root", { ...LATE, audience: "everyone" });
    assert.equal(await refusal("packager", PIN, { resource: "packages", ids: [all._id] }), "NOT_FOUND");
    assert.equal(await refusal("packager", MAKE, { id: all._id, params: {} }), "NOT_FOUND");
  }),
);

Deno.test(
  "a view's audience decides who sees it, and a sale person's views are visible only to that person",
  inViewScene(async ({ db, list, make, refusal }) => {
    await db.write(async (tx) => {
      const groups = ["night", "day"].map((name) => newGroup({ _id: name, name }, NOW));
      await tx.insertInto("groups").values(groups).execute();
      await tx.insertInto("user_groups").values([
        { user_id: "order_qc", group_id: "night" },
        { user_id: "root", group_id: "night" },
        { user_id: "anna", group_id: "night" },
      ]).execute();
    });
    const sees = async (id: string) => {
      const found: string[] = [];
      for (const name of ["root", "super_root", "order_qc", "anna", "ben", "agent"] as const) {
        if ((await list(name)).some((view) => view._id === id)) found.push(name);
      }
      return found.join(" ");
    };
    const group = await make("order_qc", { ...LATE, audience: "group", group_id: "night" });
    assert.deepEqual(group.group, { _id: "night", name: "night" });
    assert.equal(await sees(group._id), "root order_qc anna");
    const forRole = await make("root", { ...LATE, name: "For sellers", audience: "role", role: "sale" });
    assert.equal(await sees(forRole._id), "root anna ben agent");
    const forAll = await make("super_root", { ...LATE, name: "For all", audience: "everyone" });
    assert.equal(await sees(forAll._id), "root super_root order_qc anna ben agent");
    for (const audience of ["everyone", "role", "group"]) {
      const params = { ...LATE, audience, role: "sale", group_id: "night" };
      for (const name of ["anna", "agent"] as const) {
        assert.equal(await refusal(name, MAKE, { params }), "FORBIDDEN", `${name} ${audience}`);
      }
    }
    const everyone = { params: { ...LATE, name: "Mine", audience: "everyone" } };
    assert.equal(await refusal("order_qc", MAKE, everyone), "FORBIDDEN");
    const wrong = { params: { ...LATE, name: "Day", audience: "group", group_id: "day" } };
    assert.equal(await refusal("order_qc", MAKE, wrong), "BAD_INPUT, params.group_id unknown");
    // Staff may change a view of everyone, others only use it.
    assert.equal((await list("root")).find((view) => view._id === forAll._id)?.may_edit, true);
    assert.equal(await refusal("order_qc", TRASH, { ids: [forAll._id] }), "FORBIDDEN");
  }),
);

Deno.test(
  "a role has one default for a list: the next one replaces it",
  inViewScene(async ({ list, make, refusal }) => {
    const first = await make("root", { ...LATE, audience: "everyone", default_role: "sale" });
    const next: ViewInput = { ...LATE, name: "Next", audience: "role", role: "sale", default_role: "sale" };
    const second = await make("root", next);
    const defaults = (await list("ben")).filter((view) => view.default_role === "sale");
    assert.deepEqual(defaults.map((view) => view._id), [second._id]);
    assert.ok((await list("ben")).some((view) => view._id === first._id && view.version === 2));
    const mine = { params: { ...next, name: "Mine", audience: "mine" } };
    assert.equal(await refusal("root", MAKE, mine), "BAD_INPUT, params.default_role invalid");
    assert.equal(await refusal("ben", MAKE, mine), "FORBIDDEN");
  }),
);

Deno.test(
  "a view with parts that its list does not have for this person is refused",
  inViewScene(async ({ list, make, refusal }) => {
    const cases: readonly (readonly [Name, ViewInput, string])[] = [
      ["anna", { resource: "nothing" }, "params.resource unknown"],
      ["anna", { name: "  " }, "params.name required"],
      ["anna", { name: "x".repeat(61) }, "params.name tooLong"],
      ["anna", { filters: { colour: "red" } }, "params.filters.colour unknown"],
      ["anna", { filters: { status: 7 } }, "params.filters.status invalid"],
      ["anna", { filters: { status: "Nowhere", due: "soonest" } }, "params.filters.due unknown"],
      ["anna", { filters: { start: "31-02-2026" } }, "params.filters.start badDate"],
      ["anna", { filters: { seller: "ben" } }, "params.filters.seller unknown"],
      ["anna", { columns: [{ key: "seller_name", width: 100 }] }, "params.columns.0.key unknown"],
      [
        "root",
        { columns: [{ key: "code", width: 100 }, { key: "code", width: 100 }] },
        "params.columns.1.key unknown",
      ],
      ["root", { columns: [{ key: "code", width: 1 }] }, "params.columns.0.width badNumber"],
      ["root", { sort: "-note" }, "params.sort unknown"],
      ["root", { density: "tiny" }, "params.density unknown"],
    ];
    for (const [name, more, expected] of cases) {
      assert.equal(await refusal(name, MAKE, { params: { ...LATE, ...more } }), `BAD_INPUT, ${expected}`);
    }
    const wide: ViewInput = {
      ...LATE,
      audience: "everyone",
      columns: [{ key: "code", width: 100 }, { key: "seller_name", width: 100 }],
    };
    const { _id } = await make("root", wide);
    const seen = (await list("anna")).find((view) => view._id === _id);
    assert.deepEqual(seen?.columns, [{ key: "code", width: 100 }]);
  }),
);

Deno.test(
  "tabs are chosen by the person, possibly none, and a deleted view is not a tab",
  inViewScene(async ({ ask, list, make, refusal }) => {
    const { _id } = await make("anna", LATE);
    const pin = async (ids: readonly string[]) => {
      const { data } = await ask<{ pinViews: SavedView[] }>("anna", PIN, { resource: "orders", ids });
      return codes(data?.pinViews ?? []);
    };
    assert.deepEqual(await pin([_id, "view-orders-late-sale"]), ["Late in Germany", "late"]);
    assert.deepEqual(codes(await list("anna")), ["Late in Germany", "late"]);
    assert.equal(codes(await list("ben")).length, 4);
    await ask("anna", TRASH, { ids: [_id] });
    assert.deepEqual(codes(await list("anna")), ["late"]);
    assert.deepEqual(await pin([]), []);
    assert.deepEqual(codes(await list("anna")), []);
    const ids = Array.from({ length: 13 }, () => "view-orders-late-sale");
    assert.equal(await refusal("anna", PIN, { resource: "orders", ids }), "BAD_INPUT, ids tooMany");
    const foreign = { resource: "orders", ids: ["view-jobs-failed"] };
    assert.equal(await refusal("anna", PIN, foreign), "NOT_FOUND");
  }),
);

Deno.test(
  "a count equals the list's own for any caller",
  inViewScene(async ({ ask, make, world }) => {
    await world.order({ country: "DE" }, ["order.submit"]);
    await world.order({ country: "FR" }, ["order.submit"]);
    await world.order({ store_id: "ben-tiktok", country: "DE" }, ["order.submit"]);
    const { _id } = await make("root", {
      ...LATE,
      filters: { country: "DE,AT", status: "Pending" },
      audience: "everyone",
    });
    const count = async (name: Name, ids = [_id]) =>
      (await ask<{ viewCounts: ViewCount[] }>(name, COUNTS, { ids })).data?.viewCounts;
    assert.deepEqual(await count("root"), [{ _id, count: 2, capped: false }]);
    assert.deepEqual(await count("anna"), [{ _id, count: 1, capped: false }]);
    assert.deepEqual(await count("packager"), []);
    assert.equal((await count("anna", ["view-orders-late-sale", _id, "nothing"]))?.length, 2);
  }),
);

Deno.test(
  "people filtered by their group are counted, and a view that cannot be counted affects no other view",
  inViewScene(async ({ db, ask, make }) => {
    const people = (name: string, filters: Record<string, string>): ViewInput => ({
      resource: "users",
      name,
      filters,
    });
    const night = newGroup({ _id: "group-night", name: "Night" }, NOW);
    await db.write(async (tx) => {
      await tx.insertInto("groups").values(night).execute();
      await tx.insertInto("user_groups").values({ user_id: "printer", group_id: night._id }).execute();
    });
    const grouped = await make("super_root", people("By id", { group: night._id }));
    const named = await make("super_root", people("By name", { group: "Night", role: "printer" }));
    const gone = await make("super_root", people("Gone", { role: "sewer" }));
    // This role no longer exists.
    await db.write((tx) =>
      tx.updateTable("saved_views").set({ filters: '{"role":"weaver"}' }).where("_id", "=", gone._id)
        .execute()
    );
    const ids = [grouped._id, gone._id, named._id];
    const { data, errors } = await ask<{ viewCounts: ViewCount[] }>("super_root", COUNTS, { ids });
    assert.deepEqual(errors, []);
    assert.deepEqual(data?.viewCounts.map(({ count }) => count), [1, null, 1]);
  }),
);

Deno.test(
  "a change of a person's view is sent live only to its owner and is in the audit",
  inViewScene(async ({ db, make }) => {
    const { _id } = await make("anna", LATE);
    const event = await db.read.selectFrom("outbox").selectAll().where("entity", "=", "views")
      .executeTakeFirst();
    assert.deepEqual([event?.user_id, event?.seller_id, event?.ids], ["anna", null, JSON.stringify([_id])]);
    const audit = await db.read.selectFrom("audit_events").selectAll().where("entity", "=", "views")
      .execute();
    assert.deepEqual(audit.map((row) => [row.entity_id, row.action, row.actor_id]), [[
      _id,
      "makeView",
      "anna",
    ]]);
  }),
);

Deno.test(
  "a view stores no unknown filter, whatever its name is",
  inViewScene(async ({ refusal }) => {
    for (const name of ["constructor", "__proto__", "prototype", "colour"]) {
      const filters = JSON.parse(`{ "${name}": "x" }`) as Record<string, unknown>;
      const params = { resource: "orders", name: "Mine", filters };
      assert.equal(
        await refusal("anna", MAKE, { params }),
        `BAD_INPUT, params.filters.${name} unknown`,
        name,
      );
    }
  }),
);
