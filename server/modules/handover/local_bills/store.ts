/** Reads bills, which belong to no seller: the access rules of their root fields restrict them. */
import { sql } from "kysely";
import { allows } from "../../../../api/access.ts";
import type { BilledBox, LocalBill } from "../../../../api/generated/schema.ts";
import { costPerKilogram, MAX_BILL_BOXES } from "../../../../api/handover/local_bills.ts";
import type { RateResult } from "../../../../api/shipping/rating/price_table.ts";
import { localBillRights } from "../../../../resources/handover/local_bill.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { LocalBillsTable } from "../../../db/tables.ts";
import { groupRows, type Load } from "../../../graphql/batch.ts";
import type { ListSource } from "../../../list/source.ts";
import { ratedView } from "../../shipping/price_tables/queries.ts";

export type LocalBillRow = Readonly<Omit<LocalBillsTable, "seq" | "search_text">> & {
  readonly location_name: string;
  readonly maker_name: string;
};

export type LocalBillView = Omit<LocalBill, "boxes" | "facts" | "timeline">;

/** Columns that only people with the right to `amounts` see. */
export const AMOUNT_COLUMNS = [
  "amount_minor",
  "invoiced_minor",
  "forwarder_no",
  "note",
  "paid_on",
  "payment_ref",
] as const;

const NO_AMOUNTS = {
  quote: null,
  unit_price_minor: null,
  amount_minor: null,
  invoiced_minor: null,
  currency: "",
  forwarder_no: "",
  note: "",
  paid_on: null,
  payment_ref: "",
} as const;

export const weightOf = ({ chargeable_g, gross_g }: Pick<LocalBillRow, "chargeable_g" | "gross_g">): number =>
  chargeable_g ?? gross_g;

export const quoteIn = ({ quote }: Pick<LocalBillRow, "quote">): RateResult | null =>
  quote === "{}" ? null : JSON.parse(quote) as RateResult;

export function viewOf(row: LocalBillRow, { session }: AuthorizedContext): LocalBillView {
  const { maker: _m, invoiced_by: _i, invoiced_for: _f, paid_by: _p, paid_for: _t, ...rest } = row;
  const quote = quoteIn(row);
  return {
    ...rest,
    photo_id: row.photo_id ?? "",
    quote: quote && ratedView(quote),
    unit_price_minor: row.amount_minor === null ? null : costPerKilogram(row.amount_minor, weightOf(row)),
    ...!allows(localBillRights.amounts, session.person) && NO_AMOUNTS,
  };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.location_id, r.forwarder, r.bill_day, r.vehicle, r.driver, r.boxes_count, r.packages_count,
  r.gross_g, r.chargeable_g, r.quote, r.amount_minor, r.currency, r.invoiced_minor, r.forwarder_no, r.note,
  r.signed_by, r.signed_at, r.photo_id, r.paid_on, r.payment_ref, r.status, r.confirmed_at, r.invoiced_at,
  r.invoiced_by, r.invoiced_for, r.paid_at, r.paid_by, r.paid_for, r.maker, r.created_at, r.updated_at, r.version,
  l.name as location_name, coalesce(m.name, '') as maker_name`,
);
const NAMES = sql.raw("join locations as l on l._id = r.location_id left join users as m on m._id = r.maker");

export const localBillsList: ListSource<LocalBillRow, LocalBillView> = {
  table: "local_bills",
  key: "seq",
  columns: { location: "location_id" },
  numbers: ["code"],
  isFoundByCode: true,
  visible: () => allRows,
  rows: (rows) => sql<LocalBillRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

export async function billsById(reader: Reader, ids: readonly string[]): Promise<Map<string, LocalBillRow>> {
  const { rows } = await sql<LocalBillRow>`select ${FIELDS} from local_bills as r ${NAMES}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

type BilledRow = Omit<BilledBox, "gross_g" | "packages_count"> & {
  readonly local_bill_id: string;
  readonly gross_g: number | null;
  readonly packages_count: number;
};

const BOX = sql.raw(
  `b._id, b.code, coalesce(b.sscc, '') as sscc, b.status, b.packages_count, b.gross_g, b.local_bill_id,
  coalesce(g.name, '') as gateway_name`,
);

const boxView = ({ local_bill_id: _, gross_g, ...box }: BilledRow): BilledBox => ({
  ...box,
  gross_g: gross_g ?? 0,
});

export const boxesOfBills: Load<readonly BilledBox[]> = async (reader, _scope, ids) => {
  const { rows } = await sql<
    BilledRow
  >`select ${BOX} from boxes as b left join locations as g on g._id = b.gateway_id
    where ${isOneOf("b.local_bill_id", ids)} order by b.seq`.execute(reader);
  return new Map(
    [...groupRows(rows, ({ local_bill_id }) => local_bill_id)].map(([id, its]) => [id, its.map(boxView)]),
  );
};

export async function boxesToBill(reader: Reader, bill: string): Promise<readonly BilledBox[]> {
  const { rows } = await sql<BilledRow>`select ${BOX} from local_bills as r
    join boxes as b on b.location_id = r.location_id left join locations as g on g._id = b.gateway_id
    where r._id = ${bill} and b.status = 'Closed' and b.local_bill_id is null
    order by b.seq limit ${MAX_BILL_BOXES}`.execute(reader);
  return rows.map(boxView);
}

export async function boxIdsOf(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await sql<
    { _id: string; local_bill_id: string }
  >`select b._id, b.local_bill_id from boxes as b
    where ${isOneOf("b.local_bill_id", ids)} order by b.seq`.execute(reader);
  return new Map([...groupRows(rows, ({ local_bill_id }) => local_bill_id)]
    .map(([id, its]) => [id, its.map(({ _id }) => _id)]));
}
