/** The tabs of a price table are in one line, with its flow chart last. */
import { data, FakeApi, onStage, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { EMPTY_BODY } from "../../../../../api/shipping/rating/problems.ts";
import { setConfig } from "../../../../../src/lib/config.ts";
import { CONFIG } from "../../../engine/list/stage.tsx";
import { localCostTable, shippingCosts } from "../../../../../resources/shipping/price_tables.ts";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";

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

Deno.test("S2.30 a record with its own tabs has a tab for its flow, for people who support others", async () => {
  const view = <EntityView resource={localCostTable} id="p1" level={1} onClose={() => {}} />;
  for (const [role, hasFlow] of [["super_root", true], ["accounting", false]] as const) {
    await onStage(new FakeApi().on("Record", data({ record: CARD })), view, async () => {
      await says("PT-000001");
      await waitFor(() => assert.equal(screen.getAllByRole("tablist").length, 1));
      assert.equal(isLast(), hasFlow);
    }, { role });
  }
});

Deno.test("a price table's title has more than its number, and Schedule requires the day and shows the changes", async () => {
  setConfig(CONFIG);
  const priced = (price: number) => ({
    ...EMPTY_BODY,
    zones: [{ code: "A", countries: ["US"], postal_prefixes: [] }],
    brackets: [{ up_to_g: 500, cells: [price] }, { up_to_g: 900, cells: [700] }],
  });
  // Another test file of the folder leaves unsaved prices of the usual table, so this one has another id.
  const draft = {
    ...CARD,
    _id: "p9",
    kind: "price",
    status: "draft",
    method_name: "USPS Ground",
    currency: "USD",
    title: "Spring",
    effective_at: 4_102_444_800,
    facts: {
      sound: true,
      tested: true,
      holeless: true,
      ahead: true,
      alone: true,
      begun: false,
      over: false,
    },
  };
  const shown = {
    ...draft,
    body: JSON.stringify(priced(500)),
    in_force_body: JSON.stringify(priced(400)),
    in_force_code: "PT-000000",
    cost_body: "",
    backtest: "",
    backtest_at: null,
  };
  const api = new FakeApi().on("Record", data({ record: draft }))
    .on("ShownPriceTable", data({ getPriceTableById: shown }));
  const view = <EntityView resource={shippingCosts} id="p9" level={1} onClose={() => {}} />;
  await onStage(api, view, async () => {
    const heading = await screen.findByRole("heading", { level: 1 });
    assert.equal(heading.textContent, "PT-000001 · USPS Ground · Spring · Begins 01-01-2100");
    await press("Schedule");
    await says("It replaces PT-000000, which is in force now. Prices that rise: 1; that fall: 0");
    assert.equal((await screen.findByLabelText<HTMLInputElement>(/Begins/)).value, "01-01-2100");
  });
});
