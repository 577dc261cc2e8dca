/** Generates calls by which a person might gain rights, in all variants: other ids, other owners, odd keys. */
import type { Database } from "../../../server/db/database.ts";

export interface Attempt {
  readonly query: string;
  readonly variables: object;
}

export type Pick = <T>(all: readonly T[]) => T;

const IDS = ["me", "sup", "roo", "chf", "ann", "ben", "pac", "nobody", "__proto__", "", "' or 1=1 --"];
const all = { view: true, add: true, update: true, delete: true };

const PARAMS: readonly object[] = [
  { role: "super_root" },
  { role: "root", groups: ["group-root"] },
  { role: "sale", scope: ["ann", "ben"] },
  { scope: [] },
  { scope: null },
  { groups: ["group-super_root", "group-accounting"] },
  { groups: [] },
  { permission: [{ module: "users", access: all }, { module: "audit", access: all }] },
  { permission: [{ module: "__proto__", access: all }] },
  { status: "Locked" },
  { email: "mine@evil.test" },
  { name: "Eve", password_hash: "x", token: "x", deleted_at: null, _id: "sup" },
  JSON.parse('{ "name": "Eve", "__proto__": { "role": "super_root" }, "constructor": { "role": "root" } }'),
  { email: "new@evil.test", role: "super_root" },
];

const INTEGRATION = { kind: "webhook", name: "Mine", url: "http://169.254.169.254/", status: "Active" };
const STORE = { name: "Mine", platform: "etsy" };

const CALLS: readonly ((id: string, pick: Pick) => Attempt)[] = [
  (id, pick) => ({
    query: "mutation ($id: ID, $params: UserInput!) { makeUser(id: $id, params: $params) { _id } }",
    variables: { id: pick([id, null]), params: pick(PARAMS) },
  }),
  (id) => ({ query: "mutation ($id: ID!) { deleteById(_id: $id) }", variables: { id } }),
  (id) => ({ query: "mutation ($id: ID!) { makeEntryLink(user_id: $id) { link } }", variables: { id } }),
  (id) => ({ query: "mutation ($id: ID!) { switchUser(_id: $id) { token } }", variables: { id } }),
  (id, pick) => ({
    query: "mutation ($id: ID, $params: UserGroupInput!) { makeUserGroup(id: $id, params: $params) { _id } }",
    variables: {
      id: pick(["group-root", null]),
      params: { name: id, role: "super_root", permission: [{ module: "users", access: all }] },
    },
  }),
  (_id, pick) => ({
    query: "mutation ($ids: [ID!]!) { trashUserGroup(delete_ids: $ids) }",
    variables: { ids: pick([[], ["group-accounting"]]) },
  }),
  (id, pick) => ({
    query: "mutation ($id: ID!, $ids: [ID!]!) { makeGroupMembers(group: $id, add_ids: $ids) { _id } }",
    variables: { id: pick(["group-super_root", "group-root"]), ids: [id] },
  }),
  (id) => ({
    query: "mutation ($id: ID!, $ids: [ID!]!) { trashGroupMembers(group: $id, delete_ids: $ids) { _id } }",
    variables: { id: "group-root", ids: [id] },
  }),
  (id) => ({
    query: "mutation ($id: ID!) { revokeSessionsOf(user_id: $id, all: true) }",
    variables: { id },
  }),
  (_id, pick) => ({
    query: "mutation ($h: String, $clear: [String!]) { updateProfile(h: $h, clear: $clear) { _id } }",
    variables: { h: pick(["roo", "sup", "__proto__"]), clear: pick([[], ["role"], ["password_hash"]]) },
  }),
  () => ({ query: 'mutation { updateProfile(name: "Eve", role: "super_root") { _id } }', variables: {} }),
  (id, pick) => ({
    query:
      "mutation ($id: ID, $params: IntegrationInput!) { makeIntegration(id: $id, params: $params) { _id } }",
    variables: { id: pick([id, null]), params: INTEGRATION },
  }),
  (id) => ({
    query: "mutation ($id: ID!) { rotateIntegrationSecret(_id: $id) { secret } }",
    variables: { id },
  }),
  (id, pick) => ({
    query: "mutation ($ids: [ID!]!) { trashIntegration(delete_ids: $ids) }",
    variables: { ids: pick([[], [id]]) },
  }),
  (id, pick) => ({
    query: "mutation ($id: ID, $params: StoreInput!) { makeStore(id: $id, params: $params) { _id } }",
    variables: { id: pick(["store-ben", null]), params: { ...STORE, seller_id: id } },
  }),
  (_id, pick) => ({
    query: "mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }",
    variables: { ids: pick([[], ["nobody"], ["__proto__"]]) },
  }),
  (id, pick) => ({
    query: 'mutation ($ids: [ID!]!) { notificationMake(ids: $ids, status: "Readed") { count } }',
    variables: { ids: pick([[], [id]]) },
  }),
  (_id, pick) => ({
    query: "mutation ($params: JobInput!) { makeJob(params: $params) { _id } }",
    variables: {
      params: { kind: "list.export", resource: pick(["users", "audit", "__proto__"]), filters: {} },
    },
  }),
];

/** Generates a random call. `me` is the caller. */
export function attempt(me: string, pick: Pick): Attempt {
  const id = pick(IDS);
  return pick(CALLS)(id === "me" ? me : id, pick);
}

/** Tables that a refused call may write: it records the attempt and the last activity. */
const MAY_CHANGE = ["audit_events", "audit_seals", "audit_checks", "sessions", "throttles", "api_tokens"];
/** Tables that define rights. */
const OF_POWER = ["users", "groups", "user_groups", "scopes"];

async function dumpTables(db: Database, names: readonly string[]): Promise<string> {
  const parts = [];
  for (const name of names) {
    const rows = await db.read.selectFrom(name as "users").selectAll().execute();
    parts.push(`${name} ${rows.map((row) => JSON.stringify(row)).sort().join("\n")}`);
  }
  return parts.join("\n");
}

/** Returns every row except those that a refusal may write, as one text. */
export async function allRowsText(db: Database): Promise<string> {
  const tables = (await db.read.introspection.getTables()).map(({ name }) => name)
    .filter((name) => !/_search|^sqlite_/.test(name) && !MAY_CHANGE.includes(name));
  return await dumpTables(db, tables.sort());
}

/** Returns the rights of everybody as one text, without names and addresses. */
export async function readPowers(db: Database): Promise<string> {
  const people = await db.read.selectFrom("users").select([
    "_id",
    "role",
    "status",
    "permission",
    "deleted_at",
  ])
    .orderBy("_id").execute();
  return `${JSON.stringify(people)}\n${await dumpTables(db, OF_POWER.slice(1))}`;
}
