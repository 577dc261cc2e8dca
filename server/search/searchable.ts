/** Kinds of records that global search finds. Source: docs/requirements.md S7.20. */
import type { Rule } from "../../api/access.ts";
import type { FoundItem, SearchKind } from "../../api/desk/search.ts";
import { destinationOf } from "../../resources/destinations.ts";
import type { AuthorizedContext } from "../context.ts";

/** Records with the same `orderId` count as one, so that a search for a package also leads to its order. */
export interface NamedRecord {
  readonly link: string;
  /** The id of the record's order; the record's own id if it has none. */
  readonly orderId: string;
}

export interface FoundRecords {
  readonly items: readonly FoundItem[];
  readonly exact?: readonly NamedRecord[];
}

export interface Searchable {
  readonly kind: Exclude<SearchKind, "pages">;
  readonly title: string;
  readonly rule: Rule;
  /** @param seen the kinds that the caller may see */
  readonly find: (
    text: string,
    context: AuthorizedContext,
    seen: ReadonlySet<SearchKind>,
  ) => Promise<FoundRecords>;
}

export const joinTexts = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== "").join(separator);

export const recordLink = (path: string, id: string): string => `${path}/all/${encodeURIComponent(id)}`;

/** Returns an empty text if the screen does not exist, or the caller may not see it. */
export const linkFor = ({ session }: AuthorizedContext, link: string | null): string =>
  destinationOf(link, session.person) ?? "";

interface NumberedRow {
  readonly _id: string;
  readonly code: string;
  readonly status: string;
}

/** Makes the search result of a record with its number as title. */
export const numberedItem = (
  { _id, code, status }: NumberedRow,
  { kind, path, subtitle }: {
    readonly kind: Searchable["kind"];
    readonly path: string;
    readonly subtitle: readonly string[];
  },
): FoundItem => ({
  id: _id,
  title: code,
  link: recordLink(path, _id),
  icon: kind,
  subtitle: joinTexts(" · ", ...subtitle),
  status,
});

export const namedRecord = (path: string, id: string): NamedRecord => ({
  link: recordLink(path, id),
  orderId: id,
});

export interface ShippedRow extends NumberedRow {
  readonly tracking_number: string;
  readonly recipient_name: string;
  readonly city: string;
  readonly country: string;
}

export const shippedItem = (
  { _id, code, status, recipient_name, city, country, tracking_number }: ShippedRow,
  icon: SearchKind,
  link: string,
  number = "",
): FoundItem => ({
  id: _id,
  title: code,
  link,
  icon,
  subtitle: joinTexts(" · ", recipient_name, joinTexts(", ", city, country)),
  code: joinTexts(" · ", number, tracking_number),
  status,
});
