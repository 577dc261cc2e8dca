/**
 * Tests that rows which a workbook hides are named before items, stock and prices are imported, and left out
 * unless requested.
 */
import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { ReactElement } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { ItemPlan } from "../../../../../api/csv/item_table.ts";
import { EMPTY_BODY } from "../../../../../api/shipping/rating/problems.ts";
import ItemImportPage from "../../../../../src/features/catalogue/items/import_page.tsx";
import {
  type PriceTableEditing,
  usePriceTableEditing,
} from "../../../../../src/features/shipping/price_tables/table_store.ts";
import { ImportPriceTable } from "../../../../../src/features/shipping/price_tables/import_table.tsx";
import StockImportPage from "../../../../../src/features/catalogue/stock/import_page.tsx";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import { bookOf, filteredXml } from "../../../../support/files/workbooks.ts";
import { FakeUpload } from "../../../fake_upload.ts";

const LEFT = "1 row that the spreadsheet hides is left out.";
const KEPT = "1 row that the spreadsheet hides is imported too.";

/** Chooses a workbook whose second row below its header is hidden. */
async function chooseFiltered(...rows: readonly (readonly string[])[]): Promise<void> {
  const book = bookOf({ sheets: { Sheet: filteredXml(rows, 2) } });
  const input = await screen.findByLabelText<HTMLInputElement>("File", { selector: "input" });
  Object.defineProperty(input, "files", { value: [new File([book], "filtered.xlsx")], configurable: true });
  fireEvent.change(input);
}
const keepHidden = async () => fireEvent.click(await screen.findByLabelText("Import them anyway"));

Deno.test("Real input 9: hidden items of a workbook are named, left out, and imported on request", async () => {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  const sentPlan = async () => {
    const before = FakeUpload.all.length;
    await press("Import items");
    await waitFor(() => assert.equal(FakeUpload.all.length, before + 1));
    return JSON.parse(FakeUpload.all.at(-1)?.query["plan"] ?? "") as ItemPlan;
  };
  try {
    for (const isKept of [false, true]) {
      await onStage(new FakeApi(), <ItemImportPage />, async () => {
        await chooseFiltered(["sku", "price"], ["TEE", "1"], ["OLD", "2"], ["MUG", "3"]);
        await says(LEFT);
        await says("Rows that fit: 2.");
        assert.equal(screen.queryByText("OLD"), null);
        if (isKept) {
          await keepHidden();
          await says(KEPT);
          await says("Rows that fit: 3.");
          await screen.findByText("OLD");
        }
        assert.equal((await sentPlan()).keepsHidden ?? false, isKept);
      });
    }
  } finally {
    forgetSession();
    restore();
  }
});

Deno.test("Real input 9: a stock table leaves hidden rows out, and says so", async () => {
  const looked: (readonly { readonly sku: string }[])[] = [];
  const place = data({ getLocationById: { _id: "l1", code: "MAIN", name: "Main" } });
  const api = new FakeApi().on("LocationName", place).on("LookAtStock", ({ variables }) => {
    looked.push((variables["table"] as { readonly rows: readonly { readonly sku: string }[] }).rows);
    return Response.json({ data: { stockDiff: { short: 0, rows: [] } } });
  });
  const { hook, searchHook } = memoryLocation({ path: "/locations/stock?location=l1" });
  const page = (
    <Router hook={hook} searchHook={searchHook}>
      <StockImportPage />
    </Router>
  );
  await onStage(api, page, async () => {
    await chooseFiltered(["sku", "count"], ["TEE", "1"], ["OLD", "2"], ["MUG", "3"]);
    await says(LEFT);
    await waitFor(() => assert.deepEqual(looked.at(-1)?.map(({ sku }) => sku), ["TEE", "MUG"]));
    await keepHidden();
    await says(KEPT);
    await waitFor(() => assert.deepEqual(looked.at(-1)?.map(({ sku }) => sku), ["TEE", "OLD", "MUG"]));
  });
});

const CARD = { _id: "p-hidden", version: 1, status: "draft", currency: "USD", body: EMPTY_BODY };
let editing: PriceTableEditing | undefined;

function Prices(): ReactElement {
  editing = usePriceTableEditing(CARD);
  return <ImportPriceTable editing={editing} currency="USD" given="" onClose={() => {}} />;
}

Deno.test("Real input 9: prices of a hidden row are left out, and a problem names the row of the file", async () => {
  await onStage(new FakeApi(), <Prices />, async () => {
    await chooseFiltered(["kg", "US"], ["0.5", "4.10"], ["1", "5.10"], ["2", "none"]);
    await says(LEFT);
    await says("Row 4");
    await keepHidden();
    await says(KEPT);
    await press("Use these prices");
    await waitFor(() => assert.equal(editing?.read.body.brackets.length, 3));
  });
});
