import assert from "node:assert/strict";
import { BITS, type ModulePermission, MODULES } from "../../../../api/modules.ts";
import { entry, JOIN, LEAVE, names, TRASH, withBusiness } from "../../../support/people/grouping.ts";
import { addPerson, signIn } from "../../../support/people/people.ts";

Deno.test("S7.12 a ticked box changes what the API allows from the next call of the same session on", () =>
  withBusiness(async (business) => {
    const token = await signIn(business.db, await addPerson(business.db, { _id: "linh", role: "order_qc" }));
    const calls: Readonly<Record<string, string>> = {
      view: "{ stores { _id } }",
      add: 'mutation { makeStore(params: { name: "", platform: "etsy" }) { _id } }',
      update: 'mutation { makeStore(id: "x", params: { name: "y" }) { _id } }',
      delete: 'mutation { trashStore(delete_ids: ["x"]) }',
    };
    const allowed = async () => {
      const found: string[] = [];
      for (const [bit, call] of Object.entries(calls)) {
        if (await business.refused(call, {}, token) !== "FORBIDDEN") found.push(bit);
      }
      return found.join(" ");
    };
    assert.equal(await allowed(), "view add update delete");
    const { _id } = await business.make({ name: "Night shift", permission: [entry("stores", "view")] });
    await business.ask(JOIN, { group: _id, ids: ["linh"] });
    assert.equal(await allowed(), "view");
    for (let mask = 0; mask < 16; mask++) {
      const bits = BITS.filter((_, index) => mask & 1 << index);
      await business.make({ permission: [entry("stores", ...bits)] }, _id);
      assert.equal(await allowed(), bits.includes("view") ? bits.join(" ") : "");
    }
    await business.make({ permission: [] }, _id);
    assert.equal(await allowed(), "view add update delete");
    await business.make({ permission: [entry("stores")] }, _id);
    await business.ask(LEAVE, { group: _id, ids: ["linh"] });
    assert.equal(await allowed(), "view add update delete");
  }));

Deno.test("S6.1 S6.18 a bit of a group never grants what the role excludes", () =>
  withBusiness(async (business) => {
    const token = await signIn(business.db, await addPerson(business.db, { _id: "tom", role: "packager" }));
    const { _id } = await business.make({ name: "All", permission: [entry("orders", ...BITS)] });
    await business.ask(JOIN, { group: _id, ids: ["tom"] });
    assert.equal(await business.refused("{ orders { _id } }", {}, token), "FORBIDDEN");
  }));

Deno.test("S3.5 a group inherits the permissions that it does not set; the nearest group wins", () =>
  withBusiness(async (business) => {
    const top = await business.make({
      name: "Office",
      permission: [entry("orders", "view"), entry("jobs", "view")],
    });
    const below = await business.make({ name: "Sales", parent_id: top._id, permission: [entry("jobs")] });
    const last = await business.make({ name: "Interns", parent_id: below._id });
    assert.deepEqual([last.depth, last.parent_name], [2, "Sales"]);
    assert.deepEqual(last.inherited.map((each) => [each.module, each.title, each.access.view]), [
      ["orders", "Orders", true],
      ["jobs", "Jobs", false],
    ]);
    const token = await signIn(business.db, await addPerson(business.db, { _id: "linh", role: "order_qc" }));
    await business.ask(JOIN, { group: last._id, ids: ["linh"] });
    const may = async (module: string) => {
      const { userPermissions } = await business.ask<{ userPermissions: ModulePermission[] }>(
        "{ userPermissions { module access { view add update delete } } }",
        {},
        token,
      );
      assert.equal(userPermissions.length, MODULES.length);
      return BITS.filter((bit) => userPermissions.find((each) => each.module === module)?.access[bit]).join(
        " ",
      );
    };
    assert.deepEqual([await may("orders"), await may("jobs"), await may("stores")], [
      "view",
      "",
      "view add update delete",
    ]);
    // A change of a distant parent reaches the lowest group.
    await business.make({ permission: [entry("orders", "view", "update")] }, top._id);
    assert.equal(await may("orders"), "view update");
    // A locked group gives its own people nothing, but still passes its entries down.
    await business.make({ status: "Locked" }, last._id);
    assert.equal(await may("orders"), "view add update");
    await business.make({ status: "Active" }, last._id);
    await business.make({ status: "Locked" }, top._id);
    assert.equal(await may("orders"), "view update");
  }));

