/** Calls the API in this process over an existing business, signed in as one of its people. No background worker runs. */
import { createApp } from "../../../server/app.ts";
import type { Database } from "../../../server/db/database.ts";
import { openFiles } from "../../../server/files/open.ts";
import { modules } from "../../../server/generated/modules.ts";
import { issueSession } from "../../../server/modules/people/session/store.ts";
import { makeSecretKey, readKeyring } from "../../../server/secrets/secrets.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import { DEFAULT_LIMITS } from "../../../server/settings/settings.ts";
import { ORIGIN } from "../world.ts";
import type { CallerKind, Question } from "./questions.ts";

const PER_PAGE = 20;
const MS = 1_000;
const ROLES: Readonly<Record<CallerKind, string>> = { staff: "super_root", seller: "sale" };

export interface ApiClient {
  /** Returns the response's text. @throws {Error} if the response has errors */
  readonly ask: (question: Question) => Promise<string>;
  readonly close: () => Promise<void>;
}

export async function apiClientOf(db: Database, dataDir: string): Promise<ApiClient> {
  const app = createApp({
    db,
    modules: modules.map(({ background: _none, ...module }) => module),
    settings: {
      ...{ currency: "USD", timeZone: "UTC", appOrigins: [ORIGIN], loginOrigin: ORIGIN, dataDir },
      ...{ scryptCost: 2 ** 10, secrets: readKeyring(makeSecretKey()), egressAllow: [] },
      files: openFiles(dataDir),
      limits: { ...DEFAULT_LIMITS, ratePerSecond: 0 },
    },
  });
  const tokens = new Map<CallerKind, string>();
  for (const who of ["staff", "seller"] as const) {
    const { token } = await db.write(async (tx) => {
      const { _id } = await tx.selectFrom("users").select("_id").where("role", "=", ROLES[who])
        .orderBy("_id").executeTakeFirstOrThrow();
      return await issueSession(tx, _id, Math.floor(Date.now() / MS), systemRandom);
    });
    tokens.set(who, token);
  }
  return {
    async ask({ name, query, variables, page = 1, who = "staff" }) {
      const response = await app.fetch(
        new Request(`${ORIGIN}/api/graphql`, {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Authorization: `Bearer ${tokens.get(who)}`,
            "X-Page": `${page}`,
            "X-Per-Page": `${PER_PAGE}`,
          },
          body: JSON.stringify({ query, variables }),
        }),
      );
      const text = await response.text();
      if (!response.ok || text.includes('"errors"')) throw new Error(`${name}: ${text.slice(0, 300)}`);
      return text;
    },
    close: () => app.close(),
  };
}
