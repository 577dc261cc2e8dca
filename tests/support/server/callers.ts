/** Signs in everybody who might call the API: these are the columns of the rights table. */
import assert from "node:assert/strict";
import type { Role } from "../../../api/access.ts";
import type { Database } from "../../../server/db/database.ts";
import { addStaff, switchTo } from "../people/acting_people.ts";
import { type TestApp, testApp } from "./api.ts";
import { addPerson, NOW, signIn } from "../people/people.ts";

const STAFF: Readonly<Record<string, readonly [role: Role, ...groups: string[]]>> = {
  sup: ["super_root"],
  roo: ["root"],
  qc: ["order_qc"],
  cut: ["cutting"],
  pri: ["printer"],
  sew: ["sewer"],
  pac: ["packager"],
  chf: ["root", "root"],
  sec: ["root", "super_root"],
  acc: ["order_qc", "accounting"],
  acr: ["root", "accounting"],
  acp: ["packager", "accounting"],
};
const SALES: Readonly<Record<string, readonly string[]>> = {
  ann: ["ann"],
  ben: ["ben"],
  agt: ["ann", "ben"],
  aca: ["ann", "ben"],
  acs: ["acs"],
};
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  aca: ["accounting"],
  acs: ["accounting"],
};

const YEAR_SECONDS = 365 * 24 * 3600;

/** Returns each caller's token by the column's name; null for a caller who is not signed in. */
export async function makeCallers(db: Database): Promise<ReadonlyMap<string, string | null>> {
  await using api = testApp(db);
  await addEverybody(db);
  const callers = new Map<string, string | null>([["non", null]]);
  for (const name of [...Object.keys(STAFF), ...Object.keys(SALES)]) {
    callers.set(name, await signIn(db, name));
  }
  // A sign-in acts as one person at a time, so each of the two acts as another person.
  for (const [name, whom] of [[">ann", "ann"], [">pac", "pac"]] as const) {
    const linh = await addStaff(db, `linh${name}`, { role: "super_root", groups: ["super_root"] });
    callers.set(name, await switchTo(api, linh, whom));
  }
  for (const name of ["sup", "roo", "ann"]) {
    callers.set(`*${name}`, await makeApiToken(api, callers.get(name)!));
  }
  callers.set("lck", await makeLockedToken(db));
  callers.set("exp", await signIn(db, "roo", NOW - YEAR_SECONDS));
  callers.set("rev", await makeRevokedToken(db, api));
  return callers;
}

async function addEverybody(db: Database): Promise<void> {
  for (const [_id, [role, ...groups]] of Object.entries(STAFF)) await addPerson(db, { _id, role, groups });
  for (const _id of Object.keys(SALES)) await addPerson(db, { _id, role: "sale", groups: GROUPS[_id] ?? [] });
  const scopes = Object.entries(SALES).flatMap(([user_id, sellers]) =>
    sellers.map((seller_id) => ({ user_id, seller_id }))
  );
  await db.write((tx) => tx.insertInto("scopes").values(scopes).execute());
}

async function makeApiToken(api: TestApp, token: string): Promise<string> {
  const { data } = await api.ask<unknown, { makeApiToken: { token: string } }>(
    token,
    "mutation { makeApiToken { token } }",
  );
  return data!.makeApiToken.token;
}

async function makeLockedToken(db: Database): Promise<string> {
  const token = await signIn(db, await addPerson(db, { _id: "lck", role: "super_root" }));
  await db.write((tx) =>
    tx.updateTable("users").set({ status: "Locked" }).where("_id", "=", "lck").execute()
  );
  return token;
}

async function makeRevokedToken(db: Database, api: TestApp): Promise<string> {
  const token = await signIn(db, "roo");
  assert.deepEqual((await api.ask(token, "mutation { logOut }")).errors, []);
  return token;
}
