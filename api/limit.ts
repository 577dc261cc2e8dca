/** A bound on what comes from outside, as a row of the table in limits.ts. */
export interface Limit {
  /** Of the constant; a dot where it is a part of one. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly what: string;
}

/** @param constant The constant alone, by its own name: `{ MAX_TAGS }`. */
export function limit(constant: Readonly<Record<string, number>>, unit: string, what: string): Limit {
  const [[name, value] = ["", 0]] = Object.entries(constant);
  return { name, value, unit, what };
}
