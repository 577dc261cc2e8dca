/** Makes repeatable random numbers: the same seed gives the same demo data, byte for byte, on every machine. */

export interface Random {
  next(): number;
  /** Returns a whole number in [0, below). */
  below(below: number): number;
  /** Returns a whole number in [from, to]. */
  between(from: number, to: number): number;
  chance(chance: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Returns the value of one of the `[weight, value]` pairs; heavier ones are more likely. */
  weighted<T>(pairs: readonly (readonly [number, T])[]): T;
}

/** Mulberry32: 32 bits of state are enough for demo data. Source: Tommy Ettinger, public domain. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (chance) => next() < chance,
    pick: (list) => at(list, below(list.length)),
    weighted: (pairs) => {
      let rest = next() * pairs.reduce((sum, [weight]) => sum + weight, 0);
      const found = pairs.find(([weight]) => (rest -= weight) < 0);
      return (found ?? at(pairs, pairs.length - 1))[1];
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  if (index >= list.length) throw new RangeError("Cannot pick from an empty list");
  return list[index] as T;
}
