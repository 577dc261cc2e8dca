/** A stock table always belongs to one location, which is named before anything is counted. */
import { data, FakeApi, onStage, says, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import StockImportPage from "../../../../../src/features/catalogue/stock/import_page.tsx";

const at = (path: string) => {
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  const page = (
    <Router hook={hook} searchHook={searchHook}>
      <StockImportPage />
    </Router>
  );
  return { page, history };
};
const place = (found: object | null) => new FakeApi().on("LocationName", data({ getLocationById: found }));

Deno.test("S2.26 the location whose stock is counted is named", async () => {
  const api = place({ _id: "l1", code: "MAIN", name: "Newark plant" });
  const { page } = at("/locations/stock?location=l1");
  await onStage(api, page, async () => {
    await says("Newark plant · MAIN");
    assert.deepEqual(api.named("LocationName").map(({ variables }) => variables), [{ _id: "l1" }]);
  });
});

Deno.test("without a location, or with an unknown one, the list of locations is offered", async () => {
  for (const path of ["/locations/stock", "/locations/stock?location=gone"]) {
    const { page, history } = at(path);
    await onStage(place(null), page, async () => {
      await waitFor(() => assert.equal(history.at(-1), "/locations", path));
    });
  }
});
