/**
 * Performs the golden month through the API and the workers: a prepaid seller, anna, and a postpaid one, ben,
 * with 20 orders each, and every kind of movement. The expected amounts are in the tables of
 * `golden_tables.ts`.
 */
import assert from "node:assert/strict";
import { bookCost, bookDuty, payProvider } from "../../../server/modules/handover/costs/book.ts";
import { postApproved } from "../../../server/modules/handover/postage_invoices/post_lines.ts";
import { followRequests } from "../../../server/modules/handover/postage_requests/follow.ts";
import { draftMonths } from "../../../server/modules/money/invoices/drafts.ts";
import { createOrders } from "../../../server/modules/orders/orders/create.ts";
import { settleOwnLabels } from "../../../server/modules/shipping/labels/providers/house.ts";
import type { PbRow } from "../handover/postage_world.ts";
import { decide, importPostage, invoicesIn, linesIn, pbCsv, step } from "../handover/postage_world.ts";
import { draftOf, type Name } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { goldenTable } from "./golden_tables.ts";
import { GoldenWorld, inGoldenWorld } from "./golden_world.ts";

const DAY = 86_400;

export class GoldenMonth extends GoldenWorld {
  static run(work: (month: GoldenMonth) => Promise<void>): Promise<void> {
    return inGoldenWorld((...given) => new GoldenMonth(...given), work);
  }

  private stamp() {
    return {
      actor: { _id: "root", name: "root" },
      ...{ actingFor: null, requestId: "golden month", sessionId: null, at: this.at },
    };
  }

  private async method(name: string, currency: string): Promise<string> {
    const { made } = await this.ask<{ made: { _id: string } }>(
      "root",
      "mutation ($params: PaymentMethodInput!) { made: makePaymentMethod(params: $params) { _id } }",
      { params: { name, currency, min_minor: 100, pay_to: "Pressdock" } },
    );
    return made._id;
  }

  private async topUp(name: Name, method_id: string, paid: string, tx_ref: string): Promise<string> {
    const { made } = await this.ask<{ made: { _id: string } }>(
      name,
      "mutation ($params: TopupInput!) { made: makeTopup(params: $params) { _id } }",
      { params: { method_id, paid, paid_at: this.at - this.at % DAY, tx_ref } },
    );
    await this.move("clerk", "Topup", [made._id], "topup.approve");
    return made._id;
  }

  private async book(params: object): Promise<void> {
    const { made } = await this.ask<{ made: { _id: string } }>(
      "root",
      "mutation ($params: ApprovalInput!) { made: makeApproval(params: $params) { _id } }",
      { params: { note: "By hand", ...params } },
    );
    await this.move("clerk", "Topup", [made._id], "topup.approve");
  }

  /** Enters deposits and withdrawals by hand on the 16th and 17th. */
  async moveMoneyByHand(): Promise<void> {
    this.day(16);
    const [bank, dong] = [await this.method("Bank", "USD"), await this.method("Vietcombank", "VND")];
    await this.ask("root", "mutation ($params: FxRateInput!) { makeFxRate(params: $params) { _id } }", {
      params: { currency: "VND", rate: "25450", effective_at: NOW - DAY },
    });
    await this.topUp("anna", bank, "900.00", "FT-1");
    await this.topUp("anna", dong, "1000000", "FT-2");
    const bounced = await this.topUp("ben", bank, "250.00", "FT-3");
    await this.move("root", "Topup", [bounced], "topup.reverse", { reason: "It bounced." });
    await this.topUp("ben", bank, "250.00", "FT-4");
    this.day(17);
    await this.book({ seller_id: "anna", kind: "credit", credited_minor: 1_500 });
    await this.book({ seller_id: "ben", kind: "debit", credited_minor: 1_200 });
    await this.book({ seller_id: "anna", kind: "fee", credited_minor: 500 });
    await this.book({ seller_id: "anna", kind: "payout", credited_minor: 2_000, method_id: bank });
    await this.book({ seller_id: "ben", kind: "credit", credited_minor: 300 });
    await this.book({ seller_id: "ben", kind: "writeoff", credited_minor: 800 });
  }

