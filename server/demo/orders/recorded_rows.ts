/** Maps texts and times of the recorded order to those of another order. */
export interface Replacements {
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

function placesIn(replacements: Replacements, row: object): readonly string[] {
  const known = placesByRow.get(row) ??
    Object.entries(row).flatMap(([key, value]) => isOfOrder(replacements, value) ? [key] : []);
  placesByRow.set(row, known);
  return known;
}

function isOfOrder(replacements: Replacements, value: unknown): boolean {
  if (typeof value === "string") return replacements.texts.has(value);
  if (typeof value === "number") return replacements.times.has(value);
  return value !== null && typeof value === "object" && placesIn(replacements, value).length > 0;
}

export function replaceValue(replacements: Replacements, value: unknown): unknown {
  if (typeof value === "string") return replacements.texts.get(value) ?? value;
  if (typeof value === "number") return replacements.times.get(value) ?? value;
  return value !== null && typeof value === "object" ? rowOf(replacements, value) : value;
}

/** Copies a row and replaces values of the recorded order; a row without such values is returned itself. */
export function rowOf<Row extends object>(replacements: Replacements, row: Row): Row {
  const places = placesIn(replacements, row);
  if (places.length === 0) return row;
  const made = Array.isArray(row) ? [...row] as typeof row : { ...row };
  for (const key of places as readonly (keyof Row)[]) {
    made[key] = replaceValue(replacements, row[key]) as Row[keyof Row];
  }
  return made;
}
