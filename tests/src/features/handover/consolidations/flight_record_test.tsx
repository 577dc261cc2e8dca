/**
 * The record of a flight: boxes by scan and from the list, packages that cannot be declared, and the manifest
 * as sent.
 */
import assert from "node:assert/strict";
import { data, FakeApi, fireEvent, onStage, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import { ibic } from "../../../../../resources/handover/ibic.ts";
import EntityView from "../../../../../src/engine/record/generic_entity_view.tsx";

const FACTS = {
  boxes: 1,
  boxesOpen: 0,
  tooLarge: false,
  flown: true,
  mawb: true,
  undeclared: 0,
  boxesInHouse: 1,
  boxesUnreceived: 1,
  named: 1,
  departed: false,
  stale: false,
};
const FLIGHT = {
  _id: "ib1",
  code: "IB-000003",
  provider: "ibci",
  mawb: "738-12345675",
  airline: "Vietnam Airlines",
  flight: "VN 98",
  origin: "SGN",
  gateway_id: "lax",
  gateway_code: "LAX",
  etd_at: 1_790_000_000,
  eta_at: null,
  entry_type: "",
  boxes_count: 1,
  handed_count: 0,
  received_count: 0,
  packages_count: 2,
  gross_g: 24_460,
  declared_minor: 123_456,
  duty_minor: null,
  currency: "USD",
  status: "Processing",
  hold_reason: "",
  missing_count: 0,
  departed_at: null,
  arrived_at: null,
  cleared_at: null,
  completed_at: null,
  maker_name: "Quinn",
  created_at: 1_790_000_000,
  updated_at: 1_790_000_000,
  version: 3,
  facts: FACTS,
  timeline: [],
};
const box = (at: number) => ({
  ...{ _id: `bx${at}`, code: `BX-00000${at}`, sscc: "", status: "Closed", location_code: "MAIN" },
  ...{ packages_count: 2, gross_g: 24_460 },
});
const LOAD = {
  _id: "ib1",
  status: "Processing",
  announcing: 0,
  boxes: [box(7)],
  loadable: [box(8)],
  missing: [],
  manifest: null,
};
const problem = {
  ...{ _id: "pk1", code: "PK-000001", box_id: "bx7", box_code: "BX-000007", gaps: ["hs", "origin"] },
  items: [{ _id: "it1", sku: "TEE-BLACK-M" }],
};
const scanned = (ok: boolean, reason = "", of = "") =>
  data({ scanFlight: [{ code: "BX-000008", box_id: "bx8", box_code: "BX-000008", ok, reason, of }] });
const api = (record: object = FLIGHT, load: object = LOAD, problems: readonly object[] = [problem]) =>
  new FakeApi().on("Record", data({ record }))
    .on("FlightLoad", data({ getConsolidationById: load }))
    .on("FlightProblems", data({ consolidationProblems: problems }));
const view = <EntityView resource={ibic} id="ib1" level={1} onClose={() => {}} />;
const shown = () => document.body.textContent ?? "";
const AS_QC = { role: "order_qc" } as const;

Deno.test("S2.9 the record of a flight names its boxes, those that can be added, and each problem with its item", () =>
  onStage(api(), view, async () => {
    await says("PK-000001");
    await says("BX-000008");
    for (
      const words of [
        ...["IB-000003", "Vietnam Airlines", "BX-000007", "24.46 kg", "1 package can’t be declared"],
        ...["Lacks an HS code, an origin", "TEE-BLACK-M", "1,234.56"],
      ]
    ) assert.ok(shown().includes(words), `${words}: ${shown()}`);
  }, AS_QC));

Deno.test("S2.9 a flight with more problems than are named says that there are more", () => {
  const many = Array.from({ length: 200 }, (_, at) => ({ ...problem, _id: `pk${at}`, items: [] }));
  return onStage(api(FLIGHT, LOAD, many), view, () => says("200+ packages can’t be declared"), AS_QC);
});

Deno.test("S2.9 a scanned box is sent as read, and a refusal names both gateways", () => {
  const seen = api().on("ScanFlight", scanned(false, "isSameGateway", "BX-000009 (JFK), IB-000003 (LAX)"));
  return onStage(seen, view, async () => {
    const field = await screen.findByRole("textbox", { name: "Scan or type BX or SSCC" });
    fireEvent.change(field, { target: { value: "bx-000009" } });
    fireEvent.submit(field.closest("form")!);
    await says("BX-000009 (JFK), IB-000003 (LAX)");
    const [call] = seen.named("ScanFlight");
    assert.deepEqual([call?.variables["codes"], call?.variables["event"]], [["bx-000009"], "box.load"]);
  }, AS_QC);
});

Deno.test("S2.9 boxes scanned during a call follow in order, and wait while a refusal is shown", () => {
  const held = Promise.withResolvers<Response>();
  const refused = scanned(false, "notOnFlight", "BX-000077");
  const seen = api().on("ScanFlight", () => held.promise, refused, scanned(true));
  const sent = () => seen.named("ScanFlight").map(({ variables }) => String(variables["codes"]));
  return onStage(seen, view, async () => {
    const scan = async (code: string) => {
      const field = await screen.findByRole("textbox", { name: "Scan or type BX or SSCC" });
      fireEvent.change(field, { target: { value: code } });
      fireEvent.click(screen.getByRole("button", { name: "Load" }));
    };
    await scan("bx-1");
    await waitFor(() => assert.deepEqual(sent(), ["bx-1"]));
    for (const code of ["bx-77", "bx-2"]) await scan(code);
    held.resolve(await scanned(true)({ name: "", variables: {} }, new AbortController().signal));
    await says("BX-000077");
    assert.deepEqual(sent(), ["bx-1", "bx-77"]);
    await scan("bx-3");
    await waitFor(() => assert.deepEqual(sent(), ["bx-1", "bx-77", "bx-2", "bx-3"]));
  }, AS_QC);
});

Deno.test("S2.9 a box is added and removed by its button", () => {
  const seen = api().on("ScanFlight", scanned(true));
  return onStage(seen, view, async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Load BX-000008" }));
    await waitFor(() => assert.equal(seen.named("ScanFlight").length, 1));
    await waitFor(() => assert.ok(seen.named("FlightLoad").length > 1));
    assert.deepEqual(seen.named("ScanFlight")[0]?.variables["codes"], ["BX-000008"]);
    assert.ok(screen.getByRole("button", { name: "Unload BX-000007" }));
  }, AS_QC);
});

