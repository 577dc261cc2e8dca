import { type Act, toOrder, toPackages } from "./acts.ts";
import { storiesOfEveryState } from "./every_state.ts";
import type { Random } from "../random.ts";
import { REMARKABLE } from "./remarkable.ts";
import {
  COMES_BACK,
  common,
  DELIVERED_ACTS,
  IN_TRANSIT,
  inAnyStore,
  PACKED_ACTS,
  PACKED_BY_SCAN,
  PAID_ACTS,
  PRINTED_ACTS,
  READY_ACTS,
  SHIPPED_ACTS,
  STARTED_ACTS,
  STATES,
  type Story,
  story,
  storyWaitingAt,
  storyWorkedAt,
  SUBMITTED_ACTS,
  track,
} from "./ways.ts";

const DRAFT = story();
/** After the second story, the order is on hold if its store holds submitted orders. */
const PENDING = [story(...SUBMITTED_ACTS), story(toOrder("order.submit"))];
const UNPAID = story(...PAID_ACTS, toOrder("order.unpay"));
const PROCESSING = common(...PAID_ACTS);
const LABELLED = common(...PAID_ACTS, toOrder("label.attach"));
const PRINTING = [
  story(...STARTED_ACTS),
  ...STATES.flatMap((state) => [storyWaitingAt(state), storyWorkedAt(state)]),
]
  .filter(({ acts }) => acts.length > PAID_ACTS.length);
const PRINTED_ONLY = common(...PRINTED_ACTS);
const RELEASED = story(...PAID_ACTS, toOrder("order.hold"), toOrder("order.release"));
const KEPT = story(...STARTED_ACTS, toOrder("order.requestCancel"), toOrder("order.refuseCancel"));
const READY_TO_GO = [common(...READY_ACTS), common(...PACKED_ACTS), story(...PACKED_BY_SCAN)];
const RELABELLED = story(...READY_ACTS, toOrder("label.void"), toOrder("label.attach"));
const HELD = [
  story(...SUBMITTED_ACTS, toOrder("order.hold")),
  story(...PAID_ACTS, toOrder("order.hold")),
  story(...STARTED_ACTS, toOrder("order.hold")),
  story(...storyWorkedAt("Printing").acts, toOrder("order.hold")),
  story(...READY_ACTS, toOrder("order.hold")),
];
const ASKED = story(...STARTED_ACTS, toOrder("order.requestCancel"));
const MOVING = common(...IN_TRANSIT);
const UNDERWAY = [
  common(...SHIPPED_ACTS),
  common(...SHIPPED_ACTS),
  ...[MOVING, MOVING, MOVING, MOVING],
  common(...IN_TRANSIT, track("Customs", "")),
  common(...IN_TRANSIT, track("Out For Delivery", "")),
  common(...IN_TRANSIT, track("Out For Delivery", "")),
  common(...IN_TRANSIT, track("Exception", "")),
];
const ARRIVED = common(...DELIVERED_ACTS);
const DONE = common(...DELIVERED_ACTS, toOrder("order.complete"));
const BACK = [
  common(...SHIPPED_ACTS, toOrder("shipment.return")),
  common(...DELIVERED_ACTS, toOrder("shipment.return")),
  common(...COMES_BACK, toPackages("package.return")),
];
const GONE = [
  story(toOrder("order.cancel")),
  story(...SUBMITTED_ACTS, toOrder("order.cancel")),
  story(...PAID_ACTS, toOrder("order.cancel")),
  story(...PAID_ACTS, toOrder("order.hold"), toOrder("order.cancel")),
  story(...STARTED_ACTS, toOrder("order.requestCancel"), toOrder("order.approveCancel")),
];

type Mix = readonly (readonly [number, Story | readonly Story[]])[];

/** Shares of stories by age: `[days up to which the mix applies, mix]`, for a shop that ships within a week. */
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

/** Returns the stories of a demo of any size: one for each combination of states, then the rare ones. */
export const everyStory = async (): Promise<readonly Story[]> => [
  ...(await storiesOfEveryState()).map((way) => story(...inAnyStore(way))),
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
