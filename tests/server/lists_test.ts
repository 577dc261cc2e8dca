import assert from "node:assert/strict";
import { resources } from "../../resources/mod.ts";
import { listById } from "../../server/modules/lists.ts";
import { exported } from "../support/exporting.ts";
import { inHouse, WEBHOOK } from "../support/integrating.ts";

Deno.test("every list of stored rows can be exported and have saved views", () => {
  assert.deepEqual(
    resources.filter(({ id, isFixed }) => !listById(id) !== (isFixed ?? false)).map(({ id }) => id),
    [],
  );
});

Deno.test("an export of every list begins with its columns and holds no secret", () =>
  inHouse(async ({ add, app, world }) => {
    const { secret } = await add(WEBHOOK("https://hooks.test/", ["order.made"]));
    await world.order();
    const token = await world.token("super_root");
    for (const { id } of resources.filter(({ isFixed }) => !isFixed)) {
      const rows = await exported({ app, db: world.db }, token, { resource: id });
      assert.ok(rows[0]!.length > 1, id);
      assert.ok(!String(rows).includes(secret), id);
    }
  }));
