import { FakeApi, onStage, says, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { holdNow } from "../../../../../src/lib/now.ts";
import { UnitCounts } from "../../../../../src/features/workshop/units/unit_counts.tsx";
import type { ShownUnit } from "../../../../../src/features/workshop/units/unit.ts";
import { HistoryEvents } from "../../../../../src/features/workshop/units/unit_event.tsx";
import { UnitsByItem } from "../../../../../src/features/workshop/units/units_by_item.tsx";

const PAST = 1_600_000_000;
const unit = (n: number, over: Partial<ShownUnit> = {}): ShownUnit => ({
  _id: `u${n}`,
  ticket: `UN-00000${n}`,
  order_line_id: "l1",
  sku: "TEE-M",
  title: "T-shirt",
  variant: "Black, M",
  print_status: "Printing",
  work_status: "Waiting",
  station_code: "",
  operator_name: "",
  bin_code: "",
  due_at: PAST,
  package_id: null,
  package_code: "",
  rejects: 0,
  returned: null,
  ...over,
});
const shown = (...units: readonly ShownUnit[]) => (
  <>
    <UnitCounts units={units} />
    <UnitsByItem units={units} onDone={() => {}} />
  </>
);

Deno.test("an order's garments show their step, station, operator, bin and due day, and each links to its record", async () => {
  const units = [
    unit(1, { work_status: "Inprocess", station_code: "ST-000003", operator_name: "Mai" }),
    unit(2),
    unit(3, { print_status: "Packed", work_status: "", bin_code: "A07" }),
  ];
  await onStage(new FakeApi(), shown(...units), async () => {
    for (const words of ["ST-000003", "Mai", "A07"]) await says(words);
    const [counts] = screen.getAllByRole("list");
    assert.equal(counts?.textContent?.replace(/\s+/g, " "), "Printing 2Packed 1");
    // A packed garment no longer counts as late.
    const late = screen.getAllByText("Late", { exact: false });
    assert.equal(late.length, 2);
    const link = screen.getByRole("link", { name: "UN-000003" });
    assert.equal(link.getAttribute("href"), "/orders/print/all/u3");
  });
});

Deno.test("a garment is late once its due day is over, as its order is, and not on that day", async () => {
  const noon = Date.UTC(2026, 4, 6, 12) / 1_000;
  holdNow(noon);
  const units = [unit(1, { due_at: noon - 7_200 }), unit(2, { due_at: noon - 86_400 })];
  await onStage(new FakeApi(), shown(...units), async () => {
    await says("2026");
    const late = screen.getAllByText("Late", { exact: false });
    assert.equal(late.length, 1);
  });
});

Deno.test("a seller sees a garment's progress and result, but not who worked on it or where", async () => {
  // The API leaves these fields empty for sellers, and even a station that it returned would not be shown.
  const units = [unit(1, {
    station_code: "ST-000003",
    print_status: "Packed",
    work_status: "",
    returned: { outcome: "scrapped", reason_code: "carrier" },
  })];
  await onStage(new FakeApi(), shown(...units), async () => {
    await says("Returned: scrapped · Carrier damage");
    assert.ok(!document.body.textContent?.includes("ST-000003"));
    assert.equal(screen.getAllByRole("list").length, 1, "one garment is not counted");
  }, { role: "sale", scope: ["u1"] });
});

Deno.test("a garment's history shows that it was kept and scrapped, with the reason and without a state", async () => {
  const happened = {
    ...{
      cycle: 1,
      source: "hand",
      reason_code: "",
      reason: "",
      fault_step: "",
      station_code: "",
      photos: [],
    },
    ...{ from_state: "", to_state: "", actor_name: "Tom", at: PAST },
  };
  const events = [
    { ...happened, _id: "e3", event: "return.scrapped", reason_code: "unclaimed", reason: "No room." },
    { ...happened, _id: "e2", event: "return.kept" },
    { ...happened, _id: "e1", event: "unit.pass", from_state: "Packing.Inprocess", to_state: "Packed" },
  ];
  await onStage(new FakeApi(), <HistoryEvents events={events} />, async () => {
    await says("Returned: scrapped");
    await says("Nobody needs it · No room.");
    const [scrapped, kept, packed] = screen.getAllByRole("listitem").map(({ textContent }) =>
      textContent ?? ""
    );
    assert.match(scrapped!, /Tom/);
    assert.match(kept!, /^Returned: kept/);
    assert.deepEqual([scrapped, kept, packed].map((text) => text!.includes("→")), [false, false, true]);
  });
});
