import type { Resource } from "./define.ts";

export const nameColumn = ({ named, shape }: Pick<Resource, "named" | "shape">): string =>
  named ?? shape?.name ?? "code";
