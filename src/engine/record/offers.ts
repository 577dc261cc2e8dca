/** Which of a record's steps stand where, and what each asks for. Pure. */
import type { MoveAction } from "../../../resources/define.ts";
import type { Offer } from "../../../resources/steps.ts";

/** A step that carries the record on; the others stop it, take it back or end it. */
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
export const asksFirst = (action: MoveAction, asked: string | null = null): boolean =>
  action.final === true || action.spends === true || action.confirms === true ||
  Boolean(action.asks?.length) || asked !== null;

export interface Ask {
  readonly name: string;
  readonly isOptional: boolean;
}

/** Fields of a step's form. */
export const asksOf = (action: MoveAction): Ask[] =>
  (action.asks ?? []).map((ask) => ({ name: ask.replace(/\?$/, ""), isOptional: ask.endsWith("?") }));
