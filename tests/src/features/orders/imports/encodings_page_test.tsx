/** Tests that items, stock and prices are read in the encoding that is detected, or that a person chooses. */
import {
  act,
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
import { realFile } from "../../../../support/orders/real_input.ts";
import { FakeUpload } from "../../../fake_upload.ts";

async function chooseFile(name: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>("File", { selector: "input" });
  Object.defineProperty(input, "files", { value: [new File([realFile(name)], name)], configurable: true });
  fireEvent.change(input);
}

async function chooseEncoding(encoding: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText("Encoding"), { target: { value: encoding } });
}

Deno.test("Real input 7: a file of items shows that its encoding is assumed, and is sent in the chosen one", async () => {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  try {
    await onStage(new FakeApi(), <ItemImportPage />, async () => {
      await chooseFile("07_items_mac_roman.csv");
      await says("so Windows-1252 is assumed");
      await says("Line 2: Tasse OlŽ");
      await chooseEncoding("macintosh");
      await says("Line 2: Tasse Olé");
      await says("The encoding Mac Roman is chosen.");
      await waitFor(() => assert.ok(screen.getByRole("table").textContent.includes("Tee Niño")));
      await press("Import items");
      await waitFor(() => assert.equal(FakeUpload.all.length > 0, true));
      const plan = JSON.parse(FakeUpload.all.at(-1)?.query["plan"] ?? "") as ItemPlan;
      assert.equal(plan.format.encoding, "macintosh");
    });
  } finally {
    forgetSession();
    restore();
  }
});

Deno.test("Real input 7: a stock table is read in the chosen encoding, and a pasted one raises no question", async () => {
  const looked: (readonly { readonly sku: string }[])[] = [];
  const api = new FakeApi().on(
    "LocationName",
    data({ getLocationById: { _id: "l1", code: "MAIN", name: "Main" } }),
  )
    .on("LookAtStock", ({ variables }) => {
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
    await chooseFile("07_stock_shift_jis.csv");
    await says("so Windows-1252 is assumed");
    await chooseEncoding("shift_jis");
    await says("Line 2: マグ-白");
    await waitFor(() => assert.deepEqual(looked.at(-1)?.map(({ sku }) => sku), ["マグ-白", "マグ-黒"]));
    fireEvent.change(await screen.findByLabelText(/^Or paste/), { target: { value: "SKU\tCount\nTÉE\t3" } });
    await press("Show changes");
    await waitFor(() => assert.deepEqual(looked.at(-1)?.map(({ sku }) => sku), ["TÉE"]));
    assert.equal(screen.queryByText(/encoding/i), null);
  });
});

const CARD = { _id: "p-letters", version: 1, status: "draft", currency: "USD", body: EMPTY_BODY };
let editing: PriceTableEditing | undefined;

function Prices(): ReactElement {
  editing = usePriceTableEditing(CARD);
  return <ImportPriceTable editing={editing} currency="USD" given="" onClose={() => {}} />;
}

Deno.test("Real input 7: a file of prices is read in the chosen encoding", async () => {
  await onStage(new FakeApi(), <Prices />, async () => {
    await chooseFile("07_prices_windows_1250.csv");
    await says("so Windows-1252 is assumed");
    await says("Line 1: £ódŸ · Kraków");
    await chooseEncoding("windows-1250");
    await says("Line 1: Łódź · Kraków");
    await press("Use these prices");
    await waitFor(() =>
      assert.deepEqual(editing?.read.body.zones.map(({ code }) => code), ["Łódź", "Kraków"])
    );
    act(() => editing?.drop());
  });
});
