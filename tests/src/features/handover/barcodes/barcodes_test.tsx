/** Postal numbers on the screen: issued with a preview, checked one by one, and resumed after a restore. */
import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  refusal,
  says,
  screen,
  type,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import CheckPage from "../../../../../src/features/handover/barcodes/check_page.tsx";
import IssuePage from "../../../../../src/features/handover/barcodes/issue_page.tsx";
import RangeAlerts from "../../../../../src/features/handover/barcodes/range_alerts.tsx";
import { MAX_PAGE_SIZE } from "../../../../../api/constants.ts";
import { MAX_SCAN_LENGTH } from "../../../../../api/codes/scan_codes.ts";
import { spacedNumber } from "../../../../../api/shipping/postal_numbers.ts";
import { partsOf } from "../../../../../src/features/handover/barcodes/sheet_buttons.tsx";
import { numberRanges } from "../../../../../resources/shipping/number_ranges.ts";
import { RecordView } from "../../../../../src/engine/record/views.tsx";

const RANGE = {
  ...{ _id: "r1", name: "LX 00000000–00009999 VN", kind: "s10", head: "LX", country: "VN", next: 0 },
  ...{ last: 9_999, left: 10_000 },
};
const ISSUED = {
  ...{ range_id: "r1", first: 0, last: 47, count: 48, reserved: 48, first_code: "LX000000005VN" },
  ...{ last_code: "LX000000478VN", reason: "Sheets", maker_name: "Ruth", created_at: 1_700_000_000 },
};

Deno.test("S2.16 numbers are shown with their check digits before they are issued; after a lost answer the same key is sent", () => {
  const api = new FakeApi().on("SheetRanges", data({ numberRanges: [RANGE] }))
    .on(
      "IssueNumbers",
      refusal("INTERNAL", {}, 500),
      // The first call still runs.
      refusal("IN_PROGRESS"),
      data({ issuePostalNumbers: ISSUED }),
    );
  return onStage(api, <IssuePage />, async () => {
    await screen.findByText("LX 000 000 005 VN");
    await type(/^How many/, "48");
    await screen.findByText(/A4 sheets: 2/);
    await type(/^Reason/, "Sheets");
    fireEvent.click(await button("Issue"));
    await waitFor(() => assert.equal(api.named("IssueNumbers").length, 1));
    fireEvent.click(await button("Issue"));
    await says("The same request is still running.");
    fireEvent.click(await button("Issue"));
    await says("48 numbers were issued: LX000000005VN to LX000000478VN.");
    const [first, ...others] = api.named("IssueNumbers").map(({ variables }) => variables["key"]);
    assert.deepEqual(others, [first, first]);
    await button("A4, 3 × 8");
  }, { role: "root" });
});

Deno.test("S2.16 a range that is used up stays chosen, so the next request does not go to another one unseen", () => {
  const other = { ...RANGE, _id: "r2", name: "LY 00000000–00009999 VN", head: "LY" };
  const api = new FakeApi()
    .on("SheetRanges", data({ numberRanges: [RANGE, other] }), data({ numberRanges: [other] }))
    .on("IssueNumbers", data({ issuePostalNumbers: ISSUED }), refusal("INTERNAL", {}, 500));
  return onStage(api, <IssuePage />, async () => {
    await type(/^Reason/, "Sheets");
    fireEvent.click(await button("Issue"));
    await says("48 numbers were issued");
    const select = screen.getByRole<HTMLSelectElement>("combobox");
    await screen.findByRole("option", { name: "LX 00000000–00009999 VN · 0" });
    assert.equal(select.value, "r1");
    fireEvent.change(select, { target: { value: "r2" } });
    await screen.findByText("LY 000 000 005 VN");
    await type(/^Reason/, "Sheets");
    fireEvent.click(await button("Issue"));
    await waitFor(() => assert.equal(api.named("IssueNumbers").length, 2));
    assert.deepEqual(api.named("IssueNumbers").map(({ variables }) => variables["range_id"]), ["r1", "r2"]);
  }, { role: "root" });
});

Deno.test("S2.16 the sheets of the last numbers can be saved although no range is left", () => {
  const api = new FakeApi()
    .on("SheetRanges", data({ numberRanges: [RANGE] }), data({ numberRanges: [] }))
    .on("IssueNumbers", data({ issuePostalNumbers: ISSUED }));
  return onStage(api, <IssuePage />, async () => {
    await type(/^Reason/, "Sheets");
    fireEvent.click(await button("Issue"));
    await says("48 numbers were issued");
    await says("There is no active range for sheets.");
    await button("A4, 3 × 8");
  }, { role: "root" });
});

