export interface FirstRequest {
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
}
