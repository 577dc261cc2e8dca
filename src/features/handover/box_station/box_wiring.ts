/** Implements the effects of the box station: closing is sent as a scan, and a refusal holds the station. */
import { useSelector } from "@xstate/react";
import { useMemo, useRef, useState } from "react";
import type { ActorRefFrom, StateFrom } from "xstate";
import type { BoxPrintKind } from "../../../../api/catalogue/prints.ts";
import { boxStationMachine } from "../../../../machines/handover/box_station.ts";
import {
  type BoxPapers,
  isQuestion,
  papersNow,
  usageOf,
} from "../../../../machines/handover/box_station_context.ts";
import type { ScanInput } from "../../../../machines/workshop/station_context.ts";
import { useActorRef } from "../../../engine/wiring/actor.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { mayBeDone } from "../../../lib/outcome.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { printBoxPapers } from "../../catalogue/prints/print_packages.ts";
import type { VerdictActor } from "../../workshop/stations/frame/verdict_wiring.ts";
import type { OwnBench } from "../../workshop/stations/wiring.ts";
import { boxVerdict, heldVerdict, screenVerdict } from "./box_verdict.ts";
import { keepHeld, keepTare, readHeld, storedTare } from "./held_store.ts";

export type BoxActor = ActorRefFrom<typeof boxStationMachine>;
export type BoxState = StateFrom<typeof boxStationMachine>;

interface Outside {
  /** Sends a code as if it were scanned. */
  readonly send: (scan: ScanInput) => void;
  /** Removes a late refusal that a person has seen from the queue. */
  readonly drop: (key: string) => void;
  readonly print: (papers: BoxPapers) => void;
}

interface BoxStationOptions {
  readonly person: string;
  readonly verdict: VerdictActor;
}

/** The caller sets `outside` later: the station needs this machine, and the machine needs the station. */
export function wiredBoxStation({ person, verdict }: BoxStationOptions) {
  const outside: { current: Outside | null } = { current: null };
  let closing: ScanInput | null = null;
  const show = (shown: Parameters<typeof showVerdict>[0]) => showVerdict(shown, verdict);
  const machine = boxStationMachine.provide({
    actions: {
      sendClose: (_, scan) => {
        closing = scan;
        outside.current?.send(scan);
      },
      printPapers: (_, papers) => outside.current?.print(papers),
      refuseClose: () => show(screenVerdict("queueFirst")),
      keepTare: (_, { grams }) => keepTare(grams),
      keepHeld: ({ context: { held } }) => keepHeld(person, held),
      dropRefusal: (_, { key }) => outside.current?.drop(key),
    },
  });
  const ownOf = (actor: BoxActor): OwnBench => ({
    addBenchFacts: ({ code, typed }) => {
      const state = actor.getSnapshot();
      const { into } = state.context;
      const isClose = usageOf(code) === "close";
      const weighed = isClose ? closing : null;
      if (isClose) closing = null;
      const isOut = state.matches({ out: "on" }) && usageOf(code) === "other";
      return weighed ? { ...weighed, typed } : { code, typed, into, ...isOut && { out: true } };
    },
    onSent: (key, { code }) => actor.send({ type: "scan.sent", key, use: usageOf(code), code }),
    onAnswer: (answer, at) => {
      isAsked = isQuestion(actor.getSnapshot().context, answer);
      actor.send({ type: "scan.answered", answer, at });
    },
    verdictOf: (answer) => {
      const { held } = actor.getSnapshot().context;
      const [first] = held;
      // The first refusal stays until its goods are put aside, even if other answers arrive.
      if (first) return first.key === answer.key ? heldVerdict(first, { missed: 0, more: 0 }) : null;
      return boxVerdict(answer, isAsked);
    },
  });
  let isAsked = false;
  const printAgain = (actor: BoxActor) => {
    const papers = papersNow(actor.getSnapshot().context);
    if (papers.papers.length > 0) outside.current?.print(papers);
    else show(screenVerdict("noLabel"));
  };
  return { machine, outside, ownOf, printAgain };
}

/** Shows a verdict of the screen itself, or repeats an earlier verdict. */
export const showVerdict = (shown: ReturnType<typeof screenVerdict>, verdict: VerdictActor): void =>
  verdict.send({ type: "scan.answered", verdict: shown, at: performance.now(), isLate: false });

/** Shows the first refusal whose goods are not put aside, or clears the verdict if there is none. */
export function showHeldRefusal(state: BoxState, verdict: VerdictActor): void {
  const { held: [first, ...more], missed } = state.context;
  if (first) showVerdict(heldVerdict(first, { missed, more: more.length }), verdict);
  else verdict.send({ type: "verdict.seen" });
}

export function useBoxStation(options: BoxStationOptions) {
  const [wired] = useState(() => wiredBoxStation(options));
  const [input] = useState(() => ({ tare: storedTare(), held: readHeld(options.person) }));
  const actor = useActorRef(wired.machine, { input });
  return { actor, snapshot: useSelector(actor, (each) => each), ...wired };
}

/** Prints jobs one after the other: a new box may need papers while those of the last one are printing. */
export function useBoxPrinter(station: string) {
  const [waiting, setWaiting] = useState(0);
  const last = useRef(Promise.resolve());
  const failed = useRef(new Map<string, { readonly key: string; readonly done: Set<BoxPrintKind> }>());
  const print = useMemo(() => ({ id, papers }: BoxPapers) => {
    if (papers.length === 0) return;
    setWaiting((count) => count + 1);
    last.current = last.current.then(async () => {
      const what = [id, ...papers].join(".");
      // If the answer was lost, the same key does not record the print a second time.
      const attempt = failed.current.get(what) ?? { key: crypto.randomUUID(), done: new Set() };
      const failure = await printBoxPapers({ id, papers, station }, attempt);
      setWaiting((count) => count - 1);
      if (failure && mayBeDone(failure)) failed.current.set(what, attempt);
      else failed.current.delete(what);
      if (failure) notify("error", t("boxStation.notPrinted", { reason: failureText(failure) }));
    });
  }, [station]);
  return { isBusy: waiting > 0, print };
}