Deno.test("S2.16 more numbers than are left are refused at the field", () => {
  const problem = { path: "count", code: "tooMany", most: 10, found: 24 };
  const api = new FakeApi().on("SheetRanges", data({ numberRanges: [{ ...RANGE, left: 10 }] }))
    .on("IssueNumbers", refusal("BAD_INPUT", { problems: [problem] }));
  return onStage(api, <IssuePage />, async () => {
    await type(/^Reason/, "Sheets");
    fireEvent.click(await button("Issue"));
    await screen.findByText("At most 10 are possible. There are 24.");
  }, { role: "root" });
});

Deno.test("S2.16 each pasted number is checked in the browser, and our records add their data", () => {
  const known = (code: string, state: string, record_code = "") => ({
    ...{ code, state, range_name: "", record_id: record_code === "" ? null : "p1", record_code },
  });
  const api = new FakeApi().on(
    "CheckNumbers",
    data({
      checkNumbers: [
        known("RB123456785VN", "Live", "PK-000007"),
        known("RB123456786VN", ""),
        known("LX000000005VN", "Given out"),
      ],
    }),
  );
  return onStage(api, <CheckPage />, async () => {
    await type("Numbers", "rb 123 456 785 vn\nRB123456786VN\nLX000000005VN\nRB12");
    fireEvent.click(await button("Check"));
    await screen.findByText(/The check digit should be 5\./);
    await screen.findByText(/4 characters: a postal number has 13\./);
    await screen.findByRole("link", { name: "PK-000007" });
    await screen.findByText("Not in our records");
    await screen.findByText("Issued");
    assert.equal(screen.getAllByText(/Registered letter · Vietnam/).length, 2);
  }, { role: "root" });
});

Deno.test("S2.16 numbers are still checked without a connection", () => {
  const api = new FakeApi().on("CheckNumbers", refusal("INTERNAL", {}, 500));
  return onStage(api, <CheckPage />, async () => {
    // A scanner sends Enter after a number.
    await type("Numbers", "RB123456786VN\n");
    await screen.findByText(/The check digit should be 5\./);
    await screen.findByText(/could not be loaded/);
  }, { role: "root" });
});

Deno.test("S2.16 a late answer, or failure, about numbers that are no longer shown is dropped", () => {
  const about = (state: string) =>
    data({
      checkNumbers: [{ code: "RB123456785VN", state, range_name: "", record_id: null, record_code: "" }],
    });
  const [slow, slower] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  const api = new FakeApi().on("CheckNumbers", () => slow.promise, () => slower.promise, about("Box"));
  return onStage(api, <CheckPage />, async () => {
    await type("Numbers", "RB123456785VN\n");
    await waitFor(() => assert.equal(api.named("CheckNumbers").length, 1));
    await type("Numbers", "RB123456785VN\nLX000000005VN\n");
    await waitFor(() => assert.equal(api.named("CheckNumbers").length, 2));
    fireEvent.click(await button("Check"));
    await screen.findByText("Box");
    await act(async () => {
      slow.resolve(await about("Free")(api.requests[0]!, new AbortController().signal));
      slower.resolve(await refusal("INTERNAL", {}, 500)(api.requests[1]!, new AbortController().signal));
      await new Promise((resolve) => setTimeout(resolve));
    });
    assert.ok(screen.queryByText("Free") === null);
    assert.ok(screen.queryByText(/could not be loaded/) === null);
    screen.getByText("Box");
  }, { role: "root" });
});

