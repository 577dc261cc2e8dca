import { isUnlabelled } from "../../../../api/statuses.ts";
import type { OtherChange } from "../../../lifecycle/lifecycle.ts";
import { type Contents, NO_WEIGHT_OR_PRICE } from "../../../modules/shipping/packages/contents_store.ts";
import { changedPackage } from "../../../modules/shipping/packages/store.ts";
import type { DemoBusiness } from "./business.ts";
import { requotePackage } from "./postage.ts";
import { liveUnits, type Scene, type SceneUnit } from "./scene.ts";

export const contentsIn = (
  { weights }: Pick<DemoBusiness, "weights">,
  units: readonly SceneUnit[],
): Contents => ({
  items_count: units.length,
  orders_count: new Set(units.map(({ order_id }) => order_id)).size,
  weight_g: units.reduce((sum, { item_id }) => sum + (weights.get(item_id ?? "") ?? 0), 0),
  ...NO_WEIGHT_OR_PRICE,
});

export function refill(
  business: DemoBusiness,
  scene: Scene,
  id: string,
  units: readonly SceneUnit[],
  at: number,
): readonly OtherChange[] {
  const pkg = scene.packages.get(id);
  if (!pkg) return [];
  const contents = contentsIn(business, units);
  const { weighed_g, billed_g, quote, price_minor } = pkg;
  const weight = isUnlabelled(pkg.shipment_status)
    ? requotePackage(business, scene, { ...pkg, ...contents }, at)
    : { weighed_g, billed_g, quote, price_minor };
  const patch = changedPackage(pkg, { ...contents, ...weight }, at);
  scene.packages.set(id, { ...pkg, ...patch });
  const [before, after] = [String(pkg.items_count), String(contents.items_count)];
  return [{
    entity: "packages",
    entityId: id,
    sellerId: pkg.seller_id,
    changes: [{ field: "items_count", before, after }],
  }];
}

export function lighten(
  business: DemoBusiness,
  scene: Scene,
  dropped: readonly string[],
  at: number,
): readonly OtherChange[] {
  const packages = new Set(dropped.flatMap((id) => scene.units.get(id)?.package_id ?? []));
  return [...packages].flatMap((id) => {
    const left = liveUnits(scene, "package_id", id).filter(({ _id }) => !dropped.includes(_id));
    return left.length === 0 ? [] : refill(business, scene, id, left, at);
  });
}
