/** A newer version of a record that has other fields while its form is open. */
import { act, data, FakeApi, fireEvent, onStage, press, says, screen, waitFor } from "./stage.tsx";
import assert from "node:assert/strict";
import { shippingMethods } from "../../../../resources/shipping/shipping_methods.ts";
import { features } from "../../../../src/app/generated/features.ts";
import { registerFeatures } from "../../../../src/engine/features.ts";
import { publishChange } from "../../../../src/engine/live/live.ts";
import EntityView from "../../../../src/engine/record/generic_entity_view.tsx";
import { lateWords } from "../../../../src/lib/i18n.ts";

await lateWords();
registerFeatures(features);

const METHOD = {
  _id: "m1",
  version: 4,
  code: "usps",
  name: "USPS Ground",
  carrier: "USPS",
  service: "",
  provider: "none",
  integration_id: null,
  account: "ours",
  status: "Active",
  position: 1,
  countries: ["US"],
  min_days: 2,
  max_days: 5,
  limit_g: 0,
  limit_mm: 0,
  tracked: true,
  cutoff: "",
  location_ids: [],
  gateway_id: null,
  incoterm: "DDP",
  cn22_currency: "USD",
  cn22_max_minor: 40_000,
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
};

const api = () =>
  new FakeApi()
    .on("Record", data({ record: METHOD }), data({ record: { ...METHOD, provider: "easypost", version: 5 } }))
    .on("CarrierKeys", data({ carrierKeys: [{ _id: "k1", name: "Main key", status: "Active" }] }))
    .on("MethodProviders", data({ methodProviders: ["none", "easypost"] }))
    .on("Places", data({ locations: [] })).on("Make", data({ made: { _id: "m1", version: 6 } }));
const view = <EntityView resource={shippingMethods} id="m1" level={1} onClose={() => {}} />;
const select = (name: string) => document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;

Deno.test("a field that appears because somebody else changed the record is sent when it is filled in", () =>
  onStage(api(), view, async ({ api }) => {
    await press(/^Edit/);
    await waitFor(() => assert.equal(select("provider")?.value, "none"));
    assert.equal(select("integration_id") === null, true);
    act(() => publishChange("logistics", ["m1"]));
    await waitFor(() => assert.equal(select("integration_id")?.options.length, 2));
    fireEvent.change(select("integration_id"), { target: { value: "k1" } });
    await says("Changed:");
    fireEvent.submit(screen.getByRole("form"));
    await waitFor(() => assert.equal(api.named("Make").length, 1));
    const { params, version } = api.named("Make")[0]!.variables;
    assert.deepEqual([params, version], [{ integration_id: "k1" }, 5]);
  }));
