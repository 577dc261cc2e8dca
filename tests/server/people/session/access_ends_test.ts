/** A new password, a reset, "sign out everywhere" and a lock end every access: sessions, API token, one-time links. */
import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { loginSite } from "../../../../server/login_site/site.ts";
import { hashPassword } from "../../../../server/modules/people/session/password.ts";
import { systemRandom } from "../../../../server/session/tokens.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";

const OLD = "correct horse";
const NEW = "battery staple 9";
const LOGIN = testSettings.loginOrigin;

interface Business {
  readonly db: Database;
  readonly api: TestApp;
  readonly boss: string;
  /** Sends a link's code, with a password to set; returns the status. */
  readonly hand: (code: string, password?: string) => Promise<number>;
  readonly link: () => Promise<string>;
}

async function ask<T>(api: TestApp, token: string, text: string): Promise<T> {
  const { data, errors } = await api.ask<unknown, T>(token, text);
  assert.deepEqual(errors, [], text);
  return data!;
}

/** Acts that end every access, by its owner or a super_root; the token is of one of mai's sessions. */
const CAUSES: Readonly<Record<string, (business: Business, token: string) => Promise<unknown>>> = {
  "a change of password": ({ api }, token) =>
    ask(api, token, `mutation { updateProfile(password: "${OLD}", new_password: "${NEW}") { _id } }`),
  "a reset": async ({ hand, link }) => assert.equal(await hand(await link(), NEW), 303),
  "signing out everywhere else": ({ api }, token) =>
    ask(api, token, "mutation { revokeSessions(all: true) }"),
  "being signed out everywhere": ({ api, boss }) =>
    ask(api, boss, 'mutation { revokeSessionsOf(user_id: "mai", all: true) }'),
  "a lock that is taken off again": async ({ api, boss }) => {
    for (const status of ["Locked", "Available"]) {
      await ask(api, boss, `mutation { makeUser(id: "mai", params: { status: "${status}" }) { _id } }`);
    }
  },
};

for (const [name, end] of Object.entries(CAUSES)) {
  Deno.test(`security S6: after ${name} the API token and the link to set a password are refused`, () =>
    withDatabase(async (db) => {
      const password_hash = await hashPassword(OLD, testSettings.scryptCost);
      const token = await signIn(db, await addPerson(db, { _id: "mai", password_hash }));
      const boss = await signIn(db, await addPerson(db, { _id: "ada", role: "super_root" }));
      await using api = testApp(db);
      const tools = { db, settings: testSettings, now: () => NOW, random: systemRandom };
      const site = loginSite({ ...tools, name: "Pressdock" });
      const hand: Business["hand"] = async (code, password) => {
        const fields = { code, ...password !== undefined && { password, repeat: password } };
        const headers = { "content-type": "application/x-www-form-urlencoded", origin: LOGIN };
        const body = new URLSearchParams(fields).toString();
        const answer = await site(new Request(`${LOGIN}/welcome`, { method: "POST", headers, body }));
        await answer.body?.cancel();
        return answer.status;
      };
      const link = async () => {
        type Made = { makeEntryLink: { link: string } };
        const made = await ask<Made>(api, boss, 'mutation { makeEntryLink(user_id: "mai") { link } }');
        return new URLSearchParams(new URL(made.makeEntryLink.link).hash.slice(1)).get("code")!;
      };
      const made = await ask<{ makeApiToken: { token: string } }>(
        api,
        token,
        "mutation { makeApiToken { token } }",
      );
      const program = made.makeApiToken.token;
      const before = await link();
      assert.equal((await api.ask(program, "{ cUser { _id } }")).status, 200);
      assert.equal(await hand(before), 200);
      await end({ db, api, boss, hand, link }, token);
      assert.equal((await api.ask(program, "{ cUser { _id } }")).status, 401);
      assert.equal(await hand(before), 404);
      // The token's sockets are closed by its id, and the audit names the token that ended.
      const auditEvents = await db.read.selectFrom("audit_events").select("changes").where(
        "entity_id",
        "=",
        "mai",
      )
        .execute();
      assert.ok(
        auditEvents.some(({ changes }) => changes.includes(`"before":"…${program.slice(-4)}","after":""`)),
      );
    }));
}
