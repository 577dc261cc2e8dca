/** Where an order that is paid now is made: the first place by priority that can make all of it. */
import type { Reader } from "../../db/database.ts";
import { type Readable } from "../../lifecycle/known.ts";

export interface MakingPlace {
  readonly _id: string;
  readonly steps: readonly string[];
  readonly methods: readonly string[];
}

/** What a garment needs of the place that makes it. */
export interface Need {
  /** JSON: the steps that it takes; null for a garment of no product, which takes what there is. */
  readonly route: string | null;
  /** JSON: what its product can be made with: one of them, where it names any. */
  readonly methods: string | null;
}

/** Every garment has to be packed somewhere. */
const PACKED = ["pack"];

/** Factories that take orders, the first by priority first. */
export async function makingPlaces(reader: Reader): Promise<readonly MakingPlace[]> {
  const rows = await reader.selectFrom("locations").select(["_id", "steps", "methods"])
    .where("status", "=", "Active").where("type", "=", "factory")
    .orderBy("priority").orderBy("code").execute();
  return rows.map(({ _id, steps, methods }) => ({ _id, steps: listIn(steps), methods: listIn(methods) }));
}

/** The same, of the one house that there is, so that a step asks for them once. */
export const PLACES: Readable<readonly MakingPlace[]> = {
  load: async (reader, houses) => {
    const places = await makingPlaces(reader);
    return new Map(houses.map((house) => [house, places]));
  },
};
export const HOUSE = "house";

/** Null where no place can make all of it. */
export const placeFor = (places: readonly MakingPlace[], needs: readonly Need[]): MakingPlace | null => {
  const wanted = needs.map(({ route, methods }) => ({
    steps: route === null ? PACKED : listIn(route),
    usable: methods === null ? [] : listIn(methods),
  }));
  return places.find(({ steps, methods }) =>
    isIn(steps, PACKED) && wanted.every((need) =>
      isIn(steps, need.steps) &&
      (need.usable.length === 0 || need.usable.some((method) => methods.includes(method)))
    )
  ) ?? null;
};

const listIn = (json: string): readonly string[] => JSON.parse(json) as string[];
const isIn = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((each) => all.includes(each));
