import type { Filter, FilterValues } from "../../resources/define.ts";
import { argsOf } from "../../resources/document.ts";

/** Chosen values of a filter: `only` these are shown, or `not` these (with `!` in the address). */
export interface Choice {
  readonly only: readonly string[];
  readonly not: readonly string[];
}

export function readChoice(text: string | undefined): Choice {
  const values = (text ?? "").split(",").map((value) => value.trim()).filter(Boolean);
  return {
    only: values.filter((value) => !value.startsWith("!")),
    not: values.filter((value) => value.startsWith("!")).map((value) => value.slice(1)),
  };
}

export function writeChoice({ only, not }: Choice): string | undefined {
  return [...only, ...not.map((value) => `!${value}`)].join(",") || undefined;
}

/** Adds a value to one side, or removes it from there; a value is never on both sides. */
export function toggle(choice: Choice, side: keyof Choice, value: string): Choice {
  const without = (values: readonly string[]) => values.filter((each) => each !== value);
  const next = { only: without(choice.only), not: without(choice.not) };
  return choice[side].includes(value) ? next : { ...next, [side]: [...next[side], value] };
}

export function isSet(filter: Filter, filters: FilterValues): boolean {
  return argsOf(filter).some((name) => Boolean(filters[name]));
}

export const newValue = (before: Choice, { only }: Choice): string | undefined =>
  only.find((value) => !before.only.includes(value));

export function clearFilter(filter: Filter): FilterValues {
  return Object.fromEntries(argsOf(filter).map((name) => [name, undefined]));
}
