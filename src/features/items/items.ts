/** Items of the catalogue as somebody looks for them. The last question counts, whichever answer comes last. */
import { useEffect, useState } from "react";
import { SEARCH_DEBOUNCE_MS } from "../../../api/constants.ts";
import { Items } from "../../../api/generated/operations/items.ts";
import { ask } from "../../lib/client.ts";
import type { Failure } from "../../lib/outcome.ts";

export interface FoundItem {
  readonly _id: string;
  readonly sku: string;
  readonly title: string;
  readonly variant: string;
  readonly price_minor: number;
  readonly currency: string;
}

/** As many as a list under a field can show. */
const SHOWN_ITEMS = 12;

export interface ItemSearch {
  readonly items: readonly FoundItem[];
  readonly isAsking: boolean;
  readonly failure: Failure | null;
}

const NOTHING: ItemSearch = { items: [], isAsking: false, failure: null };

/** Asks a moment after the last key; nothing while `text` is null. */
export function useItemSearch(text: string | null): ItemSearch {
  const [found, setFound] = useState<ItemSearch>(NOTHING);
  useEffect(() => {
    if (text === null) return setFound(NOTHING);
    const controller = new AbortController();
    const { signal } = controller;
    setFound((known) => ({ ...known, isAsking: true }));
    const timer = setTimeout(async () => {
      const outcome = await ask(Items, { search: text }, { background: true, perPage: SHOWN_ITEMS, signal });
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
  }, [text]);
  return found;
}
