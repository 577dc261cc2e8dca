import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { Job } from "../../../../../machines/orders/import.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { guardedNav, leaveRequest } from "../../../../../src/lib/leave_guard.ts";
import { FakeUpload } from "../../../fake_upload.ts";
import { apiWith, DONE_JOB, drop, JOB, onPage, STORE, storeSelect } from "./import_stage.tsx";

const CSV = Deno.readTextFileSync(new URL("../../../../fixtures/superstore_small.csv", import.meta.url));
const FILE = new File([CSV], "orders.csv", { type: "text/csv" });
/** Drops the file, sends it to the only store and returns the upload. */
async function begin(): Promise<FakeUpload> {
  await waitFor(() => assert.equal(storeSelect().value, "s1"));
  drop(FILE);
  await press("Import orders");
  return FakeUpload.all.at(-1)!;
}

Deno.test("the page says which files it accepts, and preselects the only store with its seller", async () => {
  await onPage(apiWith(), async () => {
    await says("Shopify, Etsy and TikTok Shop");
    await waitFor(() => assert.equal(storeSelect().value, "s1"));
    await says("North · Mira");
  });
});

Deno.test("an unsuitable file is not sent: the problem and the remedy are shown", async () => {
  await onPage(apiWith(), async () => {
    await button("Choose file");
    drop(new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], "wrong.csv"));
    await says("The workbook cannot be read");
    assert.equal(screen.queryByRole("button", { name: "Import orders" }) === null, true);
    drop(FILE, FILE);
    await says("One file at a time");
    assert.equal(FakeUpload.all.length, 0);
  });
});

Deno.test("without a store nothing is sent, and the focus goes to the choice", async () => {
  await onPage(apiWith([STORE, { ...STORE, _id: "s2", name: "South" }]), async () => {
    await says("South · Mira");
    drop(FILE);
    await press("Import orders");
    await says("Choose the store that the orders belong to.");
    assert.equal(document.activeElement === storeSelect(), true);
    fireEvent.change(storeSelect(), { target: { value: "s2" } });
    // The file is inspected again, as this store may have read such a file before.
    await says("5 orders from");
    const start = await button("Import orders");
    await waitFor(() => assert.notEqual(start.getAttribute("aria-disabled"), "true"));
    await press("Import orders");
    assert.equal(FakeUpload.all[0]?.query["store"], "s2");
  });
});

Deno.test("an import from the file to the drafts: upload, progress by live changes, counts, the job in the address", async () => {
  const api = apiWith().on("GetImport", data({ getJobById: JOB }), data({ getJobById: DONE_JOB }));
  await onPage(api, async ({ history }) => {
    const upload = await begin();
    const { key, ...query } = upload.query;
    assert.match(key ?? "", /^[0-9a-f-]{36}$/);
    const { plan, ...named } = query;
    assert.deepEqual(named, { store: "s1", name: "orders.csv" });
    assert.equal(JSON.parse(plan ?? "").profile, "superstore");
    assert.deepEqual([upload.body === FILE, upload.headers.get("Authorization")], [true, "Bearer t0ken"]);
    upload.progress(FILE.size / 2);
    await says("Uploading 1 KB of 2 KB");
    upload.progress(FILE.size);
    await says("Waiting for its answer");
    await upload.answer(202, { job: "j1" });
    await says("Importing orders: 50%");
    await says("2,500 orders imported, 1 skipped, 0 refused");
    assert.equal(history.at(-1), "/orders/import?job=j1");
    act(() => publishChange("jobs", ["j1"]));
    await says("5,009 orders imported, 0 skipped, 0 refused");
    const drafts = screen.getByRole("link", { name: "Show drafts to fix" });
    assert.equal(drafts.getAttribute("href"), "/orders/draft?problem=any&import=j1");
    await press("Import another file");
    await button("Choose file");
    assert.equal(history.at(-1), "/orders/import");
  });
});

Deno.test("without an answer the same file is sent again under the same key", async () => {
  await onPage(apiWith().on("GetImport", data({ getJobById: DONE_JOB })), async () => {
    const first = await begin();
    await first.fail();
    await says("We do not know whether the file arrived");
    await press("Send again");
    const second = FakeUpload.all[1]!;
    assert.deepEqual(second.query, first.query);
    assert.equal(second.body === FILE, true);
    await second.answer(202, { job: "j1" });
    await says("The import is done");
  });
});

Deno.test("a refused upload shows the reason, keeps file and store, and the next try has another key", async () => {
  await onPage(apiWith(), async ({ api }) => {
    const first = await begin();
    await first.answer(400, { errors: [{ message: "", extensions: { code: "LIMIT" } }] });
    await says("The file was not imported. This is too much for one request.");
    await says("orders.csv");
    assert.equal(storeSelect().value, "s1");
    await press("Import orders");
    assert.notEqual(FakeUpload.all[1]?.query["key"], first.query["key"]);
    assert.deepEqual(api.went, []);
  });
});

Deno.test("a server failure during the upload does not lead away from the chosen file", async () => {
  await onPage(apiWith(), async ({ api }) => {
    await (await begin()).answer(500, { errors: [{ message: "", extensions: { code: "INTERNAL" } }] });
    await says("We do not know whether the file arrived");
    assert.deepEqual(api.went, []);
  });
});

Deno.test("an upload can be stopped, and leaving before its end asks first", async () => {
  await onPage(apiWith(), async () => {
    const upload = await begin();
    upload.progress(10);
    const leave = new Event("beforeunload", { cancelable: true });
    globalThis.dispatchEvent(leave);
    assert.equal(leave.defaultPrevented, true);
    guardedNav(() => assert.fail("left"), "/orders");
    assert.equal(leaveRequest.peek()?.words.title, "imports.leaving.title");
    act(() => leaveRequest.peek()?.stay());
    await press("Stop uploading");
    await button("Import orders");
    assert.equal(upload.isAborted, true);
    const later = new Event("beforeunload", { cancelable: true });
    globalThis.dispatchEvent(later);
    assert.equal(later.defaultPrevented, false);
  });
});

Deno.test("refused rows are listed with line, column and reason; a failed job is explained", async () => {
  const refusals = [
    {
      line: 1002,
      because: null,
      column: "Order Date",
      reason: { code: "badDate", text: "English of the API" },
    },
    { line: 1003, because: null, column: "", reason: { code: "ofALaterBuild", text: "What the API says." } },
  ];
  const error = { code: "columnsMissing", text: "Required columns are missing in the file. Missing: Sales." };
  const failed: Job = { ...DONE_JOB, status: "Failed", error, refused: 7, refusals };
  await onPage(apiWith().on("GetImport", data({ getJobById: failed })), async () => {
    await (await begin()).answer(202, { job: "j1" });
    await says("Required columns are missing in the file. Missing: Sales.");
    await says("1,002Order DateThis is not a day with a four-digit year");
    await says("1,003Whole rowWhat the API says.");
    await says("The first 2 of 7 are shown.");
    await press("Try again");
    await button("Import orders");
  });
});

Deno.test("stores that could not be loaded are requested again; without any store the page says whom to ask", async () => {
  const api = new FakeApi().on("ActiveStores", refusal("INTERNAL"), data({ stores: [] }));
  await onPage(api, async () => {
    await says("The stores could not be loaded");
    await press("Try again");
    await says("There is no active store to import orders into.");
  });
});

Deno.test("a missing job in the address is reported", async () => {
  const api = apiWith().on("GetImport", data({ getJobById: null }));
  await onPage(api, async () => {
    await (await begin()).answer(202, { job: "j1" });
    await says("There is no such import");
  });
});
