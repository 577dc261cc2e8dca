import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { type FetchResult, recordMachine, type VersionedRecord } from "../../../machines/record.ts";
import { debounce } from "../../lib/debounce.ts";
import { onChange, onGap } from "../live/live.ts";
import { codeOf, type Failure, type Outcome } from "../../lib/outcome.ts";
import { useActorRef } from "../wiring/actor.ts";

export interface FetchOptions {
  readonly background: boolean;
  readonly signal: AbortSignal;
}

/** Loads records of one kind. `entity` is the kind's name in live events. */
export interface RecordSource<R extends VersionedRecord> {
  readonly entity: string;
  /** Further entities whose live events have the id of the record. */
  readonly others?: readonly string[];
  /** Entities within the record, with their ids: changes of these count as changes of the record. */
  readonly parts?: Readonly<Record<string, (record: R) => readonly string[]>>;
  /** Milliseconds for which changes are gathered, for records that change many times a second. */
  readonly debounceMs?: number;
  readonly fetch: (id: string, options: FetchOptions) => Promise<Outcome<R | null>>;
  /** Returns the record that the early script has loaded; null if there is none. */
  readonly given?: (id: string) => R | null;
}

/** Reads an answer. A record that came with errors is shown with a message that some of it is missing. */
export function readFetched(outcome: Outcome<VersionedRecord | null>): FetchResult {
  if (outcome.data) return { kind: "found", record: outcome.data, incomplete: !outcome.ok };
  if (outcome.ok || codeOf(outcome.failure) === "NOT_FOUND") return { kind: "missing" };
  return { kind: "failed", failure: outcome.failure };
}

export type RecordPhase = "opening" | "loading" | "ready" | "refreshing" | "missing" | "failed";

export interface ShownRecord<R> {
  readonly phase: RecordPhase;
  readonly record: R | null;
  readonly isIncomplete: boolean;
  /** Failure of the last request; if there is a record, it may be outdated. */
  readonly failure: Failure | null;
  readonly refresh: () => void;
}

export const wiredRecord = <R extends VersionedRecord>(source: RecordSource<R>) =>
  recordMachine.provide({
    actors: {
      fetchRecord: fromPromise(async ({ input, signal }) =>
        readFetched(await source.fetch(input.id, { background: input.background, signal }))
      ),
    },
  });

/** Loads a record and keeps it fresh. The id must not change: give the component a `key`. */
export function useRecord<R extends VersionedRecord>(source: RecordSource<R>, id: string): ShownRecord<R> {
  const [machine] = useState(() => wiredRecord(source));
  const [given] = useState(() => source.given?.(id) ?? null);
  const actor = useActorRef(machine, { input: { id, given } });
  const snapshot = useSelector(actor, (current) => current);
  const { record, incomplete, failure } = snapshot.context;
  // The machine's record has a general type; this one comes from `source`, so it has the type `R`.
  const latest = useRef<R | null>(null);
  latest.current = record as R | null;
  useEffect(() => {
    const { run: changed, stop } = debounce(
      source.debounceMs ?? 0,
      () => actor.send({ type: "record.changed" }),
    );
    const stops = [source.entity, ...source.others ?? []].map((entity) =>
      onChange(entity, (ids) => {
        if (ids.includes(id)) changed();
      })
    );
    const parts = Object.entries(source.parts ?? {}).map(([entity, idsOf]) =>
      onChange(entity, (ids) => {
        const own = latest.current ? idsOf(latest.current) : [];
        if (own.some((each) => ids.includes(each))) changed();
      })
    );
    stops.push(...parts, onGap(changed), stop);
    return () => stops.forEach((each) => each());
  }, [actor, source, id]);
  return {
    phase: snapshot.value,
    record: latest.current,
    isIncomplete: incomplete,
    failure: failure as Failure | null,
    refresh: () => actor.send({ type: "record.refresh" }),
  };
}
