import { type CsvCell, figure, moment } from "../../../../api/csv/write.ts";
import { documentWords } from "../../../../api/documents/words/mod.ts";
import { formatFileInstant } from "../../../../api/time/file_instants.ts";
import { decimalText } from "../../../../api/money.ts";
import { joinBytes } from "../../../../api/xlsx/zip_write.ts";
import type { ExportFormat } from "../../../../resources/define.ts";
import type { StatementLinesView } from "../../../db/tables.ts";
import { formOf } from "../../desk/exports/forms.ts";

interface Form {
  readonly format: ExportFormat;
  readonly language: string;
  readonly timeZone: string;
}

export async function lineFile(
  pages: AsyncIterable<readonly StatementLinesView[]>,
  { format, language, timeZone }: Form,
): Promise<Uint8Array<ArrayBuffer>> {
  const { columns, file, accounts, kinds, statuses } = documentWords(language).statement;
  const titles = [
    ...[columns.no, columns.time, file.account, columns.kind, columns.reference, columns.debit],
    ...[columns.credit, columns.balance, file.currency, file.status],
  ];
  const rowOf = (line: StatementLinesView): readonly CsvCell[] => {
    const money = (minor: number) => figure(decimalText(minor, line.currency));
    return [
      line.no,
      moment(formatFileInstant(line.created_at, timeZone)),
      wordOf(accounts, line.account),
      wordOf(kinds, line.kind),
      line.ref_code,
      line.amount_minor < 0 ? money(-line.amount_minor) : null,
      line.amount_minor > 0 ? money(line.amount_minor) : null,
      money(line.balance_minor),
      line.currency,
      wordOf(statuses, line.status),
    ];
  };
  const form = formOf(format);
  const pieces = [await form.head(titles)];
  for await (const lines of pages) pieces.push(await form.rows(lines.map(rowOf)));
  return new Uint8Array(joinBytes([...pieces, await form.end()]));
}

const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(words, key) ? words[key] ?? key : key;
