/** Searches items. The answer to the last query counts, even if an earlier one arrives later. */
import { useEffect, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../../../api/constants.ts";
import { allows, type Person } from "../../../../api/access.ts";
import { Items, PricedItems } from "../../../../api/generated/operations/items.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import { ask } from "../../../lib/client.ts";
import { readDraft, writeDraft } from "../../../lib/drafts.ts";
import type { Failure, Outcome } from "../../../lib/outcome.ts";

export interface FoundItem {
  readonly _id: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly image_id: string;
  /** This and the following fields are missing for people who may not see the catalogue. */
  readonly price_minor?: number;
  readonly currency?: string;
  /** In stock, Low or Out; empty if stock is not counted. */
  readonly stock?: string;
}

/** Number of items that fit into the list under a field. */
const SHOWN_ITEMS = 12;

export interface ItemSearch {
  readonly items: readonly FoundItem[];
  readonly isAsking: boolean;
  readonly failure: Failure | null;
}

const NOTHING: ItemSearch = { items: [], isAsking: false, failure: null };

/** SKUs that were chosen last in this tab, the newest first. */
const RECENT = "items.recent";
/** Recent SKUs fill at most half of the list under a field. */
const MAX_RECENT = 6;

function recentOf(userId: string): readonly string[] {
  const draft = readDraft(userId, RECENT);
  return Array.isArray(draft) ? draft.filter((each) => typeof each === "string").slice(0, MAX_RECENT) : [];
}

export function rememberItem(userId: string, sku: string): void {
  writeDraft(userId, RECENT, [sku, ...recentOf(userId).filter((each) => each !== sku)].slice(0, MAX_RECENT));
}

type Found = Outcome<{ readonly items: readonly FoundItem[] }>;

async function find(text: string, person: Person, signal: AbortSignal): Promise<Found> {
  const options = { background: true, perPage: SHOWN_ITEMS, signal };
  const findItems = (
    variables: { readonly search?: string; readonly sku?: readonly string[] },
  ): Promise<Found> =>
    allows(catalogueRights.view, person)
      ? ask(PricedItems, variables, options)
      : ask(Items, variables, options);
  const recent = text === "" ? recentOf(person._id) : [];
  if (recent.length === 0) return await findItems({ search: text });
  const [known, others] = await Promise.all([findItems({ sku: recent }), findItems({ search: "" })]);
  if (!known.ok || !others.ok) return others;
  const first = recent.flatMap((sku) => known.data.items.find((each) => each.sku === sku) ?? []);
  const rest = others.data.items.filter(({ sku }) => !recent.includes(sku));
  return { ok: true, data: { items: [...first, ...rest].slice(0, SHOWN_ITEMS) } };
}

/** Searches shortly after the last key press; searches nothing while `text` is null. */
export function useItemSearch(text: string | null, person: Person): ItemSearch {
  const [found, setFound] = useState<ItemSearch>(NOTHING);
  useEffect(() => {
    if (text === null) return setFound(NOTHING);
    const controller = new AbortController();
    const { signal } = controller;
    setFound((known) => ({ ...known, isAsking: true }));
    const timer = setTimeout(async () => {
      const outcome = await find(text, person, signal);
      if (signal.aborted) return;
      setFound(
        outcome.ok
          ? { items: outcome.data.items, isAsking: false, failure: null }
          : { items: [], isAsking: false, failure: outcome.failure },
      );
    }, SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, person]);
  return found;
}
