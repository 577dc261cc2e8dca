/** Ways that many demo orders go: how far each is from being a draft. */
import { AUTO_HOLD } from "../../api/statuses.ts";
import { type StepKey, WORK_STEPS } from "../../api/steps.ts";
import type { SceneUnit } from "./walk/scene.ts";
import { type Act, isOut, some, toOrder, toParcels, toUnits } from "./acts.ts";

export interface Story {
  readonly acts: readonly Act[];
  /** Garments that it needs; one where it says nothing. */
  readonly units?: number;
  /** Another order of the same buyer is there too. */
  readonly isShared?: true;
  /** The same without a garment that fails, where it leaves nothing else to chance: it is walked once for all. */
  readonly smooth?: Story;
  /** Every garment of it goes through this step. */
  readonly through?: StepKey;
  /** A draft in which nothing is missing. */
  readonly isSound?: true;
  /** Where the parcel goes; anywhere that the shop sells to where it says nothing. */
  readonly country?: "CH" | "US";
}

export const story = (...acts: readonly Act[]): Story => ({ acts });

/** Of the orders that are made: half of the garments of each do not pass, and are made again. */
export const REJECT_SHARE = 0.05;
const someFail = toUnits("unit.reject", some);

/** A story of many orders: paid once, never refunded, at most one label, and nothing in it is left to chance. */
export const common = (...acts: readonly Act[]): Story => ({
  acts,
  smooth: { acts: acts.filter((act) => act !== someFail) },
});

const submit = toOrder("order.submit");
/** Some stores hold whatever is submitted. */
const autoRelease = toOrder("order.release", {
  of: ({ order }) => order.hold_reason === AUTO_HOLD ? [order._id] : [],
});
/** The same events in any store. */
export const inAnyStore = (acts: readonly Act[]): readonly Act[] =>
  acts.flatMap((act) => act.event === submit.event ? [act, autoRelease] : [act]);

export const SUBMITTED = inAnyStore([submit]);
export const PAID = [...SUBMITTED, toOrder("order.pay")];
export const STARTED = [...PAID, toOrder("production.start")];
export const PRINTED = [...STARTED, someFail, toOrder("production.finish")];
export const READY = [...PRINTED, toParcels("label.attach")];
export const PACKED = [...READY, toParcels("package.confirm")];
export const SHIPPED = [...PACKED, toParcels("package.handOver")];
export const DELIVERED = [...SHIPPED, toParcels("package.deliver")];

export const STATES = WORK_STEPS.map(({ state }) => state);
type State = (typeof STATES)[number];

/** Scanned at a station of its step. */
const atStation: Partial<Act> = {
  params: ({ scene }, [id = ""], { stations }) => {
    const state = scene.units.get(id)?.print_status ?? "";
    const device = `tablet-${state.toLowerCase().replace(" ", "-")}`;
    return { station: stations.get(state) ?? null, device };
  },
};
/** Those that are there now: not every way leads there. */
const standingAt = (state: State) => (units: readonly SceneUnit[]) =>
  units.filter(({ print_status }) => print_status === state);
const throughStep = (state: State) => [
  toUnits("unit.start", standingAt(state), atStation),
  toUnits("unit.pass", standingAt(state), atStation),
];

/** From station to station: every garment waits for the step. */
export const waitingAt = (state: State): Story => ({
  acts: [...PAID, ...STATES.slice(0, STATES.indexOf(state)).flatMap(throughStep)],
  through: WORK_STEPS.find((step) => step.state === state)!.key,
});
/** And here somebody works at half of them. */
export const workedAt = (state: State): Story => ({
  ...waitingAt(state),
  acts: [
    ...waitingAt(state).acts,
    toUnits("unit.start", (units) => some(standingAt(state)(units)), atStation),
  ],
});
/** Labelled first, then counted in by scan. */
export const PACKED_BY_SCAN = [...READY, ...throughStep("Packing")];
export const PACKED_AT_BENCH: Story = story(...waitingAt("Packing").acts, ...throughStep("Packing"));

/** What the carrier's page said, told by hand. A parcel that stays in the country sees no customs. */
export const track = (status: string, place: string): Act =>
  toParcels("package.track", isOut, {
    params: ({ order }) => ({
      status: status === "Customs" && order.country === "US" ? "In Transit" : status,
      place,
    }),
  });
export const IN_TRANSIT = [...SHIPPED, track("In Transit", "Newark, NJ")];
export const COMES_BACK = [...IN_TRANSIT, track("Return To Sender", "")];
