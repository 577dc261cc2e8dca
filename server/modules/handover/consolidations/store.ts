/** Reads flights, which belong to no seller: the access rule of their screen restricts them. */
import { type RawBuilder, sql } from "kysely";
import { seesOurCosts } from "../../../../api/access.ts";
import { ENDED_FLIGHTS } from "../../../../api/handover/flights.ts";
import { airlineOf, formatMawb } from "../../../../api/handover/mawb.ts";
import type { Consolidation, FlightGateway } from "../../../../api/generated/schema.ts";
import { allRows, isOneOf } from "../../../db/conditions.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import type { ConsolidationsTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type FlightRow = Readonly<Omit<ConsolidationsTable, "seq" | "search_text" | "eta_noticed">> & {
  readonly gateway_code: string;
  readonly maker_name: string;
};

/** Leaves out fields that are read only if a query selects them. */
type FlightView = Omit<
  Consolidation,
  "boxes" | "loadable" | "missing" | "manifest" | "announcing" | "facts" | "timeline"
>;

/** Hides values and duties from people who do not maintain prices. */
export function viewOf(
  { maker: _maker, ...row }: FlightRow,
  { session: { person } }: AuthorizedContext,
): FlightView {
  return {
    ...row,
    mawb: formatMawb(row.mawb),
    airline: airlineOf(row.mawb),
    ...!seesOurCosts(person) && { declared_minor: null, duty_minor: null },
  };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.provider, r.mawb, r.flight, r.origin, r.gateway_id, r.etd_at, r.eta_at, r.entry_type,
  r.boxes_count, r.handed_count, r.received_count, r.packages_count, r.gross_g, r.declared_minor, r.duty_minor, r.currency, r.status, r.hold_reason,
  r.missing_count, r.closed_at, r.sent_at, r.departed_at, r.arrived_at, r.held_at, r.cleared_at, r.injected_at,
  r.completed_at, r.maker, r.created_at, r.updated_at, r.version, g.code as gateway_code,
  coalesce(m.name, '') as maker_name`,
);
const JOINED = sql.raw("join locations as g on g._id = r.gateway_id left join users as m on m._id = r.maker");

/** Matches flights with a box that has one of these numbers (BX or SSCC). */
const ofBoxes = (codes: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`_id in (select b.consolidation_id from boxes as b where b.consolidation_id is not null
    and (${isOneOf("b.code", codes)} or ${isOneOf("b.sscc", codes)}))`;

export const flightsList: ListSource<FlightRow, FlightView> = {
  table: "consolidations",
  key: "seq",
  columns: { location: "gateway_id" },
  numbers: ["code", "mawb"],
  isFoundByCode: true,
  nullable: ["etd_at", "eta_at"],
  codes: { box: ofBoxes, sscc: ofBoxes },
  visible: () => allRows,
  rows: (rows) => sql<FlightRow>`select ${FIELDS} from ${rows} ${JOINED}`,
  wire: viewOf,
};

export async function flightsById(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FlightRow>> {
  const { rows } = await sql<FlightRow>`select ${FIELDS} from consolidations as r ${JOINED}
    where ${isOneOf("r._id", ids)} order by r.seq`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}

export async function isMawbTaken(reader: Reader, mawb: string, exceptId: string): Promise<boolean> {
  const row = await reader.selectFrom("consolidations").select("_id").where("mawb", "=", mawb)
    .where("status", "not in", ENDED_FLIGHTS).where("_id", "<>", exceptId).executeTakeFirst();
  return row !== undefined;
}

export async function isGateway(reader: Reader, id: string): Promise<boolean> {
  const row = await reader.selectFrom("locations").select("_id").where("_id", "=", id)
    .where("type", "=", "gateway").executeTakeFirst();
  return row !== undefined;
}

export const gateways = (reader: Reader): Promise<FlightGateway[]> =>
  reader.selectFrom("locations").select(["_id", "code", "name"]).where("type", "=", "gateway")
    .where("status", "<>", "Closed").orderBy("code").execute();
