/** Reads boxes, which belong to no seller: the access rule of their screen restricts them. */
import { sql } from "kysely";
import type { Box } from "../../../../api/generated/schema.ts";
import { allRows, type Condition, hasNumber, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { BoxesTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";
import { boxBills, boxFlights } from "./parents_port.ts";

export type BoxRow = Readonly<Omit<BoxesTable, "seq" | "search_text">> & {
  readonly location_code: string;
  readonly gateway_code: string;
  readonly method_name: string;
  readonly maker_name: string;
};

/** Facts and timeline are read only if a query selects them, numbers of bills and flights page by page. */
export type BoxView = Omit<Box, "facts" | "timeline" | "bill_code" | "flight_code"> & Partial<ParentCodes>;
type ParentCodes = Pick<Box, "bill_code" | "flight_code">;

export const viewOf = ({ maker: _m, sscc, ...row }: BoxRow): BoxView => ({ ...row, sscc: sscc ?? "" });

const FIELDS = sql.raw(
  `r._id, r.code, r.sscc, r.location_id, r.method_code, r.gateway_id, r.status, r.packages_count, r.net_g,
  r.estimated_count, r.tare_g, r.gross_g, r.local_bill_id, r.consolidation_id, r.closed_at, r.handed_at,
  r.received_at, r.maker, r.created_at, r.updated_at, r.version, lo.code as location_code,
  coalesce(g.code, '') as gateway_code, coalesce(me.name, r.method_code) as method_name,
  coalesce(m.name, '') as maker_name`,
);
const JOINED = sql.raw(
  `join locations as lo on lo._id = r.location_id left join locations as g on g._id = r.gateway_id
  left join shipping_methods as me on me.code = r.method_code left join users as m on m._id = r.maker`,
);

const presence = (column: string) => ([value]: readonly string[]): Condition | null =>
  value === "none" || value === "any"
    ? sql<boolean>`${sql.ref(column)} is ${sql.raw(value === "none" ? "null" : "not null")}`
    : null;

/** Matches boxes that contain a package with one of these numbers. */
const holding = (column: string) => (numbers: readonly string[]): Condition =>
  sql<boolean>`_id in (select p.box_id from packages as p where p.box_id is not null
    and ${hasNumber(`p.${column}`, numbers)})`;

export const boxesList: ListSource<BoxRow, BoxView> = {
  table: "boxes",
  key: "seq",
  columns: {
    location: "location_id",
    method: "method_code",
    bill_id: "local_bill_id",
    flight_id: "consolidation_id",
  },
  numbers: ["code", "sscc"],
  isFoundByCode: true,
  nullable: ["closed_at", "handed_at"],
  codes: {
    sscc: (codes) => isOneOf("sscc", codes),
    package: holding("code"),
    order: holding("order_code"),
  },
  tracked: (numbers) =>
    sql`select p.box_id as row_id, p.tracking_number as number from packages as p
      where p.box_id is not null and ${hasNumber("p.tracking_number", numbers)}`,
  conditions: { bill: presence("local_bill_id"), flight: presence("consolidation_id") },
  visible: () => allRows,
  rows: (rows) => sql<BoxRow>`select ${FIELDS} from ${rows} ${JOINED}`,
  async complete(reader, rows, fields) {
    const isAsked = !fields || fields.has("bill_code") || fields.has("flight_code");
    const codes = isAsked ? await parentCodes(reader, rows) : new Map<string, ParentCodes>();
    return rows.map((row) => ({ ...row, ...codes.get(row._id) ?? { bill_code: "", flight_code: "" } }));
  },
  wire: viewOf,
};

type OnParents = Pick<BoxesTable, "_id" | "local_bill_id" | "consolidation_id">;

export async function parentCodes(
  reader: Reader,
  rows: readonly OnParents[],
): Promise<Map<string, ParentCodes>> {
  const bills = rows.flatMap(({ local_bill_id }) => local_bill_id ?? []);
  const flights = rows.flatMap(({ consolidation_id }) => consolidation_id ?? []);
  const billOf = bills.length > 0 ? await boxBills.get().byId(reader, bills) : new Map();
  const flightOf = flights.length > 0 ? await boxFlights.get().byId(reader, flights) : new Map();
  return new Map(rows.map(({ _id, local_bill_id, consolidation_id }) => [_id, {
    bill_code: billOf.get(local_bill_id ?? "")?.code ?? "",
    flight_code: flightOf.get(consolidation_id ?? "")?.code ?? "",
  }]));
}

export async function boxesById(reader: Reader, ids: readonly string[]): Promise<Map<string, BoxRow>> {
  const { rows } = await sql<BoxRow>`select ${FIELDS} from boxes as r ${JOINED}
    where ${isOneOf("r._id", ids)} order by r.seq`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export async function flightsAround(tx: Reader, before: readonly OnParents[]): Promise<readonly string[]> {
  const now = await tx.selectFrom("boxes").select("consolidation_id").where(
    isOneOf("_id", before.map(({ _id }) => _id)),
  ).execute();
  return [...new Set([...before, ...now].flatMap(({ consolidation_id }) => consolidation_id ?? []))];
}

export async function boxIdByCode(reader: Reader, code: string): Promise<string | null> {
  const row = await reader.selectFrom("boxes").select("_id")
    .where((or) => or.or([or("code", "=", code), or("sscc", "=", code)])).executeTakeFirst();
  return row?._id ?? null;
}

export async function billIdsOf(reader: Reader, ids: readonly string[]): Promise<readonly string[]> {
  const rows = await reader.selectFrom("boxes").select("local_bill_id").distinct().where(isOneOf("_id", ids))
    .where("local_bill_id", "is not", null).execute();
  return rows.flatMap(({ local_bill_id }) => local_bill_id ?? []);
}
