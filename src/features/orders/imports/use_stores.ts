import { useEffect, useState } from "react";
import { ActiveStores } from "../../../../api/generated/operations/imports.ts";
import { askEveryPage } from "../../../engine/wiring/every_page.ts";
import { ask } from "../../../lib/client.ts";
import type { Outcome } from "../../../lib/outcome.ts";

export interface StoreOption {
  readonly _id: string;
  readonly name: string;
  readonly seller_name: string;
  readonly shipping_method: string;
}
type Stores = Outcome<readonly StoreOption[]>;

const askAll = (signal: AbortSignal): Promise<Stores> =>
  askEveryPage((page) => ask(ActiveStores, {}, page), (data) => data.stores, { background: true, signal });

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
