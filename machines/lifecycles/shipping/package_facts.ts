/** What the guards of the package machine read, and what may happen to a package. Pure. */
export interface PackageFacts {
  /** No order in it is held, about to be cancelled, or over. */
  readonly orderOpen: boolean;
  readonly paid: boolean;
  /** A label that counts. */
  readonly labelled: boolean;
  /** One is being bought, or nobody knows whether it was. */
  readonly asking: boolean;
  /** And of that nobody knows. */
  readonly unknown: boolean;
  /** The last one could not be had. */
  readonly failed: boolean;
  /** Who bills us was asked to credit one. */
  readonly voidAsked: boolean;
  /** And refused: it is still paid. */
  readonly voidRefused: boolean;
  /** The days in which its provider takes its label back are not over. */
  readonly voidable: boolean;
  /** What the package says of its label is not what its label is. */
  readonly labelStale: boolean;
  /** Its method is one that labels are bought of. */
  readonly buyable: boolean;
  readonly weighed: boolean;
  /** There is a whole address. */
  readonly addressed: boolean;
  /** Customs would ask about nothing. */
  readonly declared: boolean;
  /** Its customs lines weigh no more than the package, or somebody who knows it goes on. */
  readonly netFits: boolean;
  /** There is a price for it. */
  readonly priced: boolean;
  /** It is not heavier than what its label was paid for. */
  readonly enough: boolean;
  /** The carrier has not scanned its label. */
  readonly unscanned: boolean;
  /** Nobody but us says how it travels. */
  readonly untracked: boolean;
  /** Garments in it. */
  readonly units: number;
  /** Of these, those whose production is over. */
  readonly unitsMade: number;
  /** And those that were put into the parcel. */
  readonly unitsPacked: number;
  /** Where the carrier's events say that it is; empty where they say nothing. */
  readonly tracked: string;
  /** The caller handed it over, a moment ago. */
  readonly undoable: boolean;
  /** The caller opened it at this bench as one that came back, a moment ago. */
  readonly returnUndoable: boolean;
  /** Its status before it came back; empty where that was not kept. */
  readonly returnedFrom: string;
  /** Garments in it that were graded since it came back. */
  readonly graded: number;
}

/** Of a parcel that nothing is known of. */
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
