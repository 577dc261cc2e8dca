/** Maps texts and times of the recorded order to those of another order. */
export interface Words {
  readonly texts: ReadonlyMap<string, string>;
  readonly times: ReadonlyMap<number, number>;
}

/** Memoizes by the identity of the recorded object. */
export function memoize<Input extends object, Output>(
  make: (input: Input) => Output,
): (input: Input) => Output {
  const made = new WeakMap<Input, { readonly value: Output }>();
  return (input) => {
    const known = made.get(input) ?? { value: make(input) };
    made.set(input, known);
    return known.value;
  };
}

const placesByRow = new WeakMap<object, readonly string[]>();

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

export function replaceValue(words: Words, value: unknown): unknown {
  if (typeof value === "string") return words.texts.get(value) ?? value;
  if (typeof value === "number") return words.times.get(value) ?? value;
  return value !== null && typeof value === "object" ? rowOf(words, value) : value;
}

/** Copies a row and replaces values of the recorded order; a row without such values is returned itself. */
export function rowOf<Row extends object>(words: Words, row: Row): Row {
  const places = placesIn(words, row);
  if (places.length === 0) return row;
  const made = Array.isArray(row) ? [...row] as typeof row : { ...row };
  for (const key of places as readonly (keyof Row)[]) {
    made[key] = replaceValue(words, row[key]) as Row[keyof Row];
  }
  return made;
}
