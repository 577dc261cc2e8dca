/** Garments that are picked in the queue, and the print batches that come of them. */
import { onList } from "../../engine/list/stage.tsx";
import assert from "node:assert/strict";
import { data, FakeApi, fireEvent, press, says, screen, waitFor } from "../../engine/record/stage.tsx";
import { units } from "../../../../resources/units.ts";

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

Deno.test("workshop §5 how many batches come of a pick and why some of it is in none is said before, and nothing else is asked", async () => {
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
    await screen.findByText("It has no print file that passed its checks.");
    assert.equal(screen.queryByText("Add tags"), null);
    await press("Add 3 garments to batches");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
    const { kind, resource, ids } = api.named("MakeBulk")[0]?.variables["params"] as Record<string, unknown>;
    assert.deepEqual([kind, resource, ids], ["units.batch", "units", ["1", "2"]]);
    await says(/3 put into batches, 2 refused/);
  }, { role: "order_qc", resource: units });
});
