import { useEffect, useState } from "react";
import {
  FlightLoad,
  FlightProblems,
  ScanFlight,
} from "../../../../api/generated/operations/consolidations.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { items } from "../../../../resources/catalogue/items.ts";
import { ibic } from "../../../../resources/handover/ibic.ts";
import { failedAnswerOf, type Mover, runStep, useSteps } from "../../../engine/record/move_wiring.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";

export type LoadOfFlight = NonNullable<DataOf<typeof FlightLoad>["getConsolidationById"]>;
export type BoxOfFlight = LoadOfFlight["boxes"][number];
export type Problem = DataOf<typeof FlightProblems>["consolidationProblems"][number];

const SOON_MS = 500;

export const loadSource = (id: string): AnswerSource<DataOf<typeof FlightLoad>> => ({
  name: `flight.${id}`,
  entities: [ibic.query, "boxes"],
  debounceMs: SOON_MS,
  ask: ({ signal }) => ask(FlightLoad, { _id: id }, { background: true, signal }),
});

/** Problems of the goods on a flight depend on items and products, so their changes reload the problems. */
export const problemsSource = (id: string): AnswerSource<DataOf<typeof FlightProblems>> => ({
  name: `flight.${id}.problems`,
  entities: [ibic.query, "boxes", items.query, "products"],
  ask: ({ signal }) => ask(FlightProblems, { _id: id }, { background: true, signal }),
});

export interface FlightScan {
  readonly mover: Mover;
  readonly scan: (event: string, ...codes: readonly string[]) => void;
}

/**
 * Sends scans of boxes one after the other. Only the first refusal is shown; the scans behind it wait until it is
 * closed, or until the next scan.
 */
export function useFlightScan(id: string, userId: string, onDone: () => void): FlightScan {
  const mover = useScanCall(id, userId, onDone);
  const [waiting, setWaiting] = useState<readonly { readonly event: string; readonly codes: string }[]>([]);
  useEffect(() => {
    const [next, ...later] = waiting;
    if (!next || mover.phase !== "idle") return;
    setWaiting(later);
    runStep(mover, next.event, { codes: next.codes });
  }, [waiting, mover.phase]);
  return {
    mover,
    scan: (event, ...codes) => {
      const sent = codes.map((code) => code.trim()).filter(Boolean).join("\n");
      if (sent === "") return;
      setWaiting((before) => [...before, { event, codes: sent }]);
      mover.dismiss();
    },
  };
}

/** `codes` has one scanned code per line. */
const useScanCall = (id: string, userId: string, onDone: () => void): Mover =>
  useSteps(
    `flight.${id}.scan`,
    userId,
    async ({ event, key, params: { codes = "" } }) => {
      const outcome = await ask(ScanFlight, { _id: id, event, codes: codes.split("\n"), key });
      if (!outcome.ok) return failedAnswerOf(outcome.failure);
      const refused = outcome.data.scanFlight.find(({ ok }) => !ok);
      if (!refused) return { kind: "done", version: 0 };
      // The boxes that were not refused have moved.
      onDone();
      const { reason, of, box_code, code } = refused;
      return { kind: "refused", reason, of: of || box_code || code, legal: [], problems: [] };
    },
    onDone,
  );
