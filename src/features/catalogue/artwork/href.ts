/** Subject of a placement: a line, a store's item, or all drafts' lines of one name without artwork. */
export interface ArtSubject {
  readonly line: string;
  readonly store: string;
  readonly sku: string;
  /** Id of our item, for drafts. */
  readonly item: string;
}

export function subjectIn(search: string): ArtSubject {
  const query = new URLSearchParams(search);
  const [line = "", store = "", sku = "", item = ""] = ["line", "store", "sku", "item"].map((key) =>
    query.get(key) ?? ""
  );
  return { line, store, sku, item };
}

export const artworkHref = (subject: Partial<ArtSubject>): string =>
  `/orders/artwork?${new URLSearchParams(subject as Record<string, string>)}`;
