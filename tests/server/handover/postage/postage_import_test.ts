/** Files of postage providers by the API: each line once, in its bucket, and bad rows refused by line. */
import assert from "node:assert/strict";
import { CompiledQuery } from "kysely";
import { matchLines } from "../../../../server/modules/handover/postage_invoices/match_store.ts";
import { NOW } from "../../../support/people/people.ts";
import { recordReader } from "../../../support/server/statement_recorder.ts";
import {
  accountsOf,
  COST,
  decide,
  importPostage,
  inPostage,
  invoicesIn,
  linesIn,
  PB_HEADER,
  pbCsv,
  type PbRow,
  postAll,
  sendPostage,
  step,
} from "../../../support/handover/postage_world.ts";

const DAY = 86_400;
const dollars = (minor: number) => (minor / 100).toFixed(2);

Deno.test("S2.11 the nine types of Pitney Bowes become lines in their buckets, each linked to its label", () =>
  inPostage(5, async (scene) => {
    const [exact, dearer, twice, adjusted, refunded] = scene.labels;
    const print = (label: { number: string } | undefined, more: PbRow = {}): PbRow => ({
      id: label?.number ?? "",
      tracking: label?.number ?? "",
      amount: dollars(COST),
      ...more,
    });
    const job = await importPostage(
      scene,
      pbCsv([
        { id: "f", type: "POSTAGE FUND", deposit: "50.00", amount: "0.00" },
        print(exact, { amount: dollars(COST + 5) }),
        print(dearer, { amount: dollars(COST + 6) }),
        print(twice),
        print(twice, { at: 2 * DAY }),
        print(adjusted),
        print(adjusted, { type: "APV-POSTAGE UNDERPAID", amount: "1.10", at: 3 * DAY }),
        print(adjusted, { type: "APV-POSTAGE OVERPAID", amount: "0.04", at: 3 * DAY }),
        print(refunded),
        print(refunded, { type: "POSTAGE REFUND", refund: "REQUESTED", at: 4 * DAY }),
        print(refunded, { type: "POSTAGE REFUND", refund: "ACCEPTED", at: 5 * DAY }),
        { id: "fee", type: "FEE", amount: "2.50" },
        { id: "d", type: "APV-DISPUTE ADJUSTMENT", tracking: exact?.number ?? "", amount: "0.75" },
        { id: "c", type: "CREDIT ADJUSTMENT", amount: "3.00" },
        { id: "x", type: "DEBIT ADJUSTMENT", tracking: "9400100000000000000000", amount: "4.00" },
      ]),
    );
    assert.deepEqual([job.status, job.made, job.skipped, job.refused], ["Done", 15, 0, 0]);
    const seen = (await linesIn(scene)).map((line) =>
      [line.line_type, line.amount_minor, line.diff_minor, line.bucket, line.finding, line.status].join(" ")
    );
    assert.deepEqual(seen, [
      "fund -5000 -5000 info  Accepted",
      `print ${COST + 5} 5 matched  Accepted`,
      `print ${COST + 6} 6 variance  Open`,
      `print ${COST} 0 matched  Accepted`,
      `print ${COST} ${COST} duplicate repeated Ignored`,
      `print ${COST} 0 matched  Accepted`,
      "apv_under 110 110 variance  Open",
      "apv_over -4 -4 matched  Accepted",
      `print ${COST} 0 matched  Accepted`,
      "refund 0 0 info requested Ignored",
      `refund ${-COST} ${-COST} variance notVoided Open`,
      "fee 250 250 info  Accepted",
      "apv_dispute -75 -75 variance  Open",
      "credit -300 -300 unmatched noLabel Open",
      "debit 400 400 unmatched noLabel Open",
    ]);
    assert.equal((await linesIn(scene))[1]?.package_code, exact?.code);
    const [invoice] = await invoicesIn(scene);
    assert.deepEqual(
      [invoice?.code, invoice?.status, invoice?.lines_count, invoice?.open_count, invoice?.variance_minor],
      ["PI-000001", "Review", 15, 6, 5 + 6 + 110 - 4 - COST - 75 - 300 + 400],
    );
  }));

