/** What a location is to the API: what a person writes of one. */
import { locationInput } from "../../../api/inputs/location.ts";
import { METHODS, STEPS, WORKDAYS } from "../../../api/locations.ts";
import { LOCATION_STATUSES } from "../../../api/statuses.ts";
import { number, set, some, text } from "../../entity/columns.ts";
import { defineEntity } from "../../entity/entity.ts";
import { getOf } from "../../entity/find.ts";
import { makeOf } from "../../entity/make.ts";
import { trashOf } from "../../entity/trash.ts";
import { locationsList, viewOf } from "./store.ts";

/** Two in the afternoon: what the carriers of most places still take the same day. */
const CUT_OFF_MIN = 14 * 60;

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
    // Its input puts them into their order.
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
});

export const getLocationById = getOf(location);
export const makeLocation = makeOf(location);
export const trashLocation = trashOf(location);
