/** Loads figures or a worklist by the machine of records, so that a shown answer stays while it is fetched again. */
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { recordMachine, type VersionedRecord } from "../../../machines/record.ts";
import { debounce } from "../../lib/debounce.ts";
import { onChange, onGap } from "../live/live.ts";
import { type Failure, mapOutcome, type Outcome } from "../../lib/outcome.ts";
import { useActorRef } from "./actor.ts";
import { type FetchOptions, readFetched, type RecordPhase } from "../record/record_wiring.ts";

/** Time for which changes are gathered, so that figures do not change while a person reads them. */
const DEBOUNCE_MS = 5_000;

export interface AnswerSource<T extends object> {
  readonly name: string;
  /** Entities whose changes make the answer outdated. */
  readonly entities: readonly string[];
  /** True if the answer is loaded again only on request, because a new one would discard what a person does with it. */
  readonly isOnce?: boolean;
  readonly debounceMs?: number;
  readonly ask: (options: FetchOptions) => Promise<Outcome<T>>;
  /** Returns the answer that the early script has loaded; null if there is none. */
  readonly given?: () => T | null;
}

export interface ShownAnswer<T> {
  readonly phase: RecordPhase;
  readonly answer: T | null;
  /** Failure of the last request; if there is an answer, it may be outdated. */
  readonly failure: Failure | null;
  readonly refresh: () => void;
}

const asRecord = <T extends object>({ name }: AnswerSource<T>, answer: T): T & VersionedRecord => ({
  ...answer,
  _id: name,
  version: 0,
});

async function fetchAnswer<T extends object>(source: AnswerSource<T>, options: FetchOptions) {
  return readFetched(mapOutcome(await source.ask(options), (answer) => asRecord(source, answer)));
}

export const wiredAnswer = <T extends object>(source: AnswerSource<T>) =>
  recordMachine.provide({
    actors: {
      fetchRecord: fromPromise(({ input, signal }) =>
        fetchAnswer(source, { background: input.background, signal })
      ),
    },
  });

/** Loads an answer, and again after changes and after a lost connection. The source must not change. */
export function useAnswer<T extends object>(source: AnswerSource<T>): ShownAnswer<T> {
  const [machine] = useState(() => wiredAnswer(source));
  const [given] = useState(() => {
    const answer = source.given?.();
    return answer ? asRecord(source, answer) : null;
  });
  const actor = useActorRef(machine, { input: { id: source.name, given } });
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  useEffect(() => {
    const { run: changed, stop } = debounce(
      source.debounceMs ?? DEBOUNCE_MS,
      () => actor.send({ type: "record.changed" }),
    );
    const stops = source.entities.map((entity) => onChange(entity, changed));
    if (!source.isOnce) stops.push(onGap(changed));
    return () => {
      stop();
      stops.forEach((each) => each());
    };
  }, [actor, source]);
  return {
    phase: value,
    // The machine's record has a general type; this one comes from `source`, so it has the type `T`.
    answer: context.record as (T & VersionedRecord) | null,
    failure: context.failure as Failure | null,
    refresh: () => actor.send({ type: "record.refresh" }),
  };
}
