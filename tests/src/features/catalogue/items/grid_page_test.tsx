/** Items in a grid: each set of changes is saved by its own job. */
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
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import GridPage from "../../../../../src/features/catalogue/items/grid_page.tsx";

const item = (more: object = {}) => ({
  _id: "i1",
  sku: "TEE-M",
  title: "Tee",
  color: "Black",
  size: "M",
  price_minor: 1_000,
  level_prices: "",
  currency: "USD",
  weight_g: 200,
  packed_l_mm: 1,
  packed_w_mm: 1,
  packed_h_mm: 1,
  version: 1,
  ...more,
});
const items = (more: object = {}) => data({ catalogueItems: [item(more)] });
const job = (_id: string, status: string) => ({
  ...{ _id, kind: "items.edit", status, title: "", about: {}, total: 1, done: 1, made: 1 },
  ...{ skipped: 0, refused: 0, error: null, steps: [] },
});

const { hook, searchHook } = memoryLocation({ path: "/items/grid?_id=i1" });
const page = (
  <Router hook={hook} searchHook={searchHook}>
    <GridPage />
  </Router>
);
const key = (name: string) => act(() => void fireEvent.keyDown(document.activeElement!, { key: name }));

/** Types a color into the third column of the first row, and saves it. */
async function saveColor(letter: string): Promise<void> {
  const grid = await screen.findByRole("grid");
  const cells = [...grid.querySelectorAll("[role=gridcell]")];
  act(() => void fireEvent.mouseDown(cells[2]!));
  act(() => grid.focus());
  key(letter);
  await screen.findByRole("textbox", { name: /^TEE-M/ });
  key("Enter");
  await press("Review changes");
  await press("Save 1 row");
}

Deno.test("changes that are made after a job has ended are saved by the next job", async () => {
  const api = new FakeApi()
    .on("GridItems", items(), items({ color: "R", version: 2 }), items({ color: "G", version: 3 }))
    .on("MakeBulk", data({ makeJob: job("j1", "Done") }), data({ makeJob: job("j2", "Done") }))
    .on("GetBulk", data({ getJobById: job("j1", "Done") }));
  await onStage(api, page, async () => {
    await saveColor("R");
    await waitFor(() => assert.equal(api.named("GridItems").length, 2));
    await says("0 rows changed");
    await saveColor("G");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 2));
    const sent = api.named("MakeBulk").map(({ variables }) =>
      variables["params"] as { readonly edits: unknown }
    );
    assert.deepEqual(sent.map(({ edits }) => edits), [
      [{ _id: "i1", version: 1, params: { color: "R" } }],
      [{ _id: "i1", version: 2, params: { color: "G" } }],
    ]);
  });
});
