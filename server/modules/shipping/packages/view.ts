/** Hides prices, our cost and internal columns from people who may not see them. */
import { isFloor, seesOurCosts } from "../../../../api/access.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { PackageRow, PackageView } from "./rows.ts";

export function viewOf(row: PackageRow, { session: { person } }: AuthorizedContext): PackageView {
  const {
    handed_by: _by,
    location_id: _location,
    label_format: _format,
    tolerance_g: _tolerance,
    box_status: _box,
    listed_as: _listed,
    ...view
  } = row;
  const { customs: _customs, ...shown } = view;
  return {
    ...shown,
    quote: JSON.parse(row.quote),
    ...isFloor(person) && { price_minor: null, quote: {} },
    ...!seesOurCosts(person) && { cost_minor: null, cost_currency: "" },
    ...person.role === "sale" && { failed_reason: "", policy_id: null, box_id: null, box_code: "" },
  };
}