Deno.test("S2.11 opening and lines give the closing balance; two people approve and pay, and the ledger has every line once", () =>
  inPostage(3, async (scene) => {
    const [exact, dearer, disputed] = scene.labels;
    assert.deepEqual((await accountsOf(scene))["provider:pb"], 3 * COST);
    await importPostage(
      scene,
      pbCsv([
        { id: "f", at: 1 * DAY, type: "POSTAGE FUND", deposit: "5.00", balance: "25.00" },
        { id: "1", at: 2 * DAY, tracking: exact?.number ?? "", amount: "3.20", balance: "21.80" },
        { id: "2", at: 3 * DAY, tracking: dearer?.number ?? "", amount: "4.20", balance: "17.60" },
        { id: "3", at: 4 * DAY, tracking: disputed?.number ?? "", amount: "5.20", balance: "12.40" },
        { id: "4", at: 5 * DAY, type: "FEE", amount: "2.00", balance: "10.40" },
      ]),
    );
    const [invoice] = await invoicesIn(scene);
    const id = invoice?._id ?? "";
    assert.deepEqual(
      [invoice?.sums["opening_minor"], invoice?.sums["closing_minor"], invoice?.sums["stated_minor"]],
      [-2_000, -1_040, -1_040],
    );
    assert.equal(await step(scene, id, "postage.approve"), "areLinesDecided 2");
    const [, , passed, against] = await linesIn(scene);
    assert.deepEqual(await decide(scene, [passed?._id ?? ""], "line.pass", { pass_minor: 101 }), [
      "isPassable",
    ]);
    assert.deepEqual(await decide(scene, [passed?._id ?? ""], "line.pass", { pass_minor: 60 }), ["ok"]);
    assert.deepEqual(await decide(scene, [against?._id ?? ""], "line.dispute"), ["ok"]);
    assert.equal(await step(scene, id, "postage.approve", "root"), "isNotMaker");
    assert.equal(await step(scene, id, "postage.approve"), "ok");
    assert.deepEqual(await decide(scene, [passed?._id ?? ""], "line.reopen"), ["isInReview"]);
    await postAll(scene);
    await postAll(scene);
    const after = await accountsOf(scene);
    assert.deepEqual(
      [
        after["provider:pb"],
        after["claim:pb"],
        after["cost:fee"],
        after["revenue:adjustment"],
        after["cash:bank"],
      ],
      [960, -200, -200, 60, 500],
    );
    assert.equal(after["cost:postage"], 0 - (3 * COST + 100));
    const paidOn = { paid_on: "01-03-2026" };
    assert.equal(await step(scene, id, "postage.pay", "super_root", paidOn), "isOtherPayer");
    assert.equal(await step(scene, id, "postage.pay", "root", paidOn), "ok");
    const [paid] = await invoicesIn(scene);
    // The deposit covers the whole sum.
    assert.deepEqual([paid?.status, paid?.paid_minor], ["Paid", 0]);
  }));

Deno.test("S2.11 a file that begins with the newest line has its balances too, even if several lines have the same time", () =>
  inPostage(0, async (scene) => {
    const fees = [
      { id: "4", at: 5 * DAY, amount: "2.00", balance: "10.40" },
      { id: "3", at: 5 * DAY, amount: "5.20", balance: "12.40" },
      { id: "2", at: 3 * DAY, amount: "4.20", balance: "17.60" },
      { id: "1", at: 3 * DAY, amount: "3.20", balance: "21.80" },
    ].map((row) => ({ ...row, type: "FEE" }));
    await importPostage(scene, pbCsv(fees));
    await importPostage(scene, pbCsv(fees.toReversed().map((row) => ({ ...row, id: `other ${row.id}` }))));
    const sums = (await invoicesIn(scene)).map(({ sums }) =>
      ["opening_minor", "closing_minor", "stated_minor"].map((name) => sums[name])
    );
    assert.deepEqual(sums, [[-2_500, -1_040, -1_040], [-2_500, -1_040, -1_040]]);
  }));

