/** Events of a package, and guards that read its facts. Pure. */
import type { PackageFacts } from "../../../api/generated/schema.ts";

/** Facts of a package about which nothing is known. */
export const NO_PACKAGE_FACTS: PackageFacts = {
  orderOpen: false,
  paid: false,
  labelled: false,
  asking: false,
  unknown: false,
  failed: false,
  voidAsked: false,
  voidRefused: false,
  voidable: true,
  labelStale: false,
  buyable: false,
  weighed: false,
  addressed: false,
  declared: false,
  netFits: true,
  priced: false,
  enough: true,
  unscanned: true,
  untracked: true,
  units: 0,
  unitsMade: 0,
  unitsPacked: 0,
  tracked: "",
  undoable: false,
  returnUndoable: false,
  returnedFrom: "",
  graded: 0,
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
  | { readonly type: "package.track" }
  | { readonly type: "package.deliver" }
  | { readonly type: "package.lose" }
  | { readonly type: "package.return" }
  | { readonly type: "return.undo" }
  | { readonly type: "labels.settle" }
  | { readonly type: "units.settle" }
  | { readonly type: "track.settle" };
