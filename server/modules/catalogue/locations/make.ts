import { locationInput } from "../../../../api/inputs/catalogue/location.ts";
import { says } from "../../../../api/inputs/read.ts";
import { CUT_OFF_MIN, METHODS, STEPS, WORKDAYS } from "../../../../api/catalogue/locations.ts";
import { CLOSES_MIN, MIN_OPEN_MIN, OPENS_MIN } from "../../../../api/catalogue/opening_hours.ts";
import { LOCATION_STATUSES } from "../../../../api/statuses.ts";
import { flag, number, set, some, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { hasParts, holdOrders } from "./parts_store.ts";
import type { InputProblem } from "../../../../api/errors.ts";
import type { Reader } from "../../../db/database.ts";
import { deskPort } from "./desk_port.ts";
import { deskHours, deskHoursAfter, deskLocation } from "./desk_store.ts";
import { shipDayPort } from "./ship_day_port.ts";
import { type LocationRow, locationsList, viewOf } from "./store.ts";

async function problemsOfHours(
  row: Pick<LocationRow, "opens_min" | "closes_min" | "workdays" | "support_desk">,
  reader: Reader,
  id: string | undefined,
): Promise<readonly InputProblem[]> {
  const isShort = row.closes_min - row.opens_min < MIN_OPEN_MIN;
  const isDesk = row.support_desk === 1;
  const other = isDesk ? await deskLocation(reader) : undefined;
  return [
    ...isShort ? [{ path: "closes_min", code: says("closesEarly") }] : [],
    ...isDesk && row.workdays === "[]" ? [{ path: "workdays", code: says("required") }] : [],
    ...other && other._id !== id ? [{ path: "support_desk", code: says("deskTaken") }] : [],
  ];
}

export const location = defineEntity({
  noun: "Location",
  entity: "locations",
  called: "location",
  source: locationsList,
  view: viewOf,
  seller: () => null,
  name: "name",
  input: locationInput,
  columns: {
    code: text(),
    name: text(),
    type: text(),
    address_line1: text(),
    address_line2: text(),
    city: text(),
    region: text(),
    postal_code: text(),
    country: text(),
    time_zone: text(),
    workdays: some(WORKDAYS),
    cut_off_min: number(CUT_OFF_MIN),
    opens_min: number(OPENS_MIN),
    closes_min: number(CLOSES_MIN),
    support_desk: flag(),
    holidays: set(),
    steps: some(STEPS),
    methods: some(METHODS),
    carriers: set(),
    capacity_day: number(),
    priority: number(),
    status: text(LOCATION_STATUSES[0]),
  },
  search: ["code", "name", "city", "country"],
  required: ["code", "name", "type"],
  unique: { column: "code", within: [], alike: true },
  // The code is printed on the labels of stations and bins, so it cannot change while there are any.
  async problems(row, { tx, before }) {
    const { code, status } = row;
    // Units in production could not leave a closed location.
    const isClosed = status === "Closed" && before !== null && before.status !== "Closed";
    if (isClosed && before.open_units > 0) throw illegal("locationHasWork");
    const isFixed = before && before.code !== code && await hasParts(tx, before._id);
    return [
      ...isFixed ? [{ path: "code", code: says("fixed") }] : [],
      ...await problemsOfHours(row, tx, before?._id),
    ];
  },
  async makeRoom(next, { tx, before, context }) {
    const { timeZone } = context.settings;
    if (before && before.time_zone !== next.time_zone) await shipDayPort.get().forget(tx, before._id);
    const after = deskHoursAfter(next, before, timeZone);
    if (after) await deskPort.get().moveDueTimes(tx, [await deskHours(tx, timeZone), after], context.now());
    return [];
  },
  referrers: {
    "units.location_id": "locationInUse",
    "stock.location_id": "locationInUse",
    "print_batches.location_id": "locationInUse",
    "returns.location_id": "locationInUse",
    "boxes.location_id": "locationInUse",
    "boxes.gateway_id": "locationInUse",
    "consolidations.gateway_id": "locationInUse",
    "local_bills.location_id": "locationInUse",
    "manifests.location_id": "locationInUse",
    "shipping_methods.gateway_id": "emptied",
    "production_costs.location_id": "deleted",
    "stations.location_id": "deleted",
    "bins.location_id": "deleted",
    "printers.location_id": "deleted",
  },
  async mayTrash(rows, _context, tx) {
    if (rows.some(({ support_desk }) => support_desk === 1)) throw illegal("locationIsDesk");
    if (await holdOrders(tx, rows.map(({ _id }) => _id), "location_id")) throw illegal("binHoldsOrder");
  },
});
