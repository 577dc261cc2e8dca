/** What happened to a demo order, by how old it is; every story is a list of events of the order machine. */
import type { Random } from "./random.ts";
import { type Step, stepsThrough, waysEverywhere } from "./order_steps.ts";

export interface Story {
  readonly events: readonly string[];
  readonly steps: readonly Step[];
}

const SUBMITTED = ["order.submit"];
const PAID = [...SUBMITTED, "order.pay"];
const STARTED = [...PAID, "production.start"];
const PRINTED = [...STARTED, "production.finish"];
const READY = [...PRINTED, "label.attach"];
const SHIPPED = [...READY, "shipment.handOver"];
const DELIVERED = [...SHIPPED, "shipment.deliver"];

const story = (...events: string[]): Story => ({ events, steps: stepsThrough(events).steps });

const DRAFT = story();
const PENDING = story(...SUBMITTED);
const PROCESSING = story(...PAID);
const LABELLED = story(...PAID, "label.attach");
const PRINTING = story(...STARTED);
const PRINTED_ONLY = story(...PRINTED);
const RELEASED = story(...PAID, "order.hold", "order.release");
const KEPT = story(...STARTED, "order.requestCancel", "order.refuseCancel");
const READY_TO_GO = story(...READY);
const RELABELLED = story(...READY, "label.void", "label.attach");
const HELD = [
  story(...SUBMITTED, "order.hold"),
  story(...PAID, "order.hold"),
  story(...STARTED, "order.hold"),
  story(...READY, "order.hold"),
];
const ASKED = story(...STARTED, "order.requestCancel");
const UNDERWAY = story(...SHIPPED);
const ARRIVED = story(...DELIVERED);
const DONE = story(...DELIVERED, "order.complete");
const BACK = [story(...SHIPPED, "shipment.return"), story(...DELIVERED, "shipment.return")];
const GONE = [
  story("order.cancel"),
  story(...SUBMITTED, "order.cancel"),
  story(...PAID, "order.cancel"),
  story(...PAID, "order.hold", "order.cancel"),
  story(...STARTED, "order.requestCancel", "order.approveCancel"),
];

type Mix = readonly (readonly [number, Story | readonly Story[]])[];

/** Shares by age: `[days from which the mix holds no more, mix]`. Chosen: a shop that ships within a week. */
const MIXES: readonly (readonly [number, Mix])[] = [
  [1, [[14, DRAFT], [20, PENDING], [50, PROCESSING], [5, LABELLED], [2, RELEASED], [3, HELD], [2, GONE]]],
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

/** One story for an order of this age. */
export function pickStory(ageDays: number, random: Random): Story {
  const mix = MIXES.find(([until]) => ageDays < until)?.[1] ?? [];
  const picked = random.weighted(mix);
  return "events" in picked ? picked : random.pick(picked);
}

/** One story for each combination of states, so that none is missing however small the demo is. */
export const everyState = (): readonly Story[] => waysEverywhere().map((way) => story(...way));

/** Hours between a step and the one before it: shortest and longest. */
const GAPS: Readonly<Record<string, readonly [number, number]>> = {
  "order.submit": [0.05, 3],
  "order.pay": [0.02, 4],
  "order.hold": [0.5, 20],
  "order.release": [3, 40],
  "order.cancel": [0.5, 12],
  "production.start": [3, 30],
  "production.finish": [4, 40],
  "label.attach": [0.5, 12],
  "shipment.handOver": [2, 18],
  "shipment.deliver": [50, 190],
  "shipment.return": [120, 240],
  "order.complete": [24, 72],
};

/** When each step happened, unix seconds, growing, all between `created` and `now`. */
export function timesOf(events: readonly string[], created: number, now: number, random: Random): number[] {
  let hours = 0;
  const marks = events.map((event) => {
    const [least, most] = GAPS[event] ?? [1, 12];
    return hours += least + random.next() * (most - least);
  });
  const room = (now - created) / 3600;
  const squeeze = hours > room * 0.98 ? (room * 0.98) / hours : 1;
  return marks.map((mark) => Math.floor(created + mark * squeeze * 3600));
}
