/** Makes the demo's people, who sign in with `<account>@demo.test` and DEMO_PASSWORD. */
import type { Insertable } from "kysely";
import type { Reader } from "../../db/database.ts";
import type { GroupsTable, ScopesTable, UserGroupsTable } from "../../db/tables.ts";
import { newGroup } from "../../modules/people/groups/store.ts";
import { newUser, type NewUserRow } from "../../modules/people/session/new_user.ts";

export const DEMO_PASSWORD = "demo1234";

/** `start` prints accounts in this order. `groups` has names of groups, `scope` names of accounts. */
interface Account {
  readonly account: string;
  readonly role: string;
  readonly name: string;
  readonly groups?: readonly string[];
  readonly scope?: readonly string[];
}

export const DEMO_ACCOUNTS: readonly Account[] = [
  { account: "super_root", role: "super_root", name: "Ingrid Sørensen", groups: ["super_root"] },
  { account: "root", role: "root", name: "Daniel Okafor", groups: ["root"] },
  { account: "accounting", role: "root", name: "Beatriz Carvalho", groups: ["accounting"] },
  { account: "order_qc", role: "order_qc", name: "Linh Trần" },
  { account: "cutting", role: "cutting", name: "Marek Nowak" },
  { account: "printer", role: "printer", name: "Aisha Rahman" },
  { account: "sewer", role: "sewer", name: "Rosa Jiménez" },
  { account: "packager", role: "packager", name: "Tom Becker" },
  { account: "sale", role: "sale", name: "Harbor & Pine", scope: ["sale"] },
  { account: "sale2", role: "sale", name: "Studio Kastanie", scope: ["sale2"] },
  { account: "support", role: "sale", name: "Priya Raman", scope: ["sale", "sale2"] },
];

const emailOf = ({ account }: Pick<Account, "account">): string => `${account}@demo.test`;

export const DEMO_EMAILS: readonly string[] = DEMO_ACCOUNTS.map(emailOf);

export async function isDemo(reader: Reader): Promise<boolean> {
  const found = await reader.selectFrom("users").select("_id").where("email", "in", DEMO_EMAILS).execute();
  return found.length === DEMO_EMAILS.length;
}

const GROUPS = ["super_root", "root", "accounting"] as const;

export interface People {
  readonly users: NewUserRow[];
  readonly groups: Insertable<GroupsTable>[];
  readonly memberships: UserGroupsTable[];
  readonly scopes: ScopesTable[];
}

/** All accounts share one hash because they share one public password. */
export function makePeople(at: number, passwordHash: string, newId: (at: number) => string): People {
  const groups = GROUPS.map((name) => newGroup({ _id: newId(at), name }, at));
  const groupId = new Map<string, string>(groups.map((group) => [group.name, group._id]));
  const userId = new Map<string, string>(DEMO_ACCOUNTS.map(({ account }) => [account, newId(at)]));
  const idOf = (ids: ReadonlyMap<string, string>, name: string) => {
    const id = ids.get(name);
    if (!id) throw new Error(`Cannot make the demo people: "${name}" is not among them`);
    return id;
  };
  return {
    users: DEMO_ACCOUNTS.map((person) =>
      userRow(person, idOf(userId, person.account), at, passwordHash, groupId)
    ),
    groups,
    memberships: DEMO_ACCOUNTS.flatMap(({ account, groups: names = [] }) =>
      names.map((name) => ({ user_id: idOf(userId, account), group_id: idOf(groupId, name) }))
    ),
    scopes: DEMO_ACCOUNTS.flatMap(({ account, scope = [] }) =>
      scope.map((seller) => ({ user_id: idOf(userId, account), seller_id: idOf(userId, seller) }))
    ),
  };
}

function userRow(
  { account, role, name, groups = [] }: Account,
  _id: string,
  at: number,
  passwordHash: string,
  groupId: ReadonlyMap<string, string>,
): NewUserRow {
  return newUser({
    _id,
    identity: account,
    email: emailOf({ account }),
    name,
    h: account,
    role,
    password_hash: passwordHash,
    permission: JSON.stringify(permissionsOf(role)),
    vip: role === "sale" ? 1 : 0,
    primary_group_id: groups[0] ? (groupId.get(groups[0]) ?? null) : null,
  }, at);
}

/** Returns rights to products: sellers may view, root may change them. Source: docs/requirements.md S6.13. */
function permissionsOf(role: string) {
  const mayEdit = role === "root";
  if (role !== "sale" && !mayEdit) return [];
  const access = { view: true, add: mayEdit, update: mayEdit, delete: mayEdit };
  return [{ module: "item_info", title: "Products", access }];
}
