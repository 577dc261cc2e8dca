/** Serves the refused rows of an import as CSV, with their problems in the last column, to be fixed and imported. */
import { PROBLEM_HEADER } from "../../../../api/csv/reader.ts";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import { BYTE_ORDER_MARK, escapeFormula } from "../../../../api/csv/write.ts";
import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { isFileImport } from "../../../../machines/lifecycles/desk/job.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Route } from "../../../fields.ts";
import { ruleOfJob } from "../../desk/jobs/rights.ts";
import { jobById } from "../../desk/jobs/store.ts";
import type { ImportInput } from "./input.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { refusedRows, type StoredRow } from "../../desk/uploads/refused_store.ts";

const PAGE_ROWS = 500;

export const refusedRoute: Route = {
  method: "GET",
  path: "/imports/refused",
  rule: jobs.rule,
  handle,
};

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const id = new URL(request.url).searchParams.get("job") ?? "";
  const job = await jobById(context.db.read, context, id);
  // More people see jobs than the content of every file: that of a postage invoice names our costs.
  const isVisible = job && isFileImport(job.kind) && allows(ruleOfJob(job.kind), context.session.person);
  const [header] = isVisible ? await refusedRows(context.db.read, job, 0, 1) : [];
  if (!job || !header) throw new ApiError("NOT_FOUND", "There is no import with refused rows by this id.");
  return new Response(fileOf(job, header, context), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="refused-rows.csv"',
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
}

/** Streams the rows page by page, as fast as the client reads. */
function fileOf(job: JobRow, header: StoredRow, { db }: AuthorizedContext): ReadableStream<Uint8Array> {
  const { plan } = JSON.parse(job.input) as ImportInput;
  const delimiter = plan?.format.delimiter ?? ",";
  const wasFixed = header.cells.at(-1)?.trim() === PROBLEM_HEADER;
  const width = header.cells.length - (wasFixed ? 1 : 0);
  const textOf = (cells: readonly string[], problem: string) =>
    rowText(
      [...fitted(cells.slice(0, width), width), problem, ...cells.slice(header.cells.length)],
      delimiter,
    );
  const encoder = new TextEncoder();
  let line = header.line;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + textOf(header.cells, PROBLEM_HEADER)));
    },
    async pull(controller) {
      const rows = await refusedRows(db.read, job, line, PAGE_ROWS);
      const last = rows.at(-1);
      if (!last) return controller.close();
      line = last.line;
      controller.enqueue(encoder.encode(rows.map((row) => textOf(row.cells, problemText(row))).join("")));
    },
  });
}

/** Pads a short row, so that its problem is in the last column. */
const fitted = (cells: readonly string[], width: number): readonly string[] =>
  Array.from({ length: width }, (_, at) => cells[at] ?? "");

const problemText = ({ refusals }: StoredRow): string =>
  refusals.map(({ code, column, because }) =>
    `${because === null ? "" : `Line ${because}: `}${column ? `${column}: ` : ""}${importReasonText(code)}`
  ).join(" ");

const rowText = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => `"${escapeFormula(cell).replaceAll('"', '""')}"`).join(delimiter)}\r\n`;
