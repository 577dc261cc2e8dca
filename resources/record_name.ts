import type { Resource } from "./define.ts";

/** The column that names a record of a list. */
export const namedBy = ({ named, shape }: Pick<Resource, "named" | "shape">): string =>
  named ?? shape?.name ?? "code";
