/** Addresses of a flow's page, for whatever links to one. Pure. */

interface Wanted {
  /** The simulator begins in these states: paths of the innermost. */
  readonly at?: readonly string[];
  /** What is looked at. */
  readonly state?: string;
  /** With how many records are where. */
  readonly counts?: boolean;
}

export function flowHref(id: string, { at = [], state = "", counts = false }: Wanted = {}): string {
  const params = new URLSearchParams();
  at.forEach((path) => params.append("at", path));
  if (state) params.set("state", state);
  if (counts) params.set("counts", "1");
  const text = params.toString();
  return text ? `/flows/${id}?${text}` : `/flows/${id}`;
}
