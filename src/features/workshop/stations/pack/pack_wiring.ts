/** Gives the pack bench its effects: a confirmation is sent as a scan, and a label bought here is printed. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom, StateFrom } from "xstate";
import { parseScan } from "../../../../../api/codes/scan.ts";
import type { Command } from "../../../../../api/codes/scan_codes.ts";
import { packMachine } from "../../../../../machines/workshop/pack.ts";
import type { Confirmation } from "../../../../../machines/workshop/pack_facts.ts";
import { useActorRef } from "../../../../engine/wiring/actor.ts";
import type { OwnBench } from "../wiring.ts";
import { packVerdict } from "./pack_verdict.ts";

export type PackActor = ActorRefFrom<typeof packMachine>;
export type PackState = StateFrom<typeof packMachine>;

/** Matches no package: the one that was put aside must not come back. */
const NONE = "-";

/** Returns the package that scans belong to, or an empty text. */
export const benchCode = (state: PackState): string =>
  state.hasTag("onBench") ? state.context.parcel?.code ?? "" : "";

/** Returns the package to fetch: a reloaded screen finds the one that was left on the bench. */
export function deskPackage(state: PackState): string {
  const { parcel: pkg, answeredAt, closed } = state.context;
  return pkg?.code ?? (answeredAt === 0 && closed === "" ? "" : NONE);
}

export function commandIn(code: string): Command | null {
  const read = parseScan(code);
  return read.kind === "command" ? read.command : null;
}

/** Returns the number of a card's reason; 0 for any other code. */
export function reasonIn(code: string): number {
  const read = parseScan(code);
  return read.kind === "command" ? read.reason ?? 0 : 0;
}

interface Outside {
  /** Sends a code as if it were scanned. */
  readonly send: (confirmation: Confirmation) => void;
  readonly print: (id: string) => void;
}

/** `outside` is set once the station exists: each needs the other. */
export function wiredPack() {
  const outside: { current: Outside | null } = { current: null };
  let weighed: Confirmation | null = null;
  const machine = packMachine.provide({
    actions: {
      sendConfirm: (_, confirmation) => {
        weighed = confirmation;
        outside.current?.send(confirmation);
      },
      printLabel: (_, { id }) => outside.current?.print(id),
    },
  });
  const ownOf = (actor: PackActor): OwnBench => ({
    addBenchFacts: (scanned) => {
      const isConfirm = commandIn(scanned.code) === "confirm";
      const { weight_g, sure, method_code, net_sure, about: meant } = isConfirm && weighed ? weighed : {};
      if (isConfirm) weighed = null;
      // Confirms the package that was on the bench, even if it was about to go on the shelf.
      const about = meant || benchCode(actor.getSnapshot());
      return {
        code: scanned.code,
        typed: scanned.typed,
        ...about && { about },
        ...weight_g !== undefined && { weight_g },
        ...sure !== undefined && { sure },
        ...method_code !== undefined && { method_code },
        ...net_sure !== undefined && { net_sure },
      };
    },
    onSent: (key, { code }) =>
      actor.send({ type: "scan.sent", key, isConfirm: commandIn(code) === "confirm" }),
    onAnswer: (answer, at) => actor.send({ type: "scan.answered", answer, at }),
    verdictOf: packVerdict,
  });
  return { machine, outside, ownOf };
}

export function usePack() {
  const [wired] = useState(wiredPack);
  const actor = useActorRef(wired.machine);
  return { actor, snapshot: useSelector(actor, (each) => each), ...wired };
}
