/** A postage file is imported only after a person says what its unknown types mean; known types are not asked about. */
import {
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  type Stage,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { MAX_TYPE_WORDS, type PostagePlan } from "../../../../../api/csv/postage_table.ts";
import PostageImportPage from "../../../../../src/features/handover/postage/import_page.tsx";
import { forgetSession, keep } from "../../../../../src/lib/cookies.ts";
import { FakeUpload } from "../../../fake_upload.ts";

const PAYMENTS = "created_at,id,status,charge_type,amount,balance,shipment_id";
const payment = (id: number, type: string, amount = "3.20") =>
  `2026-11-02T10:0${id}:00Z,paylog_${id},complete,${type},${amount},46.80,shp_${id}`;

const chooseFile = async (...lines: readonly string[]) => {
  const input = await screen.findByLabelText<HTMLInputElement>("File", { selector: "input" });
  const file = new File([lines.join("\r\n")], "bill.csv");
  Object.defineProperty(input, "files", { value: [file], configurable: true });
  fireEvent.change(input);
};
const choose = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label, { selector: "select" }), { target: { value } });
const questions = () =>
  screen.queryAllByLabelText(/ means\*?$/, { selector: "select" }).map((each) =>
    each.closest(".fui-Field")?.textContent
  );
const mayImport = () => screen.queryByRole("button", { name: /^Import \d/ }) !== null;

/** Runs a test with a fake upload; returns the plan sent with each upload. */
async function onImport(
  work: (sent: () => readonly PostagePlan[], stage: Stage) => Promise<void>,
): Promise<void> {
  const restore = FakeUpload.install();
  keep("token", "t0ken");
  try {
    await onStage(
      new FakeApi(),
      <PostageImportPage />,
      (stage) => work(() => FakeUpload.all.map(({ query }) => JSON.parse(query["plan"] ?? "")), stage),
    );
  } finally {
    forgetSession();
    restore();
  }
}

Deno.test("S2.11 the person is asked about a type that no page of the provider explains, and the answer is sent once", () =>
  onImport(async (sent) => {
    await chooseFile(
      PAYMENTS,
      payment(1, "recharge", "50.00"),
      payment(2, "service_fee"),
      payment(3, "carbon"),
    );
    await says("Recognized: EasyPost payment log");
    await screen.findByLabelText(/^“service_fee” means/, { selector: "select" });
    assert.equal(questions().length, 2, "a recharge is known");
    assert.equal(mayImport(), false);
    await choose(/^“service_fee” means/, "print");
    assert.equal(mayImport(), false, "one question is still open");
    await choose(/^“carbon” means/, "out");
    const lines = await screen.findByRole("table", { name: "Lines" });
    assert.match(lines.textContent ?? "", /Payment.*Label/);
    await press("Import 2 lines");
    fireEvent.click(await screen.findByRole("button", { name: "Import 2 lines" }));
    await waitFor(() => assert.equal(sent().length, 1));
    const [plan] = sent();
    assert.deepEqual(plan?.types, { service_fee: "print", carbon: null });
    assert.equal(plan?.file, "easypost_payments");
    await FakeUpload.all[0]!.answer(202, { job: "j1" });
  }));

Deno.test("S2.11 the job opens after the upload, except if the person has gone to another page meanwhile", async () => {
  const pages = async (leave: () => void) => {
    let seen: readonly string[] = [];
    await onImport(async (sent, { history }) => {
      await chooseFile(PAYMENTS, payment(1, "recharge", "50.00"));
      await press("Import 1 line");
      await waitFor(() => assert.equal(sent().length, 1));
      leave();
      await FakeUpload.all[0]!.answer(202, { job: "j1" });
      seen = history.slice(1);
    });
    return seen;
  };
  assert.deepEqual(await pages(() => {}), ["/jobs/all/j1"]);
  assert.deepEqual(await pages(() => history.pushState(null, "", "/orders")), []);
});

Deno.test("S2.11 an answer can be changed before the import: a type that was left out returns to the lines", () =>
  onImport(async () => {
    await chooseFile(PAYMENTS, payment(1, "service_fee"), payment(2, "refund"));
    await choose(/^“service_fee” means/, "out");
    await screen.findByRole("button", { name: "Import 1 line" });
    await choose(/^“service_fee” means/, "fee");
    await screen.findByRole("button", { name: "Import 2 lines" });
  }));

Deno.test("S2.11 an unknown transaction type of Pitney Bowes, also a blank one, is asked about as written", () =>
  onImport(async () => {
    const header =
      "transactionId,transactionDateTime,transactionType,developerRateAmount,parcelTrackingNumber";
    const row = (id: number, type: string) =>
      `${id},2026-11-02T10:00:00Z,${type},3.20,940010000000000000000${id}`;
    await chooseFile(header, row(1, "POSTAGE PRINT"), row(2, "POSTAGE REPRINT"), row(3, ""));
    await says("Recognized: Pitney Bowes transaction report");
    await choose(/^“POSTAGE REPRINT” means/, "print");
    assert.equal(mayImport(), false);
    await choose(/^An empty type means/, "fee");
    await screen.findByRole("button", { name: "Import 3 lines" });
  }));

Deno.test("S2.11 for another provider's file the person says who bills and what all its rows mean before the import", () =>
  onImport(async (sent) => {
    await chooseFile(
      "Date,Tracking,Amount",
      "2026-11-02,RR123456785VN,3.20",
      "2026-11-03,RR123456799VN,4.00",
    );
    await says("The file has no type column.");
    await choose(/^Billed by/, "house");
    assert.equal(mayImport(), false);
    await choose(/^Type of all rows/, "print");
    await press("Import 2 lines");
    await waitFor(() => assert.equal(sent().length, 1));
    assert.equal(sent()[0]?.provider, "house");
    assert.equal(sent()[0]?.type, "print");
  }));

Deno.test("S2.11 a column with too many different types is refused with the limit, and nothing can be imported", () =>
  onImport(async () => {
    const rows = Array.from({ length: MAX_TYPE_WORDS + 1 }, (_, at) => payment(at % 10, `type_${at}`));
    await chooseFile(PAYMENTS, ...rows);
    await says(`The type column has more than ${MAX_TYPE_WORDS} different words.`);
    assert.equal(questions().length, 0);
    assert.equal(mayImport(), false);
  }));
