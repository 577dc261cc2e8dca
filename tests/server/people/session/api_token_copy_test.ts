/**
 * The text of an API token, copied again by its person: who may copy it, how often, and what happens to older
 * tokens.
 */
import assert from "node:assert/strict";
import { COPY_WINDOW_SECONDS, MAX_TOKEN_COPIES, PROOF_SECONDS } from "../../../../api/constants.ts";
import type { Database } from "../../../../server/db/database.ts";
import { hashPassword } from "../../../../server/modules/people/session/password.ts";
import { resealAll } from "../../../../server/secrets/sealed_store.ts";
import { makeSecretKey, readKeyring } from "../../../../server/secrets/secrets.ts";
import { sealToken } from "../../../../server/session/api_token_store.ts";
import { addStaff, switchTo } from "../../../support/people/acting_people.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";

const COPY = "mutation C($password: String) { copyApiToken(password: $password) }";
const PASSWORD = "correct horse";

const make = async (api: TestApp, token: string): Promise<string> => {
  const { data } = await api.ask<unknown, { makeApiToken: { token: string } }>(
    token,
    "mutation { makeApiToken { token } }",
  );
  return data!.makeApiToken.token;
};
const works = async (api: TestApp, token: string) =>
  (await api.ask(token, "{ cUser { _id } }")).status === 200;

/** Returns the copied text, or the reason for a refusal. */
async function copied(api: TestApp, token: string, password: string | null = null): Promise<string> {
  const { data, errors: [error] } = await api.ask<unknown, { copyApiToken: string }>(token, COPY, {
    password,
  });
  if (data) return data.copyApiToken;
  const { code = "", reason, problems = [] } = error?.extensions ?? {};
  return reason?.code ?? problems.map((each) => `${each.path} ${each.code}`)[0] ?? code;
}

/** Runs a test with a person who has a password and a token, and signed in a second ago. */
const inCopyScene = (
  run: (scene: {
    readonly db: Database;
    readonly api: TestApp;
    readonly session: string;
    readonly token: string;
    readonly clock: { now: number };
  }) => Promise<void>,
) =>
  withDatabase(async (db) => {
    const clock = { now: NOW + 1 };
    await using api = testApp(db, { now: () => clock.now });
    const password_hash = await hashPassword(PASSWORD, testSettings.scryptCost);
    const session = await signIn(db, await addPerson(db, { _id: "mai", password_hash }));
    const token = await make(api, session);
    await run({ db, api, session, token, clock });
  });

Deno.test("S2.51 a token can be copied repeatedly, keeps working, and the audit has each copy with person and time", () =>
  inCopyScene(async ({ db, api, session, token }) => {
    assert.equal(await copied(api, session), token);
    assert.equal(await copied(api, session), token);
    assert.ok(await works(api, token));
    const rows = await db.read.selectFrom("audit_events").select(["actor_id", "entity_id", "at", "changes"])
      .where("action", "=", "copyApiToken").execute();
    assert.deepEqual(rows, Array(2).fill({ actor_id: "mai", entity_id: "mai", at: NOW + 1, changes: "[]" }));
  }));

Deno.test("S2.51 only the person can copy the token: not somebody acting as them, not a token, not a super_root", () =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const daniel = await addStaff(db);
    const anna = await signIn(db, await addPerson(db, { _id: "anna", role: "sale", scope: ["anna"] }));
    const token = await make(api, anna);
    const acting = await switchTo(api, daniel, "anna");
    for (const bearer of [acting, token]) assert.equal(await copied(api, bearer), "FORBIDDEN");
    const boss = await signIn(db, await addPerson(db, { _id: "boss", role: "super_root" }));
    assert.equal(await copied(api, boss), "NOT_FOUND", "there is no way to name another person");
  }));

