/** Arranges a record's steps as buttons and menu items. */
import type { MoveAction } from "../../../resources/define.ts";
import type { Offer } from "../../../resources/steps.ts";

/** Returns true for a step that moves the record forward; other steps stop, undo or end it. */
function isForward({ action }: Offer): boolean {
  return !action.final && !action.isUndo && !(action.asks ?? []).some((ask) => ask.startsWith("reason"));
}

export interface OfferLayout {
  readonly primary: Offer | null;
  readonly beside: readonly Offer[];
  readonly menu: readonly Offer[];
}

/** Number of buttons next to the primary one; one more replaces a menu of a single step. */
const BESIDE = 2;

/** Arranges the steps: possible steps first, and among them forward steps before others. */
export function arrange(offers: readonly Offer[]): OfferLayout {
  const isOpen = (offer: Offer) => offer.refusedBy === null;
  const forward = offers.filter(isForward);
  const primary = forward.find(isOpen) ?? forward[0] ?? null;
  const ranked = [...forward, ...offers.filter((offer) => !isForward(offer))];
  const others = [...ranked.filter(isOpen), ...ranked.filter((offer) => !isOpen(offer))]
    .filter((offer) => offer !== primary);
  const room = others.length === BESIDE + 1 ? BESIDE + 1 : BESIDE;
  return { primary, beside: others.slice(0, room), menu: others.slice(room) };
}

export const asksFirst = (action: MoveAction, questionGuard: string | null = null): boolean =>
  action.final === true || action.spends === true || action.confirms === true ||
  Boolean(action.asks?.length) || questionGuard !== null;

export interface Ask {
  readonly name: string;
  readonly isOptional: boolean;
}

export const asksOf = (action: MoveAction): Ask[] =>
  (action.asks ?? []).map((ask) => ({ name: ask.replace(/\?$/, ""), isOptional: ask.endsWith("?") }));
