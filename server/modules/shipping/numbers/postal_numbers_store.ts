/** Reads and writes numbers of sheets, which belong to no seller: the access rule of their screen restricts them. */
import { sql } from "kysely";
import type { NumberIssue, PostalNumber, PostalNumberFacts } from "../../../../api/generated/schema.ts";
import { codeIn, type RangeBounds, rangeName } from "../../../../api/shipping/number_ranges.ts";
import { isPackageEnded } from "../../../../api/statuses.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader, Writer } from "../../../db/database.ts";
import { insertMany } from "../../../db/insert_many.ts";
import type { NumberRangesTable, PostalNumbersTable } from "../../../db/tables.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import type { ListSource } from "../../../list/source.ts";

export type PostalNumberRow = Readonly<Omit<PostalNumbersTable, "seq">> & RangeBounds & {
  readonly package_code: string;
  readonly maker_name: string;
};
export type PostalNumberView = Omit<PostalNumber, "facts">;

const FIELDS = sql.raw(
  `r._id, r.code, r.range_id, r.serial, r.status, r.package_id, r.reason, r.maker, r.created_at,
  r.updated_at, r.version, g.kind, g.head, g.country, g.first, g.last, coalesce(p.code, '') as package_code,
  coalesce(m.name, '') as maker_name`,
);
const JOINED = sql.raw(
  `join number_ranges as g on g._id = r.range_id left join packages as p on p._id = r.package_id
  left join users as m on m._id = r.maker`,
);

const viewOf = (
  { maker: _m, kind, head, country, first, last, ...row }: PostalNumberRow,
): PostalNumberView => ({ ...row, range_name: rangeName({ kind, head, country, first, last }) });

export const postalNumbersList: ListSource<PostalNumberRow, PostalNumberView> = {
  table: "postal_numbers",
  key: "seq",
  columns: { range: "range_id" },
  numbers: ["code"],
  searched: (values) => isOneOf("code", values.map((each) => each.replaceAll(/\s/g, "").toUpperCase())),
  visible: () => allRows,
  rows: (rows) => sql<PostalNumberRow>`select ${FIELDS} from ${rows} ${JOINED}`,
  wire: viewOf,
};

export async function postalNumbersById(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, PostalNumberRow>> {
  const { rows } = await sql<PostalNumberRow>`select ${FIELDS} from postal_numbers as r ${JOINED}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

interface LabelSeen {
  readonly number: string;
  readonly package_id: string;
  readonly shipment_status: string;
  readonly scanned: number | string;
}

/** Returns, for each number, the newest label that was bought and is not voided. */
export async function labelsWith(
  reader: Reader,
  codes: readonly string[],
): Promise<ReadonlyMap<string, LabelSeen>> {
  const { rows } = await sql<LabelSeen>`select l.number, l.package_id, p.shipment_status,
    case when exists (select 1 from track_events as e where e.label_id = l._id
      and e.source not in ('hand', 'flight', 'gateway', 'forwarder')) then 1 else 0 end as scanned
    from labels as l join packages as p on p._id = l.package_id
    where ${isOneOf("l.number", codes)} and l.status in ('Live', 'Void Asked', 'Void Refused')
    order by l.created_at, l._id`.execute(reader);
  return new Map(rows.map((row) => [row.number, row]));
}

export async function postalNumberFacts(
  reader: Reader,
  rows: readonly PostalNumberRow[],
): Promise<ReadonlyMap<string, PostalNumberFacts>> {
  const labels = await labelsWith(reader, rows.map(({ code }) => code));
  return new Map(rows.map(({ _id, code }) => {
    const label = labels.get(code);
    return [_id, {
      onLabel: label !== undefined,
      scanned: Number(label?.scanned ?? 0) === 1,
      over: label !== undefined && isPackageEnded(label.shipment_status),
    }];
  }));
}

/** Returns the ids of sheets' numbers that packages or their labels have. */
export async function numberIdsOf(reader: Reader, packages: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ _id: string }>`select n._id from postal_numbers as n
      where ${isOneOf("n.package_id", packages)}
    union select n._id from labels as l join postal_numbers as n on n.code = l.number
      where ${isOneOf("l.package_id", packages)}`.execute(reader);
  return rows.map(({ _id }) => _id);
}

export type NewPostalNumber = Omit<PostalNumbersTable, "seq">;

export const insertPostalNumbers = (tx: Writer, rows: readonly NewPostalNumber[]): Promise<void> =>
  insertMany(tx, "postal_numbers", rows);

type IssuingRange = Pick<
  NumberRangesTable,
  "_id" | "purpose" | "kind" | "status" | "head" | "country" | "next" | "last"
>;

export async function rangeToIssue(reader: Reader, id: string): Promise<IssuingRange | undefined> {
  return await reader.selectFrom("number_ranges")
    .select(["_id", "purpose", "kind", "status", "head", "country", "next", "last"])
    .where("_id", "=", id).executeTakeFirst();
}

/** Maximum issues shown on a range's record; the list of numbers has older ones. */
const MAX_ISSUES = 100;

interface IssueRow extends RangeBounds {
  readonly range_id: string;
  readonly from: number | string;
  readonly until: number | string;
  readonly found: number | string;
  readonly reserved: number | string;
  readonly reason: string;
  readonly maker_name: string;
  readonly created_at: number | string;
}

export const issuesOfRanges: Load<readonly NumberIssue[]> = async (reader, _scope, ids) => {
  const { rows } = await sql<IssueRow>`select g._id as range_id, g.kind, g.head, g.country, g.first, g.last,
    i."from", i."until", i.found, i.reserved, i.reason, i.created_at, coalesce(m.name, '') as maker_name
    from (select range_id, maker, reason, created_at, min(serial) as "from", max(serial) as "until", count(*) as found,
        sum(case when status = 'Reserved' then 1 else 0 end) as reserved from postal_numbers
        where ${isOneOf("range_id", ids)} group by range_id, maker, reason, created_at) as i
    join number_ranges as g on g._id = i.range_id left join users as m on m._id = i.maker
    order by i.created_at desc, i."from" desc`.execute(reader);
  return new Map([...groupRows(rows, ({ range_id }) => range_id)]
    .map(([id, its]) => [id, its.slice(0, MAX_ISSUES).map(issueView)]));
};

function issueView(row: IssueRow): NumberIssue {
  const [first, last] = [Number(row.from), Number(row.until)];
  return {
    range_id: row.range_id,
    first,
    last,
    count: Number(row.found),
    reserved: Number(row.reserved),
    first_code: codeIn(row, first),
    last_code: codeIn(row, last),
    reason: row.reason,
    maker_name: row.maker_name,
    created_at: Number(row.created_at),
  };
}

/** Returns numbers of a range that are on no package yet, between two serials. */
export async function reservedNumbers(
  reader: Reader,
  { range, from, until, most }: {
    readonly range: string;
    readonly from: number;
    readonly until: number;
    readonly most: number;
  },
): Promise<readonly Pick<PostalNumbersTable, "code" | "serial">[]> {
  return await reader.selectFrom("postal_numbers").select(["code", "serial"]).where("range_id", "=", range)
    .where("serial", ">=", from).where("serial", "<=", until).where("status", "=", "Reserved")
    .orderBy("serial").limit(most).execute();
}
