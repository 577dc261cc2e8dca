import assert from "node:assert/strict";
import type { GroupTrashPreview, UserGroup, UserGroupInput } from "../../../../api/generated/schema.ts";
import { defaultGroup } from "../../../../server/modules/people/groups/store.ts";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import {
  entry,
  FIELDS,
  JOIN,
  LEAVE,
  MAKE,
  names,
  TRASH,
  withBusiness,
} from "../../../support/people/grouping.ts";
import { addPerson } from "../../../support/people/people.ts";

Deno.test("S7.5 S5.5 groups are listed in the order of their tree, by name, status and role, in pages or all; Opened means every status", () =>
  withBusiness(async (business) => {
    const office = await business.make({ name: "Office" });
    await business.make({ name: "Über uns", parent_id: office._id, status: "Locked" });
    await business.make({ name: "Floor", role: "printer" });
    await business.make({ name: "Administration" });
    const all = "Administration Floor Office Über uns";
    assert.equal(await names(business, ""), all);
    assert.equal(await names(business, '(status: "Opened")'), all);
    assert.equal(await names(business, '(status: "")'), all);
    assert.equal(await names(business, '(status: "Locked")'), "Über uns");
    assert.equal(await names(business, '(name: "uber")'), "Über uns");
    assert.equal(await names(business, '(role: "printer")'), "Floor");
    assert.equal(await names(business, '(sort: "-path")'), "Über uns Office Floor Administration");
    const page = await business.api.ask<object, { usergroups: UserGroup[] }>(
      business.boss,
      "{ paged: usergroups { name } usergroups(get_all: true) { name } usergroupsCount { count } }",
      {},
      { page: 2, perPage: 3 },
    );
    assert.deepEqual(JSON.parse(JSON.stringify(page.data)), {
      paged: [{ name: "Über uns" }],
      usergroups: all.replace("Über uns", "Über_uns").split(" ").map((name) => ({
        name: name.replace("_", " "),
      })),
      usergroupsCount: { count: 4 },
    });
    assert.equal(await names(business, '(status: "Gone")'), "");
  }));

Deno.test("S7.12 an invalid group is refused at its field, and nothing is written", () =>
  withBusiness(async (business) => {
    await addPerson(business.db, { _id: "b", role: "super_root", groups: ["super_root"] });
    const one = await business.make({ name: "Night shift" });
    const two = await business.make({ name: "Late", parent_id: one._id });
    const before = JSON.stringify(
      await business.db.read.selectFrom("groups").selectAll().orderBy("_id").execute(),
    );
    const cases: readonly (readonly [UserGroupInput, string | null, string])[] = [
      [{}, null, "name:required"],
      [{ name: "  " }, null, "name:required"],
      [{ name: "NIGHT  shift" }, null, "name:taken"],
      [{ name: "Super_Root" }, null, "name:taken"],
      [{ name: "ácCounting" }, null, "name:taken"],
      [{ name: "x", status: "Deleted" }, null, "status:unknown"],
      [{ name: "x", role: "boss" }, null, "role:unknown"],
      [{ name: "x", parent_id: "nothing" }, null, "parent_id:unknown"],
      [{ parent_id: two._id }, one._id, "parent_id:circular"],
      [{ parent_id: one._id }, one._id, "parent_id:circular"],
      [{ name: "x", permission: [entry("nothing", "view")] }, null, "permission.0.module:unknown"],
      [{ name: "x", permission: [entry("users", "view")] }, null, "permission.0.module:unknown"],
      [{ name: "x", permission: [entry("jobs", "view"), entry("jobs")] }, null, "permission:invalid"],
      [{ name: "Heads" }, "group-super_root", "name:fixed"],
      [{ status: "Locked" }, "group-super_root", "status:fixed"],
      [{ is_default: true }, "group-super_root", "is_default:fixed"],
    ];
    for (const [params, id, problem] of cases) {
      assert.equal(
        await business.refused(MAKE, { id, params }),
        `BAD_INPUT params.${problem}`,
        JSON.stringify(params),
      );
    }
    assert.equal(await business.refused(MAKE, { id: "nothing", params: { name: "x" } }), "NOT_FOUND");
    assert.equal(await business.refused(MAKE, { id: one._id, params: { name: "x" }, version: 9 }), "STALE");
    assert.equal(await business.refused(TRASH, { ids: ["group-super_root"] }), "BAD_INPUT delete_ids:fixed");
    assert.equal(await business.refused(TRASH, { ids: [] }), "BAD_INPUT delete_ids:required");
    assert.equal(await business.refused(TRASH, { ids: [one._id, "nothing"] }), "NOT_FOUND");
    const after = JSON.stringify(
      await business.db.read.selectFrom("groups").selectAll().orderBy("_id").execute(),
    );
    assert.equal(after, before);
  }));

