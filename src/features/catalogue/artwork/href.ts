export interface ArtSubject {
  readonly line: string;
  readonly store: string;
  readonly sku: string;
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
