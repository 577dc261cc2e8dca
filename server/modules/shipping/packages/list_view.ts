import { isFloor } from "../../../../api/access.ts";
import { isUnlabelled } from "../../../../api/statuses.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { ListedPackage } from "./listed_store.ts";
import type { PackageView } from "./rows.ts";
import { viewOf } from "./view.ts";

const PAID: readonly string[] = ["Asked", "Live", "Unknown", "Void Asked", "Void Refused"];
function quoted(quote: string): number {
  const { ok, total_minor } = JSON.parse(quote || "{}") as { ok?: boolean; total_minor?: number };
  return ok === true && typeof total_minor === "number" ? total_minor : 0;
}

/** Returns Yes if the seller's money covers the postage, else No; empty if nothing is due. */
export function coverTextOf(
  { shipment_status, label_status, quote, available_minor, aside_minor }: Pick<
    ListedPackage,
    "shipment_status" | "label_status" | "quote" | "available_minor" | "aside_minor"
  >,
): string {
  const due = isUnlabelled(shipment_status) && !PAID.includes(label_status) ? quoted(quote) : 0;
  const rest = due - Number(aside_minor);
  return due === 0 ? "" : rest <= 0 || Number(available_minor) >= rest ? "Yes" : "No";
}

export function listedView(row: ListedPackage, context: AuthorizedContext): PackageView {
  const {
    available_minor: _available,
    aside_minor: _aside,
    units_made,
    units_packed,
    method_name,
    policy_code,
    ...own
  } = row;
  const { person } = context.session;
  return {
    ...viewOf(own, context),
    units_made: Number(units_made),
    units_packed: Number(units_packed),
    method_name,
    policy_code: person.role === "sale" ? "" : policy_code,
    covered: isFloor(person) ? "" : coverTextOf(row),
  };
}
