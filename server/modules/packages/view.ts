/** A package as the caller may see it: the floor works without prices. */
import { isFloor } from "../../../api/access.ts";
import type { Package } from "../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../context.ts";

export type PackageView = Package;
export type PackageRow = Package & { readonly price_minor: number };

export function viewOf(row: PackageRow, { session }: AuthorizedContext): PackageView {
  return isFloor(session.person) ? { ...row, price_minor: null } : row;
}
