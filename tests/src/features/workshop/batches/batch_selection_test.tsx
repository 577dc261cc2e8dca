/** Garments that are selected in the queue, and the print batches made of them. */
import { onStage } from "../../../engine/record/stage.tsx";
import BatchUnitsPart from "../../../../../src/features/workshop/batches/batch_units.tsx";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";
import { printBatches } from "../../../../../resources/workshop/print_batches.ts";
import { onList } from "../../../engine/list/stage.tsx";
import assert from "node:assert/strict";
import { within } from "@testing-library/react";
import {
  data,
  FakeApi,
  fireEvent,
  json,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import { units } from "../../../../../resources/workshop/units.ts";

const unit = (id: string) => ({
  ...{
    _id: id,
    version: 1,
    code: `UN-${id}`,
    ticket: `UN-${id}`,
    order_code: "PD-1",
    order_status: "In Production",
  },
  ...{
    print_status: "Printing",
    work_status: "Waiting",
    rush: false,
    due_at: 1_795_000_000,
    created_at: 1,
    title: "Tee",
  },
  ...{ methods: ["dtg"], rejects: 0, blank: "None", image_id: "" },
});

Deno.test("workshop §5 the preview shows how many batches a selection makes and why some garments are in none, and asks no question", async () => {
  const preview = { count: 5, fits: 3, groups: [], charges: [], purchases: [], batches: 2 };
  const refusals = [{ code: "inBatch", count: 1 }, { code: "hasArtwork", count: 1 }];
  const job = { _id: "j1", kind: "units.batch", status: "Done", title: "", total: 5, done: 5 };
  const done = { ...job, made: 3, skipped: 0, refused: 2, error: null, steps: ["job.undo"] };
  const api = new FakeApi()
    .on("List", data({ units: ["1", "2"].map(unit) }))
    .on("Count", data({ unitsCount: { count: 2, capped: false } }))
    .on("PreviewBulk", data({ jobPreview: { ...preview, refusals } }))
    .on("MakeBulk", data({ makeJob: done }))
    .on("GetBulk", data({ getJobById: done }));
  await onList(api, "/orders/print", async () => {
    await screen.findByRole("checkbox", { name: "Select UN-2" });
    fireEvent.click(screen.getByRole("checkbox", { name: "Select all rows on this page" }));
    await press(/^(More|Actions)$/);
    fireEvent.click(await screen.findByRole("menuitem", { name: /Add to a batch/ }));
    await screen.findByText("in 2 print batches");
    await screen.findByText("It is in a print batch already.");
    await screen.findByText("It has no print file that passed its checks. Place its artwork first.");
    assert.equal(screen.queryByText("Add tags"), null);
    await press("Add 3 garments to batches");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
    const { kind, resource, ids } = api.named("MakeBulk")[0]?.variables["params"] as Record<string, unknown>;
    assert.deepEqual([kind, resource, ids], ["units.batch", "units", ["1", "2"]]);
    await says(/3 put into batches, 2 refused/);
  }, { role: "order_qc", resource: units });
});

Deno.test("Clear answers 11 groups of one machine are ticked and merged in the form for a new batch, with garments selected and all due days shown", async () => {
  const key = JSON.stringify(["l1", "dtg", "p1", "Black"]);
  const group = { key, location_code: "HN", method: "dtg", title: "Tee", color: "Black", waiting: 3 };
  const red = { ...group, key: JSON.stringify(["l1", "dtg", "p1", "Red"]), color: "Red", waiting: 1 };
  const film = { ...group, key: JSON.stringify(["l1", "dtf", "", ""]), method: "dtf", title: "", color: "" };
  const due_days = [{ due_at: 1_795_000_000, count: 1 }, { due_at: 1_795_086_400, count: 2 }];
  const waiting = (id: string) => ({
    ...{ _id: id, ticket: `UN-${id}`, order_code: "PD-1", title: "Tee", color: "Black", size: "M" },
    ...{ due_at: 1_795_000_000, rush: id === "2" },
  });
  const api = new FakeApi()
    .on(
      "BatchGroups",
      data({ batchGroups: [group, red, film].map((each) => ({ ...each, due_days, sizes: [] })) }),
    )
    .on("BatchWaiting", ({ variables: { group_key, more_keys } }) => {
      const isFilm = group_key === film.key;
      const ids = (more_keys as readonly string[]).length > 0 ? ["1", "2", "3"] : ["1", "2"];
      return json({ data: { batchWaiting: (isFilm ? ["9"] : ids).map(waiting) } });
    })
    .on(
      "Make",
      refusal("BAD_INPUT", { problems: [{ path: "params.more_keys", code: "otherMachine" }] }),
      data({ made: { _id: "b1", version: 1 } }),
    );
  await onStage(api, <NewEntity resource={printBatches} shape={printBatches.shape!} />, async () => {
    await says("Choose a group first.");
    await says("Groups of the same machine can be merged once a group is chosen.");
    await screen.findByRole("option", { name: /^Tee · Black · .*due 1\d-11-2026 \(1\), 1\d-11-2026 \(2\)/ });
    const choose = (value: string) => fireEvent.change(screen.getByRole("combobox"), { target: { value } });
    choose(key);
    // Groups of another machine are not offered.
    const merge = await screen.findByRole("group", { name: "Merge into one batch" });
    assert.equal(within(merge).getAllByRole("checkbox").length, 1);
    fireEvent.click(within(merge).getByRole("checkbox", { name: /^Tee · Red/ }));
    fireEvent.click(await screen.findByRole("checkbox", { name: /UN-3/ }));
    await says("1 of at most 40 picked.");
    choose(film.key);
    await says("No other group waits for this machine.");
    await says("Nothing is picked: the first ones due are used (1).");
    choose(key);
    await says("Nothing is picked: the first ones due are used (2).");
    fireEvent.click(await screen.findByRole("checkbox", { name: /UN-2 · PD-1 · Tee, Black, M · .* · rush/ }));
    await says("1 of at most 40 picked.");
    const red_box = await screen.findByRole("checkbox", { name: /^Tee · Red/ });
    assert.equal((red_box as HTMLInputElement).checked, false);
    fireEvent.click(red_box);
    await screen.findByRole("checkbox", { name: /UN-3/ });
    fireEvent.submit(screen.getByRole("form"));
    await says("These groups are for different machines: merge groups of one method at one location.");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 2));
    const sent = { group_key: key, more_keys: [red.key], unit_ids: ["2"] };
    assert.deepEqual(api.named("Make").map(({ variables }) => variables["params"]), [sent, sent]);
  }, { role: "order_qc" });
});

Deno.test("Clear answers 11 a batch of several kinds names the product of each garment, one of a single kind does not", async () => {
  const garments = ["Tee", "Hoodie"].map((title, at) => ({
    ...{ ...unit(String(at)), title, variant: "Black / M", size: "M", sku: title, order_line_id: "l" },
    ...{ order_id: "o1", station_code: "", package_id: null, package_code: "" },
  }));
  const record = {
    _id: "b1",
    version: 1,
    code: "BT-000001",
    status: "Open",
    released_at: null,
    created_at: 1,
  };
  const shown = async (title: string) => {
    const api = new FakeApi()
      .on("BatchUnits", data({ getPrintBatchById: { status: "Open", units: garments } }));
    let text = "";
    await onStage(api, <BatchUnitsPart record={{ ...record, title }} />, async () => {
      await says("UN-1");
      text = document.body.textContent ?? "";
    }, { role: "order_qc" });
    return text;
  };
  assert.match(await shown(""), /UN-0.*Tee · Black \/ M.*UN-1.*Hoodie · Black \/ M/);
  assert.doesNotMatch(await shown("Tee"), /Black \/ M/);
});
