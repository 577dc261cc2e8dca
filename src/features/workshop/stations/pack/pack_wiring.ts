/** Implements the effects of the pack bench: sends confirmations as scans, and prints labels bought here. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom, StateFrom } from "xstate";
import { parseScan } from "../../../../../api/codes/scan.ts";
import type { Command } from "../../../../../api/codes/scan_codes.ts";
import { packMachine } from "../../../../../machines/workshop/pack.ts";
import type { Confirmation } from "../../../../../machines/workshop/pack_context.ts";
import { useActorRef } from "../../../../engine/wiring/actor.ts";
import type { OwnBench } from "../wiring.ts";
import { packVerdict } from "./pack_verdict.ts";

export type PackActor = ActorRefFrom<typeof packMachine>;
export type PackState = StateFrom<typeof packMachine>;

/** Matches no package, so that a package that was put aside does not return to the bench. */
const NONE = "-";

/** Returns the code of the package that scans are about, or an empty text. */
export const benchCode = (state: PackState): string =>
  state.hasTag("onBench") ? state.context.parcel?.code ?? "" : "";

/** Returns the code of the package to fetch; empty after a reload, for the one that was last on the bench. */
export function deskPackage(state: PackState): string {
  const { parcel: pkg, answeredAt, closed } = state.context;
  return pkg?.code ?? (answeredAt === 0 && closed === "" ? "" : NONE);
}

export function commandIn(code: string): Command | null {
  const read = parseScan(code);
  return read.kind === "command" ? read.command : null;
}

/** Returns the number of the reason on a command card; 0 for any other code. */
export function reasonIn(code: string): number {
  const read = parseScan(code);
  return read.kind === "command" ? read.reason ?? 0 : 0;
}

interface Outside {
  /** Sends a code as if it were scanned. */
  readonly send: (confirmation: Confirmation) => void;
  readonly print: (id: string) => void;
}

/** The caller sets `outside` later: the station needs this machine, and the machine needs the station. */
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
      // A confirmation names its package, which may already have left the bench for the shelf.
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
