import { useEffect, useState } from "react";
import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import { ActiveStores } from "../../../../api/generated/operations/imports.ts";
import { ask } from "../../../lib/client.ts";
import type { Outcome } from "../../../lib/outcome.ts";

export interface StoreOption {
  readonly _id: string;
  readonly name: string;
  readonly seller_name: string;
  readonly shipping_method: string;
}
type Stores = Outcome<readonly StoreOption[]>;

/** Limits the stores that are loaded; nobody would scroll through a longer list. */
const MAX_PAGES = 10;

async function askAll(signal: AbortSignal): Promise<Stores> {
  const stores: StoreOption[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const options = { background: true, signal, page, perPage: MAX_PAGE_SIZE };
    const outcome = await ask(ActiveStores, {}, options);
    if (!outcome.ok) return { ok: false, failure: outcome.failure };
    stores.push(...outcome.data.stores);
    if (outcome.data.stores.length < MAX_PAGE_SIZE) break;
  }
  return { ok: true, data: stores };
}

export interface ShownStores {
  readonly stores: Stores | null;
  readonly retry: () => void;
}

export function useStores(): ShownStores {
  const [stores, setStores] = useState<Stores | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setStores(null);
    askAll(controller.signal).then((answer) => {
      if (!controller.signal.aborted) setStores(answer);
    });
    return () => controller.abort();
  }, [tries]);
  return { stores, retry: () => setTries(tries + 1) };
}
