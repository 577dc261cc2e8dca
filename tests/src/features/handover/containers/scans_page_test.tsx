/** A forwarder's table is shown with its effect and its problems; ambiguous parts are left to the person. */
import {
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
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import type { BoxScanInput } from "../../../../../api/generated/schema.ts";
import ScansPage from "../../../../../src/features/handover/containers/scans_page.tsx";

const SSCC = "(00)340123450000000017";
const FILE = [
  "SSCC,Timestamp,Hub,Scan type",
  `${SSCC},05/11/2026 10:00,LAX,IN`,
  "BX-000002,06/11/2026 10:00,LAX,received",
  "340123450000000018,06/11/2026 10:00,LAX,received",
  "BX-000004,,LAX,received",
].join("\n");

const page = () => {
  const { hook, searchHook } = memoryLocation({ path: "/containers/scans" });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <ScansPage />
    </Router>
  );
};

const CHECKS: Readonly<Record<string, object>> = {
  [SSCC]: { box_id: "b1", box_code: "BX-000001", recorded: false, problem: "", of: "" },
  "BX-000002": { box_id: "b2", box_code: "BX-000002", recorded: true, problem: "", of: "" },
  "340123450000000018": { box_id: null, box_code: "", recorded: false, problem: "ssccDigit", of: "7" },
};
const scansIn = (variables: Readonly<Record<string, unknown>>) =>
  variables["scans"] as readonly BoxScanInput[];

const chooseFile = async (text: string) => {
  const input = await screen.findByLabelText<HTMLInputElement>("File", { selector: "input" });
  Object.defineProperty(input, "files", { value: [new File([text], "scans.csv")], configurable: true });
  fireEvent.change(input);
};

Deno.test("S2.8 a table of scans leaves its ambiguous days and words to the person, shows problems by row and column, and becomes a job", async () => {
  const api = new FakeApi().on(
    "CheckBoxScans",
    ({ variables }) =>
      Response.json({ data: { boxScanCheck: scansIn(variables).map(({ code }) => CHECKS[code]) } }),
  )
    .on(
      "MakeBulk",
      data({
        makeJob: {
          ...{ _id: "j1", kind: "boxes.scan", status: "Done", about: {}, total: 1, done: 1, made: 1 },
          ...{ skipped: 0, refused: 0, error: null, steps: [], version: 1, title: "" },
        },
      }),
    );
  await onStage(api, page(), async () => {
    await chooseFile(FILE);
    await says("Answer the question above first.");
    assert.equal(api.named("CheckBoxScans").length, 0);
    fireEvent.click(await screen.findByLabelText(/day-month-year: 05\/11\/2026/));
    assert.equal(api.named("CheckBoxScans").length, 0);
    fireEvent.change(await screen.findByLabelText(/What does “in” mean/), { target: { value: "scanned" } });
    await says("2 rows are left out");
    const problems = screen.getByRole("table", { name: /rows are left out/ }).textContent;
    assert.match(problems, /4Code.*check digit is wrong.*would have to be 7/);
    assert.match(problems, /5Time.*required/);
    const preview = screen.getByRole("table", { name: "Scans" }).textContent;
    assert.match(preview, /2BX-00000105-11-2026 10:00LAXScannedWill be recorded/);
    assert.match(preview, /3BX-00000206-11-2026 10:00LAXReceivedRecorded already/);
    await press("Record 1 scan");
    await says("Scans of 1 box recorded");
    const [sent] = api.named("MakeBulk").map(({ variables }) => variables["params"]);
    assert.deepEqual(sent, {
      kind: "boxes.scan",
      resource: "containers",
      scans: [{ code: SSCC, at: Date.UTC(2026, 10, 5, 10) / 1000, place: "LAX", kind: "scanned" }],
    });
  });
});

Deno.test("S2.8 each word of a table is asked for, also one that names a part of every object", async () => {
  const api = new FakeApi().on(
    "CheckBoxScans",
    ({ variables }) =>
      Response.json({ data: { boxScanCheck: scansIn(variables).map(({ code }) => CHECKS[code]) } }),
  );
  await onStage(api, page(), async () => {
    await chooseFile("SSCC,Timestamp,Hub,Scan type\nBX-000002,2026-11-28 10:00,LAX,constructor");
    await says("Answer the question above first.");
    const asked = await screen.findByLabelText(/What does “constructor” mean/);
    fireEvent.change(asked, { target: { value: "received" } });
    await waitFor(() => assert.equal(api.named("CheckBoxScans").length, 1));
  });
});

Deno.test("S2.8 pasted scans without a header and without kinds need a chosen kind, and are read in the chosen zone", async () => {
  const looked: BoxScanInput[] = [];
  const api = new FakeApi().on("CheckBoxScans", ({ variables }) => {
    looked.push(...scansIn(variables));
    return Response.json({
      data: { boxScanCheck: scansIn(variables).map(() => ({ ...CHECKS["BX-000002"], recorded: false })) },
    });
  });
  await onStage(api, page(), async () => {
    const text = "BX-000002\t2026-11-28 10:00\nBX-000003\t2026-11-28T10:00:00Z";
    fireEvent.change(await screen.findByLabelText(/^Or paste/), { target: { value: text } });
    await press("Preview");
    await says("What do all rows mean?");
    fireEvent.change(await screen.findByLabelText("Time zone"), { target: { value: "Asia/Ho_Chi_Minh" } });
    fireEvent.click(await screen.findByLabelText("Received"));
    await button("Record 2 scans");
    await waitFor(() =>
      assert.deepEqual(
        looked.map(({ at, kind }) => [new Date(at * 1000).toISOString().slice(11, 16), kind]),
        [
          ["03:00", "received"],
          ["10:00", "received"],
        ],
      )
    );
  });
});
