/** Makes groups as a super_root, and returns refusals. */
import assert from "node:assert/strict";
import type { UserGroup, UserGroupInput } from "../../../api/generated/schema.ts";
import { BITS, type ModulePermission } from "../../../api/modules.ts";
import type { Database } from "../../../server/db/database.ts";
import { type TestApp, testApp } from "../server/api.ts";
import { withDatabase } from "../server/database.ts";
import { addPerson, signIn } from "./people.ts";

export const FIELDS = `_id name status role parent_id parent_name is_default depth members version
  permission { module title access { view add update delete } }
  inherited { module title access { view add update delete } }`;
type Access = ModulePermission["access"];
const access = (...bits: readonly string[]) =>
  Object.fromEntries(BITS.map((bit) => [bit, bits.includes(bit)])) as unknown as Access;
export const entry = (module: string, ...bits: readonly string[]) => ({ module, access: access(...bits) });

export interface Business {
  readonly db: Database;
  readonly api: TestApp;
  readonly boss: string;
  make(params: UserGroupInput, id?: string | null, version?: number | null): Promise<UserGroup>;
  refused(text: string, variables?: object, token?: string): Promise<string>;
  ask<T>(text: string, variables?: object, token?: string): Promise<T>;
}

export const MAKE = `mutation M($id: ID, $params: UserGroupInput!, $version: Int) {
  made: makeUserGroup(id: $id, params: $params, version: $version) { ${FIELDS} } }`;

export const withBusiness = (work: (business: Business) => Promise<void>) =>
  withDatabase(async (db) => {
    await using api = testApp(db);
    const boss = await signIn(db, await addPerson(db, { _id: "boss", role: "super_root" }));
    const ask = async <T>(text: string, variables: object = {}, token = boss): Promise<T> => {
      const { data, errors } = await api.ask<object, T>(token, text, variables);
      assert.deepEqual(errors, [], text);
      return data!;
    };
    await work({
      db,
      api,
      boss,
      ask,
      make: async (params, id = null, version = null) =>
        (await ask<{ made: UserGroup }>(MAKE, { id, params, version })).made,
      async refused(text, variables = {}, token = boss) {
        const { errors: [error] } = await api.ask(token, text, variables);
        const problems = error?.extensions.problems ?? [];
        return [error?.extensions.code ?? "allowed", ...problems.map(({ path, code }) => `${path}:${code}`)]
          .join(" ");
      },
    });
  });

export const names = async ({ ask }: Business, args: string) =>
  (await ask<{ usergroups: UserGroup[] }>(`{ usergroups${args} { name } }`)).usergroups
    .map(({ name }) => name).join(" ");

export const JOIN =
  "mutation J($group: ID!, $ids: [ID!]!) { joined: makeGroupMembers(group: $group, add_ids: $ids) { members } }";
export const LEAVE =
  "mutation L($group: ID!, $ids: [ID!]!) { left: trashGroupMembers(group: $group, delete_ids: $ids) { members } }";
export const TRASH = "mutation T($ids: [ID!]!) { gone: trashUserGroup(delete_ids: $ids) }";
