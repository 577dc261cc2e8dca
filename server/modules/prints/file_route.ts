/** `GET {api}/prints/file?id=ID`: the one way to what was printed, for who asked for it, and soon after. */
import { allows } from "../../../api/access.ts";
import type { PrintFormat, PrintKind } from "../../../api/prints.ts";
import { DPI, PRINT_FILE_SECONDS } from "../../../api/prints.ts";
import { PRINTING, printing } from "../../../resources/prints.ts";
import type { AuthorizedContext } from "../../context.ts";
import { labelsOf } from "../../documents/pdf.ts";
import type { Route } from "../../fields.ts";
import { HttpError } from "../../http/errors.ts";
import { storedFile } from "../../http/stored_file.ts";
import { PRINTINGS } from "./labels.ts";
import { printById } from "./store.ts";

export const fileRoute: Route = { method: "GET", path: "/prints/file", rule: printing, handle };

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const { session, scope, db, settings, now } = context;
  const job = await printById(db.read, new URL(request.url).searchParams.get("id") ?? "");
  const kind = job?.kind as PrintKind;
  const isOwn = job?.actor_id === session.actor._id && now() - job.created_at <= PRINT_FILE_SECONDS;
  // A right that was taken since is no longer one.
  if (!job || !isOwn || !allows(PRINTING[kind], session.person)) throw noFile();
  const made = { language: job.language, timeZone: settings.timeZone, at: job.created_at };
  const document = await PRINTINGS[kind].document(db.read, scope, job.records, made);
  if (document.labels.length === 0) throw noFile();
  const dpi = DPI[job.format as PrintFormat];
  const bytes = await labelsOf({ document, copies: job.copies, dpi });
  return storedFile(new Blob([bytes]).stream(), {
    type: dpi === null ? "application/pdf" : "application/zpl",
    bytes: bytes.length,
    name: `${kind}.${dpi === null ? "pdf" : "zpl"}`,
    isShown: false,
  });
}

const noFile = () => new HttpError(404, "NOT_FOUND", "There is no such print any more. Print it again.");
