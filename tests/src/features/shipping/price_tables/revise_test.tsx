/** Revising a price table opens the new draft. */
import { data, FakeApi, onStage, press, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { useLeaveGuard } from "../../../../../src/lib/leave_guard.ts";
import { toasts } from "../../../../../src/lib/toasts.ts";
import { RecordSteps } from "../../../../../src/engine/record/record_steps.tsx";
import { localCostTable } from "../../../../../resources/shipping/price_tables.ts";

const CARD = { _id: "p1", version: 3, code: "PT-000001", status: "active", kind: "cost", facts: {} };
const HERE = "/orders/all/o1";
const moved = (made_id: string | null) =>
  data({ moves: [{ _id: "p1", ok: true, version: 3, columns: {}, made_id, reason: null, legal: [] }] });

Deno.test("S2.30 the draft of a revised price table opens; a step that makes no record keeps the page", async () => {
  for (const [made, paths] of [["p2", [HERE, "/local_cost_table/all/p2"]], [null, [HERE]]] as const) {
    let done = 0;
    const steps = (
      <RecordSteps
        resource={localCostTable}
        record={CARD}
        name={CARD.code}
        onDone={() => done++}
      />
    );
    await onStage(new FakeApi().on("Move", moved(made)), steps, async ({ history }) => {
      await press("Revise");
      await waitFor(() => assert.equal(done, 1));
      await waitFor(() => assert.deepEqual(history, paths));
    });
  }
});

const HELD = {
  title: "priceTables.leaving.title",
  text: "priceTables.leaving.text",
  steps: "priceTables.leaving.steps",
} as const;

function Changed() {
  useLeaveGuard(true, HELD);
  return <RecordSteps resource={localCostTable} record={CARD} name={CARD.code} onDone={() => {}} />;
}

Deno.test("S2.30 no step is possible on a price table with unsaved changes", async () => {
  const api = new FakeApi().on("Move", moved(null));
  await onStage(api, <Changed />, async () => {
    await press("Revise");
    assert.equal(toasts.peek().at(-1)?.text, "Save or undo your changes first.");
    assert.equal(api.named("Move").length, 0);
  });
});
