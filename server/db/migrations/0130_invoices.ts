/** Adds invoices, receipts and credit notes. Each is a set of statement lines; no line is in two of them. */
import { type Migration, oneOf, render, searchable } from "../ddl.ts";

const CREDITED =
  `select e.txn_id, e.account_id, e.seller_id, e.currency, e.amount_minor, e.amount_minor, e.created_at
  from ledger_entries as e where e.account = 'due' and e.amount_minor > 0
  and e.kind in ('invoice_payment', 'credit', 'writeoff')
  and not exists (select 1 from ledger_txns as r where r.reverses = e.txn_id) order by e.seq`;

const TABLES = [
  `create table invoices (
  seq SEQ,
  _id ID unique,
  code ID unique,
  kind ID ${oneOf("kind", ["receipt", "invoice", "credit_note"])},
  seller_id ID references users (_id),
  account_id ID references ledger_accounts (_id),
  currency ID,
  time_zone ID,
  period_from INT,
  period_until INT check (period_until > period_from),
  credited_of TEXT? references invoices (_id),
  replaces_id TEXT? references invoices (_id),
  lines_count INT check (lines_count >= 0),
  subtotal_minor INT,
  tax_minor INT,
  total_minor INT,
  paid_minor INT,
  credited_minor INT,
  bill_to TEXT,
  language TEXT,
  issued_at INT?,
  due_at INT?,
  remind_at INT?,
  reminded INT check (reminded >= 0),
  pay_asked_at INT?,
  reason TEXT,
  file_id TEXT?,
  file_bytes INT,
  file_digest TEXT,
  status ID,
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0),
  check (subtotal_minor + tax_minor = total_minor)
)`,
  "create index invoices_by_status on invoices (status, created_at, seq)",
  "create index invoices_by_created on invoices (created_at, seq, status)",
  "create index invoices_of_seller on invoices (seller_id, created_at, seq, status)",
  "create index invoices_of_account on invoices (account_id, status, due_at, seq)",
  "create index invoices_by_due on invoices (status, due_at) where due_at is not null",
  "create index invoices_to_remind on invoices (remind_at) where remind_at is not null",
  "create index invoices_to_draw on invoices (seq) where file_id is null",
  "create index invoices_credited on invoices (credited_of) where credited_of is not null",
  "create index invoices_remade on invoices (replaces_id) where replaces_id is not null",
  "create index invoices_awaiting on invoices (seller_id, currency, due_at, seq) where pay_asked_at is not null",
  `create table document_lines (
  document_id ID references invoices (_id),
  account_id ID,
  no INT check (no > 0),
  unique (account_id, no)
)`,
  "create index document_lines_of on document_lines (document_id, account_id, no)",
  `create table document_marks (
  account_id ID primary key references ledger_accounts (_id),
  through_no INT check (through_no >= 0),
  until INT
)`,
  "create table document_numbers (series ID primary key, next INT check (next > 0), last_at INT)",
  `create table invoice_credits (
  seq SEQ,
  txn_id ID unique references ledger_txns (_id),
  account_id ID,
  seller_id ID,
  currency ID,
  minor INT check (minor >= 0),
  left_minor INT check (left_minor between 0 and minor),
  created_at INT
)`,
  "create index invoice_credits_open on invoice_credits (account_id, seq) where left_minor > 0",
  `create table invoice_payments (
  seq SEQ,
  txn_id ID references ledger_txns (_id),
  document_id ID references invoices (_id),
  minor INT check (minor <> 0),
  created_at INT
)`,
  "create index invoice_payments_of on invoice_payments (document_id, seq)",
  "create index invoice_payments_by_txn on invoice_payments (txn_id, seq)",
];

export const invoices: Migration = {
  number: 130,
  name: "invoices",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...engine === "postgres" ? ["create sequence invoice_codes owned by counters.next"] : [],
    ...searchable(engine, "invoices"),
    `insert into invoice_credits (txn_id, account_id, seller_id, currency, minor, left_minor, created_at) ${CREDITED}`,
  ],
  notes: {
    "invoices": "Receipts, invoices and credit notes. A draft is not issued yet.",
    "invoices.code": "The document number; a draft has a temporary code.",
    "invoices.account_id":
      "The account that its lines belong to: the wallet for a receipt, the debt account for an invoice.",
    "invoices.time_zone": "The time zone of its dates and its year.",
    "invoices.period_from": "The first second of its month.",
    "invoices.credited_of": "The document that a credit note corrects.",
    "invoices.replaces_id": "The void invoice that it replaces.",
    "invoices.total_minor": "Charges minus refunds of its lines, with tax; negative if refunds are larger.",
    "invoices.paid_minor": "Sum of its payments, credits and write-offs.",
    "invoices.credited_minor": "The amount by which credit notes reduced its debt.",
    "invoices.bill_to": "The seller's name when it was issued; empty before.",
    "invoices.language": "The language of its PDF; empty until it is issued.",
    "invoices.due_at": "The last second of its due date; null if it was already paid.",
    "invoices.remind_at": "Time of the next reminder to the seller.",
    "invoices.reminded": "The number of reminders sent.",
    "invoices.pay_asked_at": "Time since which autopay waits for enough money.",
    "invoices.reason": "Why it was voided or is disputed.",
    "invoices.file_id": "Its PDF, which is made once; null until then.",
    "document_lines": "The lines of the statement on a document.",
    "document_lines.no": "The line's number on its account.",
    "document_marks": "Number of the last line of each account that is on a document.",
    "document_marks.through_no": "Every line up to this one is on a document.",
    "document_marks.until": "The end of the last month with documents.",
    "document_numbers": "The next number of each series, such as INV-2026.",
    "document_numbers.last_at": "Time at which its last number was issued.",
    "invoice_credits": "Money that settles debts: payments, credits and write-offs.",
    "invoice_credits.left_minor": "The part that no invoice has used yet.",
    "invoice_payments": "The amount of an invoice that a movement settled; negative for a reversal.",
  },
};
