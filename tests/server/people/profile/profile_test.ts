import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, signIn } from "../../../support/people/people.ts";

type User = Record<string, unknown> & { readonly version: number };
const FIELDS = "_id name h phone_number sale_plan facebook skype version token customizer { theme layout }";

interface Scene {
  readonly db: Database;
  readonly api: TestApp;
  readonly token: string;
  /** Sends `updateProfile` with arguments in document syntax. */
  readonly update: (args: string) => ReturnType<TestApp["ask"]>;
  readonly me: () => Promise<User>;
}

const inScene = (run: (scene: Scene) => Promise<void>) =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const token = await signIn(db, await addPerson(db, { _id: "mai", name: "Mai", skype: "mai.t" }));
    const update = (args: string) => api.ask(token, `mutation { updateProfile(${args}) { ${FIELDS} } }`);
    const me = async () => {
      const { data } = await api.ask<unknown, { cUser: User }>(token, `{ cUser { ${FIELDS} } }`);
      return data!.cUser;
    };
    await run({ db, api, token, update, me });
  });

const problemsOf = ({ errors }: Awaited<ReturnType<TestApp["ask"]>>) =>
  errors.flatMap(({ extensions }) =>
    extensions.problems?.map(({ path, code }) => `${path} ${code}`) ?? extensions.code
  );
const auditOf = async (
  db: Database,
) => (await db.read.selectFrom("audit_events").select(["action", "changes"]).orderBy("seq").execute());

Deno.test("S7.13 only given fields change, and each change of the profile increments its version", () =>
  inScene(async ({ db, update, me }) => {
    const before = await me();
    assert.deepEqual((await update('name: "Mai Trần", facebook: "https://facebook.com/mai"')).errors, []);
    const after = await me();
    assert.deepEqual(after, {
      ...before,
      name: "Mai Trần",
      facebook: "https://facebook.com/mai",
      version: before.version + 1,
    });
    assert.deepEqual((await update('name: "Mai Trần"')).errors, []);
    assert.equal((await me()).version, after.version, "no change means no new version");
    assert.deepEqual((await auditOf(db)).map(({ action, changes }) => [action, JSON.parse(changes)]), [[
      "updateProfile",
      [
        { field: "name", before: "Mai", after: "Mai Trần" },
        { field: "facebook", before: "", after: "https://facebook.com/mai" },
      ],
    ]]);
  }));

Deno.test("S5.1 `clear` empties the optional fields that it names, and nothing else", () =>
  inScene(async ({ update, me }) => {
    await update('phone_number: "+49 221 1234", sale_plan: "gold"');
    assert.deepEqual((await update('clear: ["skype", "phone_number"]')).errors, []);
    const { skype, phone_number, sale_plan, name } = await me();
    assert.deepEqual([skype, phone_number, sale_plan, name], ["", "", "gold", "Mai"]);
    assert.deepEqual(problemsOf(await update('clear: ["name"]')), ["clear.0 unknown"]);
    assert.deepEqual(problemsOf(await update('clear: ["skype"], skype: "x"')), ["skype invalid"]);
  }));

Deno.test("S7.13 a handle belongs to one person, in any spelling", () =>
  inScene(async ({ db, update, me }) => {
    await addPerson(db, { _id: "tom", h: "tom.b" });
    assert.deepEqual(problemsOf(await update('h: "TOM.B"')), ["h taken"]);
    assert.deepEqual((await update('h: "Öz-1"')).errors, []);
    assert.equal((await me())["h"], "öz-1");
    assert.deepEqual(problemsOf(await update('h: "not a handle"')), ["h badHandle"]);
    await assert.rejects(addPerson(db, { _id: "other", h: "öz-1" }), "the database refuses a second one too");
  }));

Deno.test("M5 a profile changed elsewhere is not overwritten: STALE with the current record", () =>
  inScene(async ({ update, me }) => {
    const { version } = await me();
    await update(`name: "First", version: ${version}`);
    const { errors } = await update(`name: "Second", version: ${version}`);
    assert.equal(errors[0]?.extensions.code, "STALE");
    const current = errors[0]?.extensions.current as User;
    assert.deepEqual([current["name"], current.version], ["First", version + 1]);
    assert.ok(!JSON.stringify(current).includes("scrypt"));
    assert.equal((await me())["name"], "First");
  }));

Deno.test("S5.1 M5 preferences change by key, and do not change the version of the profile", () =>
  inScene(async ({ update, me }) => {
    const { version } = await me();
    assert.deepEqual((await update('customizer: { theme: "dark" }')).errors, []);
    assert.deepEqual((await update('customizer: { layout: "horizontal" }')).errors, []);
    assert.deepEqual((await me())["customizer"], { theme: "dark", layout: "horizontal" });
    assert.deepEqual(
      (await update(`name: "Mai T", version: ${version}`)).errors,
      [],
      "an update with the earlier version is still accepted",
    );
    assert.deepEqual(problemsOf(await update('customizer: { theme: "pink" }')), ["customizer.theme unknown"]);
  }));

Deno.test("S7.13 the same key writes once, and no stored answer has the session's token", () =>
  inScene(async ({ db, token, update, me }) => {
    const first = await update('name: "Once", key: "profile-1"');
    const again = await update('name: "Once", key: "profile-1"');
    assert.deepEqual(again.data, first.data);
    assert.equal((await me()).version, 2);
    const idempotencyKeys = JSON.stringify(
      await db.read.selectFrom("idempotency_keys").selectAll().execute(),
    );
    assert.ok(idempotencyKeys.includes("Once") && !idempotencyKeys.includes(token));
  }));

Deno.test("a change of the profile is sent to the person's own windows, and to nobody else", () =>
  inScene(async ({ db, update }) => {
    await update('name: "New name"');
    const rows = await db.read.selectFrom("outbox").select(["entity", "user_id", "ids"]).execute();
    assert.deepEqual(rows.map((row) => ({ ...row })), [{
      entity: "cUser",
      user_id: "mai",
      ids: '["mai"]',
    }]);
  }));
