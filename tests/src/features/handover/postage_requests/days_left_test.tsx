/** The days left for sending a request are a warning in the last week, and an alarm in the last two days. */
import { FakeApi, onStage, screen } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import DaysLeftCell from "../../../../../src/features/handover/postage_requests/days_left_cell.tsx";

const column = { key: "days_left", kind: "daysLeft", fields: ["days_left"], width: 96 } as const;
const cell = (days_left: number | null, status = "Pending") => (
  <DaysLeftCell row={{ _id: `${days_left}`, version: 1, days_left, status }} column={column} />
);

Deno.test("S2.14 days left are plain, amber from 7 and red from 2 days on, over after the deadline, and empty once sent", () =>
  onStage(
    new FakeApi(),
    <>
      {[8, 7, 3, 2, -1].map((days) => <div key={days}>{cell(days)}</div>)}
      {cell(5, "Submitted")}
      {cell(null)}
    </>,
    async () => {
      const classOf = (text: string) => screen.getByText(text).className;
      await screen.findByText("8 days");
      assert.equal(classOf("8 days"), "");
      assert.equal(classOf("7 days"), classOf("3 days"));
      assert.equal(classOf("2 days"), classOf("Deadline passed"));
      assert.equal(new Set(["8 days", "7 days", "2 days"].map(classOf)).size, 3);
      assert.equal(screen.queryByText("5 days") === null, true);
    },
  ));
