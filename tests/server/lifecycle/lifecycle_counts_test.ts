/** The flows page counts the records in each state of a lifecycle: the list accepts each state as a filter. */
import assert from "node:assert/strict";
import { chartOf } from "../../../api/flows/chart.ts";
import { type LifecycleName, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { filterArgs } from "../../../resources/url.ts";
import { every } from "../../../server/db/conditions.ts";
import { conditionsOf } from "../../../server/list/filters.ts";
import { orderOf } from "../../../server/list/resolver.ts";
import { listById } from "../../../server/registry.ts";
import { filtersOf, resourceOf } from "../../../src/diagnostics/flows/lifecycle_counts_wiring.ts";
import { inDemo } from "../../support/demo/demo.ts";
import { worldOf } from "../../support/orders/world.ts";

Deno.test("the list of every lifecycle filters by each state of its chart, and finds only records in it", () =>
  inDemo(async (db) => {
    const context = worldOf(db).as("super_root");
    let found = 0;
    for (const name of Object.keys(LIFECYCLES) as LifecycleName[]) {
      const list = listById(resourceOf(name)?.id ?? "");
      if (!list) continue;
      const { resource, source, pages } = list;
      for (const { path, filters } of filtersOf(name, chartOf(LIFECYCLES[name].machine.config))) {
        const what = `${name} ${JSON.stringify(path)}`;
        assert.deepEqual(Object.keys(filters).filter((key) => !filterArgs(resource).includes(key)), [], what);
        assert.ok(!Object.values(filters).includes(""), `${what} asks for no state`);
        const args = Object.fromEntries(Object.entries(filters).map(([key, value]) => [key, [value]]));
        const condition = every(conditionsOf(resource, source, args, context));
        const { records } = await pages.next(
          { condition, order: orderOf(resource, "", context) },
          null,
          5,
          context,
        );
        found += records.length;
        for (const record of records) {
          for (const [key, value] of Object.entries(filters)) assert.equal(record[key], value, what);
        }
      }
    }
    assert.ok(found > 50, `${found} records were found`);
  }));