Deno.test("S3.5 at most one group is the group for new people", () =>
  withBusiness(async (business) => {
    const one = await business.make({ name: "One", is_default: true });
    const two = await business.make({ name: "Two", is_default: true });
    assert.equal((await defaultGroup(business.db.read))?._id, two._id);
    const audit = await business.db.read.selectFrom("audit_events").select(["entity_id", "changes"])
      .where("entity_id", "=", one._id).orderBy("_id").execute();
    assert.match(audit.at(-1)?.changes ?? "", /"is_default","before":"true","after":"false"/);
    // A form that was opened before would make the first group the default again.
    const params = { name: "One", is_default: true };
    assert.equal(await business.refused(MAKE, { id: one._id, params, version: one.version }), "STALE");
    await business.ask(TRASH, { ids: [two._id] });
    assert.equal(await defaultGroup(business.db.read), undefined);
  }));

Deno.test("S7.12 the preview of deleting groups names the affected people; then their people leave and child groups move up", () =>
  withBusiness(async (business) => {
    const top = await business.make({ name: "Top", permission: [entry("item_info", "view")] });
    const mid = await business.make({
      name: "Mid",
      parent_id: top._id,
      permission: [entry("item_info", "view", "update")],
    });
    const low = await business.make({ name: "Low", parent_id: mid._id, permission: [entry("jobs")] });
    for (const _id of ["a", "b", "c"]) await addPerson(business.db, { _id, role: "root" });
    await business.ask(JOIN, { group: mid._id, ids: ["a", "b"] });
    await business.ask(JOIN, { group: low._id, ids: ["b", "c"] });
    const { preview } = await business.ask<{ preview: GroupTrashPreview }>(
      `query P($ids: [ID!]!) { preview: groupTrashPreview(delete_ids: $ids) {
        people groups { _id name members children } changes { module title bit lost gained } } }`,
      { ids: [mid._id] },
    );
    assert.deepEqual(JSON.parse(JSON.stringify(preview)), {
      people: 2,
      groups: [{ _id: mid._id, name: "Mid", members: 2, children: 1 }],
      changes: [
        { module: "item_info", title: "Products", bit: "view", lost: 1, gained: 0 },
        { module: "item_info", title: "Products", bit: "update", lost: 3, gained: 0 },
      ],
    });
    await business.ask(TRASH, { ids: [mid._id] });
    const { group } = await business.ask<{ group: UserGroup }>(
      `query G($id: ID!) { group: getUserGroupById(_id: $id) { ${FIELDS} } }`,
      { id: low._id },
    );
    assert.deepEqual([group.parent_id, group.depth, group.members], [top._id, 1, 2]);
    assert.deepEqual(group.inherited.map((each) => each.access.update), [false]);
    const actions = await business.db.read.selectFrom("audit_events").select(["entity_id", "changes"])
      .where("action", "=", "trashUserGroup").orderBy("_id").execute();
    assert.deepEqual(actions.map(({ entity_id }) => entity_id).sort(), [low._id, mid._id].sort());
  }));

Deno.test("S6.17 security I3 only super_root writes groups, in person", () =>
  withBusiness(async (business) => {
    const { _id } = await business.make({ name: "Night shift" });
    const reads = [
      "{ usergroups { _id } }",
      "{ usergroupsCount { count } }",
      '{ groupMembers(group: "x") { _id } }',
    ];
    const writes: readonly (readonly [string, object])[] = [
      [MAKE, { id: _id, params: { name: "Mine" } }],
      [TRASH, { ids: [_id] }],
      [JOIN, { group: _id, ids: ["tom"] }],
      [LEAVE, { group: _id, ids: ["tom"] }],
    ];
    const daniel = await addStaff(business.db);
    for (const call of reads) assert.equal(await business.refused(call, {}, daniel.token), "FORBIDDEN");
    for (const [call, variables] of writes) {
      assert.equal(await business.refused(call, variables, daniel.token), "FORBIDDEN");
    }
    const made = await business.ask<{ made: { token: string } }>("mutation { made: makeApiToken { token } }");
    for (const [call, variables] of writes) {
      assert.equal(await business.refused(call, variables, made.made.token), "FORBIDDEN");
    }
    assert.equal(await business.refused(reads[0]!, {}, made.made.token), "allowed");
    await addPerson(business.db, { _id: "tom", role: "packager" });
    assert.equal(await business.refused(JOIN, { group: _id, ids: ["boss"] }), "BAD_INPUT add_ids:ownPower");
    assert.equal(
      await business.refused(JOIN, { group: _id, ids: ["tom", "nobody"] }),
      "BAD_INPUT add_ids:unknown",
    );
    assert.equal(await business.refused(JOIN, { group: _id, ids: [] }), "BAD_INPUT add_ids:required");
    const boss = await addStaff(business.db, "ines", { role: "super_root", groups: ["super_root"] });
    const acting = await switchTo(business.api, boss, "tom");
    assert.equal(await business.refused(MAKE, { id: _id, params: { name: "Mine" } }, acting), "FORBIDDEN");
  }));

