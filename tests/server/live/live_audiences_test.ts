/** A screen that listens to an entity without an audience would not be refreshed. */
import assert from "node:assert/strict";
import { abilitiesOf } from "../../../resources/abilities.ts";
import { audiencesOf } from "../../../server/live/live.ts";
import { Connection } from "../../../server/live/connection.ts";
import { modules } from "../../../server/generated/modules.ts";
import { type Name, worldOf } from "../../support/orders/world.ts";
import { withDatabase } from "../../support/server/database.ts";

const SOURCES = new URL("../../../src/", import.meta.url);
/**
 * Matches the code by which a screen names its entities: `entities: ["orders"]`, `others: ["units"]`,
 * `onChange("jobs", …`.
 */
const LISTENED = [/\b(?:entities|others): \[([^\]]*)\]/g, /\bonChange\(("\w+"),/g];

async function* sourcesIn(folder: URL): AsyncGenerator<URL> {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const url = new URL(isDirectory ? `${name}/` : name, folder);
    if (isDirectory) yield* sourcesIn(url);
    else if (/\.tsx?$/.test(name)) yield url;
  }
}

const { rules, common } = audiencesOf({ abilities: abilitiesOf(), modules });

Deno.test("every entity that a screen listens to has an audience", async () => {
  const listened = new Set<string>();
  for await (const source of sourcesIn(SOURCES)) {
    const text = await Deno.readTextFile(source);
    for (const pattern of LISTENED) {
      for (const [, names = ""] of text.matchAll(pattern)) {
        for (const [, name = ""] of names.matchAll(/"(\w+)"/g)) listened.add(name);
      }
    }
  }
  assert.ok(listened.has("orders") && listened.has("wallets") && listened.has("deliveries"));
  assert.deepEqual([...listened].filter((name) => !rules.has(name)).sort(), []);
});

Deno.test("S2.32 S3.7 live events of deliveries reach super_root, those of a person's own messages only that person", () =>
  withDatabase((db) => {
    const world = worldOf(db);
    const hears = (name: Name, event: { readonly entity: string; readonly userId: string | null }) => {
      const connection = new Connection(() => {}, rules, common);
      connection.session = world.as(name).session;
      return connection.maySee({ seq: 1, sellerId: null, ids: ["one"], ...event });
    };
    const names: readonly Name[] = ["super_root", "root", "cutting", "anna"];
    const heard = (event: Parameters<typeof hears>[1]) => names.filter((name) => hears(name, event));
    assert.deepEqual(heard({ entity: "deliveries", userId: null }), ["super_root"]);
    assert.deepEqual(heard({ entity: "sessions", userId: null }), ["super_root"]);
    assert.deepEqual(heard({ entity: "userNotifications", userId: "anna" }), ["anna"]);
    return Promise.resolve();
  }));
