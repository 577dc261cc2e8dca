/** A stock table always belongs to one location, which is named before anything is counted. */
import { data, FakeApi, onStage, press, says, screen, type, waitFor } from "../../../engine/record/stage.tsx";
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

const job = (status: string) => ({
  ...{ _id: "j1", kind: "stock.import", status, title: "", about: {}, total: 1, done: 1, made: 1 },
  ...{ skipped: 0, refused: 0, error: null, steps: [] },
});
const change = {
  sku: "TEE-M",
  name: "Tee",
  was: 1,
  will: 3,
  reserved: 0,
  problem: "",
  short_count: 0,
  short: [],
};

Deno.test("S2.26 a pasted table is received once: a second press does not add the pieces again", async () => {
  const api = place({ _id: "l1", code: "MAIN", name: "Newark plant" })
    .on("LookAtStock", data({ stockDiff: { rows: [change], short: 0 } }))
    .on("MakeBulk", data({ makeJob: job("Done") }))
    .on("GetBulk", data({ getJobById: job("Done") }));
  const { page } = at("/locations/stock?location=l1");
  await onStage(api, page, async () => {
    await type("Or paste SKU and count", "TEE-M\t2");
    await press("Show changes");
    await press("Save stock of 1 item");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
    await waitFor(() =>
      assert.equal(
        screen.getByRole("button", { name: "Save stock of 1 item" }).getAttribute("aria-disabled"),
        "true",
      )
    );
  });
});

Deno.test("S2.26 a first cell that is empty in a pasted table stays the first cell", async () => {
  const api = place({ _id: "l1", code: "MAIN", name: "Newark plant" })
    .on("LookAtStock", data({ stockDiff: { rows: [change], short: 0 } }));
  const { page } = at("/locations/stock?location=l1");
  await onStage(api, page, async () => {
    await type("Or paste SKU and count", "\tSKU\tCount\n1\tTEE-M\t2\n");
    await press("Show changes");
    await waitFor(() => assert.equal(api.named("LookAtStock").length, 1));
    const { rows } = api.named("LookAtStock")[0]!.variables["table"] as { readonly rows: unknown };
    assert.deepEqual(rows, [{ sku: "TEE-M", count: 2 }]);
  });
});
