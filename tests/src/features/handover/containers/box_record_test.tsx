import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { containers } from "../../../../../resources/handover/containers.ts";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";

const FACTS = {
  packages: 2,
  sound: true,
  onScale: true,
  liftable: true,
  inTolerance: true,
  counted: true,
  billed: false,
  billPending: false,
  samePlace: false,
  loaded: false,
  flightOpen: false,
  sameGateway: false,
  miscounted: false,
};
const BOX = {
  _id: "bx1",
  code: "BX-000007",
  sscc: "",
  status: "Processing",
  location_id: "lo1",
  location_code: "MAIN",
  gateway_code: "",
  method_name: "Standard",
  packages_count: 2,
  net_g: 24_000,
  estimated_count: 1,
  tare_g: null,
  gross_g: null,
  bill_code: "",
  flight_code: "",
  closed_at: null,
  handed_at: null,
  received_at: null,
  maker_name: "Packer",
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  version: 3,
  facts: FACTS,
  timeline: [],
};
const packageRow = (at: number, weighed_g: number | null) => ({
  _id: `pk${at}`,
  code: `PK-00000${at}`,
  order_id: `o${at}`,
  order_code: `PD-00000${at}`,
  shipment_status: "Boxed",
  order_closed: "",
  carrier: "DHL",
  tracking_number: `JD${at}`,
  weight_g: 400,
  weighed_g,
});
const api = () =>
  new FakeApi().on("Record", data({ record: BOX }))
    .on("BoxPackages", data({ packages: [packageRow(1, 310), packageRow(2, null)] }))
    .on(
      "OpenBoxes",
      data({
        boxes: [{
          _id: "bx2",
          code: "BX-000008",
          location_code: "MAIN",
          method_name: "Standard",
          packages_count: 3,
        }],
      }),
    )
    .on("MoveBoxPackages", data({ movePackage: [{ _id: "pk2", ok: true, reason: null }] }));
const view = <EntityView resource={containers} id="bx1" level={1} onClose={() => {}} />;
const shown = () => document.body.textContent ?? "";

Deno.test("S2.8 a box shows its packages, marks unweighed ones, and says what it lacks", () =>
  onStage(api(), view, async () => {
    await says("PK-000002");
    for (
      const words of ["BX-000007", "PD-000001", "JD1", "310 g", "≈ 400 g", "It is heavy", "It has no SSCC"]
    ) {
      assert.ok(shown().includes(words), words);
    }
  }));

Deno.test("S2.8 selected packages of a box are taken out, or moved to another box", () => {
  const seen = api();
  return onStage(seen, view, async () => {
    await says("PK-000002");
    const out = await button("Take out of its box");
    assert.equal((out as HTMLButtonElement).disabled, true);
    fireEvent.click(screen.getByRole("checkbox", { name: "PK-000002" }));
    fireEvent.click(out);
    await waitFor(() => assert.equal(seen.named("MoveBoxPackages").length, 1));
    const [first] = seen.named("MoveBoxPackages");
    assert.deepEqual([first?.variables["ids"], first?.variables["event"]], [["pk2"], "box.out"]);
    await waitFor(() => assert.equal(seen.named("BoxPackages").length >= 2, true));
    fireEvent.click(screen.getByRole("checkbox", { name: "All" }));
    await waitFor(() => screen.getByRole("option", { name: /BX-000008/ }));
    fireEvent.change(document.querySelector("select[name=box_id]")!, { target: { value: "bx2" } });
    fireEvent.click(await button("Move to that box"));
    await waitFor(() => assert.equal(seen.named("MoveBoxPackages").length, 2));
    const [, second] = seen.named("MoveBoxPackages");
    assert.deepEqual([second?.variables["ids"], second?.variables["params"]], [["pk1", "pk2"], {
      box_id: "bx2",
    }]);
  });
});

Deno.test("a move or an export whose answer was lost is sent again under the same key", () => {
  const lost = () => Promise.reject(new TypeError("network"));
  const seen = api()
    .on("MoveBoxPackages", lost, data({ movePackage: [{ _id: "pk2", ok: true, reason: null }] }))
    .on("MakeBulk", lost, data({ makeJob: { _id: "j1", status: "Waiting" } }));
  return onStage(seen, view, async () => {
    await says("PK-000002");
    fireEvent.click(screen.getByRole("checkbox", { name: "PK-000002" }));
    for (
      const [name, words] of [["MoveBoxPackages", "Take out of its box"], [
        "MakeBulk",
        /Export XLSX/,
      ]] as const
    ) {
      const press = await button(words);
      for (const count of [1, 2]) {
        await waitFor(() => assert.equal((press as HTMLButtonElement).disabled, false));
        fireEvent.click(press);
        await waitFor(() => assert.equal(seen.named(name).length, count));
      }
      const [first, second] = seen.named(name);
      assert.equal(second?.variables["key"], first?.variables["key"], name);
    }
  });
});

Deno.test("S2.8 a picked package that a colleague took out of the box is not moved", () => {
  const packages = [packageRow(1, 310), packageRow(2, null)];
  const seen = api().on("BoxPackages", data({ packages }), data({ packages: packages.slice(0, 1) }));
  return onStage(seen, view, async () => {
    await says("PK-000002");
    fireEvent.click(screen.getByRole("checkbox", { name: "All" }));
    act(() => publishChange("packages", ["pk2"]));
    await waitFor(() => assert.ok(!shown().includes("PK-000002")), { timeout: 5_000 });
    fireEvent.click(await button("Take out of its box"));
    await waitFor(() => assert.equal(seen.named("MoveBoxPackages").length, 1));
    assert.deepEqual(seen.named("MoveBoxPackages")[0]?.variables["ids"], ["pk1"]);
  });
});
