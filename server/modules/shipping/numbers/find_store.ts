/** Finds the record that has a number: a sheet, a label or a box, or else the range that includes the number. */
import { sql } from "kysely";
import type { FoundNumber } from "../../../../api/generated/schema.ts";
import { rangeName, serialIn } from "../../../../api/shipping/number_ranges.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";

interface Found {
  readonly code: string;
  readonly state: string;
  readonly record_id: string | null;
  readonly record_code: string;
}

/** Reads records by number. Sheets rank before labels and boxes, because a sheet's number is the most specific. */
async function recordsWith(reader: Reader, codes: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const { rows } = await sql<Found & { readonly rank: number }>`select 1 as rank, n.code, n.status as state,
      n.package_id as record_id, coalesce(p.code, '') as record_code
      from postal_numbers as n left join packages as p on p._id = n.package_id where ${
    isOneOf("n.code", codes)
  }
    union all select case when l.status = 'Voided' then 3 else 2 end, l.number, l.status, l.package_id, p.code
      from labels as l join packages as p on p._id = l.package_id where ${isOneOf("l.number", codes)}
    union all select 4, b.sscc, 'Box', b._id, b.code from boxes as b where ${isOneOf("b.sscc", codes)}
    order by 1 desc`.execute(reader);
  return new Map(rows.map(({ rank: _, ...row }) => [row.code, row]));
}

export async function findNumbers(reader: Reader, codes: readonly string[]): Promise<FoundNumber[]> {
  const found = await recordsWith(reader, codes);
  const ranges = await reader.selectFrom("number_ranges").select([
    "kind",
    "head",
    "country",
    "first",
    "last",
    "next",
  ])
    .orderBy("seq").execute();
  return codes.map((code) => {
    const range = ranges.find((each) => {
      const serial = serialIn(each, code);
      return serial !== null && each.first <= serial && serial <= each.last;
    });
    const known = found.get(code);
    const ours = range ? (serialIn(range, code) ?? 0) < range.next ? "Given out" : "Free" : "";
    return {
      code,
      state: known?.state ?? ours,
      range_name: range ? rangeName(range) : "",
      record_id: known?.record_id ?? null,
      record_code: known?.record_code ?? "",
    };
  });
}