Deno.test("S2.9 boxes that flew are received by a scan, by their button, or all together; the floor only sees them", async () => {
  const flown = (at: number) => ({ ...box(at), status: "Handed Over" });
  const load = {
    ...LOAD,
    status: "Arrived",
    loadable: [],
    boxes: [flown(7), flown(8), { ...box(9), status: "Received" }],
  };
  const record = { ...FLIGHT, status: "Arrived" };
  const seen = api(record, load, []).on("ScanFlight", scanned(false, "notOnFlight", "BX-000077"));
  const sent = () =>
    seen.named("ScanFlight").map(({ variables }) => [variables["event"], variables["codes"]]);
  await onStage(seen, view, async () => {
    fireEvent.click(await screen.findByRole("button", { name: "Receive 2 boxes" }));
    await says("BX-000077");
    // The list is fetched again, as other boxes of the call may have moved.
    await waitFor(() => assert.ok(seen.named("FlightLoad").length > 1));
    const field = await screen.findByRole("textbox", { name: "Scan or type BX or SSCC" });
    fireEvent.change(field, { target: { value: "bx-000077" } });
    fireEvent.submit(field.closest("form")!);
    await waitFor(() => assert.equal(sent().length, 2));
    fireEvent.click(await screen.findByRole("button", { name: "Receive BX-000008" }));
    await waitFor(() => assert.equal(sent().length, 3));
    assert.deepEqual(sent(), [
      ["box.receive", ["BX-000007", "BX-000008"]],
      ["box.receive", ["bx-000077"]],
      ["box.receive", ["BX-000008"]],
    ]);
    assert.equal(screen.queryByRole("button", { name: "Receive BX-000009" }), null);
  }, AS_QC);
  await onStage(api(record, load, []), view, async () => {
    await says("BX-000009");
    assert.equal(screen.queryByRole("button", { name: /^Receive/ }), null);
  }, { role: "cutting" });
});

Deno.test("S2.9 a sent manifest shows its digest; the floor sees neither it nor a value", async () => {
  const sha256 = "ab".repeat(32);
  const manifest = { no: 2, lines_count: 4, sha256, maker_name: "Quinn", created_at: 1_790_000_000 };
  const sent = { ...FLIGHT, status: "Manifest Sent", sent_at: 1_790_000_000 };
  const load = { ...LOAD, status: "Manifest Sent", loadable: [], manifest };
  await onStage(api(sent, load, []), view, async () => {
    await says(sha256);
    await says("Sending 2, by Quinn");
    assert.ok(screen.getByRole("button", { name: "Download CSV" }));
    assert.equal(screen.queryByRole("button", { name: "Unload BX-000007" }), null);
  }, AS_QC);
  const floor = { ...sent, declared_minor: null };
  await onStage(api(floor, { ...load, manifest: null }, []), view, async () => {
    await says("BX-000007");
    assert.equal(screen.queryByRole("button", { name: "Download CSV" }), null);
    assert.ok(!/Value|Duty|1,234\.56/.test(shown()), shown());
  }, { role: "packager" });
});
