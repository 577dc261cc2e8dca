/** `GET {api}/jobs/rows?job=ID&status=Failed` returns the results of a bulk action as CSV. */
import { BYTE_ORDER_MARK, csvRow, csvRows } from "../../../../api/csv/write.ts";
import { ApiError } from "../../../../api/errors.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Route } from "../../../fields.ts";
import { attachment } from "../../../http/attachment.ts";
import { rowsAfter } from "./rows_store.ts";
import { reasonText } from "./rows_view.ts";
import type { JobRow } from "../../../jobs/job_kind.ts";
import { jobById } from "./store.ts";

const PAGE_ROWS = 500;
const HEADER = ["code", "status", "reason"];

export const rowsRoute: Route = { method: "GET", path: "/jobs/rows", rule: jobs.rule, handle };

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const job = await jobById(context.db.read, context, query.get("job") ?? "");
  if (!job) throw new ApiError("NOT_FOUND", "There is no such job.");
  const status = query.get("status");
  return new Response(fileOf(job, status ? [status] : null, context), {
    headers: attachment("rows.csv", "text/csv; charset=utf-8"),
  });
}

/** Reads a page of rows whenever the client can take more. */
function fileOf(
  job: JobRow,
  statuses: readonly string[] | null,
  { db }: AuthorizedContext,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvRow(HEADER))),
    async pull(controller) {
      const rows = await rowsAfter(db.read, job, statuses, after, PAGE_ROWS);
      const last = rows.at(-1);
      if (!last) return controller.close();
      after = last.position;
      const cells = rows.map(({ code, status, reason }) => [code, status, reason && reasonText(reason)]);
      controller.enqueue(encoder.encode(csvRows(cells)));
    },
  });
}
