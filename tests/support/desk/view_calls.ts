import type { SavedView, ViewInput } from "../../../api/generated/schema.ts";
import type { Database } from "../../../server/db/database.ts";
import { type TestApp, testApp } from "../server/api.ts";
import { withDatabase } from "../server/database.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";

const VIEW = `_id resource name code audience owner_name is_mine may_edit group { _id name } role default_role
  columns { key width } density filters sort is_pinned version`;
export const VIEWS = `query ($resource: String!) { views(resource: $resource) { ${VIEW} } }`;
export const COUNTS = "query ($ids: [ID!]!) { viewCounts(ids: $ids) { _id count capped } }";
export const MAKE =
  `mutation ($id: ID, $params: ViewInput!, $version: Int, $key: String) { makeView(id: $id, params: $params,
  version: $version, key: $key) { ${VIEW} } }`;
export const TRASH = "mutation ($ids: [ID!]!) { trashView(delete_ids: $ids) }";
export const PIN = `mutation ($resource: String!, $ids: [ID!]!, $known: [ID!]) {
  pinViews(resource: $resource, ids: $ids, known: $known) { ${VIEW} } }`;

export interface ViewScene {
  readonly db: Database;
  readonly world: World;
  readonly app: TestApp;
  ask<D>(name: Name, text: string, variables: object): ReturnType<typeof testAsk<D>>;
  make(name: Name, params: ViewInput): Promise<SavedView>;
  refusal(name: Name, text: string, variables: object): Promise<string>;
  list(name: Name, resource?: string): Promise<readonly SavedView[]>;
}
const testAsk = <D>(app: TestApp, token: string, text: string, variables: object) =>
  app.ask<object, D>(token, text, variables);

export const inViewScene = (work: (scene: ViewScene) => Promise<void>) => () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using app = testApp(db);
    const tokens = new Map<Name, Promise<string>>();
    const ask = async <D>(name: Name, text: string, variables: object) => {
      const token = tokens.get(name) ?? world.token(name);
      tokens.set(name, token);
      return await testAsk<D>(app, await token, text, variables);
    };
    await work({
      db,
      world,
      app,
      ask,
      make: async (name, params) => {
        const { data, errors } = await ask<{ makeView: SavedView }>(name, MAKE, { params });
        if (!data) throw new Error(JSON.stringify(errors));
        return data.makeView;
      },
      refusal: async (name, text, variables) => {
        const { errors } = await ask(name, text, variables);
        const { code, problems = [] } = errors[0]?.extensions ?? { code: "none" };
        return [code, ...problems.map((problem) => `${problem.path} ${problem.code}`)].join(", ");
      },
      list: async (name, resource = "orders") => {
        const { data, errors } = await ask<{ views: SavedView[] }>(name, VIEWS, { resource });
        if (!data) throw new Error(JSON.stringify(errors));
        return data.views;
      },
    });
  });
