import assert from "node:assert/strict";
import { LogOut, Me } from "../../api/generated/operations.ts";
import { testApp } from "../support/api.ts";
import { withDatabase } from "../support/database.ts";
import { addPerson, signIn } from "../support/people.ts";

Deno.test("S7.6 cUser answers the person of the bearer", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const id = await addPerson(db, { role: "root", groups: ["root"], name: "Ada" });
    const { status, data } = await api.ask(await signIn(db, id), Me);
    assert.equal(status, 200);
    assert.equal(data?.cUser?._id, id);
    assert.deepEqual(data?.cUser?.groups, ["root"]);
    assert.equal(data?.cUser?.total_credit, 0);
    assert.equal(data?.cUser?.customizer.layout, "vertical");
  }));

Deno.test("security S6: a token is refused from the call after logOut on", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db));
    assert.deepEqual((await api.ask(token, LogOut)).data, { logOut: true });
    const { status, errors } = await api.ask(token, Me);
    assert.equal(status, 401);
    assert.equal(errors[0]?.extensions.code, "UNAUTHENTICATED");
  }));
