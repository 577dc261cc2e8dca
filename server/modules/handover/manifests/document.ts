/** `GET {api}/manifests/document?id=ID&as=pdf&language=de`: the list on A4, or as CSV. */
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { manifestCsv, manifestDocument, type ManifestPaper } from "../../../../api/documents/manifest.ts";
import { ApiError } from "../../../../api/errors.ts";
import { dayStart } from "../../../../api/handover/postal_manifest.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { manifestRights } from "../../../../resources/handover/vn_post_manifests.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { pdfOf } from "../../../documents/pdf.ts";
import type { Route } from "../../../fields.ts";
import { attachment } from "../../../http/attachment.ts";
import { runOnce } from "../../../mutate.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import { linesOfManifests } from "./lines_store.ts";
import { type ManifestRow, manifestsById } from "./store.ts";

const FIELD = "manifests.document";
const FORMATS = ["pdf", "csv"] as const;

export const documentRoute: Route = {
  method: "GET",
  path: "/manifests/document",
  rule: manifestRights.view,
  handle,
};

async function paperOf(row: ManifestRow, { db, settings }: AuthorizedContext): Promise<ManifestPaper> {
  return {
    ...row,
    location: row.location_name,
    method: row.method_name,
    day: dayStart(row.ship_day, settings.timeZone),
    items: (await linesOfManifests(db.read, ALL_SELLERS, [row._id])).get(row._id) ?? [],
  };
}

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const format = FORMATS.find((each) => each === query.get("as"));
  if (!format) {
    throw new ApiError("BAD_INPUT", "Cannot print the manifest: expected pdf or csv", {
      problems: [{ path: "as", code: "unknown" }],
    });
  }
  const row = (await manifestsById(context.db.read, [query.get("id") ?? ""])).values().next().value;
  if (!row) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const paper = await paperOf(row, context);
  const language = documentLanguage(query.get("language"));
  const name = `${row.code}.${format}`;
  await recordPrint(row, name, context);
  if (format === "csv") {
    return new Response(manifestCsv(paper, language), {
      headers: attachment(name, "text/csv; charset=utf-8"),
    });
  }
  const made = { language, timeZone: context.settings.timeZone, at: context.now() };
  const bytes = await pdfOf(manifestDocument(paper, made));
  return new Response(bytes, { headers: attachment(name, "application/pdf") });
}

const recordPrint = ({ _id }: ManifestRow, name: string, context: AuthorizedContext): Promise<null> =>
  runOnce(FIELD, {}, context, () =>
    Promise.resolve({
      result: null,
      audit: [{
        entity: "manifests",
        entityId: _id,
        sellerId: null,
        action: FIELD,
        changes: [{ field: "file", before: "", after: name }],
      }],
    }));
