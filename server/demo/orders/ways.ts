import { AUTO_HOLD } from "../../../api/statuses.ts";
import { type StepKey, WORK_STEPS } from "../../../api/steps.ts";
import type { SceneUnit } from "./walk/scene.ts";
import { type Act, largerHalf, onlyInTransit, toOrder, toPackages, toUnits } from "./acts.ts";

export interface Story {
  readonly acts: readonly Act[];
  /** The minimum number of garments of its order; 1 by default. */
  readonly units?: number;
  readonly isShared?: true;
  /** The same story without a failing garment or other chance, so that one recording serves all orders. */
  readonly smooth?: Story;
  readonly through?: StepKey;
  readonly isSound?: true;
  /** The destination; by default any country that the store sells to. */
  readonly country?: "CH" | "US";
}

export const story = (...acts: readonly Act[]): Story => ({ acts });

/** The share of orders with rejects, in which half of the garments are made again. */
export const REJECT_SHARE = 0.05;
const someFail = toUnits("unit.reject", largerHalf);

/** Makes a story that many orders share: they are paid once, never refunded, and have at most one label. */
export const common = (...acts: readonly Act[]): Story => ({
  acts,
  smooth: { acts: acts.filter((act) => act !== someFail) },
});

const submit = toOrder("order.submit");
/** Releases the order in a store that holds all submitted orders. */
const autoRelease = toOrder("order.release", {
  of: ({ order }) => order.hold_reason === AUTO_HOLD ? [order._id] : [],
});
export const inAnyStore = (acts: readonly Act[]): readonly Act[] =>
  acts.flatMap((act) => act.event === submit.event ? [act, autoRelease] : [act]);

export const SUBMITTED_ACTS = inAnyStore([submit]);
export const PAID_ACTS = [...SUBMITTED_ACTS, toOrder("order.pay")];
export const STARTED_ACTS = [...PAID_ACTS, toOrder("production.start")];
export const PRINTED_ACTS = [...STARTED_ACTS, someFail, toOrder("production.finish")];
export const READY_ACTS = [...PRINTED_ACTS, toPackages("label.attach")];
export const PACKED_ACTS = [...READY_ACTS, toPackages("package.confirm")];
export const SHIPPED_ACTS = [...PACKED_ACTS, toPackages("package.handOver")];
export const DELIVERED_ACTS = [...SHIPPED_ACTS, toPackages("package.deliver")];

export const STATES = WORK_STEPS.map(({ state }) => state);
type State = (typeof STATES)[number];

const atStation: Partial<Act> = {
  params: ({ scene }, [id = ""], { stations }) => {
    const state = scene.units.get(id)?.print_status ?? "";
    const device = `tablet-${state.toLowerCase().replace(" ", "-")}`;
    return { station: stations.get(state) ?? null, device };
  },
};
/** Selects garments in a state; none if their route skips it. */
const unitsAt = (state: State) => (units: readonly SceneUnit[]) =>
  units.filter(({ print_status }) => print_status === state);
const throughStep = (state: State) => [
  toUnits("unit.start", unitsAt(state), atStation),
  toUnits("unit.pass", unitsAt(state), atStation),
];

export const storyWaitingAt = (state: State): Story => ({
  acts: [...PAID_ACTS, ...STATES.slice(0, STATES.indexOf(state)).flatMap(throughStep)],
  through: WORK_STEPS.find((step) => step.state === state)!.key,
});
export const storyWorkedAt = (state: State): Story => ({
  ...storyWaitingAt(state),
  acts: [
    ...storyWaitingAt(state).acts,
    toUnits("unit.start", (units) => largerHalf(unitsAt(state)(units)), atStation),
  ],
});
export const PACKED_BY_SCAN = [...READY_ACTS, ...throughStep("Packing")];
export const PACKED_AT_BENCH: Story = story(...storyWaitingAt("Packing").acts, ...throughStep("Packing"));

/** Makes an act of tracking by hand. A domestic package has no customs. */
export const track = (status: string, place: string): Act =>
  toPackages("package.track", onlyInTransit, {
    params: ({ order }) => ({
      status: status === "Customs" && order.country === "US" ? "In Transit" : status,
      place,
    }),
  });
export const IN_TRANSIT = [...SHIPPED_ACTS, track("In Transit", "Newark, NJ")];
export const COMES_BACK = [...IN_TRANSIT, track("Return To Sender", "")];
