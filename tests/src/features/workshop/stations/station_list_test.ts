import assert from "node:assert/strict";
import { commandCode } from "../../../../../api/codes/commands.ts";
import type { Desk } from "../../../../../machines/workshop/station_context.ts";
import { scanLines } from "../../../../../src/features/workshop/stations/scan_lines.ts";
import { configureApp } from "../../../../support/client/app_config.ts";
import { scanSecond } from "../../../../../src/features/workshop/stations/scan_time.ts";

const SCAN = {
  ...{ key: "k1", code: "UN-000001", ticket: "UN-000001", outcome: "done", event: "unit.pass", answer: "" },
  ...{ text: "", at: 1, operator_name: "Linh" },
} as Desk["last"][number];

Deno.test("First day: the last scans name the ticket or the code that was read, but not the code of a command card", () => {
  const buying = { ...SCAN, code: commandCode("confirm"), ticket: "", event: "label.buy" };
  const label = { ...SCAN, code: "RB123456785VN", ticket: "", event: "parcel.close" };
  const passed = { ...SCAN, code: commandCode("pass") };
  const names = scanLines([SCAN, passed, buying, label]).map(({ name }) => name);
  assert.deepEqual(names, ["UN-000001", "UN-000001", "", "RB123456785VN"]);
  assert.match(scanLines([buying])[0]?.text ?? "", /· Linh$/);
});

Deno.test("First day: a last scan shows its second today and its day on any other day", () => {
  configureApp();
  const at = Date.UTC(2026, 10, 30, 14, 2, 12) / 1_000;
  assert.equal(scanSecond(at, at + 60), "14:02:12");
  assert.equal(scanSecond(at, at + 86_400), "30-11-2026 14:02");
});
