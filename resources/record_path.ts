import type { Resource } from "./define.ts";

/** Returns the path of a record under any filter of its list. */
export const recordPath = ({ path }: Pick<Resource, "path">, id: string): Resource["path"] =>
  `${path}/all/${encodeURIComponent(id)}`;
