/** A package as the caller may see it: the floor works without prices. */
import { isFloor } from "../../../api/access.ts";
import type { AuthorizedContext } from "../../context.ts";
import type { PackageRow, PackageView } from "./rows.ts";

export function viewOf(row: PackageRow, { session }: AuthorizedContext): PackageView {
  const { handed_by: _by, location_id: _location, ...view } = row;
  return isFloor(session.person) ? { ...view, price_minor: null } : view;
}
