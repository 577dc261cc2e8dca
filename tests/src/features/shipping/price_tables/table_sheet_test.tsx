/** A price table as a sheet: the keyboard, the clipboard, marked cells, and saving a draft. */
import {
  act,
  data,
  FakeApi,
  fireEvent,
  json,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { PriceTableBody } from "../../../../../api/shipping/rating/price_table.ts";
import { writeDraft } from "../../../../../src/lib/drafts.ts";
import { person } from "../../../../support/client/person.ts";
import { priceTablePart } from "../../../../../src/features/shipping/price_tables/table_parts.tsx";

const BODY: PriceTableBody = {
  zones: [
    { code: "US", countries: ["US"], postal_prefixes: [] },
    { code: "EU", countries: ["DE", "FR"], postal_prefixes: [] },
  ],
  brackets: [{ up_to_g: 100, cells: [450, 900] }, { up_to_g: 250, cells: [500, null] }],
  further: null,
  dim: null,
  surcharges: [],
  duties: [],
};

let turn = 0;
const shown = (more: object = {}, body: PriceTableBody = BODY) =>
  data({
    getPriceTableById: {
      _id: `p${turn}`,
      code: "PT-000001",
      version: 3,
      status: "draft",
      kind: "price",
      currency: "USD",
      body: JSON.stringify(body),
      in_force_body: "",
      in_force_code: "",
      cost_body: "",
      backtest: "",
      backtest_at: null,
      ...more,
    },
  });
const saved = data({ makePriceTable: { _id: "p", version: 4 } });

const Prices = priceTablePart("priceTables", "prices");
const Zones = priceTablePart("priceTables", "zones");
/** Makes a new record for each test, as unsaved changes of a record stay until its window closes. */
const fresh = () => ({ _id: `p${++turn}`, version: 3 });
const grid = () => screen.findByRole("grid");
const cells = () => [...document.querySelectorAll("[role=gridcell]")].map(({ textContent }) => textContent);
const key = async (name: string, more: object = {}) => {
  const box = await grid();
  act(() =>
    void fireEvent.keyDown(document.activeElement?.closest("[role=grid]") ? document.activeElement! : box, {
      key: name,
      ...more,
    })
  );
};
const CTRL = { ctrlKey: true };

async function paste(text: string): Promise<void> {
  const box = await grid();
  act(() => void fireEvent.paste(box, { clipboardData: { getData: () => text } }));
}

async function typeIn(text: string): Promise<void> {
  await key(text[0] ?? "");
  const input = await screen.findByRole("textbox", { name: /, row \d/ });
  act(() => void fireEvent.change(input, { target: { value: text } }));
  act(() => void fireEvent.keyDown(input, { key: "Enter" }));
}

Deno.test("S2.29 the keyboard moves through the sheet, edits a cell, empties it, and undoes both", async () => {
  const record = fresh();
  await onStage(new FakeApi().on("ShownPriceTable", shown()), <Prices record={record} />, async () => {
    assert.deepEqual((await grid(), cells()), ["100", "4.50", "9.00", "250", "5.00", "–"]);
    await key("ArrowRight");
    await typeIn("4.75");
    assert.deepEqual(cells().slice(0, 3), ["100", "4.75", "9.00"]);
    // Enter has moved one row down.
    await key("Delete");
    assert.equal(cells()[4], "–");
    await key("z", CTRL);
    assert.equal(cells()[4], "5.00");
    await key("z", CTRL);
    assert.equal(cells()[1], "4.50");
    await key("y", CTRL);
    assert.equal(cells()[1], "4.75");
  });
});

Deno.test("S2.29 text pasted from a spreadsheet is in the sheet, and copied text matches it", async () => {
  const record = fresh();
  await onStage(new FakeApi().on("ShownPriceTable", shown()), <Prices record={record} />, async () => {
    await grid();
    await paste("50\t1.00\t2.00\n100\t1,234.50\t–\n150\t3.00\t4.00\n");
    assert.deepEqual(cells(), ["50", "1.00", "2.00", "100", "1234.50", "–", "150", "3.00", "4.00"]);
    let copied = "";
    const box = await grid();
    act(() =>
      void fireEvent.copy(box, { clipboardData: { setData: (_: string, text: string) => copied = text } })
    );
    assert.equal(copied, "50\t1.00\t2.00\n100\t1234.50\t\n150\t3.00\t4.00\n");
  });
});

Deno.test("S2.29 a pasted whole table is previewed first, and replaces prices and zones once accepted", async () => {
  const prices = <Prices record={fresh()} />;
  await onStage(new FakeApi().on("ShownPriceTable", shown()), prices, async () => {
    await paste("oz,US,Far\n1,3.66,3.70\n2,3.70,4");
    await says("2 weights in 2 zones.");
    await says("Zone Far is new: enter its countries.");
    await press("Use these prices");
    assert.deepEqual(cells(), ["28", "3.66", "3.70", "57", "3.70", "4.00"]);
    await key("z", CTRL);
    assert.deepEqual(cells().slice(0, 3), ["100", "4.50", "9.00"]);
  });
});

Deno.test("S2.29 475,962 is never read as 475.962: the person chooses its decimal mark", async () => {
  const record = fresh();
  await onStage(new FakeApi().on("ShownPriceTable", shown()), <Prices record={record} />, async () => {
    await grid();
    await key("ArrowRight");
    await paste("475,962");
    await says("How are the pasted amounts written? “475,962” can be read in two ways.");
    assert.equal(cells()[1], "4.50");
    await press("With a decimal point");
    assert.equal(cells()[1], "475962.00");
    assert.equal(document.activeElement?.getAttribute("role"), "grid");
  });
});

Deno.test("S2.29 weights that do not rise are red, a falling price is amber; both are listed with their row", async () => {
  const record = fresh();
  const body = {
    ...BODY,
    brackets: [{ up_to_g: 300, cells: [450, 900] }, { up_to_g: 250, cells: [400, 950] }],
  };
  await onStage(
    new FakeApi().on("ShownPriceTable", shown({}, body)),
    <Prices record={record} />,
    async () => {
      await grid();
      await says("Row 2: The weight is not higher than the one before.");
      await says("Row 2: A heavier package costs less than a lighter one.");
      const wrong = [...document.querySelectorAll("[aria-invalid=true]")].map(({ textContent }) =>
        textContent
      );
      assert.deepEqual(wrong, ["250"]);
    },
  );
});

Deno.test("S2.29 a draft is saved with the version at which editing began; unreadable values are not sent", async () => {
  const record = fresh();
  const api = new FakeApi().on("ShownPriceTable", shown()).on("SavePriceTable", saved);
  await onStage(api, <Prices record={record} />, async () => {
    await grid();
    await key("ArrowRight");
    await paste("cheap");
    await says("Fix what cannot be read, then save.");
    await press("Save draft");
    assert.equal(api.named("SavePriceTable").length, 0);
    await key("z", CTRL);
    await paste("7");
    await press("Save draft");
    await waitFor(() => assert.equal(api.named("SavePriceTable").length, 1));
    const { body, version, id } = api.named("SavePriceTable")[0]!.variables;
    assert.deepEqual([id, version], [record._id, 3]);
    assert.deepEqual(JSON.parse(String(body)).brackets[0], { up_to_g: 100, cells: [700, 900] });
    await waitFor(() => assert.equal(screen.queryByText("Changes that are not saved"), null));
  });
});

Deno.test("S2.29 prices that are typed while the table is saved stay unsaved", async () => {
  const record = fresh();
  let answer = () => {};
  const slow = new Promise<Response>((resolve) =>
    answer = () => resolve(json({ data: { makePriceTable: { _id: "p", version: 4 } } }))
  );
  const api = new FakeApi().on("ShownPriceTable", shown()).on("SavePriceTable", () => slow);
  await onStage(api, <Prices record={record} />, async () => {
    await grid();
    await key("ArrowRight");
    await typeIn("4.75");
    await press("Save draft");
    await typeIn("5.25");
    answer();
    await says("Changes that are not saved");
    await screen.findByRole("button", { name: "Save draft" });
    await press("Save draft");
    await waitFor(() => assert.equal(api.named("SavePriceTable").length, 2));
    assert.deepEqual(api.named("SavePriceTable").map(({ variables }) => variables["version"]), [3, 4]);
    assert.match(String(api.named("SavePriceTable")[1]!.variables["body"]), /475.*525/);
  });
});

Deno.test("S2.29 a save whose answer comes only after a reload shows the saved prices", async () => {
  const record = fresh();
  const after = { ...BODY, brackets: [{ up_to_g: 100, cells: [475, 900] }] };
  const api = new FakeApi()
    .on("ShownPriceTable", shown(), shown({ version: 4 }, after))
    .on("SavePriceTable", saved);
  const pending = { event: "card.save", key: "k1", params: { body: JSON.stringify(after), version: "3" } };
  writeDraft(person()._id, `priceTables.${record._id}.card`, pending);
  await onStage(api, <Prices record={record} />, async () => {
    await waitFor(() => assert.equal(api.named("SavePriceTable").length, 1));
    await waitFor(() => assert.deepEqual(cells(), ["100", "4.75", "9.00"]));
  });
});

Deno.test("S2.29 a table that somebody else saved first is not overwritten; the changes stay until they are discarded", async () => {
  const record = fresh();
  const api = new FakeApi().on("ShownPriceTable", shown()).on("SavePriceTable", refusal("STALE"));
  await onStage(api, <Prices record={record} />, async () => {
    await grid();
    await key("ArrowRight");
    await paste("7");
    await press("Save draft");
    await screen.findByText(/Somebody else changed it first/);
    assert.equal(cells()[1], "7.00");
    await press("Undo all changes");
    assert.equal(cells()[1], "4.50");
  });
});

Deno.test("S2.29 a table in force can be read and copied, never changed", async () => {
  const record = fresh();
  const api = new FakeApi().on("ShownPriceTable", shown({ status: "active" }));
  await onStage(api, <Prices record={record} />, async () => {
    assert.equal((await grid()).getAttribute("aria-readonly"), "true");
    await key("ArrowRight");
    await paste("7");
    await key("Delete");
    assert.deepEqual(cells(), ["100", "4.50", "9.00", "250", "5.00", "–"]);
    assert.equal(screen.queryByRole("button", { name: "Add row" }), null);
  });
});

Deno.test("S2.29 zones are edited in a sheet too; changes stay while another tab is open", async () => {
  const record = fresh();
  const api = new FakeApi().on("ShownPriceTable", shown());
  await onStage(api, <Zones record={record} />, async () => {
    await grid();
    await key("ArrowRight");
    await typeIn("US CA");
    assert.equal(cells()[1], "US CA");
  });
  await onStage(api, <Prices record={record} />, async () => {
    await grid();
    await says("Changes that are not saved");
    await press("Undo all changes");
  });
});
