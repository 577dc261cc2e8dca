/** Files as they really arrive, on the page where a person imports them. */
import assert from "node:assert/strict";
import type { ImportPlan } from "../../../../../api/csv/plan.ts";
import { realFile } from "../../../../support/orders/real_input.ts";
import { data, fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import { FakeUpload } from "../../../fake_upload.ts";
import { apiWith, DONE_JOB, drop, onPage, storeSelect } from "./import_stage.tsx";

const real = (name: string) => new File([realFile(name)], name);
const dropReal = async (name: string) => {
  await waitFor(() => assert.equal(storeSelect().value, "s1"));
  drop(real(name));
};

async function choose(label: string | RegExp, name: string): Promise<void> {
  const select = await screen.findByLabelText<HTMLSelectElement>(label);
  const option = [...select.options].find(({ textContent }) => textContent === name);
  if (!option) throw new Error(`No option ${name} in ${[...select.options].map((each) => each.textContent)}`);
  fireEvent.change(select, { target: { value: option.value } });
}

async function sentPlan(): Promise<ImportPlan> {
  await press("Import orders");
  return JSON.parse(FakeUpload.all.at(-1)?.query["plan"] ?? "") as ImportPlan;
}

Deno.test("Real input 7: an assumed encoding is marked, shows its letters, and can be changed next to them", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("07_mac_roman.csv");
    await says("Windows-1252 (assumed) · comma");
    await says("so Windows-1252 is assumed");
    await says("Line 2: JosŽ Nœ–ez");
    await choose("Encoding", "Mac Roman (Western European)");
    await says("Line 2: José Núñez · Calle Añil 3 · Málaga");
    await says("The encoding Mac Roman is chosen.");
    await says("José NúñezMálaga");
    assert.equal((await sentPlan()).format.encoding, "macintosh");
  });
});

Deno.test("Real input 7: the proof of an encoding is shown, and nothing is left to choose", async () => {
  await onPage(apiWith(), async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(new File(["Order ID,SKU,Quantity,City\n1,MUG,1,Bonn\n"], "orders.csv"));
    await says("the file has no letters outside ASCII");
    drop(new File(["Order ID,SKU,Quantity,City\n1,MUG,1,Köln\n"], "orders.csv"));
    await says("the letters of the file prove UTF-8");
    drop(new File(["\ufeffOrder ID,SKU,Quantity,City\n1,MUG,1,Köln\n"], "orders.csv"));
    await says("a mark at the beginning of the file proves UTF-8");
    assert.equal(screen.queryByLabelText("Encoding"), null);
  });
});

Deno.test("Real input 9: the row with the column names is shown, and can be chosen", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("09_titles.csv");
    await says("The column names are in line 4: 2 rows above them are not imported.");
    await says("2 orders from 2 rows");
    await press("Change settings");
    await choose("Row with the column names", "Line 5: T-1 · MUG · 2 · Ada Lind · Way 1 · Bergen");
    await says("Choose the columns for Order number, SKU, and Quantity");
    await choose("Row with the column names", "Line 6: T-2 · CAP · 1 · Bo Berg · Way 2 · Oslo");
    await says("The file has column names, but no rows below them.");
    await choose(
      "Row with the column names",
      "Line 4: Order ID · SKU · Quantity · Recipient · Address · City",
    );
    await says("2 orders from 2 rows");
    assert.equal((await sentPlan()).rowsAbove, 2);
  });
});

Deno.test("Real input 9: reading without quotes is a choice, and is detected if quotes are part of the text", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("09_bare_quotes.tsv");
    await says("UTF-8 · tab · no quotes · decimal point");
    await says("3 orders from 3 rows");
    await press("Change settings");
    await choose("Quotes", "double quotes");
    await says("2Whole rowThe quotes in this row do not match.");
    await choose("Quotes", "no quotes");
    await says("3 orders from 3 rows");
  });
});

Deno.test("Real input 9: rows hidden by a filter are counted before the import, and imported on request", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("09_hidden_rows.xlsx");
    await says("Hidden in the spreadsheet: 2 orders (2 rows) left out, whole or in part.");
    await says("3 orders from 5 rows");
    fireEvent.click(await screen.findByRole("checkbox", { name: "Import them anyway" }));
    await says("Rows that the spreadsheet hides are imported.");
    await says("4 orders from 5 rows");
    assert.deepEqual((await sentPlan()).keep, ["hidden"]);
  });
});

Deno.test("Real input 15: columns with the same name are further items; they are named and can be changed by hand", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("15_repeated_columns.csv");
    await says("so that a row can have 1 more item");
    await says("1 × MUG2 × CAP");
    await press("Remove item 2");
    await says("Several columns are called SKU, Quantity. Those that are not chosen below are not read");
    await press("Add an item to the row");
    await says("Choose SKU and quantity for each further item of a row, or remove the item.");
    await choose("SKU of item 2", "SKU (column 4)");
    await choose("Quantity of item 2", "Quantity (column 5)");
    await says("1 × MUG2 × CAP");
    assert.deepEqual((await sentPlan()).furtherItems, [{ sku: 3, quantity: 4 }]);
  });
});

Deno.test("Real input 15: several columns feed one field", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("15_joined_columns.csv");
    await says("2 orders from 2 rows");
    await choose(/^Recipient/, "First name");
    await press("Add a column to Recipient");
    await choose("Recipient: column 2", "Last name");
    await says("Ada LindBo");
    assert.deepEqual((await sentPlan()).furtherColumns, { recipient_name: [4] });
  });
});

Deno.test("Real input 13: the result names the orders that were left out", async () => {
  const remarks = [{ code: "cancelled", rows: 2, orders: 1 }, { code: "discount", rows: 1, orders: 1 }];
  const done = {
    ...DONE_JOB,
    about: { ...DONE_JOB.about, remarks: [...remarks, { code: "later", rows: 1, orders: 1 }] },
  };
  await onPage(apiWith().on("GetImport", data({ getJobById: done })), async () => {
    await dropReal("13_shopify_states.csv");
    fireEvent.click(await screen.findByRole("radio", { name: "Leave these orders out" }));
    await says("Refunded in part: 1 order (1 row) left out.");
    await press("Import orders");
    await FakeUpload.all.at(-1)?.answer(202, { job: "j1" });
    await says("The import is done");
    await says(
      "Left out or changedCancelled in the shop: 1 order (2 rows) left out.Discounts: 1 row in 1 order",
    );
  });
});

Deno.test("Real input 8: the preview shows postal codes with their restored zeros", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("08_postal_codes.csv");
    await says("Ada LindDresden, 01067, Germany");
    await says("Ed MossBoston, MA 02138-1001, United States");
    await says("1: The postal code does not fit its country.");
  });
});

Deno.test("Real input 15: the preview says when a company is the recipient", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("15_blank_rows.csv");
    await says("Nordic Gifts LtdOslo, 0150, Norway");
    await says("1: The recipient’s name is missing.");
  });
});

Deno.test("Real input 18: the preview counts drafts without a required state or postal code, and refuses none", async () => {
  await onPage(apiWith(), async () => {
    await dropReal("18_required_parts.csv");
    await says("7 orders from 7 rows");
    await says("3: The state or province is missing, which the post of this country requires.");
    await says("2: The postal code is missing, which the post of this country requires.");
    assert.equal(screen.queryByText(/will be refused/), null);
  });
});
