import type { Card } from "../../../../api/shipping/rating/card.ts";
import { inForce } from "../../../../api/shipping/rating/pick.ts";
import { allows } from "../../../../api/access.ts";
import { costRights } from "../../../../resources/shipping/price_tables.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { cardsAt } from "./cards_store.ts";
import { lineOf } from "../../../../api/shipping/rating/pick.ts";

interface Shown {
  readonly code: string;
  readonly body: string;
}

export interface TableContext {
  readonly inForce: Shown | null;
  readonly cost: Shown | null;
}

/** Caches reads by request: fields of one record share them. */
const asked = new WeakMap<AuthorizedContext, Map<string, Promise<TableContext>>>();

export function tableContext(
  parent: Readonly<Record<string, unknown>>,
  context: AuthorizedContext,
): Promise<TableContext> {
  const id = String(parent["_id"]);
  const known = asked.get(context) ?? new Map<string, Promise<TableContext>>();
  asked.set(context, known);
  const answer = known.get(id) ?? read(parent, context);
  known.set(id, answer);
  return answer;
}

async function read(
  parent: Readonly<Record<string, unknown>>,
  context: AuthorizedContext,
): Promise<TableContext> {
  const { db, now, session } = context;
  const card = parent as unknown as Card;
  const line = lineOf({ ...card, location_id: card.location_id || null });
  const kinds = card.kind === "duty" ? ["duty"] as const : ["price", "cost"] as const;
  const cards = await cardsAt(db.read, kinds, card.kind === "duty" ? null : [card.method_code], [now()]);
  const own = inForce(cards.filter((each) => lineOf(each) === line), now());
  const cost = card.kind === "price" && allows(costRights.view, session.person)
    ? cards.find(({ kind, currency, location_id, forwarder }) =>
      kind === "cost" && currency === card.currency && location_id === null && forwarder === ""
    ) ?? null
    : null;
  return { inForce: shown(own), cost: shown(cost) };
}

const shown = (card: Card | null): Shown | null =>
  card && { code: card.code, body: JSON.stringify(card.body) };
