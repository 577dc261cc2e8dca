/** The list that a figure opens has exactly the rows that the figure counts. */
import assert from "node:assert/strict";
import { drillOf } from "../../resources/drill.ts";
import { report } from "../../resources/figures/report.ts";
import { readView } from "../../resources/report_url.ts";

Deno.test("S2.2 a report of which only one day is given opens that day, as it counts it", () => {
  const day = "05-11-2026";
  for (const filters of [{ start: day }, { end: day }, { start: day, range: "today" }]) {
    const { start, end, range } = drillOf(report, "entries", filters, [])!;
    assert.deepEqual([start, end, range], [day, day, undefined], JSON.stringify(filters));
  }
  const { filters } = readView(report, `?start=${day}`);
  assert.deepEqual(filters, { start: day, end: day }, "the page names the day too");
});
