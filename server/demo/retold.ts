/** Rows of a story that is told again: what they say of the order that was walked stands for the other's. */

/** What stands for what, of the order that was walked: for every other that goes its way the same is replaced. */
export interface Words {
  readonly texts: ReadonlyMap<string, string>;
  readonly times: ReadonlyMap<number, number>;
}

/** Made once of each thing that was walked, however often it is told again. */
export function once<Walked extends object, Made>(make: (walked: Walked) => Made): (walked: Walked) => Made {
  const made = new WeakMap<Walked, { readonly is: Made }>();
  return (walked) => {
    const known = made.get(walked) ?? { is: make(walked) };
    made.set(walked, known);
    return known.is;
  };
}

const placesByRow = new WeakMap<object, readonly string[]>();

/** Where a row says something of the order that was walked. */
function placesIn(words: Words, row: object): readonly string[] {
  const known = placesByRow.get(row) ??
    Object.entries(row).flatMap(([key, value]) => isOfOrder(words, value) ? [key] : []);
  placesByRow.set(row, known);
  return known;
}

function isOfOrder(words: Words, value: unknown): boolean {
  if (typeof value === "string") return words.texts.has(value);
  if (typeof value === "number") return words.times.has(value);
  return value !== null && typeof value === "object" && placesIn(words, value).length > 0;
}

export function mapped(words: Words, value: unknown): unknown {
  if (typeof value === "string") return words.texts.get(value) ?? value;
  if (typeof value === "number") return words.times.get(value) ?? value;
  return value !== null && typeof value === "object" ? rowOf(words, value) : value;
}

/** What says nothing of the order that was walked is the same for both. */
export function rowOf<Row extends object>(words: Words, row: Row): Row {
  const places = placesIn(words, row);
  if (places.length === 0) return row;
  const made = Array.isArray(row) ? [...row] as typeof row : { ...row };
  for (const key of places as readonly (keyof Row)[]) {
    // Each value has the type of the one that it stands for.
    made[key] = mapped(words, row[key]) as Row[keyof Row];
  }
  return made;
}
