import assert from "node:assert/strict";
import { Me } from "../../../../api/generated/operations/session.ts";
import { addStaff, askSwitch, superHeader, switchTo } from "../../../support/people/acting_people.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson } from "../../../support/people/people.ts";

/** Returns the person and the real one behind a token, or the status of the refusal. */
async function behind(api: TestApp, token: string) {
  const { status, data } = await api.ask(token, Me);
  const me = data?.cUser;
  return me ? [me._id, me.acting?._id ?? null] : status;
}

Deno.test("S1.2 super_root acts as root, as accounting and as heads by their group, but not as another super_root or a locked person", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const boss = await addStaff(db, "boss", { role: "super_root", groups: ["super_root"] });
    const daniel = await addStaff(db);
    await addPerson(db, { _id: "books", role: "order_qc", groups: ["accounting"] });
    await addPerson(db, { _id: "named", role: "root", groups: ["super_root"] });
    await addPerson(db, { _id: "other", role: "super_root" });
    await addPerson(db, { _id: "gone", role: "root", status: "Locked" });
    const list = async (token: string, superToken: string) => {
      const document = "{ users(switchable: true) { _id } }";
      const options = superHeader(superToken);
      const { data } = await api.ask<object, { users: { _id: string }[] }>(token, document, {}, options);
      return data!.users.map(({ _id }) => _id).sort();
    };
    assert.deepEqual(await list(boss.token, boss.superToken), ["books", "daniel", "named"]);
    assert.deepEqual(await list(daniel.token, daniel.superToken), []);
    for (const _id of ["books", "daniel", "named"]) {
      assert.deepEqual(await behind(api, await switchTo(api, boss, _id)), [_id, "boss"]);
    }
    for (const _id of ["other", "gone"]) {
      const { errors: [error] } = await askSwitch(api, boss.token, boss.superToken, _id);
      assert.equal(error?.extensions.code, "NOT_FOUND", _id);
    }
    // Acting as root, a switch still follows the real person's rule.
    const asDaniel = await switchTo(api, boss, "daniel");
    const acting = await switchTo(api, boss, "books", asDaniel);
    assert.deepEqual(await behind(api, acting), ["books", "boss"]);
    await db.write((tx) =>
      tx.updateTable("users").set({ role: "super_root" }).where("_id", "=", "books").execute()
    );
    assert.equal(await behind(api, acting), 401);
  }));
