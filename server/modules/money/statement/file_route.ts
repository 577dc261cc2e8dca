/** `GET {api}/statement/file?seller=ID&month=2026-03&format=pdf`: a month's statement, for people who see its lines. */
import { monthSpan } from "../../../../api/money/months.ts";
import { ApiError } from "../../../../api/errors.ts";
import { says } from "../../../../api/inputs/read.ts";
import { REASONS } from "../../../../api/reasons.ts";
import {
  MAX_STATEMENT_FILE_LINES,
  MAX_STATEMENT_PDF_LINES,
  STATEMENT_FORMATS,
  type StatementFormat,
} from "../../../../api/money/statement.ts";
import { billingHistory as resource } from "../../../../resources/money/billing_history.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { pdfOf } from "../../../documents/pdf.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { statementDocument, type StatementEntry } from "../../../../api/documents/statement.ts";
import type { StatementAccount } from "../../../../api/generated/schema.ts";
import type { Route } from "../../../fields.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { covers } from "../../../scope.ts";
import { TYPES } from "../../desk/exports/forms.ts";
import { lineFile } from "./line_file.ts";
import { linesIn } from "./lines_store.ts";
import { daysOf } from "./month.ts";
import { ACCOUNTS, onlySeller } from "./totals.ts";
import { accountTotals, nameOf, type Period } from "./totals_store.ts";

export const fileRoute: Route = { method: "GET", path: "/statement/file", rule: resource.rule, handle };

const TYPE: Readonly<Record<StatementFormat, string>> = { ...TYPES, pdf: "application/pdf" };

interface StatementRequest extends Period {
  readonly seller: string;
  readonly name: string;
  readonly month: string;
  readonly format: StatementFormat;
  readonly language: string;
}

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = await readRequest(new URL(request.url).searchParams, context);
  const bytes = query.format === "pdf" ? await pdfFor(query, context) : await tableFor(query, context);
  return storedFile(new Blob([bytes]).stream(), {
    type: TYPE[query.format],
    bytes: bytes.length,
    name: `statement-${query.month}.${query.format}`,
    isShown: false,
  });
}

/** @throws {ApiError} BAD_INPUT with the path of each wrong value, NOT_FOUND for a seller outside the scope */
async function readRequest(query: URLSearchParams, context: AuthorizedContext): Promise<StatementRequest> {
  const month = query.get("month") ?? "";
  const format = STATEMENT_FORMATS.find((each) => each === (query.get("format") ?? "pdf"));
  const period = monthSpan(month, context.settings.timeZone);
  const seller = query.get("seller") || onlySeller({}, context);
  const problems = [
    ...seller ? [] : [{ path: "seller", code: says("required") }],
    ...period && period.from <= context.now() ? [] : [{ path: "month", code: says("badDate") }],
    ...format ? [] : [{ path: "format", code: says("unknown") }],
  ];
  if (problems.length > 0 || !seller || !period || !format) {
    throw new ApiError("BAD_INPUT", "Cannot make the statement: some of what it needs is missing or wrong", {
      problems,
    });
  }
  const name = covers(context.scope, seller) ? await nameOf(context.db.read, seller) : undefined;
  if (name === undefined) throw new ApiError("NOT_FOUND", "There is no such seller.");
  return { ...period, seller, name, month, format, language: documentLanguage(query.get("language")) };
}

const totalsIn = (
  request: Pick<StatementRequest, "seller">,
  { from, until }: Period,
  { db, scope }: AuthorizedContext,
) => accountTotals(db.heavy, db.engine, scope, { seller: request.seller, accounts: ACCOUNTS, from, until });

const countOf = (accounts: readonly { readonly lines: number }[]): number =>
  accounts.reduce((sum, { lines }) => sum + lines, 0);

async function pdfFor(
  request: StatementRequest,
  context: AuthorizedContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const { settings: { timeZone }, now } = context;
  const accounts = (await totalsIn(request, request, context)).filter(({ lines, opening_minor }) =>
    lines > 0 || opening_minor !== 0
  );
  const isLong = countOf(accounts) > MAX_STATEMENT_PDF_LINES;
  const { name: seller, from, until, language } = request;
  return await pdfOf(statementDocument({
    ...{ seller, from, until, timeZone, language, at: now(), accounts },
    lines: isLong ? [] : await readLines(request, accounts, context),
    days: isLong ? await daysIn(request, context) : null,
  }));
}

async function readLines(
  request: StatementRequest,
  accounts: readonly StatementAccount[],
  context: AuthorizedContext,
): Promise<readonly StatementEntry[]> {
  const lines = (await Array.fromAsync(linesIn(context, request))).flat();
  return accounts.flatMap(({ account, currency, lines: count }) =>
    lines.filter((line) => line.account === account && line.currency === currency).slice(0, count)
  );
}

async function daysIn(request: StatementRequest, context: AuthorizedContext) {
  const days = [];
  for (const day of daysOf(request.month, context.settings.timeZone)) {
    days.push(...(await totalsIn(request, day, context)).map((sums) => ({ ...sums, from: day.from })));
  }
  return days;
}

async function tableFor(
  request: StatementRequest,
  context: AuthorizedContext,
): Promise<Uint8Array<ArrayBuffer>> {
  const count = countOf(await totalsIn(request, request, context));
  if (count > MAX_STATEMENT_FILE_LINES) {
    const reason = { code: "statementTooLong", text: REASONS.statementTooLong };
    throw new ApiError("LIMIT", `Cannot write ${count} lines at once: export the list instead`, { reason });
  }
  const { format, language } = request;
  return await lineFile(linesIn(context, request), {
    format: format === "xlsx" ? "xlsx" : "csv",
    language,
    timeZone: context.settings.timeZone,
  });
}