Deno.test("security Z7 a group made again under its name gives nobody the old group's rights", () =>
  withBusiness(async (business) => {
    const linh = await addPerson(business.db, { _id: "linh", role: "root" });
    const token = await signIn(business.db, linh);
    const items = async () => {
      const { cUser } = await business.ask<{ cUser: { permission: ModulePermission[]; groups: string[] } }>(
        "{ cUser { groups permission { module access { view add update delete } } } }",
        {},
        token,
      );
      return [cUser.groups.join(), cUser.permission.map(({ module }) => module).join()];
    };
    const old = await business.make({ name: "Catalogue", permission: [entry("item_info", "view")] });
    await business.ask(JOIN, { group: old._id, ids: [linh] });
    await business.db.write((tx) =>
      tx.updateTable("users").set({ primary_group_id: old._id }).where("_id", "=", linh).execute()
    );
    assert.deepEqual(await items(), ["Catalogue", "item_info"]);
    await business.ask(TRASH, { ids: [old._id] });
    assert.deepEqual(await items(), ["", ""]);
    const again = await business.make({ name: "Catalogue", permission: [entry("item_info", "view")] });
    assert.notEqual(again._id, old._id);
    assert.equal(again.members, 0);
    assert.deepEqual(await items(), ["", ""]);
    for (
      const call of [
        `{ getUserGroupById(_id: "${old._id}") { _id } }`,
        `{ groupMembers(group: "${old._id}") { _id } }`,
      ]
    ) {
      assert.equal(await business.refused(call), "NOT_FOUND");
    }
    assert.equal(await business.refused(JOIN, { group: old._id, ids: [linh] }), "NOT_FOUND");
    assert.equal(await names(business, ""), "Catalogue");
    const row = await business.db.read.selectFrom("users").select("primary_group_id").where("_id", "=", linh)
      .executeTakeFirstOrThrow();
    assert.equal(row.primary_group_id, null);
  }));

Deno.test("S7.4 each role has its default permissions", () =>
  withBusiness(async (business) => {
    const of = async (role: string) =>
      (await business.ask<{ rights: ModulePermission[] }>(
        `{ rights: getDefaultPermissions${
          role && `(role: "${role}")`
        } { module title access { view add update delete } } }`,
      )).rights.filter((each) => BITS.some((bit) => each.access[bit])).map(({ module }) => module).join(" ");
    assert.equal(await of(""), "");
    assert.equal(await of("printer"), "packages local_bill units station_print containers ibic");
    assert.equal(
      await of("sale"),
      "orders units stores jobs topup billing_history billing_invoice approvals statistics refund_requests express_price_list ship_by_tiktok canned_replies cases",
    );
    assert.equal(await of("super_root"), MODULES.map(({ id }) => id).join(" "));
    assert.equal(
      await business.refused('{ getDefaultPermissions(role: "x") { module } }'),
      "BAD_INPUT role:unknown",
    );
  }));

Deno.test("S3.5 security Z7 a new person joins the group for new people, unless that is deleted", () =>
  withBusiness(async (business) => {
    const { _id } = await business.make({ name: "New people", is_default: true });
    const make = (name: string, groups: string) =>
      `mutation { made: makeUser(params: {
        identity: "${name}", email: "${name}@x.test", name: "${name}", role: "printer" ${groups}
      }) { groups } }`;
    const made = async (name: string, groups = "") =>
      (await business.ask<{ made: { groups: string[] } }>(make(name, groups))).made.groups.join();
    assert.equal(await made("ada"), _id);
    assert.equal(await made("ben", ", groups: []"), "");
    await business.ask(TRASH, { ids: [_id] });
    assert.equal(await made("cleo"), "");
    assert.match(
      await business.refused(make("dora", `, groups: ["${_id}"]`)),
      /^BAD_INPUT .*groups:unknown$/,
    );
  }));
