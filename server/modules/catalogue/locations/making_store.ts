/** Reads the locations that can make an order, and their open units; `packages/order_package.ts` chooses. */
import { OPEN_UNIT_STATUSES } from "../../../../api/statuses.ts";
import type { Reader } from "../../../db/database.ts";
import { type Readable } from "../../../lifecycle/step_cache.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { LocationRow } from "./store.ts";

export interface MakingPlace extends
  Pick<
    LocationRow,
    "_id" | "country" | "postal_code" | "region" | "time_zone" | "priority" | "capacity_day"
  > {
  readonly steps: readonly string[];
  readonly methods: readonly string[];
}

export interface Need {
  /** JSON: the steps of the unit; null for a unit without a product, which only has to be packed. */
  readonly route: string | null;
  /** JSON: the print methods of the product, of which the location needs one; null if no method is needed. */
  readonly methods: string | null;
}

/** The step that every location needs, because every unit is packed. */
const PACKED = ["pack"];

/** Returns factories that take orders, the highest priority first. */
export async function makingPlaces(reader: Reader): Promise<readonly MakingPlace[]> {
  const rows = await reader.selectFrom("locations")
    .select([
      "_id",
      "country",
      "postal_code",
      "region",
      "time_zone",
      "steps",
      "methods",
      "priority",
      "capacity_day",
    ])
    .where("status", "=", "Active").where("type", "=", "factory")
    .orderBy("priority", "desc").orderBy("code").execute();
  return rows.map((row) => ({ ...row, steps: listIn(row.steps), methods: listIn(row.methods) }));
}

export const PLACES: Readable<readonly MakingPlace[]> = {
  load: async (reader, keys) => {
    const places = await makingPlaces(reader);
    return new Map(keys.map((key) => [key, places]));
  },
};

/** Key of cached rows that are read whole, such as all places of the business. */
export const WHOLE_BUSINESS = "house";

export const placesFor = (places: readonly MakingPlace[], needs: readonly Need[]): readonly MakingPlace[] => {
  const wanted = needs.map(({ route, methods }) => ({
    steps: route === null ? PACKED : listIn(route),
    usable: methods === null ? [] : listIn(methods),
  }));
  return places.filter(({ steps, methods }) =>
    isIn(steps, PACKED) && wanted.every((need) =>
      isIn(steps, need.steps) &&
      (need.usable.length === 0 || need.usable.some((method) => methods.includes(method)))
    )
  );
};

export async function openUnitsAt(reader: Reader, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await reader.selectFrom("units")
    .select(({ fn }) => ["location_id", fn.countAll<number | string>().as("open")])
    .where(isOneOf("location_id", ids)).where("print_status", "in", OPEN_UNIT_STATUSES)
    .groupBy("location_id").execute();
  return new Map(rows.map(({ location_id, open }) => [location_id, Number(open)]));
}

const listIn = (json: string): readonly string[] => JSON.parse(json) as string[];
const isIn = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((each) => all.includes(each));
