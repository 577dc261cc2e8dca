import { BLANK_PACKAGE_FACTS } from "../../../api/generated/blank_facts.ts";
import type { PackageFacts } from "../../../api/generated/schema.ts";

/** Facts of a package about which nothing is known: no carrier has scanned it. */
export const NO_PACKAGE_FACTS: PackageFacts = {
  ...BLANK_PACKAGE_FACTS,
  voidable: true,
  netFits: true,
  enough: true,
  unscanned: true,
  untracked: true,
};

export type PackageEvent =
  | { readonly type: "label.buy" }
  | { readonly type: "label.resolve" }
  | { readonly type: "label.voided" }
  | { readonly type: "label.voidRefused" }
  | { readonly type: "label.reinstate" }
  | { readonly type: "package.weigh" }
  | { readonly type: "package.applyPolicy" }
  | { readonly type: "package.setMethod" }
  | { readonly type: "label.attach" }
  | { readonly type: "label.void" }
  | { readonly type: "package.confirm" }
  | { readonly type: "package.split" }
  | { readonly type: "package.merge" }
  | { readonly type: "package.cancel" }
  | { readonly type: "package.handOver" }
  | { readonly type: "handOver.undo" }
  | { readonly type: "box.in" }
  | { readonly type: "box.out" }
  | { readonly type: "manifest.reject" }
  | { readonly type: "package.track" }
  | { readonly type: "package.deliver" }
  | { readonly type: "package.lose" }
  | { readonly type: "package.return" }
  | { readonly type: "return.undo" }
  | { readonly type: "labels.settle" }
  | { readonly type: "units.settle" }
  | { readonly type: "boxes.settle" }
  | { readonly type: "manifests.settle" }
  | { readonly type: "track.settle" };