Deno.test("S7.12 every change of a group and its people is in the audit, with before and after, and is sent live", () =>
  withBusiness(async (business) => {
    await addPerson(business.db, { _id: "tom", role: "packager" });
    const { _id } = await business.make({ name: "Night shift" });
    await business.make({ name: "Late shift" }, _id);
    await business.ask(JOIN, { group: _id, ids: ["tom"] });
    // Adding a person who is already in the group changes nothing.
    await business.ask(JOIN, { group: _id, ids: ["tom"] });
    await business.make({ permission: [entry("packages")] }, _id);
    const rows = await business.db.read.selectFrom("audit_events").select(["entity", "action", "changes"])
      .orderBy("_id").execute();
    assert.deepEqual(
      rows.map(({ entity, action, changes }) => [entity, action, JSON.parse(changes)]),
      [
        ["usergroups", "makeUserGroup", [{ field: "name", before: "", after: "Night shift" }]],
        ["usergroups", "makeUserGroup", [{ field: "name", before: "Night shift", after: "Late shift" }]],
        ["usergroups", "makeGroupMembers", [{ field: "members", before: "0", after: "1" }]],
        ["users", "makeGroupMembers", [{ field: "groups", before: "", after: "Late shift" }]],
        ["usergroups", "makeUserGroup", [{
          field: "permission",
          before: "[]",
          after: JSON.stringify([entry("packages")]),
        }]],
      ],
    );
    const outboxRows = await business.db.read.selectFrom("outbox").select(["entity", "ids"]).orderBy("seq")
      .execute();
    const users = outboxRows.filter(({ entity }) => entity === "users").map(({ ids }) => ids);
    assert.deepEqual(users, ['["tom"]', '["tom"]']);
  }));

Deno.test("S7.12 a form of a person that was opened before they joined or left a group, or the group was deleted, does not undo that", () =>
  withBusiness(async (business) => {
    await addPerson(business.db, { _id: "tom", role: "packager" });
    const group = (await business.make({ name: "Night shift" }))._id;
    const other = (await business.make({ name: "Early shift" }))._id;
    const opened = async () =>
      (await business.ask<{ tom: { version: number } }>('{ tom: getUserById(_id: "tom") { version } }')).tom;
    const keep = (groups: string[], { version }: { version: number }) =>
      business.refused(
        `mutation K($groups: [ID!], $version: Int) {
          makeUser(id: "tom", params: { groups: $groups }, version: $version) { _id } }`,
        { groups, version },
      );
    const before = await opened();
    await business.ask(JOIN, { group, ids: ["tom"] });
    assert.equal(await keep([other], before), "STALE");
    const during = await opened();
    await business.ask(LEAVE, { group, ids: ["tom"] });
    assert.equal(await keep([group, other], during), "STALE");
    assert.equal(await keep([other], await opened()), "allowed");
    const last = await opened();
    await business.ask(TRASH, { ids: [other] });
    assert.equal(await keep([other, group], last), "STALE");
  }));

Deno.test("S7.5 people in a group, and those not in it, are listed by name and in pages", () =>
  withBusiness(async (business) => {
    for (const name of ["Ada", "Ben", "Cleo"]) {
      await addPerson(business.db, { _id: name, name, role: "printer" });
    }
    const { _id } = await business.make({ name: "Night shift" });
    await business.ask(JOIN, { group: _id, ids: ["Ada", "Cleo"] });
    const list = async (args: string) =>
      (await business.ask<{ groupMembers: { name: string }[] }>(
        `{ groupMembers(group: "${_id}"${args}) { name } }`,
      ))
        .groupMembers.map(({ name }) => name).join(" ");
    assert.equal(await list(""), "Ada Cleo");
    assert.equal(await list(', search: "cl"'), "Cleo");
    assert.equal(await list(', outside: true, search: "b"'), "Ben Person boss");
  }));

Deno.test("S7.5 a deleted person is offered to no group, joins none, and is in none", () =>
  withBusiness(async (business) => {
    for (const name of ["Ada", "Ben"]) await addPerson(business.db, { _id: name, name, role: "printer" });
    const { _id: group } = await business.make({ name: "Night shift" });
    await business.ask(JOIN, { group, ids: ["Ben"] });
    await business.ask("mutation M($id: ID!) { deleteById(_id: $id) }", { id: "Ada" });
    await business.ask("mutation M($id: ID!) { deleteById(_id: $id) }", { id: "Ben" });
    const offered = await business.ask<{ groupMembers: { name: string }[] }>(
      `{ groupMembers(group: "${group}", outside: true) { name } }`,
    );
    assert.deepEqual(offered.groupMembers.map(({ name }) => name), ["Person boss"]);
    assert.equal(await business.refused(JOIN, { group, ids: ["Ada"] }), "BAD_INPUT add_ids:unknown");
    const [row] = (await business.ask<{ usergroups: UserGroup[] }>("{ usergroups { members } }")).usergroups;
    assert.equal(row?.members, 0);
  }));
