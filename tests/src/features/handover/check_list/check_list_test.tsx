/** The Check List: counts that open their packages, a tick with a name, and a tick that comes too late. */
import { data, FakeApi, onStage, press, refusal, says, screen, type } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { checkFilter } from "../../../../../api/shipping/check_counts.ts";
import CheckListPage from "../../../../../src/features/handover/check_list/check_list_page.tsx";
import { readCheckFilters, writeCheckFilters } from "../../../../../resources/handover/check_filters.ts";
import { checkListFile } from "../../../../../src/features/handover/check_list/line_text.ts";

const place = { day: "2026-11-16", location_id: "main", carrier: "USPS" };
const counts = {
  ...{ to_leave: 5, labelled: 4, packed: 3, boxed: 2, handed_over: 2, scanned: 1, delivered: 0 },
  ...{ left_behind: 1, no_scan: 0, listed: 0, missing: 0, extra: 0 },
};
const line = { ...place, location_name: "Newark", counts, digest: "d1", tick: null };
const tick = {
  ...{
    _id: "t1",
    counts,
    signed_by: "Ann",
    note: "Truck full",
    maker_name: "Root",
    created_at: 1_794_830_400,
  },
  changes: [{ count: "scanned", joined: 2, left: 1 }],
};

Deno.test("S2.3 each count is a link to exactly its packages, and a tick shows the changes since then", async () => {
  const api = new FakeApi().on("CheckList", data({ checkList: [{ ...line, tick }] }));
  await onStage(api, <CheckListPage />, async () => {
    const link = await screen.findByRole("link", { name: /^Packed: 3\./ });
    const hrefs = (element: HTMLElement) =>
      new URLSearchParams(element.getAttribute("href")?.split("?")[1]).get("check");
    assert.equal(hrefs(link), checkFilter({ ...place, count: "packed" }));
    const since = await screen.findByRole("link", { name: /^\+2.−1 since the tick: Scanned\./ });
    assert.equal(hrefs(since), checkFilter({ ...place, count: "scanned", tick: "t1" }));
    await says("Truck full");
    await says("1 of 1 ticked");
    assert.equal(api.named("CheckList")[0]?.variables["range"], "this-month");
  }, { role: "root" });
});

Deno.test("S2.3 a tick that comes too late shows the changes and keeps the typed text", async () => {
  const now = { ...line, digest: "d2", counts: { ...counts, packed: 4 } };
  let answer = refusal("STALE", { current: now });
  const api = new FakeApi().on("CheckList", data({ checkList: [line] }))
    .on("MakeDayCheck", (request, signal) => answer(request, signal));
  await onStage(api, <CheckListPage />, async () => {
    await press(/^Tick /);
    await type(/^Name/, "Ann Packer");
    await type(/^Note/, "Truck at six");
    await press("Tick with this name");
    await says("Packed: 3 → 4");
    answer = data({ makeDayCheck: { ...now, tick } });
    await press("Tick with this name");
    const [first, second] = api.named("MakeDayCheck").map(({ variables }) => variables);
    assert.deepEqual([first?.["digest"], second?.["digest"]], ["d1", "d2"]);
    assert.deepEqual([second?.["signed_by"], second?.["note"]], ["Ann Packer", "Truck at six"]);
    assert.notEqual(first?.["key"], second?.["key"]);
  }, { role: "root" });
});

Deno.test("S2.3 without packages the next action is named; filters are in the address", async () => {
  const api = new FakeApi().on("CheckList", data({ checkList: [] }));
  await onStage(api, <CheckListPage />, async () => {
    await says("No packages should leave on these days");
    await screen.findByRole("link", { name: "Open orders that wait for payment" });
  }, { role: "root" });
  assert.deepEqual(readCheckFilters(""), { range: "this-month" });
  assert.equal(writeCheckFilters({ range: "this-month" }), "/shipment-report");
  const filters = { start: "01-11-2026", end: "02-11-2026", carrier: "USPS,None" };
  assert.deepEqual(readCheckFilters(writeCheckFilters(filters).split("?")[1] ?? ""), filters);
});

Deno.test("S2.3 the file has a row for each line, with its tick", () => {
  const [head, first] = checkListFile([{ ...line, tick }], "UTC").split("\r\n");
  assert.equal(head?.split(",").length, 30);
  assert.ok(
    first?.startsWith("16-11-2026,Newark,USPS,5,4,3,2,0,2,1,0,1,0,0,0,16-11-2026 12:00:00,Ann,Truck full,"),
  );
});
