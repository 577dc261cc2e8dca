/** Rare stories that should exist in every demo. */
import { withMod10 } from "../../../api/codes/digits.ts";
import { s10Of } from "../../../api/codes/s10.ts";
import { type Act, first, isInHouse, isLabelled, toLabels, toOrder, toPackages, toUnits } from "./acts.ts";
import { liveUnits, packagesIn } from "./walk/scene.ts";
import {
  COMES_BACK,
  IN_TRANSIT,
  PACKED_AT_BENCH,
  PAID_ACTS,
  PRINTED_ACTS,
  READY_ACTS,
  STARTED_ACTS,
  STATES,
  type Story,
  story,
  storyWaitingAt,
  storyWorkedAt,
  SUBMITTED_ACTS,
  track,
} from "./ways.ts";

const apart = toPackages("package.split", first);
const SPLIT = [...PRINTED_ACTS, apart];
const HALF_OUT = [
  ...SPLIT,
  toPackages("label.attach", first),
  toPackages("package.confirm", first),
  toPackages("package.handOver", (packages, context) => packages.filter(isLabelled(context))),
];
const dropRest = toOrder("order.drop", {
  params: ({ scene, order }) => ({
    unit_ids: liveUnits(scene, "order_id", order._id).filter(isInHouse(scene)).map(({ _id }) => _id),
    reason: "The rest cannot be made: the blank is discontinued.",
  }),
});

const actOnAllOrders = (act: Act): Act =>
  act.noun === "order"
    ? {
      ...act,
      of: (context) => [...context.scene.orders.values()].flatMap((order) => act.of({ ...context, order })),
    }
    : act;
const merge = toPackages("package.merge", undefined, {
  of: ({ scene, order }) =>
    [...scene.orders.keys()].filter((id) => id !== order._id)
      .flatMap((id) => packagesIn(scene, id).map(({ _id }) => _id)),
  params: ({ scene, order }) => ({ into: packagesIn(scene, order._id)[0]?._id }),
});
const MERGED = [...PRINTED_ACTS.map(actOnAllOrders), merge];
const MERGED_READY = [...MERGED, toPackages("label.attach"), toPackages("package.confirm")];
const MERGED_OUT = [...MERGED_READY, toPackages("package.handOver")];

/** Makes a garment wait for a decision, because another blank would not help. */
const badArtwork = toUnits("unit.reject", first, {
  params: () => ({
    reason_code: "artwork",
    fault_step: "Printing",
    reason: "The print file is too small.",
  }),
});
const ONE_AGAIN = [
  ...storyWaitingAt("Packing").acts,
  toUnits("unit.reject", first, {
    params: () => ({ reason_code: "stain", fault_step: "Printing", reason: "A drop of ink on the sleeve." }),
  }),
];
const failsAgain = [toUnits("unit.start", first), toUnits("unit.reject", first)];

const askedOf = (method_code: string): readonly Act[] => [
  ...PRINTED_ACTS,
  toPackages("package.setMethod", undefined, { params: () => ({ method_code }) }),
  toPackages("label.buy"),
];
const ASKED = askedOf("house-post");
/** The number range in use. Labels get its numbers downwards from the last one that was given out. */
const NUMBERS = { head: "RB", last: 24_799, country: "VN" } as const;
const ownNumber = (place: number): string =>
  s10Of(NUMBERS.head, String(NUMBERS.last - place).padStart(8, "0"), NUMBERS.country);
/** USPS numbers of labels that EasyPost sells. */
const soldNumber = (place: number): string => withMod10(`9400111899560${String(place).padStart(8, "0")}`);

type Fates = readonly (readonly [count: number, after: readonly Act[]])[];
const storiesOfLabels = (
  acts: readonly Act[],
  numberAt: (place: number) => string,
  fates: Fates,
): readonly Story[] =>
  fates.flatMap(([count, after]) => Array.from({ length: count }, () => after)).map((after, place) =>
    story(...acts, toLabels("label.succeed", () => ({ tracking_number: numberAt(place) })), ...after)
  );
