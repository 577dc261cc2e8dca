/**
 * Picks the price table for a question. Statuses are ignored, so that the price of a past day can be computed again.
 * Source: docs/shipping.md.
 */
import type { Card, CardKind } from "./card.ts";

type Lined = Pick<
  Card,
  "kind" | "method_code" | "plan" | "min_vip" | "location_id" | "forwarder" | "destination"
>;

/** Price tables of one line follow each other: one at a time is in force. */
export const lineOf = (card: Lined): string =>
  [
    card.kind,
    card.method_code,
    card.plan,
    card.min_vip,
    card.location_id ?? "",
    card.forwarder,
    card.destination,
  ].join("|");

interface Line extends Lined {
  readonly cards: readonly Card[];
}

const booksOf = new WeakMap<readonly Card[], ReadonlyMap<string, readonly Line[]>>();

/** Sorted once for many questions, by kind and method, or by the country of a duty. */
function bookOf(cards: readonly Card[]): ReadonlyMap<string, readonly Line[]> {
  const known = booksOf.get(cards);
  if (known) return known;
  const lines = Map.groupBy(cards, lineOf);
  const found = [...lines.values()].flatMap((each): Line[] => {
    const sorted = each.toSorted((one, other) => other.effective_at - one.effective_at);
    return sorted[0] ? [{ ...sorted[0], cards: sorted }] : [];
  });
  // The most specific goes first: the highest VIP, then the own location.
  found.sort((one, other) =>
    other.min_vip - one.min_vip || Number(other.location_id !== null) - Number(one.location_id !== null)
  );
  const book = Map.groupBy(
    found,
    ({ kind, method_code, destination }) => keyOf(kind, kind === "duty" ? destination : method_code),
  );
  booksOf.set(cards, book);
  return book;
}

const keyOf = (kind: CardKind, of: string): string => `${kind}|${of}`;

export function inForce(line: readonly Card[], at: number): Card | null {
  const card = line.find(({ effective_at }) => effective_at <= at);
  return card && (card.expired_at === null || at < card.expired_at) ? card : null;
}

export interface PriceQuery {
  readonly kind: "price" | "cost";
  readonly method_code: string;
  readonly at: number;
  readonly plan: string;
  readonly vip: number;
  readonly location_id: string | null;
}

/** Prefers a plan's own price table to those for all plans, whatever their VIP level. */
export function pickCard(
  { kind, method_code, at, plan, vip, location_id }: PriceQuery,
  cards: readonly Card[],
) {
  const lines = bookOf(cards).get(keyOf(kind, method_code)) ?? [];
  for (const wanted of plan === "" ? [""] : [plan, ""]) {
    for (const line of lines) {
      if (line.plan !== wanted || line.min_vip > vip || line.forwarder !== "") continue;
      if (line.location_id !== null && line.location_id !== location_id) continue;
      const card = inForce(line.cards, at);
      if (card) return card;
    }
  }
  return null;
}

export function pickDuty(destination: string, at: number, cards: readonly Card[]): Card | null {
  const [line] = bookOf(cards).get(keyOf("duty", destination)) ?? [];
  return line ? inForce(line.cards, at) : null;
}
