/** Records, after a restore, the last document numbers that were issued: the backup may be older. */
import { documentNumber, INVOICE_KINDS, seriesOf } from "../../../../api/money/invoices.ts";
import type { PausedNumbers } from "../../../backup/paused_work.ts";
import type { Reader } from "../../../db/database.ts";
import { illegal } from "../../../entity/refusals.ts";
import { yearIn } from "./terms.ts";

const NUMBER = /^([A-Z]{3}-\d{4})-(\d{6,12})$/;
const beginningOf = (kind: (typeof INVOICE_KINDS)[number]): string => seriesOf(kind, 0).slice(0, -1);

const readSeries = (reader: Reader) =>
  reader.selectFrom("document_numbers").select(["series", "next"]).orderBy("series").execute();

export const documentNumbers: PausedNumbers = {
  /** Returns the last number of each kind in its newest series; number 0 of this year if there is no series. */
  async last(reader, { at, timeZone }) {
    const rows = await readSeries(reader);
    return INVOICE_KINDS.map((kind) => {
      const newest = rows.findLast(({ series }) => series.startsWith(beginningOf(kind)));
      return documentNumber(newest?.series ?? seriesOf(kind, yearIn(timeZone)(at)), (newest?.next ?? 1) - 1);
    });
  },
  async keep(tx, typed, at) {
    const rows = await readSeries(tx);
    const changes = [];
    for (const text of typed) {
      const [, series = "", digits = ""] = NUMBER.exec(text.trim().toUpperCase()) ?? [];
      if (!INVOICE_KINDS.some((kind) => series.startsWith(beginningOf(kind)))) {
        throw illegal("documentNumberBad");
      }
      const number = Number(digits);
      const before = (rows.find((row) => row.series === series)?.next ?? 1) - 1;
      if (number < before) throw illegal("documentNumberLow");
      if (number === before) continue;
      await tx.insertInto("document_numbers").values({ series, next: number + 1, last_at: at })
        .onConflict((row) => row.column("series").doUpdateSet({ next: number + 1 })).execute();
      await tx.insertInto("document_gaps").values({ series, first: before + 1, last: number, created_at: at })
        .execute();
      changes.push({
        field: "last_number",
        before: documentNumber(series, before),
        after: documentNumber(series, number),
      });
    }
    return changes;
  },
};
