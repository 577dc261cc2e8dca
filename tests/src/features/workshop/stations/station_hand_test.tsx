/** The holder of a garment, on a station's page. */
import { fireEvent, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { cleanup, render } from "@testing-library/react";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { QueuedScans } from "../../../../../src/features/workshop/stations/queue/queued_scans.tsx";
import { answerOf, garmentOf } from "../../../../support/client/station.ts";
import { atStation, choice, isOpen, isShown, ONE, passedAnswer, startedAnswer } from "./station_stage.tsx";

Deno.test("another person's garment is shown with its holder and since when; Enter takes it over, and passes neither it nor the previous one", async () => {
  const theirs = answerOf("", garmentOf(2), {
    outcome: "refused",
    code: "isTheirs",
    text: "Somebody else is working on it.",
    undo_until: null,
    holder: { name: "Linh", since: Date.UTC(2026, 0, 5, 14, 2) / 1_000, own: false },
  });
  const refused = answerOf("", null, { outcome: "unknown", code: "notFound", undo_until: null });
  const answer = answerOf("unit.start", garmentOf(2));
  await atStation({ open: garmentOf(1) }, [refused, theirs, answer], async ({ scan, key, sent, inputs }) => {
    await screen.findByRole("button", { name: "Pass UN-000001" });
    scan("UN-000099");
    await isShown("stop");
    key("Enter");
    scan("UN-000002");
    await isShown("ask");
    await says("Take over?");
    await says("Linh has had it open since 05-01-2026 14:02.");
    await waitFor(() => assert.equal(screen.queryByRole("button", { name: /^Pass/ }) === null, true));
    await screen.findByRole("button", { name: "Take over UN-000002" });
    key("Enter");
    await isShown("good");
    await isOpen("UN-000002");
    await screen.findByRole("button", { name: "Pass UN-000002" });
    assert.deepEqual(sent(), ["UN-000099", "UN-000002", "UN-000002"]);
    assert.deepEqual(inputs().map(({ sure, about }) => [sure, about]), [
      [undefined, "UN-000001"],
      [undefined, "UN-000001"],
      [true, "UN-000001"],
    ]);
  });
});

Deno.test("First day 7: a garment taken over on another device is no longer shown as started here, nor offered for undo", async () => {
  await atStation({}, [startedAnswer], async ({ scan, desk, key, sent }) => {
    await says("Nothing at Sewing");
    scan("UN-000001");
    await isOpen("UN-000001");
    await isShown("good");
    await screen.findByRole("button", { name: /^Undo/ });
    desk.open = null;
    publishChange("units", []);
    await isShown("ready");
    await waitFor(() => assert.equal(screen.queryAllByRole("button", { name: /^(Pass|Undo)/ }).length, 0));
    key("Enter");
    key("U");
    assert.deepEqual(sent(), ["UN-000001"]);
  });
});

Deno.test("after a pass the screen is idle, and names open garments", async () => {
  await atStation({ others: [garmentOf(7)] }, [startedAnswer, passedAnswer], async ({ scan, desk }) => {
    await says("Nothing at Sewing");
    await says("Also in progress here: UN-000007");
    scan("UN-000001");
    await isOpen("UN-000001");
    desk.open = garmentOf(7);
    await press("Pass UN-000001");
    await waitFor(() => assert.ok(document.querySelector("[data-resting]")));
    await waitFor(() => assert.equal(screen.queryByRole("button", { name: /^Pass/ }) === null, true));
  });
});

Deno.test("a stop stays when another station of the step is chosen, and is shown until the next scan", async () => {
  const refused = answerOf("", null, { outcome: "unknown", code: "notFound", undo_until: null });
  const two = [...ONE, choice("ST-000002", "Sewing 2")];
  await atStation({}, [refused, startedAnswer], async ({ scan }) => {
    fireEvent.click(await screen.findByRole("button", { name: /Sewing 1/ }));
    await says("Nothing at Sewing");
    scan("UN-000099");
    await isShown("stop");
    await press("Station menu");
    fireEvent.click(await screen.findByRole("menuitem", { name: "Change station" }));
    fireEvent.click(await screen.findByRole("button", { name: /Sewing 1/ }));
    await isShown("stop");
    scan("UN-000001");
    await isShown("good");
  }, two);
});

Deno.test("First day 11: a stop stays when the device changes to another step, and Enter passes nothing until a ticket is scanned", async () => {
  const refused = answerOf("", null, { outcome: "unknown", code: "notFound", undo_until: null });
  await atStation({ open: garmentOf(1) }, [refused, startedAnswer], async ({ scan, key, go, sent }) => {
    await screen.findByRole("button", { name: "Pass UN-000001" });
    scan("UN-000099");
    await isShown("stop");
    go("/stations/print");
    await isShown("stop");
    await screen.findByRole("button", { name: "Pass UN-000001" });
    key("Enter");
    await isShown("stop");
    assert.deepEqual(sent(), ["UN-000099"]);
    scan("UN-000001");
    await isShown("good");
    go("/stations/cutting");
    await waitFor(() => assert.notEqual(document.querySelector("[data-verdict]"), null));
    await isShown("ready");
  });
});

Deno.test("stored scans show when they were made, and so does each one that was refused later", () => {
  const at = Date.UTC(2026, 0, 5, 14, 2) / 1_000;
  const scanAt = (minutes: number) => ({
    key: `k${minutes}`,
    station: "ST-000001",
    device: "tablet",
    code: "UN-000001",
    typed: false,
    device_at: at + minutes * 60,
    seq: minutes,
  });
  const answer = { ...answerOf("", null), outcome: "refused", code: "nothingOpen" };
  const queue = {
    storedScans: [scanAt(0), scanAt(3)],
    phase: "offline",
    isRetrying: true,
    refusals: [{ scan: scanAt(1), answer }],
    others: [],
    tap: () => {},
    retry: () => {},
  } as const;
  const { container } = render(<QueuedScans queue={queue} />);
  const text = container.textContent ?? "";
  assert.ok(text.includes("2 scans kept, not confirmed (05-01-2026 14:02 – 05-01-2026 14:05)"), text);
  assert.ok(text.includes("UN-000001 · 05-01-2026 14:03: No garment is open at this station."), text);
  cleanup();
});
