/**
 * A station on a page: the open garment, the result of a scan, buttons and keys, and the message when there
 * is no work.
 */
import { fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { commandCode } from "../../../../../api/codes/commands.ts";
import { leftText } from "../../../../../src/features/workshop/stations/frame/undo_button.tsx";
import { answerOf, garmentOf } from "../../../../support/client/station.ts";
import {
  atStation,
  choice,
  isOpen,
  isShown,
  ONE,
  passedAnswer,
  startedAnswer,
  verdict,
} from "./station_stage.tsx";

Deno.test("a ticket opens its garment, without buyer and price; after the pass its next station is shown", async () => {
  await atStation({}, [startedAnswer, passedAnswer], async ({ scan, sent }) => {
    await says("Nothing at Sewing");
    scan("UN-000001");
    await isShown("good");
    await says("Started");
    await isOpen("UN-000001");
    const card = document.querySelector("[data-garment]")?.textContent ?? "";
    for (
      const fact of ["UN-000001", "Rush", "Heavy tee", "Black", "2XL", "2 of 3", "A07", "Fold it twice."]
    ) {
      assert.ok(card.includes(fact), fact);
    }
    assert.ok(await screen.findByRole("button", { name: "Reject" }));
    await press("Pass UN-000001");
    await says("Pass");
    await says("To Packing");
    assert.deepEqual(sent(), ["UN-000001", commandCode("pass")]);
    await waitFor(() => assert.equal(screen.queryByRole("button", { name: "Reject" }) === null, true));
  });
});

Deno.test("the verdict is drawn first, before the garment, the buttons and the lists that the answer changes", async () => {
  await atStation({}, [startedAnswer, passedAnswer], async ({ scan }) => {
    await says("Nothing at Sewing");
    scan("UN-000001");
    await screen.findByRole("button", { name: "Undo" });
    const drawn: string[] = [];
    const isGarment = (each: Node) => each instanceof Element && each.matches("[data-garment]");
    const seen = new MutationObserver((records) => {
      for (const { target, removedNodes } of records) {
        const place = target instanceof Element ? target : target.parentElement;
        if (place?.closest("[data-verdict]")) drawn.push("verdict");
        if ([...removedNodes].some(isGarment)) drawn.push("garment");
      }
    });
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    await press("Pass UN-000001");
    await waitFor(() => assert.ok(drawn.includes("garment")));
    seen.disconnect();
    assert.equal(drawn[0], "verdict", drawn.join(", "));
  });
});

Deno.test("a scan without an answer is shown as on its way, and the last result stays until then", async () => {
  await atStation({}, [startedAnswer], async ({ scan, api }) => {
    await says("Nothing at Sewing");
    scan("UN-000001");
    await isShown("good");
    const { promise, resolve } = Promise.withResolvers<Response>();
    api.on("Scan", () => promise);
    scan("UN-000099");
    assert.equal(verdict(), "good");
    await isShown("sending");
    resolve(Response.error());
    await isShown("kept");
  });
});

Deno.test("a rejected garment that cannot be remade is put aside: the screen does not announce a remake", async () => {
  const rejected = answerOf(
    "unit.reject",
    garmentOf(1, { print_status: "Rejected", work_status: "Waiting" }),
  );
  await atStation({ open: garmentOf(1) }, [rejected], async ({ key }) => {
    await screen.findByRole("button", { name: "Reject" });
    key("R");
    await says("Why is UN-000001 rejected?");
    key("1");
    await says("It will not be made again automatically: put it aside");
  });
});

Deno.test("a garment of another location is put aside for that location, which is named", async () => {
  const foreign = garmentOf(2, { location_name: "Da Nang plant" });
  const answer = answerOf("", foreign, { outcome: "refused", code: "otherLocation", text: "Elsewhere." });
  await atStation({ open: garmentOf(1) }, [answer], async ({ scan }) => {
    await screen.findByRole("button", { name: "Reject" });
    scan(foreign.ticket);
    await isShown("stop");
    await says("It belongs to Da Nang plant");
  });
});

Deno.test("R opens the reasons, a digit picks one, and the result says where the garment begins again", async () => {
  const again = garmentOf(1, { ticket: "UN-000001-2", print_status: "Cutting", work_status: "Waiting" });
  const rejected = answerOf("unit.reject", again);
  await atStation({ open: garmentOf(1) }, [rejected], async ({ key, sent }) => {
    await screen.findByRole("button", { name: "Reject" });
    key("R");
    await says("Why is UN-000001 rejected?");
    await press("Cutting");
    key("4");
    await isShown("back");
    await says("Rejected");
    await says("New ticket: UN-000001-2");
    await says("Made again from Cutting");
    assert.deepEqual(sent(), [commandCode("reason", 4)]);
  });
});

Deno.test("a reason card that is scanned while the note has the focus gives the reason, and is not part of the note", async () => {
  const again = garmentOf(1, { ticket: "UN-000001-2", print_status: "Cutting", work_status: "Waiting" });
  await atStation(
    { open: garmentOf(1) },
    [answerOf("unit.reject", again)],
    async ({ key, inputs }) => {
      await screen.findByRole("button", { name: "Reject" });
      key("R");
      const note = await screen.findByLabelText<HTMLTextAreaElement>("Note (optional)");
      fireEvent.change(note, { target: { value: "torn" } });
      fireEvent.keyDown(note, { key: "Enter" });
      fireEvent.change(note, { target: { value: `torn${commandCode("reason", 4)}` } });
      fireEvent.keyDown(note, { key: "Enter" });
      await isShown("back");
      assert.deepEqual(inputs().map(({ code, note = "" }) => [code, note]), [
        [commandCode("reason", 4), "torn"],
      ]);
    },
  );
});

Deno.test("the last step can be undone, and the button shows for how long", async () => {
  const undone = answerOf("unit.undo", garmentOf(1), { undo_until: null });
  await atStation({}, [startedAnswer, passedAnswer, undone], async ({ scan, sent }) => {
    await says("Nothing at Sewing");
    scan("UN-000001");
    const button = await screen.findByRole("button", { name: "Undo" });
    assert.match(button.textContent ?? "", /(2:00|1:5\d)/);
    await press("Pass UN-000001");
    await says("To Packing");
    await press("Undo");
    await says("Undone");
    assert.equal(sent().at(-1), commandCode("undo"));
    await waitFor(() => assert.equal(screen.queryByRole("button", { name: "Undo" }) === null, true));
    await isOpen("UN-000001");
  });
  assert.deepEqual([120_000, 119_001, 61_000, 59_999, 500, -1].map(leftText), [
    "2:00",
    "2:00",
    "1:01",
    "1:00",
    "0:01",
    "0:00",
  ]);
});

Deno.test("a complete bin is announced once, and reading a ticket twice does not hide that", async () => {
  const bin = { code: "BN-000007", label: "A07", n: 3, of: 3, complete: true, cart: false };
  const again = answerOf("", garmentOf(1), { outcome: "already", code: "again", undo_until: null });
  const refused = answerOf("", null, { outcome: "unknown", code: "notFound", undo_until: null });
  await atStation(
    { open: garmentOf(1) },
    [{ ...passedAnswer, bin }, again, refused],
    async ({ scan, key, sent }) => {
      await screen.findByRole("button", { name: "Reject" });
      key("Enter");
      await isShown("complete");
      await says("A07 complete");
      await says("A07 · 3 of 3");
      scan("UN-000001");
      await waitFor(() => assert.equal(sent().length, 2));
      await isShown("complete");
      scan("UN-000099");
      await isShown("stop");
      await says("No garment has this ticket.");
      assert.equal(screen.queryByText("A07 complete") === null, true);
    },
  );
});

Deno.test("without work the screen shows which steps have some; with work, which garment to take next", async () => {
  const at = (print_status: string, waiting: number) => ({ print_status, waiting, inprocess: 0, held: 0 });
  const elsewhere = [at("Cutting", 2), at("Printing", 14)];
  await atStation({ elsewhere, rejected: 1 }, [], async () => {
    await says("Nothing at Sewing; 14 at Printing, 2 at Cutting");
    await says("1 rejected");
  });
  const next = [garmentOf(5), garmentOf(6)];
  await atStation({ waiting: 2, next, tickets: [{ _id: "u7", ticket: "UN-000007-2" }] }, [], async () => {
    await says("2 garments wait at Sewing");
    await says("UN-000006");
    assert.ok(await screen.findByRole("button", { name: "Print 1 ticket" }));
  });
});

Deno.test("with several stations the device asks once which one it is; a step without stations names the next step", async () => {
  const two = [...ONE, choice("ST-000002", "Sewing 2")];
  await atStation({ code: "ST-000002", name: "Sewing 2" }, [], async ({ api }) => {
    await says("Which station is this?");
    fireEvent.click(await screen.findByRole("button", { name: /Sewing 2/ }));
    await says("Nothing at Sewing");
    assert.equal(api.named("StationDesk")[0]?.variables["station"], "ST-000002");
    await waitFor(() => assert.equal(localStorage.getItem("station.sewing"), "ST-000002"));
  }, two);
  await atStation({}, [], async () => {
    await says("There is no station for Sewing yet");
    await says("Ask your manager to add one.");
  }, []);
});
