/** Tests that a package's record asks before it buys a label whose customs lines weigh more than the package. */
import {
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  screen,
  settledElement,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import PackageView from "../../../../../src/features/shipping/packages/package_view.tsx";
import { pkg } from "./sample.ts";

const view = <PackageView id="p1" level={1} />;
const found = (...one: Parameters<typeof pkg>) => data({ getPackageById: pkg(...one) });
const columns = { shipment_status: "Processing" };
const moved = data({ moves: [{ _id: "p1", ok: true, columns, version: 4, reason: null, legal: [] }] });
const sent = (api: FakeApi) =>
  api.named("Move").map(({ variables: { event, params } }) => ({ event, params }));
const buyButton = () => screen.findByRole("button", { name: "Buy label" });
const buy = async () => fireEvent.click(await settledElement(buyButton));

Deno.test("Real input 19 a label is bought at once if the weights fit, and after a question if the customs lines weigh more", async () => {
  const facts = {
    ...{ orderOpen: true, paid: true, units: 1, buyable: true, weighed: true },
    ...{ addressed: true, declared: true, priced: true },
  };
  const fits = new FakeApi().on("GetPackage", found({}, facts)).on("Move", moved);
  await onStage(fits, view, async () => {
    await buy();
    await waitFor(() => assert.deepEqual(sent(fits), [{ event: "label.buy", params: {} }]));
  }, { role: "packager" });
  const over = new FakeApi().on("GetPackage", found({}, { ...facts, netFits: false })).on("Move", moved);
  await onStage(over, view, async () => {
    await buy();
    const form = await screen.findByRole("form", { name: "Buy label" });
    assert.match(form.textContent ?? "", /Its customs lines weigh more than the package/);
    assert.deepEqual(sent(over), [], "nothing is sent before somebody is sure");
    await press("Cancel");
    await waitFor(() => assert.equal(screen.queryByRole("form", { name: "Buy label" }), null));
    await buy();
    fireEvent.submit(await screen.findByRole("form", { name: "Buy label" }));
    await waitFor(() => assert.deepEqual(sent(over), [{ event: "label.buy", params: { net_sure: true } }]));
  }, { role: "packager" });
  // A missing price blocks the purchase without a question.
  const unpriced = found({}, { ...facts, netFits: false, priced: false });
  await onStage(new FakeApi().on("GetPackage", unpriced), view, async () => {
    await press("More steps");
    const off = await screen.findByRole("menuitem", { name: /^Buy label/ });
    assert.equal(off.getAttribute("aria-disabled"), "true");
    assert.match(off.textContent ?? "", /no price for this zone and weight/);
  }, { role: "packager" });
});
