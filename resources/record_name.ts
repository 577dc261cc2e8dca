import type { Resource } from "./define.ts";

/** Returns the column that names a list's records. */
export const nameColumn = ({ named, shape }: Pick<Resource, "named" | "shape">): string =>
  named ?? shape?.name ?? "code";
