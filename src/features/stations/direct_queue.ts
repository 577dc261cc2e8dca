/** Sends scans one after the other: what was not answered is asked again with the same key. */
import { Scan } from "../../../api/generated/operations/stations.ts";
import type { Answer, Scanned } from "../../../machines/station_facts.ts";
import { ask } from "../../lib/client.ts";

export interface ToldAnswer {
  readonly answer: Answer;
  /** It was kept meanwhile. */
  readonly isLate: boolean;
}

export interface ScanQueue {
  /** @returns the key of the scan */
  readonly scan: (scanned: Scanned) => string;
  readonly onAnswer: (listener: (told: ToldAnswer) => void) => () => void;
}

const AGAIN_MS = 2_000;
const LATE_MS = 5_000;
const wait = (ms: number) => new Promise((go) => setTimeout(go, ms));

export function openQueue(
  { station, device }: { readonly station: string; readonly device: string },
): ScanQueue {
  const listeners = new Set<(told: ToldAnswer) => void>();
  let last: Promise<void> = Promise.resolve();
  async function send(key: string, scanned: Scanned): Promise<void> {
    const from = performance.now();
    for (;;) {
      const outcome = await ask(Scan, { station, device, scans: [{ key, ...scanned }] }, {
        background: true,
      });
      const answer = outcome.ok ? outcome.data.scan[0] : undefined;
      if (answer) {
        const isLate = performance.now() - from > LATE_MS;
        listeners.forEach((tell) => tell({ answer, isLate }));
        return;
      }
      await wait(AGAIN_MS);
    }
  }
  return {
    scan: (scanned) => {
      const key = crypto.randomUUID();
      last = last.then(() => send(key, scanned));
      return key;
    },
    onAnswer: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
