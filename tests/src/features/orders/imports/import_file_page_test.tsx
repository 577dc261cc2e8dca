import {
  button,
  data,
  fireEvent,
  json,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { headerKey, type ImportPlan } from "../../../../../api/csv/plan.ts";
import { bookOf, inline, rowsXml } from "../../../../support/files/workbooks.ts";
import { FakeUpload } from "../../../fake_upload.ts";
import { apiWith, DONE_JOB, drop, NO_PROBLEMS, onPage, STORE, storeSelect } from "./import_stage.tsx";

const SHOPIFY_HEADER = "Name,Email,Created at,Currency,Lineitem quantity,Lineitem name,Lineitem price," +
  "Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Shipping Province,Shipping Country";
const SHOPIFY = `${SHOPIFY_HEADER}
#1001,a@b.example,2026-03-01 10:00:00 +0100,USD,2,Mug,10.00,MUG,Ada Lind,Way 1,Bergen,'0501,,NO
#1001,a@b.example,,,1,Cap,5.50,CAP,,,,,,
#1002,c@d.example,2026-03-02 10:00:00 +0100,USD,none,Mug,10.00,MUG,Bo Berg,Way 2,Oslo,'0150,,NO
`;
const OWN = "Bestellung;Artikel;Stück;Artikel\nB-1;MUG;2;Becher\nB-2;CAP;1;Mütze\n";
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = "orders.csv") => new File([content], name);

const control = (label: string | RegExp) => screen.findByLabelText<HTMLSelectElement>(label);
async function choose(label: string | RegExp, name: string): Promise<void> {
  const select = await control(label);
  // The options may come with a later answer.
  const option = await waitFor(() => {
    const found = [...select.options].find(({ textContent }) => textContent === name);
    if (!found) {
      throw new Error(`No option ${name} in ${[...select.options].map((each) => each.textContent)}`);
    }
    return found;
  });
  fireEvent.change(select, { target: { value: option.value } });
}
const isClosed = async () => (await button("Import orders")).getAttribute("aria-disabled") === "true";

Deno.test("the detected format is one line, and the orders are previewed with their problems", async () => {
  await onPage(apiWith(), async () => {
    drop(fileOf(SHOPIFY));
    await says("UTF-8 · comma · decimal point · year-month-day · Shopify order export");
    await says("1 order from 3 rows; 1 row will be refused");
    await says("#100101-03-2026Ada LindBergen, 0501, Norway2 × MUG1 × CAP25.50 USD");
    await says("4Lineitem quantityThis is not a valid number.");
    assert.equal(await isClosed(), false);
  });
});

Deno.test("each part of the format can be changed, and the file is read again at once", async () => {
  await onPage(apiWith(), async () => {
    drop(fileOf('Order ID,SKU,Quantity,Line Total\n1,MUG,1,"1,234"\n'));
    await says("Which is the decimal mark?");
    assert.equal(await isClosed(), true);
    fireEvent.click(await screen.findByRole("radio", { name: "decimal point: 1,234 is 1234" }));
    await says(/1,?234\.00 USD/);
    assert.equal(await isClosed(), false);
    await press("Change settings");
    await choose("Decimal mark", "decimal comma");
    await says("1.23 USD");
    await choose("Column separator", "semicolon");
    await says("Choose the columns for Order number, SKU, and Quantity");
    await choose("Encoding", "UTF-16");
    await says("The file is not text in the chosen encoding.");
    await choose("Encoding", "UTF-8");
    await choose("Column separator", "comma");
    await says("1.23 USD");
  });
});

Deno.test("a file of an unknown kind is mapped by hand; until then continuing is blocked with the reason", async () => {
  await onPage(apiWith(), async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(fileOf(OWN));
    await says(
      "Choose the columns for Order number, SKU, and Quantity. Orders cannot be created without them.",
    );
    assert.equal(await isClosed(), true);
    await press("Import orders");
    assert.equal(FakeUpload.all.length, 0);
    assert.equal((await control(/^SKU/)).getAttribute("aria-invalid"), "true");
    await choose(/^Order number/, "Bestellung");
    await choose(/^SKU/, "Artikel (column 2)");
    await says("Choose the column for Quantity");
    await choose(/^Quantity/, "Stück");
    await choose(/^Title/, "Artikel (column 4)");
    await says("2 orders from 2 rows");
    await says("MUGCAP");
    await press("Import orders");
    const plan = JSON.parse(FakeUpload.all[0]?.query["plan"] ?? "") as ImportPlan;
    assert.deepEqual([plan.profile, plan.format.delimiter], ["custom", ";"]);
    assert.deepEqual(plan.columns, { external_number: 0, sku: 1, quantity: 2, title: 3 });
  });
});

