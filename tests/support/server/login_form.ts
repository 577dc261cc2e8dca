import type { Database } from "../../../server/db/database.ts";
import { loginSite, type LoginSiteOptions } from "../../../server/login_site/site.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import { APP_ORIGIN, testSettings } from "./api.ts";
import { NOW } from "../people/people.ts";

export const LOGIN = testSettings.loginOrigin;
export const PASSWORD = "correct horse";

export const from = (hostname: string) => ({ remoteAddr: { transport: "tcp", hostname, port: 1 } as const });

export function site(db: Database, more: Partial<LoginSiteOptions> = {}) {
  return loginSite({
    db,
    settings: testSettings,
    now: () => NOW,
    random: systemRandom,
    name: "Pressdock",
    ...more,
  });
}

export function formOf(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  path = "/",
): Request {
  return new Request(`${LOGIN}${path}`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: LOGIN, ...headers },
    body: new URLSearchParams(fields).toString(),
  });
}

export const credentials = (password: string, email = "ada@demo.test") => ({
  email,
  password,
  return_to: `${APP_ORIGIN}/orders?page=2`,
  state: "st4te",
});
