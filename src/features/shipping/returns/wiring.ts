/** Implements the effects of the returns bench: the API opens packages and grades units, each at most once. */
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { type ActorRefFrom, fromPromise } from "xstate";
import {
  GradeReturn,
  OpenReturn,
  ReleaseReturn,
  ReturnDesk,
  ReturnParcel,
  UndoOpenReturn,
  UndoReturn,
} from "../../../../api/generated/operations/returns.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { isRelease } from "../../../../api/workshop/returns.ts";
import { returnBenchMachine } from "../../../../machines/workshop/return_bench.ts";
import type {
  BenchPackage,
  CallResult,
  ReturnBenchContext,
} from "../../../../machines/workshop/return_bench_context.ts";
import { onChange, onGap } from "../../../engine/live/live.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { debounce } from "../../../lib/debounce.ts";
import { type Failure, mapOutcome, mayBeDone } from "../../../lib/outcome.ts";

export type Desk = DataOf<typeof ReturnDesk>["returnDesk"];
export type ReturnedPackage = NonNullable<DataOf<typeof ReturnParcel>["returnParcel"]>;
export type ReturnedUnit = ReturnedPackage["units"][number];

export interface BenchAt {
  readonly location: string;
  readonly device: string;
}

const endedBy = (failure: Failure): CallResult<never> => ({
  kind: mayBeDone(failure) ? "unknown" : "refused",
  failure,
});

export const wiredReturnBench = ({ location, device }: BenchAt) =>
  returnBenchMachine.provide({
    actors: {
      openPackage: fromPromise(async ({ input, signal }) => {
        const outcome = await ask(OpenReturn, { ...input, location, device }, { signal, background: true });
        return outcome.ok
          ? { kind: "done", scan: outcome.data.openReturn } as const
          : endedBy(outcome.failure);
      }),
      sendGrade: fromPromise(async ({ input: { unit, grade, reason, note, key }, signal }) => {
        const at = { unit: unit ?? "", key };
        const shared = { note, location, device };
        const how = { signal, background: true };
        if (isRelease(grade)) {
          const params = { ...shared, outcome: grade, reason_code: reason ?? "" };
          const outcome = await ask(ReleaseReturn, { ...at, params }, how);
          return outcome.ok
            ? { kind: "done", returned: outcome.data.releaseReturn } as const
            : endedBy(outcome.failure);
        }
        const params = { ...shared, grade, reason_code: reason };
        const outcome = await ask(GradeReturn, { ...at, params }, how);
        return outcome.ok
          ? { kind: "done", returned: outcome.data.gradeReturn } as const
          : endedBy(outcome.failure);
      }),
      undoOpened: fromPromise(async ({ input: { opened, key }, signal }) => {
        const args = { id: opened?._id ?? "", location, device, key };
        const outcome = await ask(UndoOpenReturn, args, { signal, background: true });
        return outcome.ok
          ? { kind: "done", code: outcome.data.undoOpenReturn.code } as const
          : endedBy(outcome.failure);
      }),
      undoGrade: fromPromise(async ({ input: { last, key }, signal }) => {
        const outcome = await ask(UndoReturn, { id: last?._id ?? "", device, key }, {
          signal,
          background: true,
        });
        return outcome.ok
          ? { kind: "done", returned: outcome.data.undoReturn } as const
          : endedBy(outcome.failure);
      }),
    },
  });

export type BenchActor = ActorRefFrom<typeof returnBenchMachine>;
export type BenchPhase =
  | "resting"
  | "opening"
  | "asking"
  | "open"
  | "givingReason"
  | "grading"
  | "unsure"
  | "undoing"
  | "undoingReturn";

export interface Bench extends Omit<ReturnBenchContext, "parcel" | "failure"> {
  readonly actor: BenchActor;
  readonly phase: BenchPhase;
  readonly parcel: ReturnedPackage | null;
  readonly failure: Failure | null;
}

/** Short, since several people may grade units of the same package. */
const CHANGED_MS = 300;

export function useReturnBench(at: BenchAt): Bench {
  const [machine] = useState(() => wiredReturnBench(at));
  const actor = useActorRef(machine);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const id = context.parcel?._id;
  useEffect(() => {
    if (id === undefined) return;
    const { run, stop } = debounce(CHANGED_MS, async () => {
      const outcome = await ask(ReturnParcel, { id, ...at }, { background: true });
      const pkg = outcome.ok ? outcome.data.returnParcel : null;
      if (pkg) actor.send({ type: "parcel.changed", parcel: pkg });
    });
    const stops = [
      onChange("packages", (ids) => {
        if (ids.includes(id)) run();
      }),
      // A new photo changes only the unit, not the package.
      onChange("units", (ids) => {
        if (actor.getSnapshot().context.parcel?.units.some(({ _id }) => ids.includes(_id))) run();
      }),
      onGap(run),
    ];
    return () => {
      stop();
      stops.forEach((each) => each());
    };
  }, [actor, id]);
  return {
    ...context,
    actor,
    phase: value,
    // The machine stores packages untyped; these came from the API with their types.
    parcel: context.parcel as (ReturnedPackage & BenchPackage) | null,
    failure: context.failure as Failure | null,
  };
}

export const deskSource = (location: string, device: string): AnswerSource<Desk> => ({
  name: `returns.${location}`,
  entities: ["packages"],
  debounceMs: CHANGED_MS,
  ask: async (options) =>
    mapOutcome(
      await ask(ReturnDesk, { location: location || null, device }, options),
      (data) => data.returnDesk,
    ),
});

export const useReturnDesk = (location: string, device: string) => {
  const [source] = useState(() => deskSource(location, device));
  return useAnswer(source);
};

export const newKey = (): string => crypto.randomUUID();
