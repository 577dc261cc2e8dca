/** The costs of a package on its record, and those that another record books. */
import { act, data, FakeApi, onStage, says, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import CostsPart from "../../../../../src/features/handover/local_bills/costs_part.tsx";
import PackageProfit from "../../../../../src/features/handover/profit/package_profit.tsx";

const record = { _id: "p1", version: 1 };
const cost = (kind: string, code: string, amount_minor: number) => ({
  ...{ kind, code, amount_minor, currency: "USD", basis: 300, estimated: false },
});
const costs = (...real_costs: readonly object[]) => data({ getPackageById: { _id: "p1", real_costs } });
const profit = (...parts: readonly string[]) =>
  data({
    getPackageById: {
      _id: "p1",
      profit: parts.map((part) => ({
        ...{ part, currency: "USD", charged_minor: 900, booked_minor: 450, invoiced_minor: 0 },
        difference_minor: 450,
      })),
    },
  });

/** Runs the timers that gather changes at once. */
function hurry(): void {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = ((run: () => void, ms?: number) => real(run, ms === 5_000 ? 1 : ms)) as typeof real;
}

Deno.test("the costs and the profit of a package are loaded again when the duty of its flight is booked", async () => {
  const api = new FakeApi()
    .on("PackageCosts", costs(cost("postage", "L-1", 450)), costs(cost("duty", "FL-000001", 120)))
    .on("PackageProfit", profit("postage"), profit("postage", "duty"));
  const parts = (
    <>
      <CostsPart record={record} />
      <PackageProfit record={record} />
    </>
  );
  await onStage(api, parts, async () => {
    await says("L-1");
    await screen.findByRole("rowheader", { name: /^Postage/ });
    hurry();
    act(() => publishChange("consolidations", ["f1"]));
    await says("FL-000001");
    await screen.findByRole("rowheader", { name: /^Dut/ });
    assert.deepEqual(["PackageCosts", "PackageProfit"].map((name) => api.named(name).length), [2, 2]);
  });
});