const failedLabel = (reason: string): Story => story(...ASKED, toLabels("label.fail", () => ({ reason })));
const confirm = toPackages("package.confirm");
const sent = [confirm, toPackages("package.handOver")];
const POSTED: Fates = [
  [4, []],
  [4, [confirm]],
  [10, [...sent, track("In Transit", "Hanoi")]],
  [12, [...sent, toPackages("package.deliver")]],
  [2, [toPackages("label.void")]],
];
const OURS: readonly Story[] = [
  ...storiesOfLabels(ASKED, ownNumber, POSTED),
  story(...ASKED, toLabels("label.doubt")),
  ...Array.from({ length: 6 }, () => failedLabel("noNumbers")),
  ...["Address not found", "ZIP code missing", "Weight above the limit of the service"].map(failedLabel),
].map((each) => ({ ...each, country: "CH" }));
const SOLD: Fates = [
  [2, []],
  [2, [confirm]],
  [6, [...sent, track("In Transit", "Dallas, TX")]],
  [8, [...sent, track("In Transit", "Dallas, TX"), toPackages("package.deliver")]],
  [1, [toPackages("label.void")]],
];
const THEIRS = storiesOfLabels(askedOf("easypost-ground"), soldNumber, SOLD).map((each): Story => ({
  ...each,
  country: "US",
}));

const times = (count: number, each: readonly Story[]): Story[] =>
  Array.from({ length: count }, (_, index) => each[index % each.length] ?? story());
const withUnits = (units: number, ...acts: readonly Act[]): Story => ({ acts, units });
const isShared = (each: Story): Story => ({ ...each, isShared: true });

export const REMARKABLE: readonly Story[] = [
  ...STATES.flatMap((state) => [storyWaitingAt(state), { ...storyWorkedAt(state), units: 2 }]),
  PACKED_AT_BENCH,
  withUnits(2, ...storyWaitingAt("Packing").acts),
  // Some of them wait for a print file that their item requires.
  ...times(10, [{ ...story(), isSound: true }]),
  // One of them belongs to the seller whose money ran out.
  ...times(4, [story(...SUBMITTED_ACTS)]),
  { ...storyWorkedAt("Sewing"), acts: [...storyWorkedAt("Sewing").acts, toOrder("order.hold")] },
  withUnits(2, ...STARTED_ACTS, badArtwork),
  withUnits(2, ...STARTED_ACTS, badArtwork, toOrder("order.hold")),
  withUnits(2, ...PAID_ACTS, ...failsAgain, ...failsAgain),
  ...times(2, [withUnits(3, ...ONE_AGAIN)]),
  withUnits(3, ...ONE_AGAIN, toOrder("order.hold")),
  story(...PAID_ACTS, toOrder("order.unpay")),
  story(...PAID_ACTS, toOrder("order.unpay"), toOrder("order.pay")),
  withUnits(3, ...STARTED_ACTS, toOrder("order.drop")),
  story(...READY_ACTS, toPackages("package.cancel")),
  story(...READY_ACTS, toPackages("package.cancel"), toOrder("order.repack")),
  story(...READY_ACTS, toOrder("label.void"), toOrder("label.attach")),
  ...["In Transit", "Out For Delivery", "Exception"].map((status) => story(...IN_TRANSIT, track(status, ""))),
  { ...story(...IN_TRANSIT, track("Customs", "")), country: "CH" },
  story(...COMES_BACK),
  story(...COMES_BACK, toPackages("package.return")),
  story(...IN_TRANSIT, toPackages("package.lose")),
  story(...IN_TRANSIT, toPackages("package.lose"), toOrder("order.complete")),
  ...OURS,
  ...THEIRS,
  ...times(12, [
    withUnits(2, ...SPLIT),
    withUnits(2, ...HALF_OUT),
    withUnits(2, ...HALF_OUT, track("In Transit", "Newark, NJ")),
    withUnits(2, ...HALF_OUT, dropRest),
  ]),
  ...times(8, [
    story(...MERGED),
    story(...MERGED_READY),
    story(...MERGED_OUT),
    story(...MERGED_OUT, toPackages("package.deliver")),
  ]).map(isShared),
];
