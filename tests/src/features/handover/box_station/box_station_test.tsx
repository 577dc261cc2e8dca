/** The box station on a page: a red verdict blocks it, and a box is closed only when all scans are confirmed. */
import { atBoxStation, isShown } from "./box_stage.tsx";
import { button, fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { boxAnswer, boxedPackage, openBox } from "../../../../support/client/open_box.ts";

const BOX = openBox({ gateway_name: "Los Angeles" });
const ONE = openBox({ gateway_name: "Los Angeles", packages_count: 1, net_g: 400 });
const opened = boxAnswer("box.open", BOX);
const put = boxAnswer("box.in", ONE, { boxed: boxedPackage(), undo_until: 120 });
const wrong = boxAnswer("", ONE, {
  code: "wrongMethod",
  boxed: boxedPackage({ code: "PK-000002", method_name: "Express", fits_box_code: "BX-000007" }),
});
const held = boxAnswer("", ONE, {
  code: "onHold",
  boxed: boxedPackage({ code: "PK-000003", held_reason: "Wrong address" }),
});

Deno.test("S2.8 red shows the reason and where the package belongs, and blocks the station until a tap; amber blocks nothing, and taking out applies only to the next scan", () =>
  atBoxStation([
    opened,
    put,
    wrong,
    boxAnswer("", ONE, { outcome: "already", code: "alreadyIn", boxed: boxedPackage() }),
    boxAnswer("box.out", BOX, { boxed: boxedPackage(), undo_until: 120 }),
    put,
  ], async ({ scan, key, sent, prints }) => {
    await says("Scan a box");
    scan("CMD-RPRNT");
    await says("There is no label to print");
    scan("BX-000001");
    await isShown("good");
    scan("PK-000001");
    await says("1 package");
    await says("Los Angeles");
    scan("PK-000002");
    await isShown("stop");
    await says("Wrong method");
    await says(/It goes by Express · Into BX-000007/);
    for (const sign of ["Enter", "N", "S", "R", "U", "P"]) key(sign);
    scan("PK-000004");
    scan("CMD-ND");
    scan("CMD-CLS");
    scan("CMD-RPRNT");
    await says(/[45] scans were ignored meanwhile/);
    await isShown("stop");
    assert.deepEqual(sent().map(({ code }) => code), ["BX-000001", "PK-000001", "PK-000002"]);
    assert.deepEqual(prints(), []);
    // A scanner's Enter does not press the button.
    assert.equal(
      fireEvent.keyDown(await button("I put PK-000002 aside"), { key: "Enter", code: "Enter" }),
      false,
    );
    await isShown("stop");
    await press("I put PK-000002 aside");
    await isShown("ready");
    scan("PK-000001");
    await isShown("warn");
    await says("Already in");
    scan("CMD-TKT");
    await says("Scan the package to take out");
    scan("PK-000001");
    await isShown("back");
    scan("PK-000001");
    await isShown("good");
    assert.deepEqual(sent().slice(3).map(({ into, out = false }) => [into, out]), [
      ["BX-000001", false],
      ["BX-000001", true],
      ["BX-000001", false],
    ]);
    // Two codes on one line are one scan.
    scan("PK-000001PK-000002");
    await waitFor(() => assert.equal(sent().at(-1)?.code, "PK-000001\nPK-000002"));
  }));

Deno.test("S2.8 without a network a scan is stored amber and sent once; until then no box is closed or made, and a reload does not unblock the station", async () => {
  const me = "boxer-reload";
  await atBoxStation([opened, wrong], async ({ scan, sent, net, back }) => {
    scan("BX-000001");
    await isShown("good");
    net.isCut = true;
    scan("PK-000002");
    await isShown("kept");
    await says("This device cannot keep scans");
    scan("CMD-CLS");
    await isShown("warn");
    await says(/Close the box when all are/);
    scan("CMD-NBX");
    await says(/A new box needs a connection/);
    net.isCut = false;
    back();
    await isShown("stop");
    await says("Wrong method");
    assert.deepEqual(sent().map(({ code, into }) => [code, into]), [
      ["BX-000001", ""],
      ["PK-000002", "BX-000001"],
    ]);
  }, { me });
  await atBoxStation([held], async ({ scan, sent }) => {
    await isShown("stop");
    await says("Wrong method");
    scan("PK-000003");
    await says(/1 scan was ignored/);
    assert.deepEqual(sent(), []);
    scan("CMD-PSD");
    await waitFor(() => assert.equal(screen.queryByText("Wrong method"), null));
    scan("CMD-PSD");
    await isShown("warn");
    await says("Nothing waits to be put aside.");
  }, { me, isFresh: false });
});

Deno.test("S2.8 a tap opens a listed box; it is closed by a scale's weight, a count and a reason if required, and labels and list are printed", () =>
  atBoxStation([
    opened,
    put,
    boxAnswer("", ONE, { code: "isCounted", text: "Count." }),
    boxAnswer("", ONE, { code: "boxTooLight", text: "Too light." }),
    boxAnswer("box.close", { ...ONE, status: "Closed", gross_g: 610 }),
    boxAnswer("box.new", openBox({ _id: "b2", code: "BX-000002" })),
  ], async ({ scan, sent, prints }) => {
    assert.ok(screen.getByPlaceholderText("Scan a box"));
    await says("14 packages wait for a box");
    await press(/BX-000001/);
    await isShown("good");
    scan("PK-000001");
    await says("1 package in BX-000001");
    await press(/^Close box/);
    await says("Put it on the scale");
    fireEvent.change(screen.getByLabelText("Empty box, in grams"), { target: { value: "250" } });
    scan("610");
    await says("Count the packages");
    await isShown("warn");
    scan("2");
    await says("Weigh it again");
    await says(/40 g too little\./);
    const reason = await screen.findByLabelText("Close it anyway, because");
    fireEvent.change(reason, { target: { value: "A bag was left out" } });
    await press("Close anyway");
    await isShown("complete");
    await says("1 package, 610 g");
    const closing = sent().slice(2);
    assert.deepEqual(
      closing.map(({ code, into, weight_g, tare_g }) => [code, into, weight_g, tare_g]),
      Array(3).fill(["CMD-CLS", "BX-000001", 610, 250]),
    );
    assert.deepEqual(closing.map(({ count, note }) => [count, note]), [
      [undefined, undefined],
      [2, undefined],
      [2, "A bag was left out"],
    ]);
    const papers = ["boxes b1 ST-000006", "packing_lists b1 ST-000006"];
    await waitFor(() => assert.deepEqual(prints(), papers));
    scan("CMD-RPRNT");
    await waitFor(() => assert.deepEqual(prints(), [...papers, ...papers]));
    scan("CMD-NBX");
    await says("BX-000002");
    await waitFor(() => assert.deepEqual(prints().slice(4), ["boxes b2 ST-000006"]));
    await press(/^Print label/);
    await waitFor(() => assert.deepEqual(prints().slice(5), ["boxes b2 ST-000006"]));
  }, { role: "order_qc", boxes: [BOX], to_box: 14 }));
