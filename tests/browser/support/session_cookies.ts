/**
 * Makes the cookies of a signed-in person without the login site, which would cost each test file two
 * seconds. Tests of signing in use the login site itself.
 */
import { join } from "node:path";
import type { Cookie } from "playwright-core";
import { COOKIES } from "../../../api/constants.ts";
import { SQLITE_FILE } from "../../../server/db/open.ts";
import { openSqlite } from "../../../server/db/sqlite.ts";
import { systemNow } from "../../../server/app.ts";
import { deviceOf } from "../../../server/modules/people/session/device.ts";
import { issueSession } from "../../../server/modules/people/session/store.ts";
import { systemRandom } from "../../../server/session/tokens.ts";

/** The device that the test browser's headers describe. */
const DEVICE = deviceOf("Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/1 Safari/1", "127.0.0.1");

/** Adds a session of a demo account to the database of the running server; returns its cookies. */
export async function sessionCookies(dataDir: string, account: string, domain: string): Promise<Cookie[]> {
  const db = openSqlite(join(dataDir, SQLITE_FILE));
  try {
    const session = await db.write(async (tx) => {
      const { _id } = await tx.selectFrom("users").select("_id").where("email", "=", `${account}@demo.test`)
        .executeTakeFirstOrThrow();
      return await issueSession(tx, _id, systemNow(), systemRandom, DEVICE);
    });
    const values = {
      token: session.token,
      role: session.role,
      userId: session.user_id,
      ...(session.super_token && { superToken: session.super_token }),
    };
    return Object.entries(values).map(([name, value]) => ({
      name: COOKIES[name as keyof typeof values],
      value: encodeURIComponent(value),
      domain,
      path: "/",
      expires: -1,
      httpOnly: false,
      secure: false,
      sameSite: "Strict",
    }));
  } finally {
    await db.close();
  }
}
