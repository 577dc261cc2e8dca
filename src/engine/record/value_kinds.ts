import { resources } from "../../../resources/generated/resources.ts";
import { parts } from "../../../resources/generated/parts.ts";
import { entityOf, type Resource } from "../../../resources/define.ts";

export interface ValueKind {
  /** `typed`: an amount as a person wrote it. */
  readonly kind: "money" | "typed" | "time" | "day" | "number";
  readonly currency?: string;
}
type Kinds = ReadonlyMap<string, ValueKind>;

const MINOR = "_minor";
const isKind = (kind: string): kind is "money" | "time" | "day" | "number" =>
  kind === "money" || kind === "time" || kind === "day" || kind === "number";

/** Fields that contain minutes of the day, in any kind of record. */
export const CLOCKS: ReadonlySet<string> = new Set(
  resources.flatMap(({ columns }) => columns.filter(({ kind }) => kind === "clock").map(({ key }) => key)),
);

const known = new Map<string, Kinds>();

/** @param entity id of a list, or the audit's name for its records */
export function kindsOf(entity: string): Kinds {
  const before = known.get(entity);
  if (before) return before;
  const all = [...resources, ...parts];
  // The id names one list. The audit's name may stand for several, because it does not say which list was used.
  const own = all.filter(({ id }) => id === entity);
  const kinds = new Map(
    (own.length > 0 ? own : all.filter((each) => entityOf(each) === entity)).flatMap(kindsIn),
  );
  known.set(entity, kinds);
  return kinds;
}

function kindsIn({ columns, shape }: Resource): readonly (readonly [string, ValueKind])[] {
  const formKinds = (shape?.form ?? []).flatMap(({ fields }) => fields)
    .flatMap(({ key, kind }) => isKind(kind) ? [[key, { kind }] as const] : []);
  const shown = columns.flatMap(({ key, kind, fields }) => {
    if (!isKind(kind)) return [];
    const currency = fields.find((field) => field.endsWith("currency"));
    const amountKind: ValueKind = { kind, ...currency && { currency } };
    // The text as typed is stored next to the amount: `paid` and `paid_minor`.
    return key.endsWith(MINOR)
      ? [[key.slice(0, -MINOR.length), { ...amountKind, kind: "typed" }] as const, [key, amountKind] as const]
      : [[key, amountKind] as const];
  });
  return [...formKinds, ...shown];
}
