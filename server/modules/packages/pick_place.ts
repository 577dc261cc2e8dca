/** Chooses the place that makes an order, among those that can. */
import type { Reader } from "../../db/database.ts";
import { type MakingPlace, type Need, openUnitsAt, placesFor } from "../locations/making_store.ts";
import { freeOn } from "../stock/store.ts";

/** Counts the blanks of each item. */
type Wanted = ReadonlyMap<string, number>;

/** Returns null where no place can make all of it. Stock is looked at only where there is a choice. */
export async function pickPlace(
  reader: Reader,
  places: readonly MakingPlace[],
  needs: readonly Need[],
  wanted: Wanted,
): Promise<MakingPlace | null> {
  const able = placesFor(places, needs);
  const [first] = able;
  if (!first || able.length === 1) return first ?? null;
  const free = await freeOn(reader, [...wanted.keys()]);
  const stocked = able.filter(({ _id }) =>
    [...wanted].every(([item_id, count]) => (free({ location_id: _id, item_id }) ?? Infinity) >= count)
  );
  const alike = stocked.filter(({ priority }) => priority === stocked[0]?.priority);
  if (alike.length < 2) return alike[0] ?? first;
  const open = await openUnitsAt(reader, alike.map(({ _id }) => _id));
  const loadOf = ({ _id, capacity_day }: MakingPlace) => (open.get(_id) ?? 0) / (capacity_day || Infinity);
  return alike.reduce((least, each) => loadOf(each) < loadOf(least) ? each : least);
}
