/** Makes staff with a super token, and people with fewer rights, for tests of Switch user. */
import assert from "node:assert/strict";
import { HEADERS } from "../../../api/constants.ts";
import { SwitchUser } from "../../../api/generated/operations/acting.ts";
import type { Database } from "../../../server/db/database.ts";
import { issueSession } from "../../../server/modules/people/session/store.ts";
import { systemRandom } from "../../../server/session/tokens.ts";
import type { TestApp } from "../server/api.ts";
import { addPerson, NOW } from "./people.ts";

export interface Staff {
  readonly _id: string;
  readonly token: string;
  readonly superToken: string;
}

export async function addStaff(
  db: Database,
  _id = "daniel",
  more: Parameters<typeof addPerson>[1] = {},
  now = NOW,
): Promise<Staff> {
  await addPerson(db, { _id, name: _id, role: "root", groups: ["root"], ...more });
  return await signInAgain(db, _id, now);
}

export async function signInAgain(db: Database, _id = "daniel", now = NOW): Promise<Staff> {
  const { token, super_token } = await db.write((tx) => issueSession(tx, _id, now, systemRandom));
  return { _id, token, superToken: super_token ?? "" };
}

export const superHeader = (superToken: string) => ({ headers: { [HEADERS.superToken]: superToken } });

export const askSwitch = (api: TestApp, bearer: string, superToken: string, _id: string, reason?: string) =>
  api.ask(bearer, SwitchUser, { _id, reason: reason ?? null }, superHeader(superToken));

/** Switches to another person, and returns the new token. */
export async function switchTo(
  api: TestApp,
  staff: Staff,
  _id: string,
  bearer = staff.token,
): Promise<string> {
  const { data, errors } = await askSwitch(api, bearer, staff.superToken, _id);
  assert.deepEqual(errors, []);
  assert.equal(data?.switchUser._id, _id);
  return data!.switchUser.token;
}
