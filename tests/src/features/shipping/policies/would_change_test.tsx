/** The count that a paused policy shows, and the step that activates it. */
import {
  data,
  FakeApi,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import { fireEvent, type } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { shippingPolicies } from "../../../../../resources/shipping/shipping_policies.ts";
import NewEntity from "../../../../../src/engine/form/new_entity.tsx";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";

const LISTS = [
  "countries",
  "regions",
  "postal_prefixes",
  "methods",
  "sellers",
  "stores",
  "tags",
  "by_methods",
];
const POLICY = {
  ...{ _id: "p1", version: 3, code: "PL-000001", title: "West", priority: 1, status: "Paused" },
  ...{ when: {}, then: {}, conflicts: [], hits: 0, created_at: 1_790_000_000, updated_at: 1_790_000_000 },
  ...{ min_g: 0, max_g: 0, tolerance_g: 0, package_type: "", content_type: "", incoterm: "" },
  ...{ location_id: "", label_format: "" },
  ...Object.fromEntries(LISTS.map((key) => [key, []])),
};
const counted = { parcels: 20, unmatched: 0, changed: 0, would_change: 4, chosen: [], skipped: [] };
const looked = [{
  ...{ _id: "p1", code: "PL-000001", title: "West", priority: 1, matched: 9, gave: 0, misses: [] },
}];
const apiWith = (...records: object[]) =>
  new FakeApi().on("Record", ...records.map((change) => data({ record: { ...POLICY, ...change } })))
    .on("TestPolicies", data({ policyTest: { ...counted, looked } }));
const view = (
  <EntityView
    resource={shippingPolicies}
    id="p1"
    level={1}
    onClose={() => assert.fail("closed")}
  />
);
/** Returns a boolean, as a failing assertion about an element would print the whole page. */
const isOffered = () => screen.queryByRole("button", { name: "Activate policy" }) !== null;
const COUNT = "4 packages would change: it matches 9 of the 20 packages of the last 7 days.";

Deno.test("S2.28 a new policy is paused at first, and sent as such", async () => {
  const api = new FakeApi().on("Make", data({ made: { _id: "p1", version: 1 } }));
  for (const [name, root] of [["ShippingMethods", "shippingMethods"], ["Places", "locations"]] as const) {
    api.on(name, data({ [root]: [] }));
  }
  const form = <NewEntity resource={shippingPolicies} shape={shippingPolicies.shape!} />;
  await onStage(api, form, async () => {
    await type(/^Title/, "West");
    await type(/^Priority/, "1");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { title, status } = api.named("Make")[0]?.variables["params"] as Record<string, unknown>;
    assert.deepEqual({ title, status }, { title: "West", status: "Paused" });
  });
});

Deno.test("S2.28 a paused policy counts what it would change, and is activated there with the version that the person saw", async () => {
  const api = apiWith({}, { status: "Active", version: 4 })
    .on("ActivatePolicy", data({ makeShippingPolicy: { _id: "p1", version: 4 } }));
  await onStage(api, view, async () => {
    await says(COUNT);
    await press("Activate policy");
    await waitFor(() => assert.equal(isOffered(), false));
    assert.equal(document.body.textContent?.includes(COUNT), false);
    const [sent, ...more] = api.named("ActivatePolicy");
    assert.deepEqual([sent?.variables["id"], sent?.variables["version"], more], ["p1", 3, []]);
    assert.match(String(sent?.variables["key"]), /^[\da-f-]{36}$/);
  });
});

Deno.test("S2.28 a policy that somebody changed meanwhile is not activated, and the reason is shown", async () => {
  const api = apiWith({}).on("ActivatePolicy", refusal("STALE"));
  await onStage(api, view, async () => {
    await says(COUNT);
    await press("Activate policy");
    await says("Somebody else changed it first.");
    assert.equal(api.named("ActivatePolicy").length, 1);
    await press("Activate policy");
    await waitFor(() => assert.equal(api.named("ActivatePolicy").length, 2));
  });
});

Deno.test("S2.28 an active policy shows no count and no step; without the right to change it a paused one only shows the count", async () => {
  const active = apiWith({ status: "Active" });
  await onStage(active, view, async () => {
    await says("PL-000001");
    assert.equal(isOffered(), false);
    assert.deepEqual(active.named("TestPolicies"), []);
  });
  const permission = [{
    module: "shipping_preset",
    title: "Policies",
    access: { view: true, add: true, update: false, delete: true },
  }];
  await onStage(apiWith({}), view, async () => {
    await says(COUNT);
    assert.equal(isOffered(), false);
  }, { me: { permission } });
});
