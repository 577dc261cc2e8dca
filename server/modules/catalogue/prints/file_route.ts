/** `GET {api}/prints/file?id=ID`: returns a print to the person who made it, for a short time. */
import { allows } from "../../../../api/access.ts";
import type { PrintFormat, PrintKind } from "../../../../api/catalogue/prints.ts";
import { DPI, isPackagePrintKind, PRINT_FILE_SECONDS } from "../../../../api/catalogue/prints.ts";
import type { Media } from "../../../../api/catalogue/printers.ts";
import { PRINT_RULES, printRule } from "../../../../resources/catalogue/prints.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { labelsOf, pagesOf } from "../../../documents/pdf.ts";
import type { Route } from "../../../fields.ts";
import { filesOf } from "../../../files/open.ts";
import { HttpError } from "../../../http/errors.ts";
import { storedFile } from "../../../http/stored_file.ts";
import { previewsFor } from "../artwork/previews.ts";
import { PRINTINGS } from "./labels.ts";
import { packageDocuments } from "./package_documents.ts";
import { printById } from "./store.ts";

export const fileRoute: Route = { method: "GET", path: "/prints/file", rule: printRule, handle };

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const { session, db, now } = context;
  const job = await printById(db.read, new URL(request.url).searchParams.get("id") ?? "");
  const kind = job?.kind as PrintKind;
  const isOwn = job?.actor_id === session.actor._id && now() - job.created_at <= PRINT_FILE_SECONDS;
  // Checks the right again, which may have been withdrawn since.
  if (!job || !isOwn || !allows(PRINT_RULES[kind], session.person)) throw noFile();
  const dpi = DPI[job.format as PrintFormat];
  const bytes = await printedBytes(kind, job, context);
  if (!bytes) throw noFile();
  return storedFile(new Blob([bytes]).stream(), {
    type: dpi === null ? "application/pdf" : "application/zpl",
    bytes: bytes.length,
    name: `${kind}.${dpi === null ? "pdf" : "zpl"}`,
    isShown: false,
  });
}

type Job = NonNullable<Awaited<ReturnType<typeof printById>>>;

/** Returns null if none of the records can be printed any more. */
async function printedBytes(
  kind: PrintKind,
  { records, copies, language, created_at: at, format, media }: Job,
  { db, scope, settings }: AuthorizedContext,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { timeZone } = settings;
  const dpi = DPI[format as PrintFormat];
  if (isPackagePrintKind(kind)) {
    const print = { language, timeZone, at, media: media as Media };
    const files = filesOf(settings);
    return await packageDocuments.get().draw(records, {
      reader: db.read,
      scope,
      files,
      kind,
      print,
      copies,
      dpi,
    });
  }
  const { sheets } = PRINTINGS[kind];
  if (sheets) {
    const pages = await sheets(db.read, records, { language, timeZone, at });
    return pages.length > 0 ? await pagesOf(pages, copies) : null;
  }
  const document = await PRINTINGS[kind].document(db.read, scope, records, { language, timeZone, at });
  if (document.labels.length === 0) return null;
  const pictures = await previewsFor(document, filesOf(settings));
  return await labelsOf({ document, pictures, copies, dpi });
}

const noFile = () => new HttpError(404, "NOT_FOUND", "There is no such print any more. Print it again.");