Deno.test("S2.11 importing the same file again leads to its first import, and a line that another file had is not added again", () =>
  inPostage(2, async (scene) => {
    const [one, other] = scene.labels;
    const rows = [
      { id: "1", tracking: one?.number ?? "", amount: "3.20" },
      { id: "2", tracking: other?.number ?? "", amount: "3.20" },
    ];
    const first = await importPostage(scene, pbCsv(rows));
    const again = await sendPostage(scene, pbCsv(rows));
    assert.deepEqual([again.status, await again.json()], [202, { job: first._id }]);
    const part = await importPostage(
      scene,
      pbCsv([...rows.slice(1), { id: "3", type: "FEE", amount: "1.00" }]),
    );
    assert.deepEqual([part.made, part.skipped], [1, 1]);
    const [invoice] = await invoicesIn(scene);
    assert.equal(
      await step(scene, invoice?._id ?? "", "postage.void", "root", { reason: "wrong month" }),
      "ok",
    );
    const anew = await importPostage(scene, pbCsv(rows));
    assert.deepEqual([anew.made, anew._id === first._id], [2, false]);
  }));

Deno.test("S2.11 equal lines without an id are all kept, and counted once however often their file comes", () =>
  inPostage(1, async (scene) => {
    const [label] = scene.labels;
    const fee: PbRow = { id: "", type: "FEE", amount: "2.50" };
    const print: PbRow = { id: "", tracking: label?.number ?? "", amount: dollars(COST) };
    const rows = [fee, print, fee, print];
    const first = await importPostage(scene, pbCsv(rows));
    assert.deepEqual([first.made, first.skipped], [4, 0]);
    assert.deepEqual(
      (await linesIn(scene)).map(({ line_type, bucket }) => `${line_type} ${bucket}`).toSorted(),
      ["fee info", "fee info", "print duplicate", "print matched"],
    );
    const longer = await importPostage(scene, pbCsv([...rows, fee]));
    assert.deepEqual([longer.made, longer.skipped], [1, 4]);
  }));

Deno.test("S2.11 a line without a number finds its label by the provider's id, which has an index", () =>
  inPostage(1, async ({ db }) => {
    const queries: CompiledQuery[] = [];
    const entry = {
      line: 2,
      at: NOW,
      type: "print",
      state: "",
      amount_minor: COST,
      balance_minor: null,
    } as const;
    await matchLines(recordReader(db.read, (query) => void queries.push(query)), [
      { ...entry, ref: "shp_1", tracking: "" },
      { ...entry, ref: "shp_2", tracking: "9400111206206406260787" },
    ], { provider: "easypost", currency: "USD", now: NOW });
    const found = queries.find(({ sql }) => sql.includes("select _id from labels"));
    assert.ok(found);
    if (db.engine !== "sqlite") return;
    const plan = CompiledQuery.raw(`explain query plan ${found.sql}`, [...found.parameters]);
    const { rows } = await db.read.executeQuery<{ detail: string }>(plan);
    const scans = rows.map(({ detail }) => detail).filter((detail) => detail.startsWith("SCAN labels"));
    assert.deepEqual(scans, []);
  }));

Deno.test("S2.11 a file whose import failed can be imported again, and the invoice of the first import is void", () =>
  inPostage(1, async (scene) => {
    const text = pbCsv([{ id: "1", tracking: scene.labels[0]?.number ?? "", amount: "3.20" }]);
    const headers = PB_HEADER.split(",").map((header) => `${header} of another file`);
    const failed = await importPostage(scene, text, { plan: { headers } });
    assert.equal(failed.status, "Failed");
    const again = await importPostage(scene, text);
    assert.deepEqual([again.status, again.made], ["Done", 1]);
    const statuses = (await invoicesIn(scene)).map(({ status }) => status).toSorted();
    assert.deepEqual(statuses, ["Review", "Void"]);
  }));