  /** Pays the 40 orders of the table on the 18th and 19th, and cancels two of them. */
  async payOrders(): Promise<void> {
    this.day(18);
    const drafts = goldenTable("orders").map(({ seller, cart = "" }) =>
      draftOf({
        store_id: seller === "anna" ? "anna-etsy" : "ben-tiktok",
        lines: cart.split(" + ").map((line) => {
          const [quantity, sku = ""] = line.split(" ");
          return { sku, quantity: Number(quantity) };
        }),
      })
    );
    const by = { stamp: this.stamp(), action: "orders.import", currency: "USD", timeZone: "UTC" };
    await this.db.write((tx) => createOrders(tx, drafts, by));
    const ids = await Promise.all(goldenTable("orders").map(({ order = "" }) => this.orderId(order)));
    await this.move("root", "Order", ids, "order.submit");
    for (const id of ids) await this.move("root", "Order", [id], "order.pay");
    this.day(19);
    await this.cancel(4);
    await this.cancel(24);
  }

  async orderId(code: string): Promise<string> {
    return (await this.db.read.selectFrom("orders").select("_id").where("code", "=", code)
      .executeTakeFirstOrThrow())._id;
  }

  idOf(number: number): Promise<string> {
    return this.orderId(`PD-${String(number).padStart(6, "0")}`);
  }

  private async cancel(number: number): Promise<void> {
    await this.move("root", "Order", [await this.idOf(number)], "order.cancel", { reason: "Not wanted." });
  }

  async packageOf(number: number): Promise<string> {
    return (await this.db.read.selectFrom("packages").select("_id")
      .where("order_id", "=", await this.idOf(number)).executeTakeFirstOrThrow())._id;
  }

  async labelOf(number: number): Promise<string> {
    return (await this.db.read.selectFrom("labels").select("number")
      .where("package_id", "=", await this.packageOf(number)).executeTakeFirstOrThrow()).number;
  }

  /** Buys labels, makes garments, refunds parts and pays a debt on the 20th to the 23rd. */
  async sendAndRefund(): Promise<void> {
    this.day(20);
    for (const number of [1, 2, 3, 5, 6, 21, 22, 23, 25, 26]) {
      await this.move("root", "Package", [await this.packageOf(number)], "label.buy");
      await settleOwnLabels(this.tools);
    }
    this.day(21);
    for (const number of [1, 3, 21, 25]) {
      const ids = [await this.idOf(number)];
      await this.move("root", "Order", ids, "production.start");
      await this.move("root", "Order", ids, "production.finish");
    }
    this.day(22);
    await this.refund("anna", 2, "TEE-BLACK-M", 500);
    await this.refund("ben", 22, "MUG-WHITE", 400);
    this.day(23);
    await this.ask("ben", 'mutation { payOwed(seller_id: "ben", amount_minor: 3000) { _id } }');
  }

  private async refund(name: Name, number: number, sku: string, amount_minor: number): Promise<void> {
    const order_id = await this.idOf(number);
    const { refundable: { lines } } = await this.ask<
      { refundable: { lines: readonly { _id: string; sku: string }[] } }
    >(name, "query ($id: ID!) { refundable(order_id: $id) { lines { _id sku } } }", { id: order_id });
    const charge_line_id = lines.find((line) => line.sku === sku)?._id;
    const { made } = await this.ask<{ made: { _id: string } }>(
      name,
      "mutation ($params: RefundRequestInput!) { made: makeRefundRequest(params: $params) { _id } }",
      { params: { order_id, reason: "A stain.", lines: [{ charge_line_id, amount_minor }] } },
    );
    await this.move("root", "RefundRequest", [made._id], "refund.approve");
  }

