import { isUnlabelled } from "../../../../api/statuses.ts";
import type { Writer } from "../../../db/database.ts";
import type { OtherChange } from "../../../lifecycle/lifecycle.ts";
import { ALL_SELLERS } from "../../../scope.ts";
import type { DroppedUnit } from "../../orders/orders/making_port.ts";
import { unitIdsOf } from "../../workshop/units/store.ts";
import { forgetTypedLines } from "../customs/store.ts";
import { contentsOf } from "./contents_store.ts";
import { requote } from "./quotes_store.ts";
import { packagesById, updatePackage } from "./store.ts";

/** Recomputes the packages that lose dropped units. An emptied one stays unchanged: settling cancels it. */
export async function lightenPackages(
  tx: Writer,
  dropped: readonly DroppedUnit[],
  at: number,
): Promise<readonly OtherChange[]> {
  const gone = new Set(dropped.map(({ _id }) => _id));
  const ids = new Set(dropped.flatMap(({ package_id }) => package_id ?? []));
  const packages = await packagesById(tx, ALL_SELLERS, [...ids]);
  const inside = await unitIdsOf(tx, "package_id", [...packages.keys()]);
  const changes: OtherChange[] = [];
  for (const [entityId, pkg] of packages) {
    const left = (inside.get(entityId) ?? []).filter((id) => !gone.has(id));
    if (left.length === 0) continue;
    const contents = await contentsOf(tx, left);
    // A package with a label keeps the values with which the label was bought.
    const { weighed_g, billed_g, quote, price_minor } = pkg;
    const isOpen = isUnlabelled(pkg.shipment_status);
    if (isOpen) await forgetTypedLines(tx, [entityId]);
    const weight = isOpen
      ? (await requote(tx, [{ ...pkg, ...contents }], at)).get(entityId)
      : { weighed_g, billed_g, quote, price_minor };
    await updatePackage(tx, pkg, { ...contents, ...weight }, at);
    const [before, after] = [String(pkg.items_count), String(contents.items_count)];
    changes.push({
      entity: "packages",
      entityId,
      sellerId: pkg.seller_id,
      changes: [{ field: "items_count", before, after }],
    });
  }
  return changes;
}
