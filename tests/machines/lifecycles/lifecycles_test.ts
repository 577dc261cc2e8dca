import assert from "node:assert/strict";
import { nestedColumns, regionColumns, singleColumn } from "../../../machines/lifecycles/columns.ts";
import { isInternal } from "../../../machines/lifecycles/lifecycle.ts";
import { LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { resources } from "../../../resources/generated/resources.ts";

const living = resources.flatMap((resource) =>
  resource.lifecycle ? [{ ...resource, lifecycle: resource.lifecycle }] : []
);

Deno.test("every step that a list offers is an event of its rows' lifecycle, and so is its inverse event", () => {
  assert.ok(living.length > 1);
  assert.deepEqual(resources.filter(({ moves, lifecycle }) => moves && !lifecycle), []);
  for (const { id, lifecycle, moves = [] } of living) {
    const events: readonly string[] = LIFECYCLES[lifecycle.name].machine.events;
    const named = moves.flatMap(({ event, inverse }) => inverse ? [event, inverse] : [event]);
    assert.deepEqual(named.filter((event) => !events.includes(event) || isInternal(event)), [], id);
  }
});

Deno.test("a row with empty state columns has no state, and reading it does not throw", () => {
  for (const { columns } of Object.values(LIFECYCLES)) {
    assert.doesNotThrow(() => columns.valueOf({ _id: "1", version: 1 }));
  }
});

Deno.test("a row whose only state column is empty is in the machine's initial state", () => {
  for (const { machine, columns } of Object.values(LIFECYCLES)) {
    if (columns.names.length > 1) continue;
    assert.equal(columns.valueOf({}), machine.config.initial, machine.id);
  }
  assert.equal(LIFECYCLES.label.columns.valueOf({}), "Asked");
});

Deno.test("a list shows the state columns of its rows' lifecycle, and can be filtered by each", () => {
  for (const { id, lifecycle, columns, filters } of living) {
    for (const name of LIFECYCLES[lifecycle.name].columns.names) {
      assert.ok(columns.some(({ key }) => key === name), `${id} ${name}`);
      assert.ok(filters.some(({ key }) => key === name), `${id} ${name}`);
    }
  }
});

Deno.test("a state is written to columns and read back: one column, one for each region, one nested in another", () => {
  const one = singleColumn("status", "Queued");
  assert.deepEqual(one.columnsOf("Done"), { status: "Done" });
  assert.equal(one.valueOf({ status: "Done" }), "Done");
  assert.deepEqual(one.filtersOf("Done"), { status: "Done" });
  const regions = regionColumns({ status: "status", print: "print_status" });
  const value = { status: "Ready", print: "Printed" };
  assert.deepEqual(regions.columnsOf(value), { status: "Ready", print_status: "Printed" });
  assert.deepEqual(regions.valueOf({ status: "Ready", print_status: "Printed" }), value);
  assert.deepEqual(regions.filtersOf("print.Printed"), { print_status: "Printed" });
  assert.equal(regions.filtersOf("print"), null);
  const nested = nestedColumns("print_status", "work_status");
  assert.deepEqual(nested.columnsOf({ Sewing: "On Hold" }), {
    print_status: "Sewing",
    work_status: "On Hold",
  });
  assert.deepEqual(nested.valueOf({ print_status: "Sewing", work_status: "On Hold" }), { Sewing: "On Hold" });
  assert.deepEqual(nested.columnsOf("Packed"), { print_status: "Packed", work_status: "" });
  assert.equal(nested.valueOf({ print_status: "Packed", work_status: "" }), "Packed");
  assert.deepEqual(nested.filtersOf("Sewing"), { print_status: "Sewing" });
  assert.deepEqual(nested.filtersOf("Sewing.On Hold"), { print_status: "Sewing", work_status: "On Hold" });
});
