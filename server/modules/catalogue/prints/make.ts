/** `makePrintJob`: records a print; the file is created when it is fetched. */
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { allows } from "../../../../api/access.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { printJobInput } from "../../../../api/inputs/catalogue/print_job.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import {
  type InHousePrintKind,
  isPackagePrintKind,
  isPrinterPrintKind,
  MAX_MERGED_BYTES,
  MEDIA_OF,
  type PackagePrintKind,
} from "../../../../api/catalogue/prints.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { PRINT_RULES } from "../../../../resources/catalogue/prints.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Writer } from "../../../db/database.ts";
import { illegal } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { giveBadges } from "./badges_store.ts";
import { visibleUnits } from "../../../session/floor_scope_store.ts";
import { type Target, targetOf } from "./target.ts";
import { COMMAND_SHEET, PRINTINGS } from "./labels.ts";
import { packageDocuments } from "./package_documents.ts";
import { newPrint } from "./new_print.ts";
import { findPrintedCodes, insertPrint, type PrintedRecord } from "./store.ts";

/** Target of labels; only papers of packages and boxes have a choice of printer and format. */
const ON_LABELS: Target = { format: null, media: "", printer: null, stationId: null };

/** Maximum number of codes in the audit entry. */
const MAX_LISTED_CODES = 20;

const refused = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot print: a value is missing or wrong", {
    problems: problems.map(({ path, ...more }) => ({ path: `params.${path}`, ...more })),
  });

export const makePrintJob = mutation<"makePrintJob">(async (tx, { params }, context) => {
  const read = readInput(printJobInput, params);
  if (!read.ok) throw refused(read.problems);
  const { kind, copies, reason, language } = read.value;
  if (!allows(PRINT_RULES[kind], context.session.person)) {
    throw new ApiError("FORBIDDEN", "Your role may not print this.");
  }
  const ids = kind === "commands" ? [COMMAND_SHEET] : read.value.ids ?? [];
  if (ids.length === 0) throw refused([{ path: "ids", code: says("required") }]);
  const { records, leftOut, boxed } = isPackagePrintKind(kind)
    ? await packageRecords(tx, kind, ids, context)
    : { records: await recordsFor(tx, kind, ids, context), leftOut: [], boxed: [] };
  if (kind === "tickets") await assertVisible(tx, ids, context);
  const target = isPrinterPrintKind(kind) ? await targetOf(tx, kind, read.value) : ON_LABELS;
  const asksWhy = kind === "tickets" || isPackagePrintKind(kind);
  const again = asksWhy ? await findPrintedCodes(tx, kind, records.map(({ code }) => code)) : [];
  if (again.length > 0 && !reason) throw refused([{ path: "reason", code: says("required") }]);
  const job = newPrint({
    kind,
    format: target.format ?? read.value.format ?? "pdf",
    copies: copies ?? 1,
    labels: records.length,
    language: documentLanguage(language ?? null),
    reason: reason ?? "",
    media: target.media,
    printer_id: target.printer?._id ?? null,
    station_id: target.stationId,
  }, context);
  await insertPrint(tx, job, records);
  const { language: _l, actor_id: _a, acting_for: _f, printer_id: _p, station_id: _s, ...result } = job;
  const printer_kind = target.printer?.kind ?? "";
  return {
    result: {
      ...result,
      actor_name: context.session.actor.name,
      printer_kind,
      left_out: [...leftOut],
      boxed: [...boxed],
    },
    audit: [auditOf(job, records, context)],
  };
});

/** @throws {ApiError} NOT_FOUND for a record that the caller may not see; ILLEGAL_TRANSITION without a file; LIMIT */
async function packageRecords(
  tx: Writer,
  kind: PackagePrintKind,
  ids: readonly string[],
  { scope, settings, now }: AuthorizedContext,
) {
  const media = MEDIA_OF[kind];
  const print = { language: documentLanguage(null), timeZone: settings.timeZone, at: now(), media };
  const found = await packageDocuments.get().printablesOf(tx, scope, kind, ids, print);
  if (!found) throw new ApiError("NOT_FOUND", REASONS.notFound);
  if (found.records.length === 0) throw illegal(kind === "labels" ? "noLabelYet" : "noSuchDocument");
  if (found.bytes > MAX_MERGED_BYTES) {
    throw new ApiError("LIMIT", "These labels are more than 150 MB together. Print fewer at once.");
  }
  return found;
}

/** Keeps the requested order. @throws {ApiError} NOT_FOUND if the caller may not see one of the records */
async function recordsFor(
  tx: Writer,
  kind: InHousePrintKind,
  ids: readonly string[],
  { scope }: AuthorizedContext,
): Promise<readonly PrintedRecord[]> {
  if (kind === "badges") await giveBadges(tx, ids);
  const codes = await PRINTINGS[kind].codes(tx, scope, ids);
  return ids.map((record_id) => {
    const code = codes.get(record_id);
    if (code === undefined) throw new ApiError("NOT_FOUND", REASONS.notFound);
    return { record_id, code };
  });
}

/** @throws {ApiError} FORBIDDEN if this person may not see one of the units, such as one at another step */
async function assertVisible(tx: Writer, ids: readonly string[], { session }: AuthorizedContext) {
  const own = await visibleUnits(tx, ids, session);
  if (!ids.every((id) => own.has(id))) throw new ApiError("FORBIDDEN", REASONS.notYourStep);
}

function auditOf(
  { _id, reason, kind, copies }: {
    readonly _id: string;
    readonly reason: string;
    readonly kind: string;
    readonly copies: number;
  },
  records: readonly PrintedRecord[],
  { session }: AuthorizedContext,
) {
  const codes = records.slice(0, MAX_LISTED_CODES).map(({ code }) => code).join(" ");
  const more = records.length > MAX_LISTED_CODES ? ` +${records.length - MAX_LISTED_CODES}` : "";
  return {
    entity: "print_jobs",
    entityId: _id,
    sellerId: null,
    action: "makePrintJob",
    reason,
    changes: [
      { field: kind, before: "", after: codes + more },
      { field: "copies", before: "", after: String(copies) },
    ],
    // Only the person who requested the print fetches the file.
    live: { entity: "print_jobs", sellerId: null, ids: [_id], userId: session.person._id },
  };
}
