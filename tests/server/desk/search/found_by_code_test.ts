/** Every record that has a number is found in its list by that number, also if its search text does not have it. */
import assert from "node:assert/strict";
import { allRows, every } from "../../../../server/db/conditions.ts";
import { conditionsOf } from "../../../../server/list/filters.ts";
import { orderOf } from "../../../../server/list/resolver.ts";
import { allLists } from "../../../../server/registry.ts";
import { inDemo } from "../../../support/demo/demo.ts";
import { addLabelPagesOf } from "../../../support/demo/label_pages.ts";
import { worldOf } from "../../../support/orders/world.ts";

Deno.test("every list with a search finds its records by their own number", () =>
  inDemo(async (db) => {
    await addLabelPagesOf(db);
    const context = worldOf(db).as("super_root");
    const order = (list: ReturnType<typeof allLists>[number]) => orderOf(list.resource, "", context);
    const lost: string[] = [];
    for (const list of allLists()) {
      const { resource, source, pages } = list;
      const isNumbered = resource.columns.some(({ key, kind }) => key === "code" && kind === "code");
      if (!isNumbered || !resource.filters.some(({ kind }) => kind === "search")) continue;
      const [first] =
        (await pages.next({ condition: allRows, order: order(list) }, null, 1, context)).records;
      assert.ok(first, `the demo has no ${resource.id}`);
      const code = String(first["code"]);
      for (const search of [code, code.toLowerCase()]) {
        const condition = every(conditionsOf(resource, source, { search }, context));
        const { records } = await pages.next({ condition, order: order(list) }, null, 20, context);
        if (!records.some(({ _id }) => _id === first._id)) lost.push(`${resource.id} ${search}`);
      }
    }
    assert.deepEqual(lost, []);
  }));
