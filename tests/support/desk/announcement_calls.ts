/** Makes announcements as root through the API, at times that the test sets. */
import assert from "node:assert/strict";
import type { CallToAction, CallToActionInput, MyNotice } from "../../../api/generated/schema.ts";
import { type TestApp, testApp } from "../server/api.ts";
import { withDatabase } from "../server/database.ts";
import { NOW, signIn } from "../people/people.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";

const FIELDS = `_id title text title_de link status phase first_day last_day roles groups users pages
  shown clicked dismissed user_name version`;
export const MAKE = `mutation M($id: ID, $params: CallToActionInput!, $version: Int) {
  made: makeCallToAction(id: $id, params: $params, version: $version) { ${FIELDS} } }`;
export const TRASH = "mutation T($ids: [ID!]!) { trashCallToAction(delete_ids: $ids) }";
export const DISMISS = "mutation D($_id: ID!) { dismissNotice(_id: $_id) }";
const NOTE = "mutation N($ids: [ID!]!, $deed: String!) { noted: noteNotices(ids: $ids, deed: $deed) }";
const MINE = "{ myNotices { _id title text title_de text_de link pages is_seen } }";

export interface Square {
  readonly world: World;
  readonly app: TestApp;
  readonly clock: { now: number };
  ask<T>(name: Name, text: string, variables?: object): Promise<T>;
  refused(name: Name, text: string, variables?: object): Promise<string>;
  make(params: CallToActionInput, id?: string | null): Promise<CallToAction>;
  get(id: string): Promise<CallToAction>;
  mine(name: Name): Promise<readonly MyNotice[]>;
  note(name: Name, ids: readonly string[], deed: string): Promise<readonly string[]>;
}

export const inSquare = (work: (square: Square) => Promise<void>) => () =>
  withDatabase(async (db) => {
    const clock = { now: NOW };
    const world = await makeWorld(db);
    await using app = testApp(db, { now: () => clock.now });
    const tokens = new Map<string, Promise<string>>();
    const call = async <T>(name: Name, text: string, variables: object) => {
      // The key includes the time, because a session is shorter than the days that a test passes.
      const key = `${name} ${clock.now}`;
      const token = tokens.get(key) ?? signIn(db, name, clock.now);
      tokens.set(key, token);
      return await app.ask<object, T>(await token, text, variables);
    };
    const ask = async <T>(name: Name, text: string, variables: object = {}): Promise<T> => {
      const { data, errors } = await call<T>(name, text, variables);
      assert.deepEqual(errors, [], text);
      // Answers have no prototype, so they are compared as JSON.
      return JSON.parse(JSON.stringify(data)) as T;
    };
    await work({
      world,
      app,
      clock,
      ask,
      async refused(name, text, variables = {}) {
        const { errors: [error] } = await call(name, text, variables);
        const problems = error?.extensions.problems ?? [];
        return [error?.extensions.code ?? "allowed", ...problems.map(({ path, code }) => `${path}:${code}`)]
          .join(" ");
      },
      make: async (params, id = null) =>
        (await ask<{ made: CallToAction }>("root", MAKE, { id, params })).made,
      get: async (id) =>
        (await ask<{ call: CallToAction }>(
          "root",
          `query G($id: ID!) { call: getCallToActionById(_id: $id) { ${FIELDS} } }`,
          { id },
        )).call,
      mine: async (name) => (await ask<{ myNotices: MyNotice[] }>(name, MINE)).myNotices,
      note: async (name, ids, deed) => (await ask<{ noted: string[] }>(name, NOTE, { ids, deed })).noted,
    });
  });
