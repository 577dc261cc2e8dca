/** Stations and bins in a location's record: shown, added, changed and deleted there. */
import {
  data,
  FakeApi,
  field,
  fireEvent,
  noForm,
  onStage,
  press,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { bins, stations } from "../../../../../resources/catalogue/stations.ts";
import BinsTab from "../../../../../src/features/catalogue/locations/bins_tab.tsx";
import PrintersTab from "../../../../../src/features/catalogue/locations/printers_tab.tsx";
import StationsTab from "../../../../../src/features/catalogue/locations/stations_tab.tsx";

const PRINTER = {
  _id: "s1",
  version: 2,
  code: "ST-000003",
  name: "DTG 1",
  step: "print",
  auto_pass: true,
  photo: false,
  sheet_w_mm: 1_118,
};
const BIN = { _id: "b1", version: 1, code: "BN-000001", label: "A01", capacity: 12 };
const location = { _id: "l1", version: 1 };
const stage = (rows: readonly object[]) =>
  new FakeApi().on("Parts", data({ rows })).on("Make", data({ made: { _id: "s1", version: 3 } }))
    .on("Trash", data({ trashed: ["s1"] })).on("MakeBins", data({ makeBins: [{ _id: "b1" }] }));
const sent = (api: FakeApi, name: string) => api.named(name)[0]!.variables;

Deno.test("S2.26 a location's stations show their code, name and settings, and are changed in place", async () => {
  const api = stage([PRINTER]);
  await onStage(api, <StationsTab record={location} />, async () => {
    await says("ST-000003");
    await says("DTG 1");
    await says("Printing · Pass on next scan · Film width (mm): 1,118");
    assert.deepEqual(sent(api, "Parts"), { of: ["l1"] });
    await press(/^Edit station: DTG 1/);
    await type(/^Name/, "DTG one");
    fireEvent.submit(await screen.findByRole("form", { name: "Edit station" }));
    await noForm();
    assert.deepEqual(sent(api, "Make")["params"], { name: "DTG one" });
    await waitFor(() => {
      const at = document.activeElement?.getAttribute("data-part");
      if (at !== "s1") throw new Error(`The focus is at ${at}`);
    });
  });
});

Deno.test("S2.26 a new station is made in the location whose record is open", async () => {
  const api = stage([]);
  await onStage(api, <StationsTab record={location} />, async () => {
    await says("There are no stations yet.");
    await press("Add station");
    const step = await screen.findByRole("combobox", { name: /^Step/ });
    fireEvent.change(step, { target: { value: "print" } });
    assert.equal((await field(/^Film width/)).value, "558");
    fireEvent.change(step, { target: { value: "pack" } });
    assert.equal(screen.queryByLabelText(/^Film width/), null);
    await type(/^Name/, "Packing 1");
    fireEvent.submit(await screen.findByRole("form", { name: "Create station" }));
    await noForm();
    const { id, params } = sent(api, "Make");
    const made = { step: "pack", name: "Packing 1", auto_pass: false, photo: false };
    const printers = { label_printer_id: "", slip_printer_id: "", paper_printer_id: "" };
    assert.deepEqual([id, params], [null, { ...made, ...printers, location_id: "l1" }]);
  });
});

Deno.test("S2.26 a location's printers show how and on what they print; a new one has the common defaults", async () => {
  const zebra = { _id: "p1", version: 1, code: "PR-000001", name: "Zebra 1", kind: "file", media: "4x6" };
  const api = stage([{ ...zebra, language: "zpl", dpi: 203 }]);
  await onStage(api, <PrintersTab record={location} />, async () => {
    await says("PR-000001");
    await says("File · 4 × 6 in · ZPL · Dots per inch: 203");
    await press("Add printer");
    await type(/^Name/, "Office");
    fireEvent.submit(await screen.findByRole("form", { name: "Create printer" }));
    await noForm();
    assert.deepEqual(sent(api, "Make")["params"], {
      ...{ location_id: "l1", name: "Office", kind: "browser", media: "4x6", language: "pdf", dpi: 203 },
    });
  });
});

Deno.test("S2.26 deleting a station asks first, with its name; Cancel keeps it", async () => {
  const api = stage([PRINTER]);
  await onStage(api, <StationsTab record={location} />, async () => {
    await press(/^Delete station: DTG 1/);
    await says("Delete the station “DTG 1”? Its code is never used again.");
    await press("Cancel");
    await noForm();
    await press(/^Delete station: DTG 1/);
    await press("Delete station");
    await waitFor(() => assert.equal(api.named("Trash").length, 1));
    assert.deepEqual(sent(api, "Trash")["ids"], ["s1"]);
  });
});

Deno.test("S2.26 bins are added by a range that shows its count; problems are shown at the field", async () => {
  const problems = [{ path: "labels", code: "taken" }];
  const api = stage([BIN]).on("MakeBins", refusal("BAD_INPUT", { problems }), data({ makeBins: [] }));
  await onStage(api, <BinsTab record={location} />, async () => {
    await says("Capacity: 12");
    await press("Add bins");
    await type(/^Labels/, "A5–A1");
    fireEvent.submit(await screen.findByRole("form", { name: "Create bins" }));
    await says("Enter one label, or a range such as A01–A12.");
    assert.equal(api.named("MakeBins").length, 0);
    await type(/^Labels/, "A01–A12");
    await says("12 bins will be created.");
    await type(/^Capacity/, "8");
    fireEvent.submit(screen.getByRole("form", { name: "Create bins" }));
    await says("This is already in use.");
    await type(/^Labels/, "B1–B3");
    assert.equal((await field(/^Labels/)).value, "B1–B3");
    fireEvent.submit(screen.getByRole("form", { name: "Create bins" }));
    await noForm();
    const { location: where, labels, capacity } = api.named("MakeBins")[1]!.variables;
    assert.deepEqual([where, labels, capacity], ["l1", "B1–B3", 8]);
  });
});

Deno.test("S6.14 a person who may not change a location is offered no change of its contents", () =>
  onStage(stage([PRINTER]), <StationsTab record={location} />, async () => {
    await says("ST-000003");
    assert.equal(screen.queryByRole("button", { name: "Add station" }), null);
    assert.equal(screen.queryByRole("button", { name: /DTG 1/ }), null);
    assert.deepEqual([stations.module, bins.module], ["locations", "locations"]);
  }, { role: "order_qc" }));

Deno.test("a bin shows whose garments are in it, and can be emptied; a free bin offers no action", async () => {
  const rows = [{ ...BIN, order_code: "PD-000007" }, { ...BIN, _id: "b2", label: "A02", order_code: "" }];
  const api = stage(rows).on("FreeBin", data({ freeBin: { _id: "b1", version: 2 } }));
  await onStage(api, <BinsTab record={location} />, async () => {
    await says("Capacity: 12 · PD-000007");
    assert.equal(screen.getAllByRole("button", { name: /^Empty the bin/ }).length, 1);
    await press("Empty the bin A01 of order PD-000007");
    await waitFor(() => assert.equal(api.named("FreeBin").length, 1));
    assert.equal(sent(api, "FreeBin")["id"], "b1");
  });
});