Deno.test("S2.11 bad rows are refused by line, the rest is kept, and a file other than the checked one is refused", () =>
  inPostage(1, async (scene) => {
    const tracking = scene.labels[0]?.number ?? "";
    const job = await importPostage(
      scene,
      pbCsv([
        { id: "1", tracking, amount: "3.205" },
        { id: "2", tracking, amount: "3.200" },
        { id: "3", tracking, amount: "€3.20" },
        { id: "4", tracking, amount: "-1.00" },
        { id: "5", tracking, amount: "three" },
        { id: "6", tracking, amount: "3.20", type: "POSTAGE GIFT" },
        { id: "7.0E+11", tracking, amount: "3.20" },
        { id: "8", tracking, amount: "9999999999" },
        { id: "9", tracking, amount: "" },
      ]),
    );
    assert.deepEqual([job.status, job.made, job.refused], ["Done", 2, 7]);
    assert.deepEqual(job.refusals.map(({ line, column, reason }) => `${line} ${column} ${reason.code}`), [
      "2 developerRateAmount badNumber",
      "4 developerRateAmount otherCurrency",
      "6 developerRateAmount badNumber",
      "7 transactionType badPostageType",
      "8 transactionId shortened",
      "9 developerRateAmount badNumber",
      "10 developerRateAmount required",
    ]);
    assert.deepEqual((await linesIn(scene)).map(({ amount_minor }) => amount_minor), [320, -100]);
    assert.equal((await invoicesIn(scene))[0]?.refused, 7);
    const headers = ["other"];
    const other = await importPostage(scene, pbCsv([{ id: "77", type: "FEE", amount: "1.00" }]), {
      plan: { headers },
    });
    assert.deepEqual([other.status, other.error?.code], ["Failed", "headersChanged"]);
    const unfit = await sendPostage(scene, pbCsv([]), { plan: { currency: "XYZ" } });
    assert.equal(unfit.status, 400);
  }));

Deno.test("S2.11 a line belongs to the newest label of its number that was bought before the line, whatever was bought years later", () =>
  inPostage(2, async (scene) => {
    const [old, young] = scene.labels;
    const YEAR = 365 * DAY;
    await scene.db.write(async (tx) => {
      await tx.updateTable("labels").set({ bought_at: (await boughtAt()) - 3 * YEAR, number: "SAME" })
        .where("_id", "=", old?._id ?? "").execute();
      await tx.updateTable("labels").set({ number: "SAME" }).where("_id", "=", young?._id ?? "").execute();
    });
    async function boughtAt(): Promise<number> {
      const row = await scene.db.read.selectFrom("labels").select("bought_at").where(
        "_id",
        "=",
        young?._id ?? "",
      )
        .executeTakeFirstOrThrow();
      return row.bought_at;
    }
    await importPostage(
      scene,
      pbCsv([
        { id: "1", at: DAY, tracking: "SAME", type: "APV-POSTAGE UNDERPAID", amount: "1.00" },
        { id: "2", at: -30 * DAY, tracking: "SAME", type: "APV-POSTAGE UNDERPAID", amount: "1.00" },
        { id: "3", at: -4 * YEAR, tracking: "SAME", type: "APV-POSTAGE UNDERPAID", amount: "1.00" },
      ]),
    );
    assert.deepEqual(
      (await linesIn(scene)).map(({ package_code, bucket, finding }) => [package_code, bucket, finding]),
      [[young?.code, "variance", ""], [old?.code, "variance", ""], ["", "unmatched", "boughtLater"]],
    );
  }));
