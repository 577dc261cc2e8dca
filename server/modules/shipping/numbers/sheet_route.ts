/** `GET {api}/postal-numbers/sheet?range=ID&from=1&until=24&as=a4`: numbers on labels, A4 sheets, or as CSV. */
import { ApiError } from "../../../../api/errors.ts";
import { numberSheets } from "../../../../api/documents/number_sheets.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { BYTE_ORDER_MARK, csvRows } from "../../../../api/csv/write.ts";
import { REASONS } from "../../../../api/reasons.ts";
import {
  MAX_ISSUED,
  MAX_SHEET_NUMBERS,
  SHEET_FORMATS,
  type SheetFormat,
} from "../../../../api/shipping/postal_numbers.ts";
import { numberRights } from "../../../../resources/shipping/number_ranges.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { labelsOf } from "../../../documents/pdf.ts";
import type { Route } from "../../../fields.ts";
import { attachment } from "../../../http/attachment.ts";
import { runOnce } from "../../../mutate.ts";
import { reservedNumbers } from "./postal_numbers_store.ts";

const FIELD = "numbers.sheet";

export const sheetRoute: Route = {
  method: "GET",
  path: "/postal-numbers/sheet",
  rule: numberRights.add,
  handle,
};

const formatIn = (text: string): SheetFormat => {
  const format = SHEET_FORMATS.find((each) => each === text);
  if (format) return format;
  throw new ApiError("BAD_INPUT", "Cannot print numbers: expected 4x6, a4 or csv", {
    problems: [{ path: "as", code: "unknown" }],
  });
};

const serialOf = (text: string | null): number => /^\d{1,9}$/.test(text ?? "") ? Number(text) : -1;

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const format = formatIn(query.get("as") ?? "");
  const range = query.get("range") ?? "";
  const [from, until] = [serialOf(query.get("from")), serialOf(query.get("until"))];
  const most = format === "csv" ? MAX_ISSUED : MAX_SHEET_NUMBERS;
  const numbers = await reservedNumbers(context.db.read, { range, from, until, most: most + 1 });
  const [first] = numbers;
  if (!first) throw new ApiError("NOT_FOUND", REASONS.notFound);
  if (numbers.length > most) {
    throw new ApiError("LIMIT", `Cannot print numbers: ${most} at once at most`);
  }
  const codes = numbers.map(({ code }) => code);
  const name = `${first.code}-${codes.length}.${format === "csv" ? "csv" : "pdf"}`;
  await recordPrint({ range, name, format }, context);
  if (format === "csv") {
    const text = BYTE_ORDER_MARK +
      csvRows([["code", "serial"], ...numbers.map(({ code, serial }) => [code, serial])]);
    return new Response(text, { headers: attachment(name, "text/csv; charset=utf-8") });
  }
  const language = documentLanguage(query.get("language"));
  const made = { language, at: context.now(), timeZone: context.settings.timeZone };
  const bytes = await labelsOf({ document: numberSheets(codes, format, made), copies: 1, dpi: null });
  return new Response(bytes, { headers: attachment(name, "application/pdf") });
}

interface Print {
  readonly range: string;
  readonly name: string;
  readonly format: SheetFormat;
}

const recordPrint = ({ range, name, format }: Print, context: AuthorizedContext): Promise<null> =>
  runOnce(FIELD, {}, context, () =>
    Promise.resolve({
      result: null,
      audit: [{
        entity: "numberRanges" as const,
        entityId: range,
        sellerId: null,
        action: FIELD,
        changes: [{ field: "file", before: "", after: `${name} (${format})` }],
      }],
    }));