Deno.test("a header that the store has had before is read as the last time, and the page says so", async () => {
  const plan: ImportPlan = {
    profile: "custom",
    format: { encoding: "utf-8", delimiter: ";", quote: '"', decimal: ",", dateOrder: "mdy" },
    headers: ["Bestellung", "Artikel", "Stück", "Artikel"],
    columns: { external_number: 0, sku: 1, quantity: 2 },
  };
  const storedPlan = { header_key: headerKey(plan.headers), plan, updated_at: 1 };
  await onPage(apiWith([STORE], [storedPlan]), async ({ api }) => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(fileOf(OWN));
    await says("Same as last time for this store.");
    await says("2 orders from 2 rows");
    assert.deepEqual(api.named("ImportPlans")[0]?.variables, { store: "s1" });
    await choose(/^Quantity/, "Bestellung");
    await says("You chose the columns.");
  });
});

Deno.test("a file that gives no order is not sent", async () => {
  await onPage(apiWith(), async () => {
    drop(fileOf("Order ID,SKU,Quantity\n1,MUG,\n"));
    await says("No order can be created from this file");
    assert.equal(await isClosed(), true);
    await says("2QuantityThis is required. Fill it in.");
  });
});

Deno.test("the last chosen store is offered first the next time", async () => {
  const api = () => apiWith([STORE, { ...STORE, _id: "s2", name: "South" }]);
  await onPage(api(), async () => {
    await says("South · Mira");
    fireEvent.change(storeSelect(), { target: { value: "s2" } });
  }, { keepsDrafts: true });
  await onPage(api(), async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s2"));
  });
});

Deno.test("the refused rows are fetched and saved in a separate file; a failure is shown in place", async () => {
  const refusals = [{ line: 4, column: "Qty", because: null, reason: { code: "badNumber", text: "" } }];
  const api = apiWith().on("GetImport", data({ getJobById: { ...DONE_JOB, refused: 1, refusals } }));
  await onPage(api, async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(fileOf(SHOPIFY));
    await press("Import orders");
    await FakeUpload.all[0]?.answer(202, { job: "j1" });
    await button("Download refused rows");
    const { click } = HTMLAnchorElement.prototype;
    const [requests, saved]: [string[], string[]] = [[], []];
    let answer = () => json({ errors: [{ message: "", extensions: { code: "NOT_FOUND" } }] }, 404);
    globalThis.fetch = (url) => {
      requests.push(String(url));
      return Promise.resolve(answer());
    };
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    try {
      await press("Download refused rows");
      await says("The refused rows could not be downloaded.");
      answer = () => new Response("line\r\n");
      await press("Download refused rows");
      await waitFor(() => assert.deepEqual(saved, ["orders - refused rows.csv"]));
      assert.equal(requests[1], "http://api.test/api/imports/refused?job=j1");
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
  });
});

Deno.test("the store is checked before the file is sent: existing orders are skipped, and the problems of the others are shown", async () => {
  const check = { ...NO_PROBLEMS, taken: ["1"], unknown: ["CAP"] };
  const api = apiWith().on("CheckImport", data({ importCheck: check }));
  await onPage(api, async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(fileOf(
      "Order ID,SKU,Quantity,Recipient,Address,City,Zip\n1,MUG,1,Ada,Way 1,Bonn,53111\n2,CAP,1,Bo,Way 2,Bonn,53111\n3,MUG,1,Cy,Way 3,Bonn,53111\n",
    ));
    await says("2 new orders will be imported");
    await says("1 order is already in this store and will be skipped");
    await says("2: The country is missing.");
    await says("1: This SKU is not in the catalogue.");
    await says("Already in this store: skipped");
    assert.deepEqual(api.named("CheckImport").at(-1)?.variables, {
      store: "s1",
      numbers: ["1", "2", "3"],
      skus: ["MUG", "CAP"],
      ways: [{ country: "", method: "" }],
    });
    // With a country for all orders the one without other problems is complete.
    await choose("Country of orders without one", "Germany");
    await says("1 of them is complete");
  });
});

