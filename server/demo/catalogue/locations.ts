import { METHODS, STEPS, WORKDAYS } from "../../../api/catalogue/locations.ts";
import { CLOSES_MIN, OPENS_MIN } from "../../../api/catalogue/opening_hours.ts";
import type { LocationsTable } from "../../db/tables.ts";
import { location } from "../../modules/catalogue/locations/make.ts";
import type { DemoWorld } from "../world.ts";

type Described =
  & Pick<LocationsTable, "code" | "name" | "type" | "address_line1" | "city" | "region" | "postal_code">
  & Pick<LocationsTable, "country" | "time_zone" | "cut_off_min" | "capacity_day" | "priority">
  & Pick<LocationsTable, "opens_min" | "closes_min" | "support_desk">
  & Readonly<
    Record<"workdays" | "holidays" | "steps" | "methods" | "carriers", readonly string[]>
  >;

const PLACES: readonly Described[] = [
  {
    code: "MAIN",
    name: "Newark plant",
    type: "factory",
    address_line1: "400 Doremus Avenue",
    city: "Newark",
    region: "NJ",
    postal_code: "07105",
    country: "US",
    time_zone: "America/New_York",
    workdays: WORKDAYS.slice(0, 6),
    cut_off_min: 15 * 60,
    opens_min: 8 * 60,
    closes_min: 18 * 60,
    support_desk: 1,
    holidays: ["2026-11-26", "2026-12-25", "2027-01-01", "2027-07-05"],
    steps: STEPS,
    methods: METHODS,
    carriers: ["DHL eCommerce", "FedEx", "UPS", "USPS"],
    capacity_day: 1_200,
    priority: 20,
  },
  {
    code: "DNG",
    name: "Da Nang plant",
    type: "factory",
    address_line1: "Road 7, Hoa Khanh Industrial Park",
    city: "Da Nang",
    region: "",
    postal_code: "550000",
    country: "VN",
    time_zone: "Asia/Ho_Chi_Minh",
    workdays: WORKDAYS.slice(0, 6),
    cut_off_min: 16 * 60 + 30,
    opens_min: 7 * 60,
    closes_min: 17 * 60,
    support_desk: 0,
    holidays: ["2027-01-01", "2027-02-05", "2027-02-06", "2027-02-08", "2027-04-30"],
    steps: STEPS,
    methods: ["dtf", "sublimation", "embroidery"],
    carriers: ["DHL Express", "VNPost"],
    capacity_day: 2_500,
    priority: 10,
  },
  {
    code: "LAX",
    name: "Los Angeles returns",
    type: "return",
    address_line1: "5300 West Century Boulevard",
    city: "Los Angeles",
    region: "CA",
    postal_code: "90045",
    country: "US",
    time_zone: "America/Los_Angeles",
    workdays: WORKDAYS.slice(0, 5),
    cut_off_min: 12 * 60,
    opens_min: OPENS_MIN,
    closes_min: CLOSES_MIN,
    support_desk: 0,
    holidays: ["2026-11-26", "2026-12-25", "2027-01-01"],
    steps: ["qc", "pack"],
    methods: [],
    carriers: ["UPS", "USPS"],
    capacity_day: 150,
    priority: 0,
  },
  {
    code: "JFK",
    name: "New York gateway",
    type: "gateway",
    address_line1: "Building 75, North Cargo Road",
    city: "Jamaica",
    region: "NY",
    postal_code: "11430",
    country: "US",
    time_zone: "America/New_York",
    workdays: WORKDAYS,
    cut_off_min: 12 * 60,
    opens_min: OPENS_MIN,
    closes_min: CLOSES_MIN,
    support_desk: 0,
    holidays: ["2026-11-26", "2026-12-25", "2027-01-01"],
    steps: [],
    methods: [],
    carriers: ["UPS", "USPS"],
    capacity_day: 0,
    priority: 0,
  },
];

/** Makes the demo's locations. The first one, MAIN, has no id here, because every database has its row. */
export function makeLocations(at: number, { newId }: Pick<DemoWorld, "newId">) {
  const [main, ...others] = PLACES.map(({ workdays, holidays, steps, methods, carriers, ...rest }) => {
    const values = {
      ...rest,
      address_line2: "",
      workdays: JSON.stringify(workdays),
      holidays: JSON.stringify(holidays),
      steps: JSON.stringify(steps),
      methods: JSON.stringify(methods),
      carriers: JSON.stringify(carriers),
      status: "Active",
    };
    return { ...values, search_text: location.searchText(values), created_at: at, updated_at: at };
  });
  if (!main) throw new Error("Cannot make the demo: there is no first location");
  return { main, others: others.map((row): LocationsTable => ({ _id: newId(at), ...row, version: 1 })) };
}
