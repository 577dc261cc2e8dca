/** Reads ranges of numbers, which belong to no seller: the access rule of their screen restricts them. */
import { sql } from "kysely";
import type { NumberRange } from "../../../../api/generated/schema.ts";
import {
  codeIn,
  daysLeft,
  emptyAt,
  levelOf,
  perDay,
  type RangeBounds,
  rangeName,
  remainingNumbers,
  sharesNumbers,
} from "../../../../api/shipping/number_ranges.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { NumberRangesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type RangeRow = Readonly<Omit<NumberRangesTable, "seq">> & { readonly method_name: string };

export type RangeView = Omit<NumberRange, "facts" | "timeline" | "issues">;

export const rangeView = (row: RangeRow, { now }: Pick<AuthorizedContext, "now">): RangeView => {
  const [left, at, pace] = [remainingNumbers(row), now(), perDay(row, now())];
  return {
    ...row,
    name: rangeName(row),
    unsure: row.unsure === 1,
    method_code: row.method_code ?? "",
    code: left > 0 ? codeIn(row, row.next) : "",
    left,
    per_day: pace === null ? null : Math.ceil(pace),
    days_left: daysLeft(row, at),
    empty_on: left > 0 ? emptyAt(row, at) : null,
    level: levelOf(row, at),
  };
};

const FIELDS = sql.raw(
  `r._id, r.purpose, r.method_code, r.kind, r.head, r.country, r.first, r.last, r.next, r.unsure,
  r.status, r.created_at, r.updated_at, r.version, coalesce(m.name, '') as method_name`,
);
const NAMES = sql.raw("left join shipping_methods as m on m.code = r.method_code");

export const rangesList: ListSource<RangeRow, RangeView> = {
  table: "number_ranges",
  key: "seq",
  columns: { method: "method_code", name: "head" },
  visible: () => allRows,
  rows: (rows) => sql<RangeRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: rangeView,
};

export async function rangesById(reader: Reader, ids: readonly string[]): Promise<Map<string, RangeRow>> {
  const { rows } = await sql<RangeRow>`select ${FIELDS} from number_ranges as r ${NAMES}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export const boundsOfRanges = (reader: Reader) =>
  reader.selectFrom("number_ranges").select(["kind", "head", "country", "first", "last"]);

/** Returns another range that overlaps this one. */
export async function findOverlappingRange(
  reader: Reader,
  bounds: RangeBounds,
  except: string,
): Promise<RangeBounds | null> {
  const others = await boundsOfRanges(reader).where("kind", "=", bounds.kind).where("_id", "<>", except)
    .execute();
  return others.find((each) => sharesNumbers(each, bounds)) ?? null;
}
