/** Documents of months that ended: their lines and numbers, and how they are paid and corrected. */
import assert from "node:assert/strict";
import { CompiledQuery } from "kysely";
import { addLinesBefore } from "../../../../server/modules/money/invoices/lines_store.ts";
import { visibilityFor } from "../../../../server/modules/desk/notifications/seen_store.ts";
import { InvoiceWorld } from "../../../support/money/invoice_world.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { recordTransaction } from "../../../support/server/statement_recorder.ts";

const inWorld = (work: (world: InvoiceWorld) => Promise<void>, terms?: number) =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db, terms);
    await work(world);
    assert.deepEqual(await world.faults(), []);
  });

/** Charges anna, who will pay by invoice. */
const charge = (world: InvoiceWorld, minor: number, tax = 0) =>
  world.post("charge", { payer: "due", parts: { goods: minor, tax }, currency: "USD" });

Deno.test("S2.25 when a month ends its debts are drafted and issued, and payments from the wallet get a receipt", () =>
  inWorld(async (world) => {
    await charge(world, 4_000, 300);
    await charge(world, 1_000);
    await world.endMonth();
    const receipt = await world.last("receipt");
    assert.match(receipt.code, /^REC-\d{4}-00000[12]$/);
    assert.deepEqual([receipt.status, receipt.lines_count, receipt.total_minor], ["Paid", 1, 0]);
    const draft = await world.last();
    assert.match(draft.code, /^DR-0000/);
    assert.deepEqual([draft.status, draft.lines_count], ["Draft", 2]);
    assert.deepEqual([draft.subtotal_minor, draft.tax_minor, draft.total_minor], [5_000, 300, 5_300]);
    const issued = await world.issue(draft);
    assert.match(issued.code, /^INV-\d{4}-000001$/);
    assert.equal(issued.status, "Issued");
    assert.equal(issued.bill_to, "Person anna");
  }));

Deno.test("S2.25 an invoice is paid in parts from the wallet, and never beyond the open or the available sum", () =>
  inWorld(async (world) => {
    await charge(world, 12_000);
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    const anna = world.as("anna");
    const refused = await world.step(anna, invoice, "invoice.pay", { amount_minor: 12_001 });
    assert.equal(refused.reason?.code, "isWithinOpen");
    const short = await world.step(anna, invoice, "invoice.pay", { amount_minor: 11_000 });
    assert.deepEqual([short.error, short.reason?.code], ["INSUFFICIENT_BALANCE", "isCovered"]);
    assert.ok((await world.step(anna, invoice, "invoice.pay", { amount_minor: 9_000 })).ok);
    assert.equal((await world.row(invoice._id)).status, "Partially Paid");
    assert.deepEqual(await world.money(), [3_000, 1_000]);
    await world.world.topUp("anna", 5_000);
    const paid = await world.step(anna, invoice, "invoice.pay", { amount_minor: 3_000 });
    assert.deepEqual(paid.columns, { status: "Paid" });
    assert.deepEqual(await world.money(), [0, 3_000]);
  }));

Deno.test("S2.25 an order cancelled in any state of its invoice is refunded once, and corrected by a credit note", () =>
  inWorld(async (world) => {
    const { world: { order, move, topUp } } = world;
    const pay = async () => await order({}, ["order.submit", "order.pay"]);
    const cancel = async (id: string) => assert.ok((await move("root", [id], "order.cancel"))[0]?.ok);
    const [before, drafted, issued, part, paid] = [
      ...[await pay(), await pay(), await pay()],
      ...[await pay(), await pay()],
    ];
    const PRICE = 2_598;
    assert.deepEqual(await world.money(), [5 * PRICE, 10_000]);
    // Cancelled before the draft: the refund is a line of the same month.
    await cancel(before!);
    assert.deepEqual(await world.money(), [4 * PRICE, 10_000]);
    await world.endMonth();
    const draft = await world.last();
    assert.deepEqual([draft.lines_count, draft.total_minor], [6, 4 * PRICE]);
    // Cancelled on a draft: the refund is added to it, although it is posted later.
    await cancel(drafted!);
    assert.deepEqual((await world.row(draft._id)).total_minor, 3 * PRICE);
    const invoice = await world.issue(draft);
    // Cancelled once issued: a credit note lowers the open sum.
    await cancel(issued!);
    const note = await world.last("credit_note");
    assert.match(note.code, /^CRN-2026-000001$/);
    assert.deepEqual([note.credited_of, note.total_minor, note.lines_count], [invoice._id, -PRICE, 1]);
    assert.deepEqual(await world.money(), [2 * PRICE, 10_000]);
    // Cancelled once partly paid: the credit note takes the open sum, and the rest goes to the wallet.
    const anna = world.as("anna");
    assert.ok((await world.step(anna, invoice, "invoice.pay", { amount_minor: PRICE + 598 })).ok);
    assert.deepEqual(await world.money(), [2_000, 10_000 - PRICE - 598]);
    await cancel(part!);
    assert.deepEqual(await world.money(), [0, 10_000 - PRICE]);
    assert.equal((await world.row(invoice._id)).status, "Paid");
    // Cancelled once paid: the whole sum goes to the wallet.
    await cancel(paid!);
    assert.deepEqual(await world.money(), [0, 10_000]);
    assert.equal((await world.rows()).filter(({ kind }) => kind === "credit_note").length, 4);
    await topUp("anna", 1);
    await world.endMonth();
    assert.equal((await world.last("receipt")).status, "Paid");
  }));

