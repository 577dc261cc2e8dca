import { onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { data, FakeApi, fireEvent, press, says, screen, type as write } from "../record/stage.tsx";

const DONE = {
  ...{ _id: "j1", kind: "orders.region", status: "Done", title: "State CA", total: 1, done: 1, made: 1 },
  ...{ skipped: 0, refused: 0, error: null, steps: [] },
};
const state = { status: "Draft", print_status: "Waiting", shipment_status: "Processing" };
const PREVIEW = {
  ...{ count: 1, fits: 1, groups: [{ ...state, count: 1, fits: true }], charges: [], purchases: [] },
  ...{ batches: 0, refusals: [] },
};

Deno.test("Real input 18: a job for many orders requires one state or region, and does not begin without it", async () => {
  const api = new FakeApi().on("List", rows(orderRow("1"))).on("PreviewBulk", data({ jobPreview: PREVIEW }))
    .on("MakeBulk", data({ makeJob: DONE })).on("GetBulk", data({ getJobById: DONE }));
  await onList(api, "/orders", async () => {
    await rowOf("PD-1");
    fireEvent.click(screen.getByRole("checkbox", { name: "Select PD-1" }));
    await press(/^(More|Actions)$/);
    fireEvent.click(await screen.findByRole("menuitem", { name: "Change state or region …" }));
    const start = () => press("Change state or region of 1 order");
    await start();
    await says("This field is required.");
    assert.equal(api.named("MakeBulk").length, 0);
    await write(/^State or region/, " CA ");
    await start();
    await says("1 changed");
    const [{ variables }] = api.named("MakeBulk") as unknown as [
      { readonly variables: { readonly params: { readonly region: string } } },
    ];
    assert.equal(variables.params.region.trim(), "CA");
  });
});
