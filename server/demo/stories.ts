import { type Act, toOrder, toParcels } from "./acts.ts";
import { waysEverywhere } from "./everywhere.ts";
import type { Random } from "./random.ts";
import { REMARKABLE } from "./remarkable.ts";
import {
  COMES_BACK,
  common,
  DELIVERED,
  IN_TRANSIT,
  inAnyStore,
  PACKED,
  PACKED_BY_SCAN,
  PAID,
  PRINTED,
  READY,
  SHIPPED,
  STARTED,
  STATES,
  type Story,
  story,
  SUBMITTED,
  track,
  waitingAt,
  workedAt,
} from "./ways.ts";

const DRAFT = story();
/** In a store that holds submitted orders it waits there. */
const PENDING = [story(...SUBMITTED), story(toOrder("order.submit"))];
const UNPAID = story(...PAID, toOrder("order.unpay"));
const PROCESSING = common(...PAID);
const LABELLED = common(...PAID, toOrder("label.attach"));
const PRINTING = [story(...STARTED), ...STATES.flatMap((state) => [waitingAt(state), workedAt(state)])]
  .filter(({ acts }) => acts.length > PAID.length);
const PRINTED_ONLY = common(...PRINTED);
const RELEASED = story(...PAID, toOrder("order.hold"), toOrder("order.release"));
const KEPT = story(...STARTED, toOrder("order.requestCancel"), toOrder("order.refuseCancel"));
const READY_TO_GO = [common(...READY), common(...PACKED), story(...PACKED_BY_SCAN)];
const RELABELLED = story(...READY, toOrder("label.void"), toOrder("label.attach"));
const HELD = [
  story(...SUBMITTED, toOrder("order.hold")),
  story(...PAID, toOrder("order.hold")),
  story(...STARTED, toOrder("order.hold")),
  story(...workedAt("Printing").acts, toOrder("order.hold")),
  story(...READY, toOrder("order.hold")),
];
const ASKED = story(...STARTED, toOrder("order.requestCancel"));
const MOVING = common(...IN_TRANSIT);
const UNDERWAY = [
  common(...SHIPPED),
  common(...SHIPPED),
  ...[MOVING, MOVING, MOVING, MOVING],
  common(...IN_TRANSIT, track("Customs", "")),
  common(...IN_TRANSIT, track("Out For Delivery", "")),
  common(...IN_TRANSIT, track("Out For Delivery", "")),
  common(...IN_TRANSIT, track("Exception", "")),
];
const ARRIVED = common(...DELIVERED);
const DONE = common(...DELIVERED, toOrder("order.complete"));
const BACK = [
  common(...SHIPPED, toOrder("shipment.return")),
  common(...DELIVERED, toOrder("shipment.return")),
  common(...COMES_BACK, toParcels("package.return")),
];
const GONE = [
  story(toOrder("order.cancel")),
  story(...SUBMITTED, toOrder("order.cancel")),
  story(...PAID, toOrder("order.cancel")),
  story(...PAID, toOrder("order.hold"), toOrder("order.cancel")),
  story(...STARTED, toOrder("order.requestCancel"), toOrder("order.approveCancel")),
];

type Mix = readonly (readonly [number, Story | readonly Story[]])[];

/** Shares by age: `[days up to which the mix applies, mix]`. A shop that ships within a week. */
const MIXES: readonly (readonly [number, Mix])[] = [
  [1, [
    [14, DRAFT],
    [19, PENDING],
    [1, UNPAID],
    [50, PROCESSING],
    [5, LABELLED],
    [2, RELEASED],
    [3, HELD],
    [2, GONE],
  ]],
  [4, [
    [4, DRAFT],
    [6, PENDING],
    [38, PROCESSING],
    [4, LABELLED],
    [22, PRINTING],
    [6, PRINTED_ONLY],
    [2, KEPT],
    [8, READY_TO_GO],
    [4, HELD],
    [2, ASKED],
    [3, GONE],
  ]],
  [10, [
    [1, DRAFT],
    [9, PROCESSING],
    [10, PRINTING],
    [4, PRINTED_ONLY],
    [1, KEPT],
    [9, READY_TO_GO],
    [2, RELABELLED],
    [4, HELD],
    [1, ASKED],
    [44, UNDERWAY],
    [10, ARRIVED],
    [5, GONE],
  ]],
  [30, [[1, DRAFT], [1, HELD], [18, UNDERWAY], [42, ARRIVED], [27, DONE], [4, BACK], [7, GONE]]],
  [Infinity, [[1, DRAFT], [1, UNDERWAY], [4, ARRIVED], [82, DONE], [5, BACK], [7, GONE]]],
];

export function pickStory(ageDays: number, random: Random): Story {
  const mix = MIXES.find(([until]) => ageDays < until)?.[1] ?? [];
  const picked = random.weighted(mix);
  return "acts" in picked ? picked : random.pick(picked);
}

/** Begins with one order for each combination of states, in a demo of any size. */
export const everyStory = async (): Promise<readonly Story[]> => [
  ...(await waysEverywhere()).map((way) => story(...inAnyStore(way))),
  ...REMARKABLE,
];

/** Hours between a step and the one before it: shortest and longest. */
const GAPS: Readonly<Record<string, readonly [number, number]>> = {
  "order.submit": [0.05, 3],
  "order.pay": [0.02, 4],
  "order.hold": [0.5, 20],
  "order.release": [3, 40],
  "order.cancel": [0.5, 12],
  "production.start": [3, 30],
  "production.finish": [4, 40],
  "unit.start": [0.3, 4],
  "unit.pass": [0.1, 1],
  "label.attach": [0.5, 12],
  "package.confirm": [0.2, 3],
  "package.handOver": [1, 12],
  "shipment.handOver": [1, 12],
  "package.track": [8, 40],
  "package.deliver": [50, 190],
  "shipment.deliver": [50, 190],
  "shipment.return": [120, 240],
  "order.complete": [24, 72],
};

/** Returns increasing times in unix seconds, all between `created` and `now`. */
export function timesOf(
  acts: readonly Pick<Act, "event">[],
  created: number,
  now: number,
  random: Random,
): number[] {
  let hours = 0;
  const marks = acts.map(({ event }) => {
    const [least, most] = GAPS[event] ?? [1, 12];
    return hours += least + random.next() * (most - least);
  });
  const room = (now - created) / 3600;
  const squeeze = hours > room * 0.98 ? (room * 0.98) / hours : 1;
  return marks.map((mark) => Math.floor(created + mark * squeeze * 3600));
}
