import {
  act,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import FixingPage from "../../../../../src/features/orders/fixing/fixing_page.tsx";

const SKU = {
  store_id: "s1",
  store_name: "North",
  seller_id: "mira",
  seller_name: "Mira",
  external_sku: "MUG-CUSTOM",
  title: "Mug with a name",
  orders: 12,
  pieces: 14,
  example_id: "o1",
  example_code: "PD-000007",
};
const ITEM = {
  _id: "i1",
  sku: "MUG-WHITE",
  title: "Mug",
  variant: "White",
  price_minor: 899,
  currency: "USD",
};
const job = (status: string, more: object = {}) => ({
  _id: "j1",
  kind: "orders.mend",
  status,
  title: "Match",
  total: 12,
  done: 6,
  made: 6,
  skipped: 0,
  refused: 0,
  error: null,
  steps: [],
  ...more,
});
const apiWith = () =>
  new FakeApi()
    .on("UnknownSkus", data({ unknownSkus: [SKU] }))
    .on("UnavailableItems", data({ unavailableItems: [] }))
    .on("MissingArtworks", data({ missingArtwork: [] }))
    .on("Items", data({ items: [ITEM] }))
    .on(
      "PreviewBulk",
      data({
        jobPreview: { count: 12, fits: 12, groups: [], charges: [], purchases: [], batches: 0, refusals: [] },
      }),
    );

async function choose(): Promise<void> {
  const box = await screen.findByRole("combobox", { name: "Item for MUG-CUSTOM" });
  fireEvent.click(box);
  fireEvent.change(box, { target: { value: "mug" } });
  fireEvent.click(await screen.findByRole("option", { name: /MUG-WHITE/ }));
}

Deno.test("a SKU is mapped once for all its drafts, and the page shows their progress", async () => {
  const api = apiWith()
    .on("MakeBulk", data({ makeJob: job("Queued", { done: 0, made: 0 }) }))
    .on("GetBulk", data({ getJobById: job("Done", { done: 12, made: 12 }) }));
  await onStage(api, <FixingPage />, async () => {
    await says("Drafts: 12");
    await choose();
    await press("Match 12 drafts");
    await says("12 drafts were fixed.");
    const [call] = api.named("MakeBulk");
    const { params, key } = call!.variables as { params: object; key: string };
    assert.deepEqual(params, {
      kind: "orders.mend",
      resource: "orders",
      store: "s1",
      external_sku: "MUG-CUSTOM",
      item: "i1",
    });
    assert.ok(key.length >= 8);
    assert.equal(api.named("MakeBulk").length, 1);
  });
});

Deno.test("a job that fails says why, and is tried again in its row", async () => {
  const failed = job("Failed", {
    ...{ done: 0, made: 0, steps: ["job.retry"] },
    error: { code: "INTERNAL", text: "The item is gone." },
  });
  const api = apiWith()
    .on("MakeBulk", data({ makeJob: job("Queued", { done: 0, made: 0 }) }))
    .on("GetBulk", data({ getJobById: failed }), data({ getJobById: job("Done", { done: 12, made: 12 }) }))
    .on("MoveBulk", data({ moveJob: [{ _id: "j1", ok: true, reason: null }] }));
  await onStage(api, <FixingPage />, async () => {
    await says("Drafts: 12");
    await choose();
    await press("Match 12 drafts");
    await says("This ended early. The item is gone. 0 drafts were fixed.");
    await press("Try again");
    await says("12 drafts were fixed.");
    assert.deepEqual(api.named("MoveBulk")[0]?.variables["event"], "job.retry");
  });
});

Deno.test("without an item nothing can be mapped; a refusal shows the reason and the choice stays", async () => {
  const api = apiWith().on("MakeBulk", refusal("NOT_FOUND"));
  await onStage(api, <FixingPage />, async () => {
    const button = await screen.findByRole("button", { name: "Match 12 drafts" });
    assert.equal(button.getAttribute("aria-disabled"), "true");
    await choose();
    await press("Match 12 drafts");
    await says(/Nothing was changed/);
    await waitFor(() => assert.equal(screen.getByRole<HTMLInputElement>("combobox").value, "MUG-WHITE"));
  });
});

Deno.test("while the answer is missing no other item can be chosen, because the first one is sent again", async () => {
  const api = apiWith()
    .on("MakeBulk", () => Promise.reject(new TypeError("cut")), data({ makeJob: job("Queued") }))
    .on("GetBulk", data({ getJobById: job("Done", { done: 12, made: 12 }) }));
  await onStage(api, <FixingPage />, async () => {
    await says("Drafts: 12");
    await choose();
    await press("Match 12 drafts");
    await says(/We did not get an answer/);
    assert.ok(screen.getByRole<HTMLInputElement>("combobox").disabled);
    await press("Check again");
    await says("12 drafts were fixed.");
    assert.equal(new Set(api.named("MakeBulk").map(({ variables }) => variables["key"])).size, 1);
  });
});

Deno.test("for an item that cannot be ordered its substitute is offered: one click replaces the item in all drafts of the seller", async () => {
  const gone = {
    seller_id: "u1",
    seller_name: "Mira",
    item_id: "i9",
    sku: "TEE-OLD-M",
    title: "Old tee",
    variant: "M",
    status: "Discontinued",
    orders: 3,
    substitute_id: "i1",
    substitute_sku: "TEE-NEW-M",
    substitute_title: "New tee",
    substitute_variant: "M",
    example_id: "o1",
    example_code: "PD-000007",
  };
  const api = apiWith()
    .on("UnavailableItems", data({ unavailableItems: [gone] }))
    .on("MissingArtworks", data({ missingArtwork: [] }))
    .on("MakeBulk", data({ makeJob: job("Queued", { done: 0, made: 0 }) }))
    .on("GetBulk", data({ getJobById: job("Done", { done: 3, made: 3 }) }));
  await onStage(api, <FixingPage />, async () => {
    await says("Discontinued");
    await says("New tee, M");
    const box = await screen.findByRole<HTMLInputElement>("combobox", { name: "Item instead of TEE-OLD-M" });
    assert.equal(box.value, "TEE-NEW-M");
    await press("Replace in 3 drafts");
    await says("3 drafts were fixed.");
    const { params } = api.named("MakeBulk")[0]!.variables as { params: object };
    assert.deepEqual(params, {
      kind: "orders.substitute",
      resource: "orders",
      seller: "u1",
      replaces: "i9",
      item: "i1",
    });
  });
});

Deno.test("when every SKU is known the page says so and links back to the drafts", async () => {
  const api = new FakeApi().on("UnknownSkus", data({ unknownSkus: [] }))
    .on("UnavailableItems", data({ unavailableItems: [] }))
    .on("MissingArtworks", data({ missingArtwork: [] }));
  await onStage(api, <FixingPage />, async () => {
    await says("Every SKU of a draft is known and can be ordered.");
    const link = screen.getByRole("link", { name: "See the drafts" });
    assert.equal(link.getAttribute("href"), "/orders/all?problem=any");
  });
});

Deno.test("items that wait for artwork after a SKU was mapped are listed without a reload", async () => {
  const row = {
    store_id: "s1",
    store_name: "North",
    seller_name: "Mira",
    external_sku: "MUG-CUSTOM",
    item_id: "i1",
    sku: "MUG-WHITE",
    title: "Mug",
    variant: "White",
    example_line: "l1",
    example_id: "o1",
    example_code: "PD-000007",
    orders: 12,
    pieces: 14,
  };
  const api = apiWith().on("MissingArtworks", data({ missingArtwork: [] }), data({ missingArtwork: [row] }));
  await onStage(api, <FixingPage />, async () => {
    await says("Drafts: 12");
    assert.equal(screen.queryByRole("heading", { name: "Items without artwork" }), null);
    act(() => publishChange("orders", ["o1"]));
    await screen.findByRole("heading", { name: "Items without artwork" }, { timeout: 5_000 });
    assert.equal(api.named("UnknownSkus").length, 1, "what was fixed stays where it is");
  });
});

Deno.test("one SKU of three stores of one seller is one row that lists the stores, mapped in one step", async () => {
  const of = (store_id: string, store_name: string, more: object = {}) => ({
    ...SKU,
    store_id,
    store_name,
    ...more,
  });
  const skus = [
    SKU,
    of("s2", "South"),
    of("s3", "West"),
    of("s9", "East", { seller_id: "noa", seller_name: "Noa" }),
  ];
  const api = apiWith().on("UnknownSkus", data({ unknownSkus: skus })).on(
    "MakeBulk",
    data({ makeJob: job("Queued") }),
  );
  await onStage(api, <FixingPage />, async () => {
    await says("North, South, West · Mira");
    await says("In 3 stores, matched in one step");
    await says("East · Noa");
    const [box] = await screen.findAllByRole("combobox", { name: "Item for MUG-CUSTOM" });
    fireEvent.click(box!);
    fireEvent.change(box!, { target: { value: "mug" } });
    fireEvent.click(await screen.findByRole("option", { name: /MUG-WHITE/ }));
    await press("Match 36 drafts");
    await waitFor(() => assert.equal(api.named("MakeBulk").length, 1));
    const { params } = api.named("MakeBulk")[0]!.variables as { params: Record<string, unknown> };
    assert.deepEqual([params["store"], params["stores"]], ["s1", ["s2", "s3"]]);
  });
});
