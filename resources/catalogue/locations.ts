/** Market and Provider › Locations: the business's places of work. Source: docs/requirements.md S2.26, S6.14. */
import { rules } from "../../api/access.ts";
import { CARRIERS } from "../../api/carrier_names.ts";
import { clockText } from "../../api/time/clock_text.ts";
import { CUT_OFF_MIN, LOCATION_TYPES, METHODS, STEPS, WORKDAYS } from "../../api/catalogue/locations.ts";
import { CLOSES_MIN, OPENS_MIN } from "../../api/catalogue/opening_hours.ts";
import { LOCATION_STATUSES } from "../../api/statuses.ts";
import { choices, column, compound, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("locations", rules.rootOnly);
const hidden = { hidden: true };

export const locations = defineResource({
  id: "locations",
  path: "/locations",
  group: "market",
  rule: may.view,
  module: "locations",
  query: "locations",
  count: "locationsCount",
  roots: { getLocationById: may.view, makeLocation: may.make, trashLocation: may.delete },
  defaults: { status: "All" },
  segment: "status",
  filters: [search(), statuses("status", LOCATION_STATUSES), choices("type", LOCATION_TYPES), ids()],
  columns: [
    column("code", "code", 112, { sortable: true }),
    column("name", "text", 168, { sortable: true }),
    column("type", "word", 120, { sortable: true }),
    compound("place", "place", 168, ["city", "country"]),
    column("steps", "choices", 216),
    column("open_units", "number", 112),
    column("capacity_day", "number", 116, { sortable: true }),
    column("status", "status", 112, { sortable: true }),
    column("methods", "choices", 208, hidden),
    column("carriers", "choices", 208, hidden),
    column("priority", "number", 96, { hidden: true, sortable: true }),
    column("address_line1", "text", 208, hidden),
    column("address_line2", "text", 208, hidden),
    column("postal_code", "text", 112, hidden),
    column("city", "text", 144, hidden),
    column("region", "text", 144, hidden),
    column("country", "country", 144, hidden),
    column("time_zone", "text", 176, hidden),
    column("workdays", "choices", 208, hidden),
    column("cut_off_min", "clock", 96, hidden),
    column("holidays", "days", 208, hidden),
    column("opens_min", "clock", 96, hidden),
    column("closes_min", "clock", 96, hidden),
    column("support_desk", "word", 120, hidden),
    column("created_at", "time", 168, { hidden: true, sortable: true }),
    column("updated_at", "time", 168, { hidden: true, sortable: true }),
  ],
  sort: "code",
  record: true,
  shape: {
    noun: "Location",
    name: "name",
    sections: [
      {
        key: "place",
        columns: [
          ...["code", "type", "address_line1", "address_line2", "postal_code", "city", "region"] as const,
          ...["country", "created_at", "updated_at"] as const,
        ],
      },
      {
        key: "hours",
        columns: [
          "time_zone",
          "workdays",
          "opens_min",
          "closes_min",
          "cut_off_min",
          "holidays",
          "support_desk",
        ],
      },
      { key: "work", columns: ["steps", "methods", "carriers", "capacity_day", "priority"] },
    ],
    form: [
      {
        key: "place",
        fields: [
          { key: "code", kind: "text", required: true },
          { key: "name", kind: "text", required: true },
          { key: "type", kind: "choice", values: LOCATION_TYPES, required: true },
          { key: "status", kind: "choice", values: LOCATION_STATUSES },
          { key: "address_line1", kind: "text" },
          { key: "address_line2", kind: "text" },
          { key: "postal_code", kind: "text" },
          { key: "city", kind: "text" },
          { key: "region", kind: "text" },
          { key: "country", kind: "country" },
        ],
      },
      {
        key: "hours",
        fields: [
          { key: "time_zone", kind: "timeZone" },
          { key: "workdays", kind: "choices", values: WORKDAYS },
          { key: "opens_min", kind: "clock", begins: clockText(OPENS_MIN) },
          { key: "closes_min", kind: "clock", begins: clockText(CLOSES_MIN) },
          { key: "cut_off_min", kind: "clock", required: true, begins: clockText(CUT_OFF_MIN) },
          { key: "holidays", kind: "days" },
          { key: "support_desk", kind: "switch" },
        ],
      },
      {
        key: "work",
        fields: [
          { key: "steps", kind: "choices", values: STEPS },
          { key: "methods", kind: "choices", values: METHODS },
          { key: "carriers", kind: "choices", values: CARRIERS },
          { key: "capacity_day", kind: "number" },
          { key: "priority", kind: "number" },
        ],
      },
    ],
    input: () => import("../../api/inputs/catalogue/location.ts").then(({ locationInput }) => locationInput),
  },
});
