/** A lost answer of a save that hides a field: after a reload the call is repeated as it was sent. */
import { button, data, FakeApi, fireEvent, onStage, waitFor } from "./stage.tsx";
import assert from "node:assert/strict";
import { stations } from "../../../../resources/catalogue/stations.ts";
import EditEntity from "../../../../src/engine/form/edit_entity.tsx";
import { writeDraft } from "../../../../src/lib/drafts.ts";

const STATION = {
  ...{ _id: "st1", name: "Bench", auto_pass: false, photo: false, sheet_w_mm: 560 },
  ...{ label_printer_id: null, slip_printer_id: null, paper_printer_id: null },
};

Deno.test("a repeated save sends a changed field that the save itself has hidden, as the key belongs to this input", () => {
  const draft = {
    base: { values: { step: "pack", label_printer_id: "p1" }, version: 1 },
    values: { step: "print", label_printer_id: "" },
    key: "k1",
  };
  writeDraft("u1", "stations.st1.edit", draft);
  const api = new FakeApi().on("Printers", data({ printers: [] }))
    .on("Make", data({ made: { _id: "st1", version: 2 } }));
  let isSaved = false;
  const form = (
    <EditEntity
      entity={{ resource: stations, shape: stations.shape! }}
      record={{ ...STATION, step: "print", version: 2 }}
      onSaved={() => isSaved = true}
      onClose={() => {}}
      onTab={() => {}}
    />
  );
  return onStage(api, form, async () => {
    fireEvent.click(await button("Check again"));
    await waitFor(() => assert.ok(isSaved));
    const [sent] = api.named("Make");
    assert.deepEqual([sent?.variables["key"], sent?.variables["version"], sent?.variables["params"]], [
      "k1",
      1,
      { step: "print", label_printer_id: "" },
    ]);
  });
});
