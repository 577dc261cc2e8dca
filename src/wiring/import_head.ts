/**
 * Looks at the beginning of a file before it is sent, with the parser and the profile that the server uses: what is
 * said here is what the server would say.
 */
import { MAX_UPLOAD_BYTES } from "../../api/constants.ts";
import { createCsvParser, type CsvRow } from "../../api/csv/parser.ts";
import { missingHeaders, type Profile } from "../../api/csv/profile.ts";
import type { HeadAnswer, Unfit } from "../../machines/import.ts";

/** The longest header row, in the widest letters. */
const HEAD_BYTES = 256 * 1024;

const unfit = (code: Unfit["code"], missing: readonly string[] = [], found: readonly string[] = []) =>
  ({ kind: "unfit", unfit: { code, missing, found } }) as const;

/** Whether a chosen file can be imported; a file that cannot be read is unfit, never an error. */
export async function readHead(files: readonly File[], profile: Profile): Promise<HeadAnswer> {
  const [file] = files;
  if (!file || files.length > 1) return unfit("several");
  if (file.size > MAX_UPLOAD_BYTES) return unfit("tooLarge");
  const bytes = await file.slice(0, HEAD_BYTES).arrayBuffer().catch(() => null);
  // A folder has a size and no content.
  if (!bytes) return unfit("unreadable");
  if (bytes.byteLength === 0) return unfit("empty");
  const isWhole = file.size <= HEAD_BYTES;
  const text = decode(bytes, isWhole);
  return text === null ? unfit("notText") : judge(rowsOf(text, isWhole), isWhole, profile);
}

/** Null when it is not UTF-8, or has what no text has. */
function decode(bytes: ArrayBuffer, isWhole: boolean): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes, {
      stream: !isWhole,
    });
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function rowsOf(text: string, isWhole: boolean): readonly CsvRow[] {
  const parser = createCsvParser();
  return [...parser.push(text), ...(isWhole ? parser.end() : [])];
}

function judge([header, ...rows]: readonly CsvRow[], isWhole: boolean, profile: Profile): HeadAnswer {
  if (!header) return unfit("empty");
  const missing = missingHeaders(profile, header.cells);
  const found = header.cells.map((cell) => cell.trim().replace(/^\ufeff/, "")).filter(Boolean);
  if (missing.length > 0) return unfit("columnsMissing", missing, found);
  return isWhole && rows.length === 0 ? unfit("noRows") : { kind: "fit" };
}
