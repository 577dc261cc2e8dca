export interface Limit {
  /** Name of the constant; a dot separates a key of it. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly what: string;
}

/** Takes the constant in an object, such as `{ MAX_TAGS }`, whose key is its name. */
export function limit(constant: Readonly<Record<string, number>>, unit: string, what: string): Limit {
  const [[name, value] = ["", 0]] = Object.entries(constant);
  return { name, value, unit, what };
}
