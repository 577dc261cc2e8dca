import type { StatementAccount } from "../generated/schema.ts";
import { formatFileInstant } from "../time/file_instants.ts";
import { formatDay } from "../time/instants.ts";
import { formatMinor } from "../money.ts";
import type { Block, DocumentDescription, Row, TableColumn } from "./document.ts";
import { type DocumentWords, documentWords } from "./words/mod.ts";

export interface StatementEntry {
  readonly account: string;
  readonly currency: string;
  readonly no: number;
  readonly created_at: number;
  readonly kind: string;
  readonly ref_code: string;
  readonly amount_minor: number;
  readonly balance_minor: number;
}

export interface StatementDay extends StatementAccount {
  readonly from: number;
}

export interface StatementFacts {
  readonly seller: string;
  /** Unix seconds: the first second of the period, and the first one after it. */
  readonly from: number;
  readonly until: number;
  readonly timeZone: string;
  readonly language: string;
  readonly at: number;
  readonly accounts: readonly StatementAccount[];
  readonly lines: readonly StatementEntry[];
  readonly days: readonly StatementDay[] | null;
}

const BUSINESS_NAME = "Pressdock";

export function statementDocument(facts: StatementFacts): DocumentDescription {
  const { seller, from, until, timeZone, language, at, accounts } = facts;
  const words = documentWords(language);
  const own = words.statement;
  const period = `${formatDay(from, timeZone)} – ${formatDay(until - 1, timeZone)} (${timeZone})`;
  const blocks: Block[] = [
    {
      kind: "facts",
      facts: [
        [words.seller, seller],
        [words.period, period],
        [words.made, formatFileInstant(at, timeZone)],
      ],
    },
    ...accounts.length === 0 ? [{ kind: "text", text: own.none, isQuiet: true } as const] : [],
    ...accounts.flatMap((account) => accountBlocks(account, facts, words)),
  ];
  return {
    title: own.title,
    subtitle: monthText(from, timeZone, language),
    language,
    at,
    blocks,
    foot: `${BUSINESS_NAME} · ${own.title} · ${seller}`,
    page: words.page,
  };
}

export const monthText = (from: number, timeZone: string, language: string): string =>
  new Intl.DateTimeFormat(language, { month: "long", year: "numeric", timeZone }).format(from * 1000);

function accountBlocks(account: StatementAccount, facts: StatementFacts, words: DocumentWords): Block[] {
  const own = words.statement;
  const name = own.accounts[account.account as keyof typeof own.accounts] ?? account.account;
  return [
    { kind: "heading", text: `${name} · ${account.currency}` },
    ...account.kinds.length > 0 ? [kindTable(account, words)] : [],
    ...facts.days
      ? [{ kind: "text", text: own.days.replace("{count}", String(account.lines)), isQuiet: true } as const]
      : [],
    facts.days ? dayTable(account, facts.days, facts, words) : lineTable(account, facts, words),
    ...account.is_sound ? [] : [{ kind: "text", text: own.unsound, isQuiet: true } as const],
  ];
}

const isOfAccount =
  ({ account, currency }: StatementAccount) =>
  (one: { readonly account: string; readonly currency: string }): boolean =>
    one.account === account && one.currency === currency;

function kindTable(
  { kinds, currency, debit_minor, credit_minor, lines }: StatementAccount,
  words: DocumentWords,
): Block {
  const { columns, kinds: names, sum } = words.statement;
  const money = (minor: number) => minor === 0 ? "" : formatMinor(minor, currency);
  return {
    kind: "table",
    columns: [
      { title: columns.kind, share: 52 },
      { title: columns.lines, share: 16, isFigure: true },
      ...[columns.debit, columns.credit].map((title) => ({ title, share: 16, isFigure: true })),
    ],
    rows: kinds.map((each): Row => [
      names[each.kind as keyof typeof names] ?? each.kind,
      String(each.lines),
      money(each.debit_minor),
      money(each.credit_minor),
    ]),
    totals: [[sum, String(lines), money(debit_minor), money(credit_minor)]],
  };
}

function lineTable(
  account: StatementAccount,
  { lines, timeZone }: StatementFacts,
  words: DocumentWords,
): Block {
  const { columns, kinds } = words.statement;
  const money = (minor: number) => formatMinor(minor, account.currency);
  const figures = amountColumns(words);
  return {
    kind: "table",
    columns: [
      { title: columns.no, share: 7 },
      { title: columns.time, share: 18 },
      { title: columns.kind, share: 22 },
      { title: columns.reference, share: 17 },
      ...figures,
    ],
    rows: lines.filter(isOfAccount(account)).map((line): Row => [
      String(line.no),
      formatFileInstant(line.created_at, timeZone),
      kinds[line.kind as keyof typeof kinds] ?? line.kind,
      line.ref_code,
      line.amount_minor < 0 ? money(-line.amount_minor) : "",
      line.amount_minor > 0 ? money(line.amount_minor) : "",
      money(line.balance_minor),
    ]),
    ...balanceRows(account, words, ["", "", "", ""]),
  };
}

function dayTable(
  account: StatementAccount,
  days: readonly StatementDay[],
  { timeZone }: StatementFacts,
  words: DocumentWords,
): Block {
  const { columns } = words.statement;
  const money = (minor: number) => formatMinor(minor, account.currency);
  return {
    kind: "table",
    columns: [
      { title: columns.day, share: 44 },
      { title: columns.lines, share: 20, isFigure: true },
      ...amountColumns(words),
    ],
    rows: days.filter((day) => isOfAccount(account)(day) && day.lines > 0).map((day): Row => [
      formatDay(day.from, timeZone),
      String(day.lines),
      money(day.debit_minor),
      money(day.credit_minor),
      money(day.closing_minor),
    ]),
    ...balanceRows(account, words, ["", String(account.lines)]),
  };
}

const amountColumns = ({ statement: { columns } }: DocumentWords): readonly TableColumn[] =>
  [columns.debit, columns.credit, columns.balance].map((title) => ({ title, share: 14, isFigure: true }));

/** @param sums the cells of the row of sums before its amounts */
function balanceRows(account: StatementAccount, { statement }: DocumentWords, sums: readonly string[]) {
  const { opening_minor, debit_minor, credit_minor, closing_minor, currency } = account;
  const money = (minor: number) => formatMinor(minor, currency);
  const blank = sums.map(() => "");
  const at = sums.length > 2 ? 2 : 0;
  const row = (words: string, cells: readonly string[], ...figures: readonly string[]): Row => [
    ...cells.map((cell, index) => index === at ? words : cell),
    ...figures,
  ];
  return {
    before: [row(statement.opening, blank, "", "", money(opening_minor))],
    totals: [
      row(statement.sum, sums, money(debit_minor), money(credit_minor), ""),
      row(statement.closing, blank, "", "", money(closing_minor)),
    ],
  };
}
