/** A card's tabs: one line of them, its flow the last. */
import { data, FakeApi, onStage, says, screen, waitFor } from "../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { localCostTable } from "../../../../resources/price_tables.ts";
import EntityView from "../../../../src/engine/record/generic_entity_view.tsx";

const CARD = {
  _id: "p1",
  version: 3,
  code: "PT-000001",
  status: "active",
  kind: "cost",
  facts: {},
  body: "{}",
};
const isLast = () => screen.getAllByRole("tab").at(-1) === screen.queryByRole("tab", { name: "Flow" });

Deno.test("S2.30 a record with tabs of its own shows its flow among them, to whoever helps others", async () => {
  const view = <EntityView resource={localCostTable} id="p1" level={1} onClose={() => {}} />;
  for (const [role, hasFlow] of [["super_root", true], ["accounting", false]] as const) {
    await onStage(new FakeApi().on("Record", data({ record: CARD })), view, async () => {
      await says("PT-000001");
      await waitFor(() => assert.equal(screen.getAllByRole("tablist").length, 1));
      assert.equal(isLast(), hasFlow);
    }, { role });
  }
});
