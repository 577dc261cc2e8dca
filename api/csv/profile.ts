import { MAX_HEADER_CHARS } from "./bounds.ts";
import type { DateOrder, DecimalMark, ImportField, ProfileId } from "./plan.ts";
import type { StatusColumn } from "./remarks.ts";

export interface Profile {
  readonly id: ProfileId;
  /** Headers of each field, the best first. */
  readonly names: Readonly<Partial<Record<ImportField, readonly string[]>>>;
  /** Fields whose columns together identify a file of this kind. */
  readonly marks: readonly ImportField[];
  /** Fields that are never blank in such a file: a row without them is refused. */
  readonly filled: readonly ImportField[];
  readonly decimal?: DecimalMark;
  readonly dateOrder?: DateOrder;
  /** True when only exports for the US write days in this order. */
  readonly isUsDateOrder?: boolean;
  readonly statuses?: readonly StatusColumn[];
  readonly returned?: readonly string[];
  readonly discount?: readonly string[];
  readonly subtotal?: readonly string[];
  readonly joins?: Readonly<Partial<Record<ImportField, readonly string[]>>>;
  /** True when an order's own columns are filled on its first row only: a blank below it means "as above". */
  readonly isFilledDown?: boolean;
  readonly hasDescriptionRow?: boolean;
  /** True when the year may be written with two digits, which are then of this century. */
  readonly hasShortYears?: boolean;
  /** True for our own exports: cells are unchanged but for one apostrophe before a formula. */
  readonly isOurs?: boolean;
}

/** Headers that differ only in case, spaces and underscores are the same. */
export const headerName = (header: string): string =>
  header.slice(0, MAX_HEADER_CHARS).normalize("NFKC").toLowerCase().replaceAll(/[\s_\u200b\ufeff]+/g, "");

export function columnsOf(
  { names }: Profile,
  headers: readonly string[],
): Partial<Record<ImportField, number>> {
  const positions = new Map<string, number>();
  headers.forEach((header, at) => {
    const name = headerName(header);
    if (!positions.has(name)) positions.set(name, at);
  });
  const found: Partial<Record<ImportField, number>> = {};
  for (const [field, accepted] of Object.entries(names) as [ImportField, readonly string[]][]) {
    const at = accepted.map((name) => positions.get(headerName(name))).find((each) => each !== undefined);
    if (at !== undefined) found[field] = at;
  }
  return found;
}

export function placeOf(names: readonly string[], headers: readonly string[]): number | undefined {
  const given = headers.map(headerName);
  return names.map((name) => given.indexOf(headerName(name))).find((at) => at >= 0);
}

export const headersOf = ({ names, marks }: Profile): readonly string[] =>
  marks.flatMap((field) => names[field]?.[0] ?? []);

export function missingHeaders(profile: Profile, headers: readonly string[]): string[] {
  const found = columnsOf(profile, headers);
  return profile.marks.filter((field) => found[field] === undefined)
    .flatMap((field) => profile.names[field]?.[0] ?? []);
}