Deno.test("S2.51 ten minutes after the sign-in a copy requires the password, which then counts for ten minutes", () =>
  inCopyScene(async ({ api, session, token, clock }) => {
    clock.now = NOW + PROOF_SECONDS - 1;
    assert.equal(await copied(api, session), token);
    clock.now = NOW + PROOF_SECONDS;
    assert.equal(await copied(api, session), "passwordNeeded");
    assert.equal(await copied(api, session, ""), "password wrongPassword");
    assert.equal(await copied(api, session, "wrong"), "password wrongPassword");
    assert.equal(await copied(api, session, PASSWORD), token);
    clock.now += PROOF_SECONDS - 1;
    assert.equal(await copied(api, session), token);
    clock.now += 1;
    assert.equal(await copied(api, session), "passwordNeeded");
  }));

Deno.test("S2.51 G6 guessing the password for a copy is throttled like guessing it for a new one", () =>
  inCopyScene(async ({ api, session, clock }) => {
    clock.now = NOW + PROOF_SECONDS;
    for (let n = 0; n < 5; n++) assert.equal(await copied(api, session, "wrong"), "password wrongPassword");
    assert.equal(await copied(api, session, PASSWORD), "RATE_LIMITED");
  }));

Deno.test("S2.51 ten minutes after the sign-in a person without a password in this system must sign in again for a copy", () =>
  withDatabase(async (db) => {
    const clock = { now: NOW };
    await using api = testApp(db, { now: () => clock.now });
    const session = await signIn(db, await addPerson(db, { _id: "mai" }));
    const token = await make(api, session);
    clock.now += PROOF_SECONDS;
    assert.equal(await copied(api, session), "signInNeeded");
    assert.equal(await copied(api, session, "anything"), "password wrongPassword");
    assert.equal(await copied(api, await signIn(db, "mai", clock.now)), token);
  }));

Deno.test("S2.51 at most ten copies are allowed within any hour, over all tokens and sessions", () =>
  inCopyScene(async ({ db, api, session, clock }) => {
    const begun = clock.now;
    for (let n = 1; n < MAX_TOKEN_COPIES; n++) assert.match(await copied(api, session), /^pd_/);
    clock.now = begun + 500;
    await make(api, session);
    assert.match(await copied(api, session), /^pd_/);
    assert.equal(await copied(api, await signIn(db, "mai", clock.now)), "RATE_LIMITED");
    clock.now = begun + COPY_WINDOW_SECONDS - 1;
    const again = await signIn(db, "mai", clock.now);
    assert.equal(await copied(api, again), "RATE_LIMITED");
    clock.now += 1;
    const together = await Promise.all(Array.from({ length: 12 }, () => copied(api, again)));
    const many = together.filter((each) => each.startsWith("pd_")).length;
    assert.equal(many, MAX_TOKEN_COPIES - 1, "the tenth of before is less than an hour old");
  }));

Deno.test("S2.51 a token from before copies, or encrypted with a lost key, keeps working and can only be replaced", () =>
  inCopyScene(async ({ db, api, session, token }) => {
    const old = readKeyring(makeSecretKey());
    const { _id } = await db.read.selectFrom("api_tokens").select("_id").executeTakeFirstOrThrow();
    for (const sealed of ["", sealToken(old, _id, token)]) {
      await db.write((tx) => tx.updateTable("api_tokens").set({ sealed }).execute());
      assert.equal(await copied(api, session), "tokenNotKept");
      assert.ok(await works(api, token));
    }
    const next = await make(api, session);
    assert.equal(await copied(api, session), next);
  }));

Deno.test("S2.51 C8 `deno task secrets` encrypts tokens with the new key and skips one whose key is lost", () =>
  inCopyScene(async ({ db, session, token }) => {
    const tom = await signIn(db, await addPerson(db, { _id: "tom" }));
    const gone = { ...testSettings, secrets: readKeyring(makeSecretKey()) };
    await using elsewhere = testApp(db, { settings: gone });
    await make(elsewhere, tom);
    const next = readKeyring(makeSecretKey());
    const both = { keys: [...next.keys, ...testSettings.secrets.keys] };
    assert.deepEqual(await resealAll(db, both), { count: 1, lost: 1 });
    await using later = testApp(db, { settings: { ...testSettings, secrets: next }, now: () => NOW });
    assert.equal(await copied(later, session), token);
    assert.equal(await copied(later, tom), "tokenNotKept");
  }));
