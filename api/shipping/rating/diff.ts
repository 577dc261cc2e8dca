import type { PriceTableBody } from "./price_table.ts";

/** A changed price. Null means not offered, or that the table has no such cell. */
export interface CellDiff {
  readonly zone: string;
  /** Null for the price of each step beyond the last bracket. */
  readonly up_to_g: number | null;
  readonly before: number | null;
  readonly after: number | null;
}

/** Any other changed part, by its name: a zone's places, a surcharge, a rule. The texts are JSON, or empty. */
export interface PartDiff {
  readonly part: "zone" | "dim" | "further" | "surcharge" | "duty";
  readonly key: string;
  readonly before: string;
  readonly after: string;
}

export interface PriceTableDiff {
  readonly cells: readonly CellDiff[];
  readonly parts: readonly PartDiff[];
}

export const diffOf = (before: PriceTableBody, after: PriceTableBody): PriceTableDiff => ({
  cells: cellDiffs(before, after),
  parts: partDiffs(before, after),
});

type Priced = ReadonlyMap<number | null, ReadonlyMap<string, number | null>>;

function pricesOf({ zones, brackets, further }: PriceTableBody): Priced {
  const byZone = (cells: readonly (number | null)[]) =>
    new Map(zones.map(({ code }, at) => [code, cells[at] ?? null]));
  const priced = new Map<number | null, ReadonlyMap<string, number | null>>(
    brackets.map(({ up_to_g, cells }) => [up_to_g, byZone(cells)]),
  );
  if (further) priced.set(null, byZone(further.cells));
  return priced;
}

function cellDiffs(before: PriceTableBody, after: PriceTableBody): CellDiff[] {
  const [old, now] = [pricesOf(before), pricesOf(after)];
  const zones = new Set([...after.zones, ...before.zones].map(({ code }) => code));
  const weights = [...new Set([...now.keys(), ...old.keys()])].sort((one, other) =>
    (one ?? Infinity) - (other ?? Infinity)
  );
  return weights.flatMap((up_to_g) =>
    [...zones].flatMap((zone) => {
      const was = old.get(up_to_g)?.get(zone) ?? null;
      const is = now.get(up_to_g)?.get(zone) ?? null;
      return was === is ? [] : [{ zone, up_to_g, before: was, after: is }];
    })
  );
}

function partDiffs(before: PriceTableBody, after: PriceTableBody): PartDiff[] {
  const old = partsOf(before);
  const now = partsOf(after);
  const names = new Set([...now.keys(), ...old.keys()]);
  return [...names].flatMap((name) => {
    const { part, key } = (now.get(name) ?? old.get(name))!;
    const [was, is] = [old.get(name)?.text ?? "", now.get(name)?.text ?? ""];
    return was === is ? [] : [{ part, key, before: was, after: is }];
  });
}

interface Part extends Pick<PartDiff, "part" | "key"> {
  readonly text: string;
}

function partsOf({ zones, dim, further, surcharges, duties }: PriceTableBody): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const add = (part: Part["part"], key: string, value: unknown) => {
    // Parts with the same name are distinguished by their index.
    let name = `${part}|${key}`;
    for (let turn = 2; parts.has(name); turn++) name = `${part}|${key}|${turn}`;
    parts.set(name, { part, key, text: JSON.stringify(value) });
  };
  for (const { code, ...places } of zones) add("zone", code, places);
  if (dim) add("dim", "", dim);
  if (further) add("further", "", further.step_g);
  for (const { code, ...surcharge } of surcharges) add("surcharge", code, surcharge);
  for (const { group, hs_prefix, origin, channel, ...rule } of duties) {
    add("duty", `${group} ${hs_prefix} ${origin} ${channel}`, rule);
  }
  return parts;
}
