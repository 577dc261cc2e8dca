/** Rare stories that should exist in every demo. */
import { withMod10 } from "../../api/codes/digits.ts";
import { s10Of } from "../../api/codes/s10.ts";
import { type Act, first, isInHouse, isLabelled, toLabels, toOrder, toParcels, toUnits } from "./acts.ts";
import { liveUnits, packagesIn } from "./walk/scene.ts";
import {
  COMES_BACK,
  IN_TRANSIT,
  PACKED_AT_BENCH,
  PAID,
  PRINTED,
  READY,
  STARTED,
  STATES,
  type Story,
  story,
  SUBMITTED,
  track,
  waitingAt,
  workedAt,
} from "./ways.ts";

const apart = toParcels("package.split", first);
const SPLIT = [...PRINTED, apart];
const HALF_OUT = [
  ...SPLIT,
  toParcels("label.attach", first),
  toParcels("package.confirm", first),
  toParcels("package.handOver", (parcels, telling) => parcels.filter(isLabelled(telling))),
];
const dropRest = toOrder("order.drop", {
  params: ({ scene, order }) => ({
    unit_ids: liveUnits(scene, "order_id", order._id).filter(isInHouse(scene)).map(({ _id }) => _id),
    reason: "The rest cannot be made: the blank is discontinued.",
  }),
});

const both = (act: Act): Act =>
  act.noun === "order"
    ? {
      ...act,
      of: (telling) => [...telling.scene.orders.values()].flatMap((order) => act.of({ ...telling, order })),
    }
    : act;
const merge = toParcels("package.merge", undefined, {
  of: ({ scene, order }) =>
    [...scene.orders.keys()].filter((id) => id !== order._id)
      .flatMap((id) => packagesIn(scene, id).map(({ _id }) => _id)),
  params: ({ scene, order }) => ({ into: packagesIn(scene, order._id)[0]?._id }),
});
const MERGED = [...PRINTED.map(both), merge];
const MERGED_READY = [...MERGED, toParcels("label.attach"), toParcels("package.confirm")];
const MERGED_OUT = [...MERGED_READY, toParcels("package.handOver")];

/** Another blank would not help: it waits for a decision. */
const badArtwork = toUnits("unit.reject", first, {
  params: () => ({
    reason_code: "artwork",
    fault_step: "Printing",
    reason: "The print file is too small.",
  }),
});
const ONE_AGAIN = [
  ...waitingAt("Packing").acts,
  toUnits("unit.reject", first, {
    params: () => ({ reason_code: "stain", fault_step: "Printing", reason: "A drop of ink on the sleeve." }),
  }),
];
const failsAgain = [toUnits("unit.start", first), toUnits("unit.reject", first)];

const askedOf = (method_code: string): readonly Act[] => [
  ...PRINTED,
  toParcels("package.setMethod", undefined, { params: () => ({ method_code }) }),
  toParcels("label.buy"),
];
const ASKED = askedOf("house-post");
/** Numbers of the range in use, from its last one downwards. */
const NUMBERS = { head: "RB", last: 24_799, country: "VN" } as const;
const ownNumber = (place: number): string =>
  s10Of(NUMBERS.head, String(NUMBERS.last - place).padStart(8, "0"), NUMBERS.country);
/** USPS numbers of labels that EasyPost sells. */
const soldNumber = (place: number): string => withMod10(`9400111899560${String(place).padStart(8, "0")}`);

/** Stories of packages with bought labels, and their counts. */
type Fates = readonly (readonly [count: number, after: readonly Act[]])[];
const bought = (asked: readonly Act[], numberAt: (place: number) => string, fates: Fates): readonly Story[] =>
  fates.flatMap(([count, after]) => Array.from({ length: count }, () => after)).map((after, place) =>
    story(...asked, toLabels("label.succeed", () => ({ tracking_number: numberAt(place) })), ...after)
  );
const failed = (reason: string): Story => story(...ASKED, toLabels("label.fail", () => ({ reason })));
const confirm = toParcels("package.confirm");
const sent = [confirm, toParcels("package.handOver")];
const POSTED: Fates = [
  [4, []],
  [4, [confirm]],
  [10, [...sent, track("In Transit", "Hanoi")]],
  [12, [...sent, toParcels("package.deliver")]],
  [2, [toParcels("label.void")]],
];
const OURS: readonly Story[] = [
  ...bought(ASKED, ownNumber, POSTED),
  story(...ASKED, toLabels("label.doubt")),
  ...Array.from({ length: 6 }, () => failed("noNumbers")),
  ...["Address not found", "ZIP code missing", "Weight above the limit of the service"].map(failed),
].map((each) => ({ ...each, country: "CH" }));
const SOLD: Fates = [
  [2, []],
  [2, [confirm]],
  [6, [...sent, track("In Transit", "Dallas, TX")]],
  [8, [...sent, track("In Transit", "Dallas, TX"), toParcels("package.deliver")]],
  [1, [toParcels("label.void")]],
];
const THEIRS = bought(askedOf("easypost-ground"), soldNumber, SOLD).map((each): Story => ({
  ...each,
  country: "US",
}));

const times = (count: number, each: readonly Story[]): Story[] =>
  Array.from({ length: count }, (_, index) => each[index % each.length] ?? story());
const withUnits = (units: number, ...acts: readonly Act[]): Story => ({ acts, units });
const isShared = (each: Story): Story => ({ ...each, isShared: true });

export const REMARKABLE: readonly Story[] = [
  ...STATES.flatMap((state) => [waitingAt(state), { ...workedAt(state), units: 2 }]),
  PACKED_AT_BENCH,
  withUnits(2, ...waitingAt("Packing").acts),
  // Some of them wait for a print file that their item requires.
  ...times(10, [{ ...story(), isSound: true }]),
  // One of them belongs to the seller whose money ran out.
  ...times(4, [story(...SUBMITTED)]),
  { ...workedAt("Sewing"), acts: [...workedAt("Sewing").acts, toOrder("order.hold")] },
  withUnits(2, ...STARTED, badArtwork),
  withUnits(2, ...STARTED, badArtwork, toOrder("order.hold")),
  withUnits(2, ...PAID, ...failsAgain, ...failsAgain),
  ...times(2, [withUnits(3, ...ONE_AGAIN)]),
  withUnits(3, ...ONE_AGAIN, toOrder("order.hold")),
  story(...PAID, toOrder("order.unpay")),
  story(...PAID, toOrder("order.unpay"), toOrder("order.pay")),
  withUnits(3, ...STARTED, toOrder("order.drop")),
  story(...READY, toParcels("package.cancel")),
  story(...READY, toParcels("package.cancel"), toOrder("order.repack")),
  story(...READY, toOrder("label.void"), toOrder("label.attach")),
  ...["In Transit", "Out For Delivery", "Exception"].map((status) => story(...IN_TRANSIT, track(status, ""))),
  { ...story(...IN_TRANSIT, track("Customs", "")), country: "CH" },
  story(...COMES_BACK),
  story(...COMES_BACK, toParcels("package.return")),
  story(...IN_TRANSIT, toParcels("package.lose")),
  story(...IN_TRANSIT, toParcels("package.lose"), toOrder("order.complete")),
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
    story(...MERGED_OUT, toParcels("package.deliver")),
  ]).map(isShared),
];
