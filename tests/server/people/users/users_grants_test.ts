import assert from "node:assert/strict";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import { testApp } from "../../../support/server/api.ts";
import {
  askMake,
  MAI,
  makePerson,
  type MakeUserAnswer,
  refusal,
  withBusiness,
} from "../../../support/people/make_users.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";
import { serveApp } from "../../../support/server/sockets.ts";

Deno.test("security §2.3 nobody changes their own rights, and the last super_root stays", () =>
  withBusiness(async (scene) => {
    const own = async (params: object) => refusal(await askMake(scene, { id: "boss", params }));
    assert.equal(await own({ role: "root" }), "BAD_INPUT, params.role ownPower");
    assert.equal(await own({ groups: ["group-night"] }), "BAD_INPUT, params.groups ownPower");
    assert.equal(await own({ status: "Locked" }), "BAD_INPUT, params.status ownPower");
    assert.equal(await own({ name: "Ingrid S", phone_number: "12345" }), "");
    await makePerson(scene, { id: "chief", params: { role: "root" } });
    assert.equal(await own({ role: "root" }), "BAD_INPUT, params.role lastSuperRoot");
    const remove = async (_id: string) =>
      refusal(await scene.api.ask(scene.boss, "mutation D($_id: ID!) { deleteById(_id: $_id) }", { _id }));
    assert.equal(await remove("boss"), "BAD_INPUT, _id lastSuperRoot");
    await makePerson(scene, { id: "chief", params: { role: "super_root" } });
    assert.equal(await remove("boss"), "BAD_INPUT, _id ownPower");
    assert.equal(await remove("nobody"), "NOT_FOUND");
  }));

Deno.test("S6.17 security I3 only a super_root in person changes users: no other role, no token, nobody who acts as another", () =>
  withBusiness(async (scene) => {
    const calls = [
      'mutation { makeUser(id: "anna", params: { role: "super_root" }) { _id } }',
      'mutation { deleteById(_id: "anna") }',
    ];
    const root = await signIn(
      scene.db,
      await addPerson(scene.db, { _id: "root", role: "root", groups: ["root"] }),
    );
    const ines = await addStaff(scene.db, "ines", { role: "super_root", groups: ["super_root"] });
    const acting = await switchTo(scene.api, ines, "anna");
    const made = await scene.api.ask<object, { makeApiToken: { token: string } }>(
      scene.boss,
      "mutation { makeApiToken { token } }",
    );
    for (const token of [root, acting, made.data!.makeApiToken.token]) {
      for (const call of calls) assert.equal(refusal(await scene.api.ask(token, call)), "FORBIDDEN", call);
    }
    for (const query of ['{ getUserById(_id: "anna") { email } }', "{ usersCount { count } }"]) {
      for (const token of [root, acting]) {
        assert.equal(refusal(await scene.api.ask(token, query)), "FORBIDDEN", query);
      }
    }
  }));

Deno.test("security §2.3 unknown fields are refused, and a refused call changes nothing", () =>
  withBusiness(async (scene) => {
    const more = [
      "password_hash",
      "deleted_at",
      "token",
      "_id",
      "version",
      "total_credit",
      "__proto__",
      "created_at",
    ];
    for (const field of more) {
      const params = JSON.parse(`{ "vip": 1, "${field}": "x" }`) as object;
      assert.equal(refusal(await askMake(scene, { id: "anna", params })), "BAD_INPUT", field);
    }
    const row = await scene.db.read.selectFrom("users").select(["vip", "version"]).where("_id", "=", "anna")
      .executeTakeFirstOrThrow();
    assert.deepEqual({ ...row }, { vip: 0, version: 1 });
  }));

Deno.test("S6 S4.13 locking ends every session at once with its open socket; unlocking restores none", () =>
  withBusiness(async (scene) => {
    const { db, api } = scene;
    const anna = await signIn(db, "anna");
    await using server = serveApp(testApp(db).app);
    const socket = await server.connect(anna);
    assert.equal((await socket.init(anna))?.type, "connection_ack");
    socket.subscribe();
    await makePerson(scene, { id: "anna", params: { status: "Locked" } });
    assert.equal((await api.ask(anna, "{ cUser { _id } }")).status, 401);
    const closed = await Promise.race([
      socket.closed,
      new Promise((done) => setTimeout(done, PROMPT_MS, "late")),
    ]);
    assert.notEqual(closed, "late");
    await makePerson(scene, { id: "anna", params: { status: "Available" } });
    assert.equal((await api.ask(anna, "{ cUser { _id } }")).status, 401);
  }));

Deno.test("S7.15 a deleted person can do nothing and is in no list; their address and handle can be used again", () =>
  withBusiness(async (scene) => {
    const { db, api, boss } = scene;
    const anna = await signIn(db, "anna");
    const gone = await api.ask<object, { deleteById: string }>(boss, 'mutation { deleteById(_id: "anna") }');
    assert.deepEqual(gone.data, { deleteById: "anna" });
    assert.equal((await api.ask(anna, "{ cUser { _id } }")).status, 401);
    const listed = await api.ask<object, { users: MakeUserAnswer[]; usersCount: { count: number } }>(
      boss,
      "{ users { _id } usersCount { count } }",
    );
    assert.deepEqual(listed.data?.users.map(({ _id }) => _id), ["boss", "chief"]);
    assert.equal(listed.data?.usersCount.count, 2);
    assert.equal(refusal(await api.ask(boss, '{ getUserById(_id: "anna") { _id } }')), "NOT_FOUND");
    assert.equal(refusal(await askMake(scene, { id: "anna", params: { status: "Available" } })), "NOT_FOUND");
    assert.equal(refusal(await api.ask(boss, 'mutation { deleteById(_id: "anna") }')), "NOT_FOUND");
    const again = await makePerson(scene, {
      params: { ...MAI, email: "anna@pine.test", h: "anna", identity: "anna" },
    });
    assert.notEqual(again._id, "anna");
    const users = await db.read.selectFrom("users").select(["name", "deleted_at"]).where("_id", "=", "anna")
      .executeTakeFirst();
    assert.deepEqual({ ...users }, { name: "Harbor & Pine", deleted_at: NOW });
    const audit = await db.read.selectFrom("audit_events").select(["actor_id", "action", "changes"])
      .where("entity_id", "=", "anna").where("action", "=", "deleteById").executeTakeFirstOrThrow();
    assert.equal(audit.actor_id, "boss");
    assert.match(audit.changes, /anna@pine\.test/);
  }));

Deno.test("security I4 each change is in the audit with before and after, and without secrets", () =>
  withBusiness(async (scene) => {
    await makePerson(scene, { id: "anna", params: { role: "printer", groups: ["group-night"], scope: [] } });
    const { changes } = await scene.db.read.selectFrom("audit_events").select("changes")
      .where("action", "=", "makeUser").executeTakeFirstOrThrow();
    assert.deepEqual(JSON.parse(changes), [
      { field: "role", before: "sale", after: "printer" },
      { field: "groups", before: "", after: "group-night" },
      { field: "scope", before: "anna", after: "" },
    ]);
  }));
