/** Handles words of statuses that agree in gender with the noun of their record, for French and Portuguese. */

const SEPARATOR = "|";

/** Splits the words into those of any record, and those of feminine nouns: "Approuvé|Approuvée" has both. */
export function statusWords<Status extends string>(words: Readonly<Record<Status, string>>): {
  readonly status: Readonly<Record<Status, string>>;
  readonly feminine: Readonly<Record<string, string>>;
} {
  const forms = Object.entries<string>(words).map(([status, word]) => [status, ...word.split(SEPARATOR)]);
  const formOf = (at: number) =>
    Object.fromEntries(forms.flatMap((each) => each[at] ? [[each[0], each[at]]] : []));
  return { status: formOf(1) as Record<Status, string>, feminine: formOf(2) };
}

/** Fields with the status of the record itself; fields with the status of another record are in `others`. */
const OWN_FIELDS = ["status", "print_status", "work_status"];

type Fields = Readonly<Record<string, string>>;

const feminineIn = (fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, "f"]));

/**
 * Returns a mark for each kind of record and field whose statuses use the feminine form.
 * @param kinds lifecycles and lists whose noun is feminine
 * @param others fields with the status of another record whose noun is feminine, by kind of record
 */
export const feminineKinds = (
  kinds: readonly string[],
  others: Readonly<Record<string, readonly string[]>>,
): { readonly gender: Readonly<Record<string, Fields>> } => ({
  gender: {
    ...Object.fromEntries(kinds.map((kind) => [kind, feminineIn(OWN_FIELDS)])),
    ...Object.fromEntries(Object.entries(others).map(([kind, fields]) => [kind, feminineIn(fields)])),
  },
});
