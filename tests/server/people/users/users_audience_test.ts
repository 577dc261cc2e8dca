/** Audiences as SQL find the same people as the rules of api/. */
import assert from "node:assert/strict";
import { allows, module, type Person, ROLES, type Rule, rules } from "../../../../api/access.ts";
import { mayActAs } from "../../../../api/people/act_as.ts";
import { AUDIENCES } from "../../../../api/people/audiences.ts";
import { commentingRuleOf } from "../../../../resources/abilities.ts";
import { ruleOfEvent } from "../../../../resources/notification_events.ts";
import { ruleCondition, switchableFor } from "../../../../server/modules/people/users/audience_store.ts";
import { colleagues, peopleByHandles } from "../../../../server/modules/people/users/mention_store.ts";
import { personOf } from "../../../../server/session/lookup_store.ts";
import { RIGHTS } from "../../../../server/session/rights_store.ts";
import type { Condition } from "../../../../server/db/conditions.ts";
import type { Database } from "../../../../server/db/database.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson } from "../../../support/people/people.ts";
import { fc } from "../../../support/property.ts";

const rule: fc.Arbitrary<Rule> = fc.constantFrom<Rule>(
  ...Object.values(AUDIENCES),
  ...Object.values(rules),
  ...["refundRequests", "orders", "topups", "invoices", "cases"].map((entity) => commentingRuleOf(entity)!),
  ruleOfEvent("order.mention"),
  module("finance", "delete"),
  module("orders", "view"),
  module("nothing", "view"),
  { kind: "group", group: "locked" },
  { kind: "notGroup", group: "night" },
  { kind: "all", of: [] },
);

/** Adds people of every kind, for whom the SQL's answers are compared with those of the rules. */
async function addCrowd(db: Database): Promise<Map<string, { person: Person; status: string }>> {
  let n = 0;
  const bits = (view: boolean) => ({ view, add: false, update: false, delete: !view });
  for (const role of [...ROLES, "boss"]) {
    for (const groups of [[], ["night"], ["accounting"], ["root", "night"], ["locked"]]) {
      const status = ["Available", "Away", "Locked"][n % 3]!;
      const modules = ["finance", "production", "item_info"].filter((_, index) => n % (index + 2) === 0);
      const permission = modules.map((name) => ({ module: name, title: "", access: bits(n % 5 > 1) }));
      const scope = role === "sale" ? [["anna"], ["anna", "ben"], ["ben"], []][n % 4]! : [];
      await addPerson(db, { _id: `c${n++}`, role, groups, status, permission: JSON.stringify(permission) });
      for (const seller_id of scope) {
        await db.write((tx) => tx.insertInto("scopes").values({ user_id: `c${n - 1}`, seller_id }).execute());
      }
    }
  }
  // One of a person's groups grants the right, one denies it, one does not mention it, and a locked group
  // does not count.
  const rights = (bit: boolean) => JSON.stringify([{ module: "finance", access: bits(bit) }]);
  await db.write(async (tx) => {
    await tx.updateTable("groups").set({ rights: rights(true) }).where("name", "=", "night").execute();
    await tx.updateTable("groups").set({ rights: rights(false) }).where("name", "=", "root").execute();
    const locked = { rights: rights(true), status: "Locked" };
    await tx.updateTable("groups").set(locked).where("name", "=", "locked").execute();
  });
  const rows = await db.read.selectFrom("users as u").selectAll("u").select(RIGHTS).execute();
  return new Map(rows.map((row) => {
    const person = personOf({ ...row, user_id: row._id });
    return [row._id, { person, status: row.status }];
  }));
}

Deno.test("the people found by SQL are those that the rules of api/ admit", () =>
  withDatabase(async (db) => {
    for (const _id of ["anna", "ben"]) await addPerson(db, { _id, role: "sale" });
    const crowd = await addCrowd(db);
    const ids = async (condition: Condition) =>
      (await db.read.selectFrom("users as k").select("_id").where(condition).execute())
        .map(({ _id }) => _id).sort();
    const meant = (test: (of: { person: Person; status: string }) => boolean) =>
      [...crowd].filter(([, of]) => test(of)).map(([_id]) => _id).sort();
    await fc.assert(
      fc.asyncProperty(rule, async (each) => {
        assert.deepEqual(
          await ids(ruleCondition(db.engine, each)),
          meant(({ person }) => allows(each, person)),
        );
      }),
      { seed: 4, numRuns: 40 },
    );
    const actors = [...crowd.values()].map(({ person }) => person);
    const bound = { ...actors[0]!, _id: "x", role: "sale", groups: ["accounting"], scope: ["anna"] };
    for (const actor of [...actors, bound, { ...bound, scope: [] }, { ...bound, scope: ["anna", "ben"] }]) {
      assert.deepEqual(
        await ids(switchableFor(actor)),
        meant(({ person, status }) => mayActAs(actor, { ...person, status })),
        JSON.stringify(actor),
      );
    }
  }));

Deno.test("people are mentioned and assigned by their own and their groups' rights, not only by their role", () =>
  withDatabase(async (db) => {
    const orders = (view: boolean) =>
      JSON.stringify([{
        module: "orders",
        title: "",
        access: { view, add: view, update: view, delete: view },
      }]);
    await addPerson(db, { _id: "boss", role: "root" });
    await addPerson(db, { _id: "former", role: "root", permission: orders(false) });
    await addPerson(db, { _id: "granted", role: "packager", permission: orders(true) });
    await addPerson(db, { _id: "member", role: "packager", groups: ["night"] });
    await addPerson(db, { _id: "other", role: "packager" });
    await db.write((tx) =>
      tx.updateTable("groups").set({ rights: orders(true) }).where("name", "=", "night").execute()
    );
    const rule = module("orders", "view");
    const handles = ["boss", "former", "granted", "member", "other"];
    const found = await peopleByHandles(db.read, { rule, sellerId: "", visibility: "seller" }, handles);
    assert.deepEqual(found.map(({ h }) => h), ["boss", "granted", "member"]);
    assert.deepEqual((await colleagues(db.read, rule)).map(({ h }) => h), ["boss", "granted", "member"]);
  }));
