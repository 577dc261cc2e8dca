import { onList, rowOf } from "../list/stage.tsx";
import assert from "node:assert/strict";
import { data, fireEvent, press, says, screen, type, waitFor } from "../record/stage.tsx";
import type { View } from "../../../../resources/view.ts";
import { view, withViews } from "./sample.tsx";

const item = (name: string) => screen.findByRole("menuitem", { name });
const choose = async (name: string) => fireEvent.click(await item(name));

Deno.test("a view is saved from an address without one, and becomes the last tab", async () => {
  const api = withViews(view("held")).on("MakeView", data({ makeView: { _id: "new", version: 1 } }));
  await onList(api, "/orders/pending?country=DE&density=compact", async ({ currentPath }) => {
    await rowOf("PD-1");
    await press("View options");
    await choose("Save as…");
    await type(/^Name/, "German");
    await press("Save view");
    await waitFor(() => assert.equal(api.named("PinViews").length, 1));
    const [made] = api.named("MakeView");
    assert.deepEqual(made?.variables["params"], {
      resource: "orders",
      name: "German",
      audience: "mine",
      filters: { status: "Pending", country: "DE" },
      columns: [],
      density: "compact",
      sort: "-created_at",
    });
    assert.deepEqual(api.named("PinViews")[0]?.variables["ids"], ["held", "new"]);
    await waitFor(() => assert.equal(currentPath(), "/orders/pending?country=DE&density=compact&view=new"));
  });
});

Deno.test("saving a view stores what is shown, which stays shown, however the address was reached", async () => {
  const api = withViews(view("held")).on("MakeView", data({ makeView: { _id: "new", version: 1 } }));
  await onList(api, "/orders/on-hold?country=DE&view=held", async ({ currentPath }) => {
    await says("Modified");
    await press("Remove the filter Country");
    await press("Remove the filter Status");
    await press("View options");
    await choose("Save as…");
    await type(/^Name/, "Everything");
    await press("Save view");
    await waitFor(() => assert.equal(currentPath(), "/orders/all?view=new"));
    assert.deepEqual((api.named("MakeView")[0]?.variables["params"] as View).filters, {});
  });
});