Deno.test("S2.16 the first 200 different pasted numbers are checked, cut to the length of a scan, and the others counted", () => {
  const api = new FakeApi().on("CheckNumbers", data({ checkNumbers: [] }));
  return onStage(api, <CheckPage />, async () => {
    const codes = Array.from({ length: 201 }, (_, at) => `LX${String(at).padStart(9, "0")}VN`);
    await type("Numbers", ["A".repeat(MAX_SCAN_LENGTH + 1), ...codes, ...codes.map(spacedNumber)].join("\n"));
    fireEvent.click(await button("Check"));
    await screen.findByText("The first 200 numbers are checked, 2 are left.");
    const sent = api.named("CheckNumbers").at(-1)?.variables["codes"];
    assert.deepEqual(sent, ["A".repeat(MAX_SCAN_LENGTH), ...codes.slice(0, 199)]);
    await type("Numbers", [...codes.slice(1), ...codes.map(spacedNumber).slice(1)].join("\n"));
    fireEvent.click(await button("Check"));
    await waitFor(() => assert.ok(screen.queryByText(/are left/) === null));
    assert.deepEqual(api.named("CheckNumbers").at(-1)?.variables["codes"], codes.slice(1));
  }, { role: "root" });
});

Deno.test("S2.16 a bar warns of ranges that last for fewer than seven days, and of those paused by a restore", () => {
  const range = (_id: string, more: object) => ({
    ...{ _id, name: `RB ${_id}`, status: "Active", left: 100, days_left: 3, level: "ok", unsure: false },
    ...more,
  });
  const ranges = [
    range("1", { level: "low" }),
    range("2", {}),
    range("3", { level: "low", status: "Paused" }),
    range("4", { status: "Paused", unsure: true }),
  ];
  const api = new FakeApi().on("RangeLevels", data({ numberRanges: ranges }));
  return onStage(api, <RangeAlerts />, async () => {
    await screen.findByText("RB 1: 100 left, enough for 3 days at this pace.");
    await screen.findByText(/^1 range waits for its last printed number/);
    assert.equal(screen.queryByText(/RB [23]/), null);
  }, { role: "root" });
});

Deno.test("S2.16 a warning about a range does not depend on how many other ranges there are", () => {
  const range = (id: number, level: string) => ({
    ...{ _id: String(id), name: `RB ${id}`, status: "Active", left: 100, days_left: 3, level, unsure: false },
  });
  const full = Array.from({ length: MAX_PAGE_SIZE }, (_, at) => range(at, "ok"));
  const api = new FakeApi().on(
    "RangeLevels",
    data({ numberRanges: full }),
    data({ numberRanges: [range(900, "low")] }),
  );
  return onStage(api, <RangeAlerts />, async () => {
    await screen.findByText("RB 900: 100 left, enough for 3 days at this pace.");
    assert.equal(api.named("RangeLevels").length, 2);
  }, { role: "root" });
});

Deno.test("S2.16 after a restore the step requires the last printed number, and for a wrong one names its range", () => {
  const record = {
    ...{
      ...RANGE,
      purpose: "labels",
      method_code: "post",
      method_name: "Post",
      first: 0,
      code: "LX000000005VN",
    },
    ...{ per_day: null, days_left: null, empty_on: null, level: "ok", unsure: true, status: "Paused" },
    ...{ timeline: [], created_at: 1_700_000_000, updated_at: 1_700_000_000, version: 2 },
    facts: { unsure: true, known: true, inside: true, later: true, left: true },
  };
  const sent: unknown[] = [];
  const api = new FakeApi().on("Record", data({ record })).on("Move", (request, signal) => {
    sent.push(request.variables["params"]);
    return data({
      moves: [{
        ...{ _id: "r1", ok: false, version: 2, columns: { status: "Paused" }, legal: ["range.resume"] },
        reason: { code: "isPrintedInRange", of: RANGE.name, count: null },
      }],
    })(request, signal);
  });
  const view = <RecordView resource={numberRanges} id="r1" level={1} onClose={() => {}} />;
  return onStage(api, view, async () => {
    fireEvent.click(await button("Resume"));
    await screen.findByText(/numbers may have been printed since the backup/);
    await type(/^Last printed number/, "RB123456785VN");
    const buttons = await screen.findAllByRole("button", { name: "Resume" });
    fireEvent.click(buttons.at(-1)!);
    await says("This number is not in the range. Type it as it is printed.");
    await says(RANGE.name);
    assert.deepEqual(sent, [{ last_printed: "RB123456785VN" }]);
  }, { role: "root" });
});

Deno.test("S2.16 a large issue is saved in parts of 1,200 numbers", () => {
  assert.deepEqual(partsOf({ first: 0, last: 47 }), [[0, 47]]);
  assert.deepEqual(partsOf({ first: 100, last: 2_600 }), [[100, 1_299], [1_300, 2_499], [2_500, 2_600]]);
});