Deno.test("S2.25 credits beyond the debt wait, and the next invoice uses them when it is issued", () =>
  inWorld(async (world) => {
    await charge(world, 3_000);
    await world.endMonth();
    await world.issue(await world.last());
    const credit = await world.post("credit", { payer: "due", minor: 5_000, currency: "USD" });
    assert.deepEqual(await world.money(), [-2_000, 10_000]);
    assert.equal((await world.last()).status, "Paid");
    await charge(world, 4_500);
    await world.endMonth();
    const next = await world.issue(await world.last());
    assert.deepEqual([next.status, next.paid_minor], ["Partially Paid", 2_000]);
    // The credit is reversed: invoices that it paid are open again, the newest first.
    const facts = { kind: "credit", facts: { payer: "due", minor: 5_000, currency: "USD" } } as const;
    await world.post("reversal", facts, { reverses: credit! });
    assert.deepEqual(
      (await world.rows()).filter(({ kind }) => kind === "invoice").map(({ status }) => status),
      [
        "Overdue",
        "Issued",
      ],
    );
    assert.deepEqual(await world.money(), [7_500, 10_000]);
  }));

Deno.test("S2.25 a payment without an invoice settles the oldest one first, and so does a write-off", () =>
  inWorld(async (world) => {
    for (const minor of [1_000, 2_000]) {
      await charge(world, minor);
      await world.endMonth();
      await world.issue(await world.last());
    }
    await world.post("invoice_payment", { minor: 1_500, currency: "USD" });
    const statuses = async () =>
      (await world.rows()).filter(({ kind }) => kind === "invoice").map(({ status }) => status);
    assert.deepEqual(await statuses(), ["Paid", "Partially Paid"]);
    await world.post("writeoff", { minor: 1_500, currency: "USD" });
    assert.deepEqual(await statuses(), ["Paid", "Paid"]);
  }));

Deno.test("S2.25 a void invoice keeps its number; a credit note reverses it, and its lines are invoiced again", () =>
  inWorld(async (world) => {
    await charge(world, 2_000, 100);
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    await assert.rejects(world.step(world.as("anna"), invoice, "invoice.void", { reason: "No" }), /role/);
    assert.ok((await world.step(world.accounting, invoice, "invoice.void", { reason: "Wrong name" })).ok);
    const old = await world.row(invoice._id);
    assert.deepEqual([old.status, old.code, old.reason], ["Void", invoice.code, "Wrong name"]);
    assert.deepEqual(await world.money(), [2_100, 10_000]);
    const note = await world.last("credit_note");
    assert.deepEqual([note.subtotal_minor, note.tax_minor, note.credited_code], [-2_000, -100, invoice.code]);
    const again = await world.issue(await world.last());
    assert.deepEqual([again.code, again.total_minor, again.replaces_id], [
      invoice.code.replace("000001", "000002"),
      2_100,
      invoice._id,
    ]);
  }));

Deno.test("S2.25 an unpaid invoice becomes due, then overdue, and its seller and agent are reminded four times", () =>
  inWorld(async (world) => {
    await charge(world, 1_000);
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    const told: string[] = [];
    for (let day = 1; day <= 30; day++) {
      world.later(1);
      await world.follow();
      const rows = await world.db.read.selectFrom("notifications").select(["user_id", "subject"])
        .where("referent", "=", `/billing/invoice/all/${invoice._id}`).orderBy("created_at").orderBy(
          "user_id",
        ).execute();
      for (const { user_id, subject } of rows.slice(told.length)) told.push(`${day} ${user_id}: ${subject}`);
    }
    const notices = [[1, "New invoice"], [11, "Invoice due soon"], [14, "Invoice due today"], [
      21,
      "Invoice overdue",
    ], [
      28,
      "Invoice overdue",
    ]];
    assert.deepEqual(
      told,
      notices.flatMap(([day, words]) =>
        ["agent", "anna"].map((user) => `${day} ${user}: ${invoice.code}: ${words}`)
      ),
    );
    assert.equal((await world.row(invoice._id)).status, "Overdue");
  }));

