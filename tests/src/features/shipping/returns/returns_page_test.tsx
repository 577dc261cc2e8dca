/** The returns bench on a page: a scan opens a package, each garment is graded, and grades are undone. */
import {
  act,
  button,
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
import ReturnsPage from "../../../../../src/features/shipping/returns/returns_page.tsx";
import { Keyboard } from "../../../../support/client/hand_scanner.ts";

const MAIN = { _id: "main", code: "MAIN", name: "Newark plant" };
const LAX = { _id: "lax", code: "LAX", name: "Los Angeles" };
const unit = (n: number, over: object = {}) => ({
  _id: `u${n}`,
  ticket: `UN-00000${n}`,
  sku: "TEE-M",
  title: "T-shirt",
  color: "Black",
  size: `M${n}`,
  image_id: "",
  arts: [],
  as_new: "kept",
  returned: null,
  ...over,
});
const KEPT = { _id: "g1", outcome: "kept", reason_code: "", note: "", photos: [] };
const pkg = (over: object = {}) => ({
  _id: "p1",
  code: "PK-000001",
  order_code: "PD-000001",
  shipment_status: "Returned",
  carrier: "USPS",
  tracking_number: "9400",
  handed_at: 1_700_000_000,
  units: [unit(1), unit(2, { as_new: "restocked" })],
  ...over,
});
const desk = (places: readonly object[] = [MAIN]) =>
  data({
    returnDesk: {
      places,
      waiting: 1,
      parcels: [
        { _id: "p1", code: "PK-000001", order_code: "PD-000001", since: 1_700_000_000, units: 2, graded: 0 },
      ],
      last: [],
      shelf: {
        count: 1_204,
        kinds: 2,
        items: [
          { sku: "TEE-BLACK-M", title: "T-shirt", color: "Black", size: "M", count: 1_200 },
          { sku: "MUG-WHITE", title: "Mug", color: "White", size: "", count: 4 },
        ],
        garments: [{
          unit_id: "u1",
          ticket: "UN-000001",
          sku: "TEE-BLACK-M",
          title: "T-shirt",
          color: "Black",
          size: "M",
          order_code: "PD-000007",
          location_code: "MAIN",
          since: 1_700_000_000,
        }],
      },
    },
  });
const opens = (outcome: string, over: object = {}) =>
  data({ openReturn: { outcome, code: "", text: "", unit_id: null, parcel: pkg(), ...over } });
const grade = (n: number, outcome: string) => ({
  _id: `g${n}`,
  unit_id: `u${n}`,
  ticket: `UN-00000${n}`,
  outcome,
  reason_code: "",
  note: "",
  undo_until: 1_700_000_120,
  photos: [],
});

const api = (places?: readonly object[]) => new FakeApi().on("ReturnDesk", desk(places));
const scanner = async (): Promise<Keyboard> => {
  const box = await screen.findByLabelText("Package, tracking number or ticket");
  box.focus();
  return new Keyboard(box as HTMLInputElement);
};
const scan = async (code: string) => {
  const keyboard = await scanner();
  act(() => keyboard.scan(code, { gapMs: 5 }));
};
const key = async (one: string) => {
  const keyboard = await scanner();
  act(() => {
    // After this pause the sign is not part of the scan.
    keyboard.pause(5_000);
    if (one === "Enter") keyboard.key("Enter", "Enter");
    else keyboard.sign(one);
  });
};
const sentTo = (stage: FakeApi, name: string) => stage.named(name).map(({ variables }) => variables);

Deno.test("a scanned package is opened, a garment is graded by A, and U undoes the grade", async () => {
  const bench = api().on("OpenReturn", opens("done")).on(
    "GradeReturn",
    data({ gradeReturn: grade(1, "kept") }),
  ).on("UndoReturn", data({ undoReturn: grade(1, "") }));
  await onStage(bench, <ReturnsPage />, async () => {
    await scan("PK-000001");
    await says("The package is Returned now.");
    await says("Goes on the returns shelf");
    await key("A");
    await says("Put it on the returns shelf.");
    // The next garment follows automatically; it is unprinted.
    await says("Goes back to stock");
    await key("U");
    await says("It waits to be graded again.");
    const [opened] = sentTo(bench, "OpenReturn");
    assert.deepEqual([opened?.["code"], opened?.["back"], opened?.["typed"], opened?.["location"]], [
      "PK-000001",
      false,
      false,
      "main",
    ]);
    const [sent] = sentTo(bench, "GradeReturn");
    const device = opened?.["device"];
    assert.deepEqual([sent?.["unit"], sent?.["params"]], [
      "u1",
      { grade: "A", reason_code: null, note: "", location: "main", device },
    ]);
    const [undone] = sentTo(bench, "UndoReturn");
    assert.deepEqual([undone?.["id"], undone?.["device"]], ["g1", device]);
  }, { role: "packager" });
});

Deno.test("First day 4: a return that was confirmed is undone by U or the button, on the same device", async () => {
  const undone = data({ undoOpenReturn: { _id: "p1", code: "PK-000001", shipment_status: "In Transit" } });
  const bench = api().on("OpenReturn", opens("asks"), opens("done"), opens("done")).on(
    "UndoOpenReturn",
    undone,
    undone,
  );
  await onStage(bench, <ReturnsPage />, async () => {
    await scan("PK-000001");
    await says("You can undo this for two minutes, as long as no garment is graded.");
    await key("Enter");
    await says("The package is Returned now.");
    await key("U");
    await says("The package and its order have their previous status again.");
    await scan("PK-000001");
    await says("The package is Returned now.");
    fireEvent.click(await screen.findByRole("button", { name: /Undo/ }));
    await waitFor(() => assert.equal(bench.named("UndoOpenReturn").length, 2));
    const [first, last] = sentTo(bench, "UndoOpenReturn");
    const [opened] = sentTo(bench, "OpenReturn");
    assert.deepEqual([first?.["id"], first?.["device"], first?.["location"]], [
      "p1",
      opened?.["device"],
      "main",
    ]);
    assert.notEqual(first?.["key"], last?.["key"]);
  }, { role: "packager" });
});

Deno.test("a package picked from the list asks for confirmation, and a damaged garment gets its reason by a digit", async () => {
  const bench = api().on(
    "OpenReturn",
    opens("asks", {
      parcel: pkg({ shipment_status: "In Transit", handed_at: Date.UTC(2026, 0, 5, 14, 2) / 1_000 }),
    }),
    opens("done"),
  ).on("GradeReturn", data({ gradeReturn: { ...grade(1, "scrapped"), reason_code: "carrier" } }));
  await onStage(bench, <ReturnsPage />, async () => {
    await press(/PK-000001/);
    await says("PK-000001 is In transit. Has it come back?");
    await says("It left 05-01-2026 14:02.");
    assert.equal(screen.queryByRole("button", { name: /As new/ }), null);
    await press(/Yes, it is here/);
    await says("The package is Returned now.");
    assert.deepEqual(sentTo(bench, "OpenReturn").map(({ back }) => back), [false, true]);
    await key("B");
    await says("What is wrong with UN-000001?");
    await key("8");
    await says("Throw it away.");
    const [sent] = sentTo(bench, "GradeReturn");
    assert.equal((sent?.["params"] as { reason_code: string }).reason_code, "carrier");
  }, { role: "packager" });
});

Deno.test("a grade without an answer is sent again under its key, and a refusal shows the reason", async () => {
  const bench = api().on("OpenReturn", opens("open")).on(
    "GradeReturn",
    () => Promise.reject(new TypeError("cut")),
    data({ gradeReturn: grade(1, "kept") }),
  );
  await onStage(bench, <ReturnsPage />, async () => {
    await scan("PK-000001");
    await press(/As new/);
    await says("We did not get an answer. Send it again: nothing is counted twice.");
    await press(/Send again/);
    await says("Put it on the returns shelf.");
    const keys = new Set(sentTo(bench, "GradeReturn").map((each) => each["key"]));
    assert.equal(keys.size, 1);
    bench.on("OpenReturn", opens("refused", { code: "notLeft", text: "x", parcel: null }));
    await scan("PK-000002");
    await says("It has not been handed over.");
    // The open package stays open.
    await button(/Close package/);
  }, { role: "packager" });
});

Deno.test("the location of the bench is chosen once, and stored on the device", async () => {
  localStorage.removeItem("station.returns");
  const bench = api([MAIN, LAX]);
  await onStage(bench, <ReturnsPage />, async () => {
    await press(/Los Angeles/);
    await says("Los Angeles · LAX");
    await waitFor(() => assert.equal(sentTo(bench, "ReturnDesk").at(-1)?.["location"], "lax"));
  });
  await onStage(api([MAIN, LAX]), <ReturnsPage />, async () => await says("Los Angeles · LAX"));
  localStorage.removeItem("station.returns");
});

Deno.test("an idle bench shows how many garments are on its shelf, by item", async () => {
  await onStage(api(), <ReturnsPage />, async () => {
    await says("On the returns shelf · 1,204 garments");
    const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    assert.ok(rows.includes("4MUG-WHITEMug · White"), rows.join("\n"));
  }, { role: "packager" });
});

Deno.test("a garment on the shelf is opened by a tap, scrapped with a reason by keys, and U undoes that", async () => {
  const kept = unit(1, { returned: KEPT });
  const bench = api().on("OpenReturn", opens("open", { unit_id: "u1", parcel: pkg({ units: [kept] }) })).on(
    "ReleaseReturn",
    data({ releaseReturn: { ...grade(1, "scrapped"), reason_code: "unclaimed" } }),
  ).on("UndoReturn", data({ undoReturn: grade(1, "kept") }));
  await onStage(bench, <ReturnsPage />, async () => {
    await says("PD-000007 · MAIN");
    await says("The 1 kept longest are shown. Scan the ticket of any other garment.");
    await press(/UN-000001/);
    await says("Printed, or not counted here");
    assert.equal((await button(/Restock/)).hasAttribute("disabled"), true);
    await key("S");
    assert.equal(screen.queryByText("Why does UN-000001 go back to stock?"), null);
    await key("B");
    await says("Why is UN-000001 scrapped?");
    await key("1");
    await says("Throw it away.");
    await key("U");
    await says("It is kept again.");
    await button(/Scrap/);
    const [sent] = sentTo(bench, "ReleaseReturn");
    const device = sentTo(bench, "OpenReturn")[0]?.["device"];
    const params = { outcome: "scrapped", reason_code: "unclaimed", note: "", location: "main", device };
    assert.deepEqual([sent?.["unit"], sent?.["params"]], ["u1", params]);
  }, { role: "packager" });
});

Deno.test("an unprinted garment goes back to stock by S, unless the reason is that it is spoilt", async () => {
  const kept = unit(1, { as_new: "restocked", returned: KEPT });
  const bench = api().on("OpenReturn", opens("open", { unit_id: "u1", parcel: pkg({ units: [kept] }) })).on(
    "ReleaseReturn",
    data({ releaseReturn: { ...grade(1, "restocked"), reason_code: "sellerAsked" } }),
  );
  await onStage(bench, <ReturnsPage />, async () => {
    await scan("UN-000001");
    await key("S");
    await says("Why does UN-000001 go back to stock?");
    assert.equal(screen.queryByRole("button", { name: /Not found/ }), null);
    await press(/The seller asked for it/);
    await says("Put it with the blanks.");
    const [sent] = sentTo(bench, "ReleaseReturn");
    assert.equal((sent?.["params"] as { outcome: string }).outcome, "restocked");
  }, { role: "packager" });
});

Deno.test("only for a damaged garment a photo is requested, and the garment is named", async () => {
  const bench = api().on("OpenReturn", opens("done")).on(
    "GradeReturn",
    data({ gradeReturn: { ...grade(1, "scrapped"), reason_code: "carrier" } }),
    data({ gradeReturn: grade(2, "kept") }),
  );
  await onStage(bench, <ReturnsPage />, async () => {
    await scan("PK-000001");
    await press(/Damaged/);
    assert.equal(screen.queryByRole("button", { name: /Photo of/ }), null);
    await key("1");
    await waitFor(() => button(/Photo of UN-000001/));
    await press(/As new/);
    await says("Put it on the returns shelf.");
    assert.equal(screen.queryByRole("button", { name: /Photo of/ }), null);
  }, { role: "packager" });
});
