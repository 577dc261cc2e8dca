import type { Resource } from "./define.ts";

/** Where a record opens, whichever rows its list shows. */
export const recordPath = ({ path }: Pick<Resource, "path">, id: string): Resource["path"] =>
  `${path}/all/${encodeURIComponent(id)}`;
