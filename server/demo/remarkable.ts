/** Rare fates that somebody who looks around should find all the same. */
import { type Act, first, isInHouse, isLabelled, toOrder, toParcels, toUnits } from "./acts.ts";
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
  track,
  waitingAt,
  workedAt,
} from "./ways.ts";

const apart = toParcels("package.split", first);
const SPLIT = [...PRINTED, apart];
/** One of two parcels goes out. */
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

/** What happens to one order happens to the other. */
const both = (act: Act): Act =>
  act.noun === "order"
    ? {
      ...act,
      of: (telling) => [...telling.scene.orders.values()].flatMap((order) => act.of({ ...telling, order })),
    }
    : act;
/** The garments of both lie in the parcel of the first. */
const merge = toParcels("package.merge", undefined, {
  of: ({ scene, order }) =>
    [...scene.orders.keys()].filter((id) => id !== order._id)
      .flatMap((id) => packagesIn(scene, id).map(({ _id }) => _id)),
  params: ({ scene, order }) => ({ into: packagesIn(scene, order._id)[0]?._id }),
});
const MERGED = [...PRINTED.map(both), merge];
const MERGED_READY = [...MERGED, toParcels("label.attach"), toParcels("package.confirm")];
const MERGED_OUT = [...MERGED_READY, toParcels("package.handOver")];

/** Another blank would not help: it waits for somebody to look at it. */
const badArtwork = toUnits("unit.reject", first, {
  params: () => ({
    reason_code: "artwork",
    fault_step: "Printing",
    reason: "The print file is too small.",
  }),
});
/** The last look finds a stain: the others of its order wait in their bin. */
const ONE_AGAIN = [
  ...waitingAt("Packing").acts,
  toUnits("unit.reject", first, {
    params: () => ({ reason_code: "stain", fault_step: "Printing", reason: "A drop of ink on the sleeve." }),
  }),
];
const failsAgain = [toUnits("unit.start", first), toUnits("unit.reject", first)];

const times = (count: number, each: readonly Story[]): Story[] =>
  Array.from({ length: count }, (_, index) => each[index % each.length] ?? story());
const withUnits = (units: number, ...acts: readonly Act[]): Story => ({ acts, units });
const isShared = (each: Story): Story => ({ ...each, isShared: true });

export const REMARKABLE: readonly Story[] = [
  ...STATES.flatMap((state) => [waitingAt(state), { ...workedAt(state), units: 2 }]),
  PACKED_AT_BENCH,
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
  { ...story(...IN_TRANSIT, track("Customs", "")), isAbroad: true },
  story(...COMES_BACK),
  story(...COMES_BACK, toParcels("package.return")),
  story(...IN_TRANSIT, toParcels("package.lose")),
  story(...IN_TRANSIT, toParcels("package.lose"), toOrder("order.complete")),
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
