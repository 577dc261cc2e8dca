/** Makes the acts of stories: each sends one event to an order, or to its garments, packages or labels. */
import { DAY_SECONDS } from "../../../api/constants.ts";
import { formatDay } from "../../../api/time/instants.ts";
import { isGivenUp, isLabelRequested, PACKAGES_IN_TRANSIT } from "../../../api/statuses.ts";
import { SYSTEM } from "../../../api/system.ts";
import { REJECT_REASONS } from "../../../api/workshop/reject_reasons.ts";
import type { Random } from "../random.ts";
import type { Actor } from "../rows.ts";
import {
  liveLabel,
  liveUnits,
  packagesIn,
  type Scene,
  type SceneOrder,
  type SceneUnit,
} from "./walk/scene.ts";
import type { SentEvent } from "./walk/walker.ts";
import { makeTracking } from "../shipping/tracking.ts";
import type { DemoWorld } from "../world.ts";

export interface ActContext {
  readonly scene: Scene;
  readonly order: SceneOrder;
  readonly random: Random;
}

export interface Act {
  readonly noun: SentEvent["noun"];
  readonly event: string;
  /** Returns the ids of the records; without any, the act is skipped. */
  readonly of: (context: ActContext) => readonly string[];
  readonly params: (context: ActContext, ids: readonly string[], world: DemoWorld, at: number) => object;
}

type Choose<T> = (rows: readonly T[], context: ActContext) => readonly T[];

const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id);
const NOTHING = () => ({});

export const toOrder = (event: string, more: Partial<Act> = {}): Act => ({
  noun: "order",
  event,
  of: ({ order }) => [order._id],
  params: PARAMS[event] ?? NOTHING,
  ...more,
});

export const toUnits = (
  event: string,
  pick: Choose<SceneUnit> = (all) => all,
  more: Partial<Act> = {},
): Act => ({
  noun: "unit",
  event,
  of: (context) => idsOf(pick(liveUnits(context.scene, "order_id", context.order._id), context)),
  params: PARAMS[event] ?? NOTHING,
  ...more,
});

type ScenePackage = ReturnType<typeof packagesIn>[number];

export const toPackages = (
  event: string,
  pick: Choose<ScenePackage> = (all) => all,
  more: Partial<Act> = {},
): Act => ({
  noun: "package",
  event,
  of: (context) => {
    const packages = packagesIn(context.scene, context.order._id);
    return idsOf(
      pick(packages.filter(({ shipment_status }) => !isGivenUp(shipment_status)), context),
    );
  },
  params: PARAMS[event] ?? NOTHING,
  ...more,
});

export const toLabels = (event: string, params: Act["params"] = NOTHING): Act => ({
  noun: "label",
  event,
  of: ({ scene }) => idsOf([...scene.labels.values()].filter(({ status }) => isLabelRequested(status))),
  params,
});
export const first = <T>(rows: readonly T[]): readonly T[] => rows.slice(0, 1);
export const largerHalf = <T>(rows: readonly T[]): readonly T[] => rows.slice(0, Math.ceil(rows.length / 2));
const smallerHalf = <T>(rows: readonly T[]): readonly T[] => rows.slice(0, Math.floor(rows.length / 2));

const HOLD_REASONS = [
  "Buyer asked to change the size.",
  "The address looks incomplete, seller is asking the buyer.",
  "Waiting for new artwork.",
  "Navy / XL is out of stock.",
  "Possible fraud, payment under review.",
] as const;

const says = (reason: string) => () => ({ reason });

/** The steps at which some faults are caused; all others are caused by the print. */
const FAULT_STEPS: Readonly<Record<string, string>> = {
  wrongColor: "Cutting",
  wrongSize: "Cutting",
  seam: "Sewing",
  stain: "QC",
  hole: "QC",
};

const PARAMS: Readonly<Record<string, Act["params"]>> = {
  "order.hold": (context, _ids, { now, timeZone }, at) => {
    // The server releases holds that are over, so this one ends in the future.
    const until = Math.max(at + context.random.between(2, 12) * DAY_SECONDS, now);
    return {
      reason: context.random.pick(HOLD_REASONS),
      ...context.random.chance(0.7) && { until: formatDay(until, timeZone) },
    };
  },
  "order.requestCancel": says("Buyer changed their mind."),
  "order.drop": ({ scene, order }) => ({
    unit_ids: idsOf(first(liveUnits(scene, "order_id", order._id).filter(isInHouse(scene)))),
    reason: "The buyer wants one less.",
  }),
  "label.attach": ({ order, random }) => makeTracking(order.country, random),
  "label.void": says("Wrong weight on the label."),
  "shipment.return": says("Undeliverable as addressed."),
  "package.return": says("Undeliverable as addressed."),
  "package.lose": says("The carrier's search ended without it."),
  "package.confirm": says("Counted at the bench."),
  "package.split": ({ scene }, [id = ""]) => ({
    unit_ids: idsOf(smallerHalf(liveUnits(scene, "package_id", id))),
  }),
  "unit.reject": ({ random }) => {
    const reason_code = random.pick(REJECT_REASONS.filter((code) => code !== "artwork"));
    return { reason_code, fault_step: FAULT_STEPS[reason_code] ?? "Printing", reason: "" };
  },
};

/** Returns true for a garment that is still in the workshop, though others of its order may have left. */
export const isInHouse = ({ packages }: Scene) => ({ package_id }: SceneUnit): boolean =>
  ["Processing", "Ready", "Packed"].includes(packages.get(package_id ?? "")?.shipment_status ?? "Processing");

const UNDER_WAY: readonly string[] = PACKAGES_IN_TRANSIT;
export const onlyInTransit = (packages: readonly ScenePackage[]): readonly ScenePackage[] =>
  packages.filter(({ shipment_status }) => UNDER_WAY.includes(shipment_status));

export const isLabelled = ({ scene }: ActContext) => ({ _id }: ScenePackage): boolean =>
  liveLabel(scene, _id) !== undefined;

/** Chooses the person for an act: the floor makes and packs, the office decides, sellers and support do the rest. */
export function actorOf(
  { noun, event }: Act,
  { order, scene, random }: ActContext,
  ids: readonly string[],
  { actors }: DemoWorld,
): Actor {
  if (noun === "unit") {
    const [id = ""] = ids;
    const isByHand = event === "unit.finish" || event === "unit.reprint";
    return isByHand ? actors.office : actors.at(scene.units.get(id)?.print_status ?? "");
  }
  if (noun === "label") return SYSTEM;
  if (noun === "package") return BY_PACKERS.includes(event) ? actors.at("Packing") : actors.office;
  const isOffice = !event.startsWith("order.") || BY_OFFICE.includes(event);
  if (isOffice) return actors.office;
  return random.chance(0.15) ? actors.support : actors.seller(order.seller_id);
}
const BY_PACKERS: readonly string[] = [
  "label.attach",
  "label.void",
  "package.confirm",
  "package.handOver",
  "package.split",
  "package.merge",
];
const BY_OFFICE: readonly string[] = [
  "order.complete",
  "order.approveCancel",
  "order.refuseCancel",
  "order.drop",
  "order.repack",
];
