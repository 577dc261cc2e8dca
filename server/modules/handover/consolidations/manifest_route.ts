/** `GET {api}/ibic/manifest?id=ID&format=csv|xlsx`: the manifest as it was sent, or its current draft. */
import { isFlightProvider, SENT_FLIGHTS } from "../../../../api/handover/flights.ts";
import {
  isManifestFormat,
  manifestCsv,
  manifestFileName,
  type ManifestTable,
  manifestTable,
} from "../../../../api/handover/manifest.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { workbookOf } from "../../../../api/xlsx/whole_workbook.ts";
import { WORKBOOK_TYPE } from "../../../../api/xlsx/names.ts";
import { flightValues } from "../../../../resources/handover/ibic.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Route } from "../../../fields.ts";
import { attachment } from "../../../http/attachment.ts";
import { HttpError } from "../../../http/errors.ts";
import { runOnce } from "../../../mutate.ts";
import { manifestLinesOf, readDeclarations } from "./declarations.ts";
import { sentManifest } from "./manifest_store.ts";
import { type FlightRow, flightsById } from "./store.ts";

const FIELD = "ibic.manifest";

export const manifestRoute: Route = { method: "GET", path: "/ibic/manifest", rule: flightValues, handle };

interface Found extends ManifestTable {
  readonly no: number;
  readonly csv: string;
}

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const id = query.get("id") ?? "";
  const format = query.get("format") ?? "csv";
  const row = (await flightsById(context.db.read, [id])).get(id);
  if (!row) throw new HttpError(404, "NOT_FOUND", REASONS.notFound);
  if (!isManifestFormat(format)) {
    throw new ApiError("BAD_INPUT", "Cannot write the manifest: expected csv or xlsx", {
      problems: [{ path: "format", code: "unknown" }],
    });
  }
  const { no, csv, titles, rows } = await manifestFor(row, context);
  const name = manifestFileName(row.code, no, format);
  await recordDownload(row, name, context);
  const [body, type] = format === "csv"
    ? [csv, "text/csv; charset=utf-8"]
    : [workbookOf(titles, rows).slice(), WORKBOOK_TYPE];
  return new Response(body, { headers: attachment(name, type) });
}

const isSent = ({ status }: FlightRow): boolean => (SENT_FLIGHTS as readonly string[]).includes(status);

async function manifestFor(row: FlightRow, { db }: AuthorizedContext): Promise<Found> {
  const sent = isSent(row) ? await sentManifest(db.read, row._id) : null;
  if (sent) return sent;
  const lines = manifestLinesOf(await readDeclarations(db.read, row._id));
  const table = manifestTable(isFlightProvider(row.provider) ? row.provider : "general", lines);
  return { no: 0, csv: manifestCsv(table), ...table };
}

const recordDownload = ({ _id }: FlightRow, name: string, context: AuthorizedContext): Promise<null> =>
  runOnce(FIELD, {}, context, () =>
    Promise.resolve({
      result: null,
      audit: [{
        entity: "consolidations",
        entityId: _id,
        sellerId: null,
        action: FIELD,
        changes: [{ field: "file", before: "", after: name }],
      }],
    }));
