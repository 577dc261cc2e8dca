/** Reads manifests, which belong to no seller: the access rules of their root fields restrict them. */
import { sql } from "kysely";
import type { Manifest } from "../../../../api/generated/schema.ts";
import { dayStart, MANIFEST_CURRENCY } from "../../../../api/handover/postal_manifest.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { allRows, type Condition, hasNumber, isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { ManifestsTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type ManifestRow = Readonly<Omit<ManifestsTable, "seq" | "search_text">> & {
  readonly location_name: string;
  /** The location's time zone; empty if it is that of the business. */
  readonly time_zone: string;
  readonly method_name: string;
  readonly remade_code: string;
  readonly maker_name: string;
};

export type ManifestView = Omit<Manifest, "lines" | "package_ids" | "facts" | "timeline">;

export function viewOf(row: ManifestRow, { settings }: Pick<AuthorizedContext, "settings">): ManifestView {
  const { maker: _m, time_zone: _z, ship_day, ...rest } = row;
  return { ...rest, ship_day: dayStart(ship_day, settings.timeZone), currency: MANIFEST_CURRENCY };
}

const FIELDS = sql.raw(
  `r._id, r.code, r.carrier, r.office, r.location_id, r.method_code, r.ship_day, r.items_count, r.weight_g,
  r.postage_minor, r.rejected_count, r.digest, r.status, r.generated_at, r.submitted_at, r.accepted_at, r.closed_at,
  r.remade_from, r.maker, r.created_at, r.updated_at, r.version, l.name as location_name, l.time_zone,
  coalesce(s.name, r.method_code) as method_name, coalesce(o.code, '') as remade_code,
  coalesce(m.name, '') as maker_name`,
);
const NAMES = sql.raw(
  `join locations as l on l._id = r.location_id left join shipping_methods as s on s.code = r.method_code
  left join manifests as o on o._id = r.remade_from left join users as m on m._id = r.maker`,
);

/** Matches manifests that have a package with one of these numbers. */
const holding = (column: string) => (numbers: readonly string[]): Condition =>
  sql<
    boolean
  >`_id in (select ml.manifest_id from manifest_lines as ml join packages as p on p._id = ml.package_id
    where ${hasNumber(`p.${column}`, numbers)})`;

export const manifestsList: ListSource<ManifestRow, ManifestView> = {
  table: "manifests",
  key: "seq",
  columns: { location: "location_id", method: "method_code" },
  numbers: ["code"],
  isFoundByCode: true,
  codes: { package: holding("code"), order: holding("order_code") },
  tracked: (numbers) =>
    sql`select ml.manifest_id as row_id, ml.code as number from manifest_lines as ml
      where ${isOneOf("ml.code", numbers)}`,
  visible: () => allRows,
  rows: (rows) => sql<ManifestRow>`select ${FIELDS} from ${rows} ${NAMES}`,
  wire: viewOf,
};

/** Takes no scope, because manifests belong to no seller. */
export async function manifestsById(
  reader: Reader,
  ids: readonly string[],
): Promise<Map<string, ManifestRow>> {
  const { rows } = await sql<ManifestRow>`select ${FIELDS} from manifests as r ${NAMES}
    where ${isOneOf("r._id", ids)}`.execute(reader);
  return new Map(rows.map((row) => [row._id, row]));
}
