import assert from "node:assert/strict";
import { RANGES } from "../../../api/time/ranges.ts";
import type { Filter } from "../../../resources/define.ts";
import { resources } from "../../../resources/generated/resources.ts";
import { modules } from "../../../server/generated/modules.ts";
import { listById, registerModules } from "../../../server/registry.ts";
import { exportAndRead } from "../../support/desk/export_jobs.ts";
import { WEBHOOK, withBusiness } from "../../support/desk/integration_calls.ts";

Deno.test("every list of stored rows can be exported and have saved views", () => {
  registerModules(modules);
  assert.deepEqual(
    resources.filter(({ id, isFixed }) => !listById(id) !== (isFixed ?? false)).map(({ id }) => id),
    [],
  );
});

Deno.test("an export of every list begins with its columns and has no secret", () =>
  withBusiness(async ({ add, app, world }) => {
    const { secret } = await add(WEBHOOK("https://hooks.test/", ["order.made"]));
    await world.order();
    const token = await world.token("super_root");
    for (const { id } of resources.filter(({ isFixed }) => !isFixed)) {
      const rows = await exportAndRead({ app, db: world.db }, token, { resource: id });
      assert.ok(rows[0]!.length > 1, id);
      assert.ok(!String(rows).includes(secret), id);
    }
  }));

/** Returns a value that each kind of filter accepts; a `days` filter gets a range. */
function valueOf({ key, kind, values }: Filter): Readonly<Record<string, unknown>> {
  if (kind === "days") return { range: RANGES[0] };
  if (kind === "ids" || kind === "options") return { [key]: ["nobody"] };
  if (kind === "statuses" || kind === "choices") return { [key]: [values![0]] };
  if (kind === "status" || kind === "choice") return { [key]: values![0] };
  return { [key]: kind === "search" ? "nothing has this" : "nobody" };
}

Deno.test("an export of every list runs with each of its filters", () =>
  withBusiness(async ({ app, world }) => {
    await world.order();
    const token = await world.token("super_root");
    const failed: string[] = [];
    let tried = 0;
    for (const { id, filters } of resources.filter(({ isFixed }) => !isFixed)) {
      for (const filter of filters) {
        tried++;
        const params = { resource: id, filters: valueOf(filter) };
        const rows = await exportAndRead({ app, db: world.db }, token, params).catch((error) =>
          String(error)
        );
        if (typeof rows === "string") failed.push(`${id} ${filter.key}: ${rows.slice(0, 200)}`);
        else if (filter.kind === "search" && rows.length !== 1) {
          failed.push(`${id} search: it is not narrowed`);
        }
      }
    }
    assert.deepEqual(failed, []);
    assert.ok(tried > 40, `${tried} filters`);
  }));

Deno.test("S2.0 an unknown status matches nothing, in every list and in its count", () =>
  withBusiness(async ({ ask, world }) => {
    await world.order();
    let tried = 0;
    for (const { query, count, filters } of resources) {
      for (const { key, kind } of filters.filter((filter) => filter.kind.startsWith("status"))) {
        tried++;
        const args = `(${key}: ${kind === "status" ? '"nonsense"' : '["nonsense"]'})`;
        const { errors, data } = await ask(`{ rows: ${query}${args} { _id } n: ${count}${args} { count } }`);
        assert.deepEqual(errors, [], query);
        assert.deepEqual([data?.["rows"], data?.["n"]], [[], { count: 0 }], `${query} ${key}`);
      }
    }
    assert.ok(tried > 25, `${tried} filters`);
  }));