  /** Imports the provider's bills, corrections and credits for labels on the 24th to the 26th. */
  async readPostageInvoices(): Promise<void> {
    this.day(24);
    const line = async (number: number, amount: string, more: PbRow = {}): Promise<PbRow> => ({
      ...{ id: String(number), at: 5 * DAY + number, tracking: await this.labelOf(number), amount },
      ...more,
    });
    await importPostage(
      this.scene,
      pbCsv([
        { id: "fund", type: "POSTAGE FUND", deposit: "50.00" },
        await line(1, "3.20"),
        await line(2, "4.20"),
        await line(3, "4.20"),
        await line(5, "3.00"),
        await line(21, "4.00"),
        await line(22, "5.20"),
        await line(23, "4.20"),
        { id: "fee", type: "FEE", amount: "2.50" },
      ]),
    );
    const [, , dearer, third, cheaper, ofBen, won, lost] = (await linesIn(this.scene)).map(({ _id }) => _id);
    const settle = async (id: string | undefined, event: string, params: object = {}) =>
      assert.deepEqual(await decide(this.scene, [id!], event, params), ["ok"], event);
    await settle(dearer, "line.accept");
    await settle(third, "line.pass", { pass_minor: 60 });
    await settle(cheaper, "line.accept");
    await settle(ofBen, "line.pass", { pass_minor: 80 });
    await settle(won, "line.dispute");
    await settle(lost, "line.dispute");
    for (const code of ["PB-000001", "PB-000002"]) await this.answer(code, "request.submit");
    await this.approvePostage();
    this.day(25);
    await this.move("root", "Package", [await this.packageOf(6)], "label.void", { reason: "Not needed." });
    await followRequests(this.tools);
    for (const event of ["request.submit", "request.accept"]) await this.answer("PB-000003", event);
    await this.ask(
      "root",
      "mutation ($params: PostageRequestInput!) { makePostageRequest(params: $params) { _id } }",
      { params: { kind: "claim", tracking_number: await this.labelOf(25) } },
    );
    for (const event of ["request.submit", "request.accept"]) await this.answer("PB-000004", event);
    await this.answer("PB-000002", "request.deny", { reason: "Too late." });
    this.day(26);
    await importPostage(
      this.scene,
      pbCsv([
        await line(22, "1.50", { id: "c1", at: 9 * DAY, type: "APV-DISPUTE ADJUSTMENT" }),
        await line(6, "3.20", { id: "c2", at: 9 * DAY, type: "POSTAGE REFUND", refund: "ACCEPTED" }),
        await line(25, "3.20", { id: "c3", at: 9 * DAY, type: "CREDIT ADJUSTMENT" }),
      ]),
    );
    for (const { _id, status } of await linesIn(this.scene)) {
      if (status === "Open") await settle(_id, "line.accept");
    }
    await this.approvePostage();
  }

  private async answer(code: string, event: string, params: object = {}): Promise<void> {
    const { _id } = await this.db.read.selectFrom("postage_requests").select("_id").where("code", "=", code)
      .executeTakeFirstOrThrow();
    await this.move("super_root", "PostageRequest", [_id], event, params);
  }

  private async approvePostage(): Promise<void> {
    const invoice = (await invoicesIn(this.scene)).find(({ status }) => status === "Review");
    assert.equal(await step(this.scene, invoice?._id ?? "", "postage.approve"), "ok");
    await postApproved(this.tools);
  }

  /** Books the bills of the forwarder and the customs broker, whose costs packages share, on the 27th. */
  async bookSharedCosts(): Promise<void> {
    this.day(27);
    const stamp = this.stamp();
    const bill = {
      record: { _id: "bill", code: "LB-000001" },
      provider: "Truck",
      minor: 12_000,
      currency: "USD",
    };
    const flight = { record: { _id: "flight", code: "IB-000001" }, provider: "Broker", minor: 4_500 };
    const packages = [{ package_id: await this.packageOf(1), basis: 400, estimated: false }];
    await this.db.write(async (tx) => {
      await bookCost(tx, { ...bill, kind: "local", packages }, { stamp, event: "bill.invoice" });
      await bookDuty(tx, { ...flight, currency: "USD" }, "USD", { stamp, event: "flight.clear" });
      await payProvider(tx, { ...bill, kind: "local" }, { stamp, event: "bill.pay" });
    });
  }

  /** Issues documents on the 1st and 2nd of December, pays them in part, and corrects them. */
  async issueDocuments(): Promise<void> {
    this.day(31);
    await draftMonths(this.tools);
    const { _id } = await this.db.read.selectFrom("invoices").select("_id").where("status", "=", "Draft")
      .executeTakeFirstOrThrow();
    await this.move("clerk", "Invoice", [_id], "invoice.issue");
    this.day(32);
    await this.move("ben", "Invoice", [_id], "invoice.pay", { amount_minor: 5_000 });
    await this.cancel(27);
    await this.cancel(7);
    await this.ask("root", 'mutation { closeMonth(month: "2026-11") { status } }');
  }
}
