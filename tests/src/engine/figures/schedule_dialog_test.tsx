/** Schedules of reports: the form sends a saved view, and the list deletes a person's own. */
import { data, FakeApi, fireEvent, onStage, refusal, says, waitFor } from "../record/stage.tsx";
import assert from "node:assert/strict";
import { useState } from "react";
import { orderReport } from "../../../../resources/figures/order_report.ts";
import type { View } from "../../../../resources/view.ts";
import ScheduleDialog from "../../../../src/engine/figures/schedule_dialog.tsx";

const views = [
  { _id: "v1", code: "", name: "Late orders" },
  { _id: "v2", code: "", name: "By seller" },
] as unknown as readonly View[];
const schedule = {
  _id: "s1",
  view_id: "v1",
  view_name: "Late orders",
  report: "order_report",
  every: "week",
  next_day: "2026-12-07",
  is_refused: true,
  version: 1,
};
const dialog = (shown: readonly View[] = views) => (
  <ScheduleDialog report={orderReport} views={shown} saved="v2" onClose={() => {}} />
);
const api = (...all: readonly object[]) =>
  new FakeApi().on("FigureSchedules", data({ figureSchedules: all }));

/** Finds the button by attribute, as computing the names of all buttons takes long. */
const submit = () =>
  waitFor(() => {
    const button = document.querySelector<HTMLButtonElement>('button[type="submit"]');
    assert.ok(button && button.getAttribute("aria-disabled") !== "true");
    fireEvent.click(button);
  });

Deno.test("S3.7 the open view is offered first; a schedule is added, one that already exists is refused with a reason", async () => {
  const answers = api(schedule)
    .on(
      "MakeFigureSchedule",
      refusal("BAD_INPUT", { problems: [{ path: "params.every", code: "taken" }] }),
      data({ makeFigureSchedule: { _id: "s2" } }),
    );
  await onStage(answers, dialog(), async () => {
    await says("every Monday, next on 07-12-2026");
    await says("It was not sent: you have no access, or it cannot be counted with its filters.");
    await submit();
    await says("You already have this schedule.");
    const often = document.querySelectorAll("select")[1]!;
    fireEvent.change(often, { target: { value: "month" } });
    await submit();
    await waitFor(() => assert.equal(answers.named("MakeFigureSchedule").length, 2));
    assert.deepEqual(answers.named("MakeFigureSchedule").map(({ variables }) => variables["params"]), [
      { view_id: "v2", every: "day" },
      { view_id: "v2", every: "month" },
    ]);
    await waitFor(() => assert.ok(answers.named("FigureSchedules").length > 1));
  });
});

Deno.test("S3.7 a schedule is deleted; without a saved view the form says that one is needed first", async () => {
  const answers = api(schedule).on("TrashFigureSchedule", data({ trashFigureSchedule: ["s1"] }));
  await onStage(answers, dialog([]), async () => {
    await says("Save a view of this report first");
    await says("Late orders");
    fireEvent.click(document.querySelector("button[aria-label^='Delete the schedule']")!);
    await waitFor(() =>
      assert.deepEqual(answers.named("TrashFigureSchedule")[0]?.variables["delete_ids"], ["s1"])
    );
  });
});

function LateViews() {
  const [shown, setShown] = useState<readonly View[]>([]);
  return (
    <>
      <button type="button" id="load" onClick={() => setShown(views)}>Load</button>
      {dialog(shown)}
    </>
  );
}

Deno.test("S3.7 views that arrive after the dialog was opened can be scheduled", async () => {
  const answers = api().on("MakeFigureSchedule", data({ makeFigureSchedule: { _id: "s2" } }));
  await onStage(answers, <LateViews />, async () => {
    await says("Save a view of this report first");
    fireEvent.click(document.querySelector("#load")!);
    await submit();
    await waitFor(() =>
      assert.deepEqual(answers.named("MakeFigureSchedule")[0]?.variables["params"], {
        view_id: "v2",
        every: "day",
      })
    );
  });
});
