import assert from "node:assert/strict";
import { makeSetupCode } from "../../../server/login_site/setup.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import { withDatabase } from "../../support/server/database.ts";
import { credentials, formOf, site } from "../../support/server/login_form.ts";
import { NOW } from "../../support/people/people.ts";

Deno.test("security S1: the link of the first start makes one super_root, who can then sign in", () =>
  withDatabase(async (db) => {
    const first = await makeSetupCode(db, NOW, systemRandom);
    assert.ok(first);
    const login = site(db);
    const post = (fields: Record<string, string>) => login(formOf(fields, {}, "/welcome"));
    const password = "long enough words";
    const fields = { code: first, name: "Ada", email: "Ada@Example.test", password, repeat: password };
    const statusOf = async (more: Record<string, string>) => {
      const answer = await post({ ...fields, ...more });
      await answer.body?.cancel();
      return answer.status;
    };
    assert.match(await (await post({ code: first })).text(), /Create the first account/);
    assert.equal(await statusOf({ password: "short", repeat: "short" }), 400);
    assert.equal(await statusOf({ repeat: "another one" }), 400);
    assert.equal(await statusOf({ email: "nothing" }), 400);
    assert.equal(await statusOf({ code: "guess" }), 404);
    assert.equal(await statusOf({}), 303);
    assert.equal(await statusOf({ email: "eve@example.test" }), 404);
    const signedIn = await login(formOf(credentials(password, "ada@example.test")));
    assert.equal(signedIn.status, 303);
    const [user] = await db.read.selectFrom("users").select(["role", "email"]).execute();
    assert.deepEqual({ ...user }, { role: "super_root", email: "ada@example.test" });
    const groups = await db.read.selectFrom("groups").leftJoin("user_groups", "group_id", "_id")
      .select(["name", "user_id"]).orderBy("name").execute();
    assert.deepEqual(groups.map(({ name, user_id }) => [name, user_id !== null]), [
      ["accounting", false],
      ["root", false],
      ["super_root", true],
    ], "all groups that the access rules name; the person is in one of them");
    const stations = await db.read.selectFrom("stations").select(["code", "name", "auto_pass"]).orderBy(
      "code",
    )
      .execute();
    assert.deepEqual(stations.map(({ code, name, auto_pass }) => `${code} ${name} ${auto_pass}`), [
      "ST-000001 QC 1 0",
      "ST-000002 Cutting 1 1",
      "ST-000003 Printing 1 1",
      "ST-000004 Sewing 1 1",
      "ST-000005 Final QC 1 0",
      "ST-000006 Packing 1 0",
    ], "stations at which a scanner works on the first day");
  }));
