/** Finds a box by its own numbers, or by the number of a package in the box. */
import { sql } from "kysely";
import { spellingsOf } from "../../../../api/codes/spellings.ts";
import { RECORDS_LIMIT } from "../../../../api/desk/search.ts";
import { containers as resource } from "../../../../resources/handover/containers.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { hasNumber, isOneOf } from "../../../db/conditions.ts";
import { type FoundRecords, namedRecord, numberedItem, type Searchable } from "../../../search/searchable.ts";

interface FoundBox {
  readonly _id: string;
  readonly code: string;
  readonly sscc: string | null;
  readonly status: string;
  readonly location_code: string;
  readonly method_code: string;
}

async function find(text: string, { db }: AuthorizedContext): Promise<FoundRecords> {
  const numbers = spellingsOf(text);
  // With one condition for all of this, an engine would read every package in a box.
  const found = sql.join([
    ...["code", "sscc"].map((column) => sql`select _id from boxes where ${isOneOf(column, numbers)}`),
    ...["code", "tracking_number"].map((column) =>
      sql`select box_id from packages where ${hasNumber(column, numbers)} and box_id is not null`
    ),
  ], sql` union `);
  const { rows } = await sql<FoundBox>`select r._id, r.code, r.sscc, r.status, r.method_code,
      lo.code as location_code from boxes as r join locations as lo on lo._id = r.location_id
    where r._id in (${found})
    order by r.seq desc limit ${RECORDS_LIMIT}`.execute(db.read);
  const isNamed = ({ code, sscc }: FoundBox) => numbers.includes(code) || numbers.includes(sscc ?? "");
  const { path } = resource;
  return {
    items: rows.map(({ location_code, method_code, ...row }) => ({
      ...numberedItem(row, { kind: "containers", path, subtitle: [location_code, method_code] }),
      ...row.sscc && { code: row.sscc },
    })),
    exact: rows.filter(isNamed).map(({ _id }) => namedRecord(path, _id)),
  };
}

export const searchedBoxes: Searchable = { kind: "containers", title: "Boxes", rule: resource.rule, find };
