import type { Resource } from "./define.ts";

/** Returns the path of a record in its unfiltered list. */
export const recordPath = ({ path }: Pick<Resource, "path">, id: string): Resource["path"] =>
  `${path}/all/${encodeURIComponent(id)}`;