Deno.test("S2.25 there is no reminder of a disputed invoice, and its dispute can be ended", () =>
  inWorld(async (world) => {
    await charge(world, 1_000);
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    assert.ok((await world.step(world.as("anna"), invoice, "invoice.dispute", { reason: "Not mine" })).ok);
    world.later(40);
    await world.follow();
    assert.equal((await world.row(invoice._id)).status, "Disputed");
    const count = async () =>
      (await world.db.read.selectFrom("notifications").select("_id").execute()).length;
    const before = await count();
    assert.ok((await world.step(world.accounting, invoice, "invoice.resume")).ok);
    assert.equal((await world.row(invoice._id)).status, "Overdue");
    await world.follow();
    assert.equal(await count(), before + 2, "the latest reminder alone is sent");
  }));

Deno.test("S2.25 reminders go on once an invoice is open again because its payment was reversed", () =>
  inWorld(async (world) => {
    await charge(world, 1_000);
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    const credit = await world.post("credit", { payer: "due", minor: 1_000, currency: "USD" });
    assert.equal((await world.row(invoice._id)).status, "Paid");
    world.later(12);
    await world.follow();
    const sent = async () =>
      (await world.db.read.selectFrom("notifications").select("subject").where("user_id", "=", "anna")
        .orderBy("created_at").execute()).map(({ subject }) => subject);
    assert.deepEqual(await sent(), [`${invoice.code}: New invoice`]);
    const facts = { kind: "credit", facts: { payer: "due", minor: 1_000, currency: "USD" } } as const;
    await world.post("reversal", facts, { reverses: credit! });
    assert.equal((await world.row(invoice._id)).status, "Issued");
    world.later(3);
    await world.follow();
    assert.deepEqual(await sent(), [`${invoice.code}: New invoice`, `${invoice.code}: Invoice due today`]);
    world.later(8);
    await world.follow();
    assert.equal((await sent()).at(-1), `${invoice.code}: Invoice overdue`);
  }));

Deno.test("S2.25 with a clock set back by a day no number of the old year is given, and no month is closed twice", () =>
  inWorld(async (world) => {
    await charge(world, 1_000);
    await world.endMonth();
    await charge(world, 2_000);
    await world.endMonth();
    const [first, second] = (await world.rows()).filter(({ kind }) => kind === "invoice");
    assert.match((await world.issue(second!)).code, /^INV-2027-000001$/);
    world.later(-1);
    const late = await world.issue(first!);
    assert.match(late.code, /^INV-2027-000002$/);
    await charge(world, 500);
    await world.endMonth();
    const documents = (await world.rows()).filter(({ kind }) => kind === "invoice");
    assert.deepEqual(documents.map(({ total_minor }) => total_minor), [1_000, 2_000]);
    world.later(5);
    await world.endMonth();
    assert.equal((await world.last()).total_minor, 500);
  }));

Deno.test("refunds of a month's lines are looked up by these lines, and not among all lines of the account", () =>
  withDatabase(async (db) => {
    if (db.engine !== "sqlite") return;
    const statements: CompiledQuery[] = [];
    const account = {
      account_id: "a",
      seller_id: "s",
      kind: "due",
      currency: "USD",
      through_no: 0,
      until: 0,
    } as const;
    await db.write((tx) =>
      addLinesBefore(recordTransaction(tx, (query) => void statements.push(query)), "d", account, 1)
    );
    const [, refunds] = statements;
    assert.ok(refunds);
    const { rows } = await db.read.executeQuery<{ detail: string }>(
      CompiledQuery.raw(`explain query plan ${refunds.sql}`, [...refunds.parameters]),
    );
    const searches = rows.map(({ detail }) => detail).filter((detail) => detail.startsWith("SEARCH e "));
    assert.deepEqual(searches, [
      "SEARCH e USING INDEX sqlite_autoindex_ledger_entries_1 (txn_id=? AND account_id=?)",
    ]);
  }));

Deno.test("security Z4: a person who lost the seller of an invoice no longer reads notifications about it or its draft", () =>
  inWorld(async (world) => {
    await charge(world, 4_000);
    await world.endMonth();
    const draft = await world.last();
    await world.issue(draft);
    const issued = await world.db.read.selectFrom("notifications").select(["type", "code", "referent"])
      .where("user_id", "=", "agent").where("code", "like", "INV-%").executeTakeFirstOrThrow();
    const isSeen = async (message: { type: string; code: string }, ...scope: readonly string[]) => {
      const person = { ...world.as("agent").session.person, scope };
      return (await visibilityFor(world.db.read, person, [message]))(message);
    };
    for (const message of [issued, { ...issued, code: draft.code }]) {
      assert.equal(await isSeen(message, "anna", "ben"), true, message.code);
      assert.equal(await isSeen(message, "ben"), false, message.code);
    }
    // The draft's code is gone, so that nobody knows whose invoice a message without a link is about.
    assert.equal(await isSeen({ type: issued.type, code: draft.code }, "anna", "ben"), false);
  }));
