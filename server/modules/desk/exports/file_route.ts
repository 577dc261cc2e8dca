/** `GET {api}/jobs/file?job=ID` returns an export to the person who started it. */
import { allows } from "../../../../api/access.ts";
import { EXPORT_LIFE_DAYS } from "../../../../api/constants.ts";
import { ApiError } from "../../../../api/errors.ts";
import { writesFile } from "../../../../machines/lifecycles/desk/job.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Route } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { attachment } from "../../../http/attachment.ts";
import { HttpError } from "../../../http/errors.ts";
import { jobKindOf } from "../../../registry.ts";
import { covers } from "../../../scope.ts";
import { ruleOfJob } from "../jobs/rights.ts";
import { jobById, type NamedJob } from "../jobs/store.ts";
import { readExport } from "./files.ts";
import { TYPES } from "./forms.ts";
import type { ExportCursor, ExportInput } from "./input.ts";

export const fileRoute: Route = { method: "GET", path: "/jobs/file", rule: jobs.rule, handle };

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const id = new URL(request.url).searchParams.get("job") ?? "";
  const job = await jobById(context.db.read, context, id);
  if (!job || !isTheirs(job, context)) throw new ApiError("NOT_FOUND", "There is no such file.");
  const { format = "csv" } = JSON.parse(job.input) as ExportInput;
  const cursor = JSON.parse(job.cursor) as ExportCursor;
  const file = await readExport(filesOf(context.settings), job._id, cursor);
  if (!file) {
    throw new HttpError(
      410,
      "NOT_FOUND",
      `The file is gone: it is kept for ${EXPORT_LIFE_DAYS} days. Export again.`,
    );
  }
  return new Response(file, {
    headers: {
      ...attachment(job.file_name, TYPES[format]),
      "content-length": String(job.file_bytes),
    },
  });
}

/** Returns true for the person who started the export, while that person may see every seller and column in it. */
function isTheirs(job: NamedJob, { session: { person }, scope }: AuthorizedContext): boolean {
  if (!writesFile(job.kind) || job.file_name === "" || job.user_id !== person._id) return false;
  if (!allows(ruleOfJob(job.kind), person) || !jobKindOf(job.kind)?.maySeeFile?.(job, person)) return false;
  const { sellers } = JSON.parse(job.cursor) as ExportCursor;
  return sellers === null ? scope.sellers === null : sellers.every((seller) => covers(scope, seller));
}
