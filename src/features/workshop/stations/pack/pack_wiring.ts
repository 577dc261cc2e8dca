/** Gives the pack bench its effects: what is confirmed goes as a scan, and the label that was bought here is printed. */
import { useSelector } from "@xstate/react";
import { useState } from "react";
import type { ActorRefFrom, StateFrom } from "xstate";
import { parseScan } from "../../../../../api/codes/scan.ts";
import type { Command } from "../../../../../api/codes/scanned.ts";
import { packMachine } from "../../../../../machines/pack.ts";
import type { Confirmation } from "../../../../../machines/pack_facts.ts";
import { useActorRef } from "../../../../engine/wiring/actor.ts";
import type { OwnBench } from "../wiring.ts";
import { packVerdict } from "./pack_verdict.ts";

export type PackActor = ActorRefFrom<typeof packMachine>;
export type PackState = StateFrom<typeof packMachine>;

/** No package has this code: nothing is to be found that was put aside. */
const NONE = "-";

/** The package that scans belong to; empty where none lies there. */
export const benchCode = (state: PackState): string =>
  state.hasTag("onBench") ? state.context.parcel?.code ?? "" : "";

/** What the desk asks for: a screen that was opened anew finds what was left there. */
export function deskParcel(state: PackState): string {
  const { parcel, answeredAt, closed } = state.context;
  return parcel?.code ?? (answeredAt === 0 && closed === "" ? "" : NONE);
}

/** Its command, where a code is a card. */
export function commandIn(code: string): Command | null {
  const read = parseScan(code);
  return read.kind === "command" ? read.command : null;
}

/** The number of the reason that a card says; 0 for any other code. */
export function reasonIn(code: string): number {
  const read = parseScan(code);
  return read.kind === "command" ? read.reason ?? 0 : 0;
}

interface Outside {
  /** Sends a code as if it was scanned. */
  readonly send: (confirmation: Confirmation) => void;
  readonly print: (id: string) => void;
}

/** `outside` is set once the station is there: the two know each other. */
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
    dress: (scanned) => {
      const isConfirm = commandIn(scanned.code) === "confirm";
      const { weight_g, sure, method_code, net_sure, about: meant } = isConfirm && weighed ? weighed : {};
      if (isConfirm) weighed = null;
      // The package that was on the bench is confirmed, also if it was about to go on the shelf.
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
