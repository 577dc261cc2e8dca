/** A request that a screen sends when it opens. */
export interface FirstRequest {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