Deno.test("First day 2 before a file is sent its preview shows what its drafts would lack: a method, a print file, stock", async () => {
  const check = { ...NO_PROBLEMS, artless: ["MUG"], unavailable: ["CAP"], methodless: [0] };
  const api = apiWith().on("CheckImport", data({ importCheck: check }));
  await onPage(api, async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(fileOf(
      "Order ID,SKU,Quantity,Recipient,Address,City,Zip,Country\n1,MUG,1,Ada,Way 1,Bonn,53111,DE\n2,CAP,1,Bo,Way 2,Oslo,0150,NO\n3,TEE,1,Cy,Way 3,Bonn,53111,DE\n",
    ));
    await says("3 new orders will be imported");
    await says("2: No shipping method is chosen, and no policy gives one.");
    await says("1: This item has no print file.");
    await says("1: This item is out of stock or discontinued.");
    assert.equal(screen.queryByText(/lacks? nothing/), null);
    const methods = [{ country: "DE", method: "" }, { country: "NO", method: "" }];
    assert.deepEqual(api.named("CheckImport").at(-1)?.variables?.["ways"], methods);
    // A method for all orders is checked together with their countries.
    api.on("CheckImport", data({ importCheck: NO_PROBLEMS }));
    await choose("Shipping method of orders without one", "Express · UPS");
    await says("3 of them are complete");
    const chosen = [{ country: "DE", method: "express" }, { country: "NO", method: "express" }];
    assert.deepEqual(api.named("CheckImport").at(-1)?.variables?.["ways"], chosen);
  });
});

Deno.test("First day 2 orders without a method get the one chosen for the file, otherwise the store's", async () => {
  const store = { ...STORE, shipping_method: "standard" };
  await onPage(apiWith([store]), async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(fileOf("Order ID,SKU,Quantity\n1,MUG,1\n"));
    const select = await control("Shipping method of orders without one");
    await says("The file has no column for it: all its orders get this one.");
    await waitFor(() => assert.equal(select.selectedOptions[0]?.textContent, "The store’s: Standard"));
    await choose("Shipping method of orders without one", "Express · UPS");
    await press("Import orders");
    const plan = JSON.parse(FakeUpload.all.at(-1)?.query["plan"] ?? "") as ImportPlan;
    assert.equal(plan.shipping_method, "express");
  });
});

Deno.test("each row is an order, or several columns identify one: the sent plan is the previewed one", async () => {
  await onPage(apiWith(), async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(fileOf("Person,SKU,Quantity,Day\nAda,MUG,1,2026-03-04\nAda,CAP,2,2026-03-04\n"));
    await says("Choose the column for Order number");
    fireEvent.click(screen.getByRole("radio", { name: "Each row is a separate order" }));
    await says("2 orders from 2 rows");
    fireEvent.click(screen.getByRole("radio", { name: "Rows with the same values in several columns" }));
    await says("1 order from 2 rows");
    fireEvent.click(screen.getByRole("checkbox", { name: "Day" }));
    await says("1 order from 2 rows");
    await press("Import orders");
    const plan = JSON.parse(FakeUpload.all[0]?.query["plan"] ?? "") as ImportPlan;
    assert.deepEqual(plan.grouping, [0, 3]);
  });
});

Deno.test("a sheet of a workbook is chosen, previewed, and sent with its name", async () => {
  await onPage(apiWith(), async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    const orders = rowsXml(["Order Number", "SKU", "Quantity"].map(inline), [
      inline("W-1"),
      inline("MUG"),
      "<c><v>2</v></c>",
    ]);
    const book = bookOf({ sheets: { "Read me": rowsXml([inline("Hello")]), March: orders } });
    drop(new File([book], "orders.xlsx"));
    await says("The file has column names, but no rows below them.");
    await choose("Sheet", "March");
    await says("Sheet March · decimal point");
    await says("1 order from 1 row");
    await press("Change settings");
    assert.equal(screen.queryByLabelText("Encoding"), null);
    await press("Import orders");
    const query = new URL(FakeUpload.all.at(-1)?.url ?? "", "http://x").searchParams;
    assert.equal((JSON.parse(query.get("plan") ?? "{}") as ImportPlan).sheet, "March");
  });
});

Deno.test("Real input 13: the preview counts excluded orders and lets the person import them anyway", async () => {
  await onPage(apiWith(), async () => {
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    drop(
      fileOf(
        await Deno.readTextFile(new URL("../../../../fixtures/real/13_shopify_states.csv", import.meta.url)),
      ),
    );
    await says("Cancelled in the shop: 1 order (2 rows) left out.");
    await says("Refunded or voided in the shop: 2 orders (2 rows) left out.");
    assert.equal(await isClosed(), true);
    await says("Answer the question above first.");
    fireEvent.click(await screen.findByRole("radio", { name: "Leave these orders out" }));
    await says("Refunded in part: 1 order (1 row) left out.");
    assert.equal(await isClosed(), false);
    const [cancelled] = await screen.findAllByRole("checkbox", { name: "Import them anyway" });
    if (cancelled) fireEvent.click(cancelled);
    await says("Orders that are cancelled in the shop are imported.");
    await press("Import orders");
    const plan = JSON.parse(FakeUpload.all.at(-1)?.query["plan"] ?? "") as ImportPlan;
    assert.deepEqual([plan.keep, plan.leavesPartlyRefunded], [["cancelled"], true]);
  });
});
