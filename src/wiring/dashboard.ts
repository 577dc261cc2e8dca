/** Gives the record machine a dashboard to keep fresh: the figures of the caller's day. */
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { Dashboard as DashboardOperation } from "../../api/generated/operations.ts";
import type { Dashboard } from "../../api/generated/schema.ts";
import { recordMachine, type Versioned } from "../../machines/record.ts";
import { ask } from "../lib/client.ts";
import { onChange, onGap } from "../lib/live.ts";
import type { Failure } from "../lib/outcome.ts";
import { fetchedOf, type RecordPhase } from "./record.ts";

/** Figures that move while somebody reads them are of no use: changes are gathered this long. */
const GATHER_MS = 5_000;

type Shown = Dashboard & Versioned;

export interface ShownDashboard {
  readonly phase: RecordPhase;
  readonly figures: Dashboard | null;
  readonly failure: Failure | null;
  readonly refresh: () => void;
}

async function fetchFigures(background: boolean, signal: AbortSignal) {
  const outcome = await ask(DashboardOperation, {}, { background, signal });
  if (!outcome.ok) return fetchedOf({ ok: false, failure: outcome.failure });
  const record: Shown = { ...outcome.data.dashboard, _id: "dashboard", version: 0 };
  return fetchedOf({ ok: true, data: record });
}

export function useDashboard(): ShownDashboard {
  const [machine] = useState(() =>
    recordMachine.provide({
      actors: {
        fetchRecord: fromPromise(({ input, signal }) => fetchFigures(input.background, signal)),
      },
    })
  );
  const actor = useActorRef(machine, { input: { id: "dashboard" } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changed = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        actor.send({ type: "record.changed" });
      }, GATHER_MS);
    };
    const stops = [onChange("orders", changed), onGap(changed)];
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [actor]);
  return {
    phase: value,
    figures: context.record as Shown | null,
    failure: context.failure as Failure | null,
    refresh: () => actor.send({ type: "record.refresh" }),
  };
}
