import { sql } from "kysely";
import type { Location } from "../../../../api/generated/schema.ts";
import { OPEN_UNIT_STATUSES } from "../../../../api/statuses.ts";
import { allRows } from "../../../db/conditions.ts";
import type { LocationsTable } from "../../../db/tables.ts";
import type { ListSource } from "../../../list/source.ts";

export type LocationRow = Readonly<Omit<LocationsTable, "search_text">> & {
  readonly open_units: number;
};

const listIn = (json: string): string[] => JSON.parse(json) as string[];

export const viewOf = (row: LocationRow): Location => ({
  ...row,
  place: [row.city, row.country].filter(Boolean).join(", "),
  support_desk: row.support_desk === 1,
  workdays: listIn(row.workdays),
  holidays: listIn(row.holidays),
  steps: listIn(row.steps),
  methods: listIn(row.methods),
  carriers: listIn(row.carriers),
});

const FIELDS = sql.raw(`r._id, r.code, r.name, r.type, r.address_line1, r.address_line2, r.city, r.region,
  r.postal_code, r.country, r.time_zone, r.workdays, r.cut_off_min, r.opens_min, r.closes_min, r.support_desk, r.holidays, r.steps, r.methods, r.carriers,
  r.capacity_day, r.priority, r.status, r.created_at, r.updated_at, r.version,
  (select count(*) from units as u where u.location_id = r._id and u.print_status in (${
  OPEN_UNIT_STATUSES.map((each) => `'${each}'`).join(", ")
})) as open_units`);

export const locationsList: ListSource<LocationRow, Location> = {
  table: "locations",
  key: "_id",
  columns: {},
  visible: () => allRows,
  rows: (rows) => sql<LocationRow>`select ${FIELDS} from ${rows}`,
  wire: viewOf,
};
