/** The box station on a page: what is red holds it, and a box is closed when all scans are confirmed. */
import { atBoxStation, isShown } from "./box_stage.tsx";
import { button, fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { act } from "@testing-library/react";
import { boxAnswer, boxedPackage, openBox } from "../../../../support/client/box_facts.ts";

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

Deno.test("S2.8 red says why and where it belongs, and holds the station until a tap: no Enter, no key and no scan passes", () =>
  atBoxStation([opened, put, wrong, put], async ({ scan, key, sent }) => {
    await says("Scan a box");
    scan("BX-000001");
    await isShown("good");
    scan("PK-000001");
    await waitFor(() => assert.equal(sent().length, 2));
    await says("In");
    await says("1 package");
    await says("Los Angeles");
    scan("PK-000002");
    await isShown("stop");
    await says("Wrong method");
    await says(/It goes by Express · Into BX-000007/);
    for (const sign of ["Enter", "N", "S", "R", "U"]) key(sign);
    scan("PK-000004");
    scan("CMD-ND");
    scan("CMD-CLS");
    await says(/3 scans were not taken meanwhile|4 scans were not taken meanwhile/);
    await isShown("stop");
    assert.deepEqual(sent().map(({ code }) => code), ["BX-000001", "PK-000001", "PK-000002"]);
    const aside = await button("I put PK-000002 aside");
    // A scanner's Enter on the button presses nothing.
    assert.equal(fireEvent.keyDown(aside, { key: "Enter", code: "Enter" }), false);
    await isShown("stop");
    await press("I put PK-000002 aside");
    await isShown("ready");
    scan("PK-000004");
    await waitFor(() => assert.deepEqual(sent().at(-1)?.into, "BX-000001"));
    await isShown("good");
  }));

Deno.test("S2.8 the card PUT ASIDE releases one refusal after the other, and a reload releases none", async () => {
  const me = "boxer-reload";
  await atBoxStation([opened, wrong], async ({ scan }) => {
    scan("BX-000001");
    await isShown("good");
    scan("PK-000002");
    await isShown("stop");
  }, { me });
  await atBoxStation([held], async ({ scan, sent }) => {
    await isShown("stop");
    await says("Wrong method");
    scan("PK-000003");
    await says(/1 scan was not taken/);
    assert.deepEqual(sent(), []);
    scan("CMD-PSD");
    await waitFor(() => assert.equal(screen.queryByText("Wrong method"), null));
    scan("CMD-PSD");
    await isShown("warn");
    await says("Nothing waits to be put aside.");
  }, { me, isFresh: false });
});

Deno.test("S2.8 without a network a scan is kept amber and sent once; the box is not closed before, and no new one made", () =>
  atBoxStation([opened, wrong, put], async ({ scan, sent, net, back }) => {
    scan("BX-000001");
    await isShown("good");
    net.isCut = true;
    scan("PK-000002");
    await isShown("kept");
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
    await press("I put PK-000002 aside");
    await isShown("ready");
  }));

Deno.test("S2.8 a package that is in already is amber and holds nothing; taking out is for the next scan alone", () =>
  atBoxStation([
    opened,
    boxAnswer("", ONE, { outcome: "already", code: "alreadyIn", boxed: boxedPackage() }),
    boxAnswer("box.out", BOX, { boxed: boxedPackage(), undo_until: 120 }),
    put,
  ], async ({ scan, sent }) => {
    scan("BX-000001");
    await isShown("good");
    scan("PK-000001");
    await isShown("warn");
    await says("Already in");
    scan("CMD-TKT");
    await says("Scan the package to take out");
    scan("PK-000001");
    await isShown("back");
    scan("PK-000001");
    await isShown("good");
    assert.deepEqual(sent().map(({ out = false }) => out), [false, false, true, false]);
    // Two codes of one line are one scan.
    scan("PK-000001PK-000002");
    await waitFor(() => assert.equal(sent().at(-1)?.code, "PK-000001\nPK-000002"));
  }));

Deno.test("S2.8 a box is closed by the weight that a scale types; a count and a reason follow where they are asked for", () =>
  atBoxStation([
    opened,
    put,
    boxAnswer("", ONE, { code: "isCounted", text: "Count." }),
    boxAnswer("", ONE, { code: "boxTooLight", text: "Too light." }),
    boxAnswer("box.close", { ...ONE, status: "Closed", gross_g: 610 }),
  ], async ({ scan, sent }) => {
    scan("BX-000001");
    await isShown("good");
    scan("PK-000001");
    await waitFor(() => assert.equal(sent().length, 2));
    await isShown("good");
    await press(/^Close box/);
    await says("Put it on the scale");
    fireEvent.change(screen.getByLabelText("Empty box, in grams"), { target: { value: "250" } });
    scan("610");
    await says("Count the packages");
    await isShown("warn");
    scan("2");
    await says("Weigh it again");
    const reason = await screen.findByLabelText("Close it anyway, because");
    fireEvent.change(reason, { target: { value: "A bag was left out" } });
    await press("Close anyway");
    await isShown("complete");
    await says("1 package, 610 g");
    assert.deepEqual(
      sent().slice(2).map(({ code, into, weight_g, tare_g, count, note }) => [
        ...[code, into, weight_g, tare_g, count, note],
      ]),
      [
        ["CMD-CLS", "BX-000001", 610, 250, undefined, undefined],
        ["CMD-CLS", "BX-000001", 610, 250, 2, undefined],
        ["CMD-CLS", "BX-000001", 610, 250, 2, "A bag was left out"],
      ],
    );
  }, { role: "order_qc" }));

Deno.test("S2.8 without a box the screen lists those being filled, and opens one by a tap", () =>
  atBoxStation([opened], async ({ sent }) => {
    await says("14 packages wait for a box");
    await press(/BX-000001/);
    await waitFor(() => assert.deepEqual(sent().map(({ code }) => code), ["BX-000001"]));
    await isShown("good");
    await act(async () => {});
  }, { boxes: [BOX], to_box: 14 }));
