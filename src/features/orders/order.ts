/** An order as the record screens see it, and what may be done with it. */
import { allows, type Person } from "../../../api/access.ts";
import type { Operation } from "../../../api/operation.ts";
import type { GetOrder } from "../../../api/generated/operations/orders.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";
import { orderMachine, orderValue } from "../../../machines/lifecycles/order.ts";
import type { MoveAction } from "../../../resources/define.ts";
import { orders } from "../../../resources/orders.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
export type Order = NonNullable<DataOf<typeof GetOrder>["getOrderById"]>;
export type Line = Order["lines"][number];
export type TimelineEntry = Order["timeline"][number];

/** A step of the order's lifecycle that the person may know of. */
export interface Offer {
  readonly action: MoveAction;
  /** Null when it is possible, else the guard that refuses: a code of api/reasons.ts. */
  readonly refusedBy: string | null;
}

/** Whether production waits for the order's cooling-off time, which ends by itself: without a newer answer. */
export const isCoolingAt = ({ status, facts, cools_until }: Order, now: number): boolean =>
  facts.cooling && status === "Processing" && (cools_until ?? 0) > now;

/** What the machine's guards read, as it is now. */
export const factsOf = (order: Order, now: number) => ({
  ...order.facts,
  cooling: isCoolingAt(order, now),
});

/** Exactly the machine's events for this order, less those the person's role may not send, in the screen's order. */
export function offersOf(order: Order, person: Person | null, now = 0): Offer[] {
  const steps = stepsOf(orderMachine, orderValue(order), factsOf(order, now));
  return (orders.moves ?? []).flatMap((action) => {
    const step = steps.find((each) => each.event === action.event);
    return step && allows(action.rule, person) ? [{ action, refusedBy: step.refusedBy }] : [];
  });
}

/** A step that carries the order on; the others stop it, take it back or end it. */
function isForward({ action }: Offer): boolean {
  return !action.final && !(action.asks ?? []).some((ask) => ask.startsWith("reason"));
}

export interface Arranged {
  /** The next step: the one primary button. */
  readonly primary: Offer | null;
  readonly beside: readonly Offer[];
  readonly menu: readonly Offer[];
}

/** How many steps stand beside the primary one. */
const BESIDE = 2;

/** What is a button and what waits in the menu: possible steps first, and of those the forward ones. */
export function arrange(offers: readonly Offer[]): Arranged {
  const isOpen = (offer: Offer) => offer.refusedBy === null;
  const forward = offers.filter(isForward);
  const primary = forward.find(isOpen) ?? forward[0] ?? null;
  const ranked = [...forward, ...offers.filter((offer) => !isForward(offer))];
  const others = [...ranked.filter(isOpen), ...ranked.filter((offer) => !isOpen(offer))]
    .filter((offer) => offer !== primary);
  const room = others.length === BESIDE + 1 ? BESIDE + 1 : BESIDE;
  return { primary, beside: others.slice(0, room), menu: others.slice(room) };
}

/** True when something is asked before the step is sent. */
export const asksFirst = (action: MoveAction): boolean =>
  action.final === true || Boolean(action.asks?.length);

export interface Ask {
  readonly name: string;
  readonly isOptional: boolean;
}

/** Fields of a step's form. */
export const asksOf = (action: MoveAction): Ask[] =>
  (action.asks ?? []).map((ask) => ({ name: ask.replace(/\?$/, ""), isOptional: ask.endsWith("?") }));
