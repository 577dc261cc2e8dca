/**
 * The server of this build starts on an older build's data: it reports progress, then all earlier records are
 * there.
 */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Database } from "../../../server/db/database.ts";
import { hashPassword } from "../../../server/modules/people/session/password.ts";
import { makeKey } from "../../../server/backup/sealed_stream.ts";
import { serve } from "../../../server/main.ts";
import { testSettings } from "../../support/server/api.ts";
import { FIRST_WAVE, withOldDatabase } from "../../support/server/database.ts";
import { fillFirstWave } from "../../support/server/first_wave.ts";
import { credentials, formOf, PASSWORD } from "../../support/server/login_form.ts";
import { addPerson } from "../../support/people/people.ts";

const ORDERS = 300;
const { appOrigins: _app, loginOrigin: _login, ...settings } = testSettings;

const countByStatus = async (db: Database): Promise<Record<string, number>> => {
  const { rows } = await sql<{ status: string; n: number }>`
    select status, count(*) as n from orders group by status order by status`.execute(db.read);
  return Object.fromEntries(rows.map(({ status, n }) => [status, Number(n)]));
};

Deno.test("a server opens the data of the first release: its people sign in, and its orders are complete", () =>
  withOldDatabase(FIRST_WAVE, async (old, { dataDir, url }) => {
    await fillFirstWave(old, ORDERS);
    const password_hash = await hashPassword(PASSWORD, testSettings.scryptCost);
    await addPerson(old, {
      _id: "ada",
      role: "super_root",
      email: "ada@demo.test",
      password_hash,
    });
    const before = await countByStatus(old);

    const running = await serve({
      port: 0,
      loginPort: 0,
      demo: false,
      name: "Pressdock",
      backupKey: makeKey(),
      ...url && { databaseUrl: url },
      settings: { ...settings, dataDir },
    });
    try {
      assert.equal(running.setupLink, null, "somebody has an account");
      const form = formOf({ ...credentials(PASSWORD), return_to: `${running.origin}/orders` });
      const signedIn = await fetch(running.loginOrigin, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", origin: running.loginOrigin },
        body: await form.text(),
        redirect: "manual",
      });
      assert.equal(signedIn.status, 303, await signedIn.text());
      const fragment = new URL(signedIn.headers.get("location")!).hash.slice(1);
      const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
        const answer = await fetch(`${running.origin}/api${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        });
        return await answer.json();
      };
      const { token } = await post("/auth/exchange", { code: new URLSearchParams(fragment).get("code") });
      const { data } = await post("/graphql", { query: "{ ordersCount { count } orders { code status } }" }, {
        authorization: `Bearer ${token}`,
      });
      assert.equal(data.ordersCount.count, ORDERS);
      assert.ok(data.orders.length > 0);
      assert.deepEqual(await countByStatus(old), before);
    } finally {
      await running.close();
    }
  }));
