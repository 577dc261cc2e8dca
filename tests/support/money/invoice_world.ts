/** Makes a seller who pays by invoice, ends months, and reads the documents through the API. */
import assert from "node:assert/strict";
import type { InvoiceMoveInput, MoveResult } from "../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import type { Database } from "../../../server/db/database.ts";
import { draftMonths } from "../../../server/modules/money/invoices/drafts.ts";
import { markOverdueInvoices, remindOfInvoices } from "../../../server/modules/money/invoices/reminders.ts";
import { moveAsSystem } from "../../../server/lifecycle/system_step.ts";
import { invoiceLifecycle } from "../../../server/modules/money/invoices/lifecycle.ts";
import { invoices } from "../../../server/modules/money/invoices/module.ts";
import { type InvoiceRow, invoicesById } from "../../../server/modules/money/invoices/store.ts";
import { invoiceFaults } from "../../../server/modules/money/invoices/verify_store.ts";
import { documentsPort, post, type PostingRequest } from "../../../server/modules/money/ledger/post_store.ts";
import { walletOf } from "../../../server/modules/money/ledger/wallet_store.ts";
import type { Facts, Kind } from "../../../api/money/legs.ts";
import { runMutation } from "../../../server/mutate.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { testSettings } from "../server/api.ts";
import { serveModule } from "../server/module_server.ts";

const DAY = 86_400;
const { moveInvoice } = serveModule(invoices).mutations;

export class InvoiceWorld {
  at = NOW;

  private constructor(readonly world: World) {}

  static async make(db: Database, terms = 14): Promise<InvoiceWorld> {
    const world = await makeWorld(db);
    await db.write((tx) =>
      tx.updateTable("users").set({ payment_type: "postpaid", time_of_payment: terms })
        .where("_id", "=", "anna").execute()
    );
    await db.write((tx) =>
      tx.updateTable("wallets").set({ credit_limit_minor: 1_000_000 }).where("seller_id", "=", "anna")
        .execute()
    );
    return new InvoiceWorld(world);
  }

  get db(): Database {
    return this.world.db;
  }

  now = (): number => this.at;

  get tools() {
    return { db: this.db, now: this.now, settings: testSettings };
  }

  later(days: number): void {
    this.at += days * DAY;
  }

  as(name: Name): AuthorizedContext {
    return this.world.as(name, { now: this.now });
  }

  /** Returns root's context as a member of the group accounting. */
  get accounting(): AuthorizedContext {
    const context = this.as("root");
    const person = { ...context.session.person, groups: ["accounting"] };
    return { ...context, session: { ...context.session, person, actor: person } };
  }

  /** Ends the current month and makes its documents. */
  async endMonth(): Promise<void> {
    const date = new Date(this.at * 1000);
    this.at = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1000 + 600;
    await draftMonths(this.tools);
  }

  async follow(): Promise<void> {
    await markOverdueInvoices(this.tools);
    await remindOfInvoices(this.tools);
  }

  async rows(seller = "anna"): Promise<readonly InvoiceRow[]> {
    const rows = await this.db.read.selectFrom("invoices").select("_id").where("seller_id", "=", seller)
      .orderBy("seq").execute();
    const found = await invoicesById(this.db.read, rows.map(({ _id }) => _id));
    return rows.flatMap(({ _id }) => found.get(_id) ?? []);
  }

  async row(_id: string): Promise<InvoiceRow> {
    return (await invoicesById(this.db.read, [_id])).get(_id)!;
  }

  async last(kind = "invoice", seller = "anna"): Promise<InvoiceRow> {
    const row = (await this.rows(seller)).findLast((each) => each.kind === kind);
    assert.ok(row, `there is no ${kind}`);
    return row;
  }

  async step(
    context: AuthorizedContext,
    { _id }: { readonly _id: string },
    event: string,
    params: InvoiceMoveInput = {},
  ): Promise<MoveResult> {
    const args = { ids: [_id], event, params };
    const [result] = await runMutation("moveInvoice", moveInvoice, args, context) as readonly MoveResult[];
    return result!;
  }

  async issue(invoice: { readonly _id: string }): Promise<InvoiceRow> {
    const result = await this.step(this.accounting, invoice, "invoice.issue");
    assert.ok(result.ok, `${result.reason?.code}`);
    return await this.row(invoice._id);
  }

  /** Posts as root, on anna's account unless another seller is given. */
  post<K extends Kind>(
    kind: K,
    facts: Facts[K],
    more: Partial<Omit<PostingRequest<K>, "kind" | "facts">> = {},
  ) {
    const stamp = {
      actor: { _id: "root", name: "root" },
      ...{ actingFor: null, requestId: "invoices", sessionId: null, at: this.at },
    };
    return this.db.write((tx) => post(tx, { sellerId: "anna", code: "", ...more, kind, facts }, stamp));
  }

  /** Returns anna's debt and the balance of her wallet. */
  async money(): Promise<readonly [due: number, balance: number]> {
    const wallet = await walletOf(this.db.read, "anna", "USD");
    return [wallet?.due_minor ?? 0, wallet?.balance_minor ?? 0];
  }

  /** Returns the open sum of the invoice that contains a charge. */
  openOf(txn: string): Promise<number | null> {
    return documentsPort.get().openOf(this.db.read, txn);
  }

  async faults(): Promise<readonly string[]> {
    return await invoiceFaults(this.db.read);
  }
}

/** Makes an issued invoice for anna with a charge of 10.00 in a month that has ended. Returns its id. */
export async function issuedInvoice({ db }: Pick<World, "db">): Promise<string> {
  const stamp = {
    actor: { _id: "root", name: "root" },
    ...{ actingFor: null, requestId: "invoices", sessionId: null, at: NOW },
  };
  const facts = { payer: "due", minor: 1_000, currency: "USD" } as const;
  await db.write((tx) => post(tx, { kind: "fee", facts, sellerId: "anna", code: "" }, stamp));
  const at = NOW + 40 * DAY;
  await draftMonths({ db, now: () => at, settings: testSettings });
  const { _id } = await db.read.selectFrom("invoices").select("_id").where("status", "=", "Draft")
    .executeTakeFirstOrThrow();
  const moment = { at, timeZone: "UTC" };
  await db.write((tx) =>
    moveAsSystem(tx, invoiceLifecycle, { event: "invoice.issue", ids: [_id], ...moment })
  );
  return _id;
}
