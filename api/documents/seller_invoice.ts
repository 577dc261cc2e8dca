/** Describes a receipt, an invoice or a credit note as of its issue, so without later payments. */
import type { InvoiceEntry, InvoiceHeading } from "../generated/schema.ts";
import { formatMinor } from "../money.ts";
import { formatDay } from "../time/instants.ts";
import type { Block, DocumentDescription, Row } from "./document.ts";
import { monthText } from "./statement.ts";
import { type DocumentWords, documentWords } from "./words/mod.ts";

export interface SellerInvoiceFacts {
  readonly code: string;
  readonly kind: string;
  readonly bill_to: string;
  readonly language: string;
  readonly time_zone: string;
  readonly currency: string;
  readonly period_from: number;
  readonly period_until: number;
  readonly issued_at: number;
  readonly due_at: number | null;
  readonly credited_code: string;
  readonly subtotal_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly headings: readonly InvoiceHeading[];
  readonly taxes: readonly {
    readonly rate: string;
    readonly net_minor: number;
    readonly tax_minor: number;
  }[];
  readonly lines: readonly InvoiceEntry[];
  /** True if the document has sums by day instead of its lines. */
  readonly isLong: boolean;
}

const BUSINESS_NAME = "Pressdock";

const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? words[key] ?? key : key;

export function invoiceDocument(facts: SellerInvoiceFacts): DocumentDescription {
  const { code, kind, bill_to, language, time_zone, issued_at, due_at, credited_code } = facts;
  const words = documentWords(language);
  const own = words.sellerInvoice;
  const title = wordOf(own.kinds, kind);
  const day = (at: number) => formatDay(at, time_zone);
  const period = `${day(facts.period_from)} – ${day(facts.period_until - 1)} (${time_zone})`;
  return {
    title,
    subtitle: code,
    language,
    at: issued_at,
    blocks: [
      {
        kind: "facts",
        facts: [
          [own.from, BUSINESS_NAME],
          [own.to, bill_to],
          [own.number, code],
          [own.issued, day(issued_at)],
          ...credited_code === ""
            ? [[words.period, `${monthText(facts.period_from, time_zone, language)} · ${period}`] as const]
            : [[own.corrects, credited_code] as const],
          ...due_at === null ? [] : [[own.due, day(due_at)] as const],
        ],
      },
      sumTable(facts, words),
      ...facts.lines.length === 0 ? [] : [
        { kind: "heading", text: `${own.lines} · ${facts.currency}` } as const,
        facts.isLong ? dayTable(facts, words) : lineTable(facts, words),
      ],
    ],
    foot: `${BUSINESS_NAME} · ${title} ${code} · ${bill_to}`,
    page: words.page,
  };
}

function sumTable(facts: SellerInvoiceFacts, { sellerInvoice: own }: DocumentWords): Block {
  const { currency, headings, taxes, subtotal_minor, total_minor } = facts;
  const money = (minor: number) => formatMinor(minor, currency);
  const taxRow = ({ rate, net_minor, tax_minor }: SellerInvoiceFacts["taxes"][number]): Row => [
    own.tax.replace("{rate}", rate).replace("{net}", money(net_minor)),
    money(tax_minor),
  ];
  return {
    kind: "table",
    columns: [
      { title: own.heading, share: 72 },
      { title: `${own.amount} (${currency})`, share: 28, isFigure: true },
    ],
    rows: headings.map(({ heading, minor }): Row => [wordOf(own.headings, heading), money(minor)]),
    totals: [
      [own.subtotal, money(subtotal_minor)],
      ...taxes.map(taxRow),
      [own.total, money(total_minor)],
    ],
  };
}

function lineTable(
  { lines, currency, time_zone }: SellerInvoiceFacts,
  { sellerInvoice: own, statement: { columns, kinds } }: DocumentWords,
): Block {
  const money = (minor: number) => minor === 0 ? "" : formatMinor(minor, currency);
  return {
    kind: "table",
    columns: [
      { title: columns.no, share: 9 },
      { title: columns.day, share: 15 },
      { title: columns.kind, share: 26 },
      { title: columns.reference, share: 20 },
      { title: own.charged, share: 15, isFigure: true },
      { title: own.payment, share: 15, isFigure: true },
    ],
    rows: lines.map((line): Row => [
      String(line.no),
      formatDay(line.created_at, time_zone),
      wordOf(kinds, line.kind),
      line.ref_code,
      money(line.charged_minor),
      line.charged_minor === 0 ? money(line.amount_minor) : "",
    ]),
  };
}

function dayTable(
  { lines, currency, time_zone }: SellerInvoiceFacts,
  { sellerInvoice: own, statement: { columns } }: DocumentWords,
): Block {
  const days = Map.groupBy(lines, ({ created_at }) => formatDay(created_at, time_zone));
  const money = (minor: number) => minor === 0 ? "" : formatMinor(minor, currency);
  const sum = (some: readonly InvoiceEntry[], minorOf: (line: InvoiceEntry) => number) =>
    money(some.reduce((all, line) => all + minorOf(line), 0));
  return {
    kind: "table",
    columns: [
      { title: columns.day, share: 40 },
      { title: columns.lines, share: 20, isFigure: true },
      { title: own.charged, share: 20, isFigure: true },
      { title: own.payment, share: 20, isFigure: true },
    ],
    rows: [...days].map(([day, some]): Row => [
      day,
      String(some.length),
      sum(some, ({ charged_minor }) => charged_minor),
      sum(some, ({ charged_minor, amount_minor }) => charged_minor === 0 ? amount_minor : 0),
    ]),
  };
}
