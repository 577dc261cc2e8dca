import assert from "node:assert/strict";
import { type ApiAnswer, testApp, testSettings } from "./api.ts";
import type { Settings } from "../../../server/context.ts";
import { freshDatabase } from "./database.ts";
import { type Name, openWorld, WORLD, type World } from "../orders/world.ts";

export interface Grounds {
  readonly world: World;
  readonly dataDir: string;
  ask<T = Record<string, never>>(name: Name, text: string, variables?: object): Promise<T>;
  /** Returns a refusal as clients read it: the code, and the problems or the reason. */
  refused(name: Name, text: string, variables?: object): Promise<string>;
  rest(name: Name, path: string, init?: RequestInit): Promise<Response>;
}

function refusalOf({ errors: [error] }: ApiAnswer<unknown>): string {
  const { code = "ok", problems = [], reason } = error?.extensions ?? {};
  return [code, ...problems.map(({ path, code }) => `${path} ${code}`), ...reason ? [reason.code] : []]
    .join(", ");
}

/** @param more settings that differ from the usual test settings */
export const onGrounds =
  (test: (grounds: Grounds) => Promise<void>, more: Partial<Settings> = {}) => async () => {
    await using fresh = await freshDatabase(WORLD);
    const world = openWorld(fresh.db);
    const { dataDir } = fresh.place;
    await using app = testApp(world.db, { settings: { ...testSettings, dataDir, ...more } });
    const send = async <T>(name: Name, text: string, variables: object = {}) =>
      await app.ask<object, T>(await world.token(name), text, variables);
    await test({
      world,
      dataDir: fresh.place.dataDir,
      ask: async (name, text, variables) => {
        const { data, errors } = await send<never>(name, text, variables);
        assert.deepEqual(errors, [], text);
        return data!;
      },
      refused: async (name, text, variables) => refusalOf(await send(name, text, variables)),
      rest: async (name, path, init = {}) =>
        await app.send(path, {
          ...init,
          headers: {
            ...init.headers as Record<string, string>,
            authorization: `Bearer ${await world.token(name)}`,
          },
        }),
    });
  };
