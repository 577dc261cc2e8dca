import assert from "node:assert/strict";
import { Me } from "../../../../api/generated/operations/session.ts";
import { mutation } from "../../../../server/fields.ts";
import { API, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, signIn } from "../../../support/people/people.ts";

Deno.test("FORBIDDEN is returned before the resolver is called", () =>
  withDatabase(async (db) => {
    let calls = 0;
    const orders = () => [calls++].slice(1) as never[];
    const makeOrder = mutation<"makeOrder">(() => Promise.reject(new Error(`Called ${++calls} times`)));
    await using api = testApp(db, { modules: [{ queries: { orders }, mutations: { makeOrder } }] });
    const token = await signIn(db, await addPerson(db, { role: "printer" }));
    const list = await api.ask(token, "{ orders { _id } }");
    assert.equal(list.errors[0]?.extensions.code, "FORBIDDEN");
    const made = await api.ask(token, 'mutation { makeOrder(params: {note: "x"}) { _id } }');
    assert.equal(made.errors[0]?.extensions.code, "FORBIDDEN");
    assert.equal(calls, 0);
  }));

Deno.test("security S6: a role change, a lock and a revocation apply from the next call on", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const id = await addPerson(db, { role: "root" });
    const token = await signIn(db, id);
    const ask = async () => (await api.ask(token, "{ stores { _id } }")).errors[0]?.extensions.code ?? "ok";
    assert.equal(await ask(), "ok");
    await db.write((tx) => tx.updateTable("users").set({ role: "sewer" }).where("_id", "=", id).execute());
    assert.equal(await ask(), "FORBIDDEN");
    await db.write((tx) => tx.updateTable("users").set({ role: "boss" }).where("_id", "=", id).execute());
    assert.equal(await ask(), "FORBIDDEN");
    await db.write((tx) =>
      tx.updateTable("users").set({ role: "root", status: "Locked" }).where("_id", "=", id).execute()
    );
    assert.equal(await ask(), "UNAUTHENTICATED");
  }));

Deno.test("the spec's literal call works with its envelope, and every answer has its headers", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db));
    const answer = await api.app.fetch(
      new Request(`${API}/graphql`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${token}`,
          "X-Page": "1",
          "X-Per-Page": "20",
          "X-Onos-Super-Token": "whatever",
          "X-Requested-With": "XMLHttpRequest",
          FakeLogin: "someone-else",
          "X-Forwarded-For": "127.0.0.1",
          "X-HTTP-Method-Override": "DELETE",
        },
        body: JSON.stringify({ query: Me.text }),
      }),
    );
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    assert.equal(answer.headers.get("cache-control"), "no-store");
    assert.match(answer.headers.get("x-request-id")!, /^[0-9a-f-]{36}$/);
    assert.match(answer.headers.get("content-type")!, /^application\/json/);
    await answer.body?.cancel();
    const nothing = await api.send("/nothing");
    assert.equal(nothing.status, 404);
    assert.equal((await nothing.json()).errors[0].extensions.code, "NOT_FOUND");
  }));

Deno.test("S6.9 security I5 FakeLogin, a super token and forwarded addresses do not change an answer", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const [one, other] = [await addPerson(db, { role: "sale" }), await addPerson(db, { role: "super_root" })];
    const token = await signIn(db, one);
    const foreign = await signIn(db, other);
    const plain = await api.ask(token, Me);
    for (
      const headers of [
        { FakeLogin: other },
        { FakeLogin: foreign, "X-Onos-Super-Token": foreign },
        { "X-Forwarded-For": "127.0.0.1", Forwarded: "for=127.0.0.1", "X-Real-IP": "127.0.0.1" },
        { "X-Forwarded-User": other, Cookie: `token=${foreign}; user_id=${other}` },
      ]
    ) {
      assert.deepEqual((await api.ask(token, Me, undefined, { headers })).data, plain.data);
      const alone = await api.ask(null, Me, undefined, { headers });
      assert.equal(alone.status, 401);
    }
  }));

Deno.test("a closing app finishes running requests, and answers 503 to new ones", () =>
  withDatabase(async (db) => {
    let finish = () => {};
    const held = new Promise<void>((resolve) => finish = resolve);
    const called = Promise.withResolvers<void>();
    const api = testApp(db, {
      modules: [{
        queries: {
          cUser: async () => {
            called.resolve();
            await held;
            return { _id: "done" };
          },
        },
      }],
    });
    const token = await signIn(db, await addPerson(db));
    const underWay = api.ask(token, "{ cUser { _id } }");
    await called.promise;
    let isClosed = false;
    const closing = api.app.close().then(() => isClosed = true);
    assert.equal((await api.ask(token, "{ cUser { _id } }")).status, 503);
    assert.equal(isClosed, false);
    finish();
    assert.deepEqual((await underWay).data, { cUser: { _id: "done" } });
    await closing;
  }));
