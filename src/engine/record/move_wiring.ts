import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { fromPromise } from "xstate";
import { type MoveAnswer, moveMachine, type MoveParams, type PendingMove } from "../../../machines/move.ts";
import type { InputProblem } from "../../../api/errors.ts";
import type { Columns } from "../../../machines/lifecycles/columns.ts";
import type { Resource } from "../../../resources/define.ts";
import type { ResourceLifecycle } from "../../../resources/lifecycle.ts";
import { moveDocumentOf } from "../../../resources/document.ts";
import { askText } from "../../lib/client.ts";
import { dropDraft, readDraft, writeDraft } from "../../lib/drafts.ts";
import { codeOf, type Failure, mayBeDone, type Outcome } from "../../lib/outcome.ts";
import { hasWords, t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { useActorRef } from "../wiring/actor.ts";
import { fieldProblems } from "../wiring/problems.ts";
import { moneyText } from "../../lib/amount_text.ts";

/** Data of a mutation's answer, of which only the results of steps are read. */
type Results = { readonly moves?: readonly MoveResult[] };
interface MoveResult {
  readonly _id: string;
  readonly ok: boolean;
  readonly version: number | null;
  /** Id of the record that the step created; absent if it creates none. */
  readonly made_id?: string | null;
  readonly applied?: object | null;
  readonly columns?: Columns;
  readonly reason:
    | { readonly code: string; readonly of?: string | null; readonly count?: number | null }
    | null;
  readonly short_minor?: number | null;
  readonly balance_minor?: number | null;
  readonly currency?: string | null;
  readonly legal: readonly string[];
}

/** Returns the reason with its numbers; empty if the API sent none. */
function figuresText({ reason, short_minor, balance_minor, currency }: MoveResult): string {
  const count = reason?.count;
  const counted = `reasonOf.${reason?.code}`;
  if (typeof count === "number" && hasWords(counted)) {
    return t(counted as "reasonOf.rangesPaused", { count: numberText(count) });
  }
  const isKnown = typeof short_minor === "number" && typeof balance_minor === "number" && currency;
  if (reason?.code !== "balanceShort" || !isKnown) return "";
  const amount = (minor: number) => moneyText(minor, currency);
  return t("reasonOf.balanceShort", { balance: amount(balance_minor), missing: amount(short_minor) });
}

function moveAnswerOf(outcome: Outcome<Results>, id: string): MoveAnswer {
  const result = outcome.data?.moves?.find((each) => each._id === id);
  if (result?.ok) {
    const { version, made_id: made, applied: outcome } = result;
    return { kind: "done", version: version ?? 0, ...made && { made }, ...outcome && { outcome } };
  }
  if (result) {
    return {
      kind: "refused",
      reason: result.reason?.code ?? "",
      of: result.reason?.of ?? "",
      reasonText: figuresText(result),
      legal: result.legal,
      problems: [],
      state: result.columns ?? {},
    };
  }
  if (outcome.ok) return { kind: "unknown" };
  return failedAnswerOf(outcome.failure);
}

/** Codes by which the API has decided against the step. */
const DECIDED = ["BAD_INPUT", "NOT_FOUND", "ILLEGAL_TRANSITION", "STALE", "INSUFFICIENT_BALANCE", "LIMIT"];

/** Distinguishes a refused step, a step that was not handled, and one that may have been taken. */
export function failedAnswerOf(failure: Failure): MoveAnswer {
  const code = codeOf(failure);
  if (mayBeDone(failure)) return { kind: "unknown" };
  if (code && DECIDED.includes(code) && "errors" in failure) {
    const [error] = failure.errors;
    const problems = fieldProblems(error?.problems ?? []);
    return { kind: "refused", reason: error?.reason || code, legal: error?.legal ?? [], problems };
  }
  return { kind: "failed", failure };
}

function isPending(value: unknown): value is PendingMove {
  const pending = value as Partial<PendingMove> | null;
  return typeof pending?.event === "string" && typeof pending.key === "string" && pending.key !== "" &&
    typeof pending.params === "object" && pending.params !== null;
}

/** Returns the step of an earlier visit whose answer is still unknown. */
function readPending(userId: string, what: string): PendingMove | null {
  const draft = readDraft(userId, what);
  return isPending(draft) ? { event: draft.event, key: draft.key, params: draft.params } : null;
}

export type MovePhase =
  | "idle"
  | "asking"
  | "refused"
  | "failed"
  | "sending"
  | "checking"
  | "unknown"
  | "done";

export interface Mover {
  readonly phase: MovePhase;
  /** Event of the step; empty if none was begun. */
  readonly event: string;
  readonly params: MoveParams;
  readonly problems: readonly InputProblem[];
  /** A code of api/reasons.ts or api/errors.ts. */
  readonly reason: string;
  /** Code of another record because of which the step was refused; empty for the record itself. */
  readonly of: string;
  readonly reasonText: string;
  readonly legal: readonly string[];
  /** The record's status columns at the time of the refusal. */
  readonly state: Readonly<Record<string, string>>;
  readonly failure: Failure | null;
  readonly doneEvent: string;
  /** Version of the record after the step that was just taken; 0 otherwise. */
  readonly version: number;
  readonly begin: (event: string, asks: boolean) => void;
  readonly fill: (name: string, value: string) => void;
  readonly confirm: (problems: readonly InputProblem[]) => void;
  readonly check: () => void;
  readonly dismiss: () => void;
}

const SENDING: readonly MovePhase[] = ["sending", "checking", "unknown"];
export const isSendingPhase = ({ phase }: Pick<Mover, "phase">): boolean => SENDING.includes(phase);
/** Returns true until the next step can begin. */
export const isBusyPhase = (mover: Pick<Mover, "phase">): boolean =>
  isSendingPhase(mover) || mover.phase === "done";

/** Sends a step that needs no form. */
export function runStep(mover: Mover, event: string, params: MoveParams): void {
  mover.begin(event, true);
  for (const [name, value] of Object.entries(params)) mover.fill(name, value);
  mover.confirm([]);
}

const PHASES: Readonly<Record<string, MovePhase>> = { waiting: "checking" };

type MoveSent = Pick<PendingMove, "event" | "key"> & { readonly params: object };

const LISTS: readonly string[] = ["unit_ids", "without"];
/** Returns true for fields that are sent as numbers. A text that is no number is sent unchanged, and refused. */
const isNumber = (name: string): boolean => /^(count|.+_(g|mm|minor))$/.test(name);

const FLAGS: readonly string[] = ["net_sure"];
/** Fields with rows, whose inputs keep them as JSON. */
const ROWS: readonly string[] = ["lines", "rejected"];

const valueOf = (name: string, value: unknown): unknown => {
  if (FLAGS.includes(name)) return value === "true";
  if (ROWS.includes(name)) return JSON.parse(String(value));
  if (LISTS.includes(name)) return String(value).split(",");
  return isNumber(name) && /^\d{1,15}$/.test(String(value).trim()) ? Number(value) : value;
};

/** Returns the parameters to send: texts are converted, and empty fields left out. */
export const filledParams = (params: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(params).filter(([, value]) => value !== "")
      .map(([name, value]) => [name, valueOf(name, value)]),
  );

export const sendMove =
  (lifecycle: ResourceLifecycle, id: string) =>
  async ({ event, key, params }: MoveSent): Promise<MoveAnswer> => {
    const variables = { ids: [id], event, key, ...lifecycle.input && { params: filledParams(params) } };
    return moveAnswerOf(await askText<Results>(moveDocumentOf(lifecycle), variables), id);
  };

/** @param outcome the API's report of the effect; null if there is none */
type OnDone = (event: string, made: string, outcome: unknown) => void;

export function useMove(
  { query, lifecycle }: Resource,
  id: string,
  userId: string,
  onDone: OnDone,
): Mover {
  if (!lifecycle) throw new Error(`Cannot step a record of ${query}: expected a lifecycle`);
  return useSteps(`${query}.${id}.move`, userId, sendMove(lifecycle, id), onDone);
}

export const wiredMove = (
  what: string,
  userId: string,
  send: (step: PendingMove) => Promise<MoveAnswer>,
) =>
  moveMachine.provide({
    actors: { sendMove: fromPromise(({ input }) => send(input)) },
    actions: {
      rememberPending: ({ context: { event, key, params } }) =>
        writeDraft(userId, what, { event, key, params }),
      forgetPending: () => dropDraft(userId, what),
    },
  });

/** @param what key of a step with an unknown answer, for the next visit @param onDone called once for each step taken */
export function useSteps(
  what: string,
  userId: string,
  send: (step: PendingMove) => Promise<MoveAnswer>,
  onDone: OnDone,
): Mover {
  const [machine] = useState(() => wiredMove(what, userId, send));
  const [pending] = useState(() => readPending(userId, what));
  const actor = useActorRef(machine, { input: { pending } });
  const { context, value } = useSelector(actor, (current) => current);
  const latest = useRef(onDone);
  latest.current = onDone;
  const isDone = value === "done";
  useEffect(() => {
    if (isDone) latest.current(context.doneEvent, context.made, context.outcome);
  }, [isDone, context.doneEvent, context.made, context.outcome]);
  const name = typeof value === "string" ? value : value.form;
  return {
    ...context,
    phase: PHASES[name] ?? name as MovePhase,
    failure: context.failure as Failure | null,
    begin: (event, asks) => actor.send({ type: "move.begin", event, asks, key: crypto.randomUUID() }),
    fill: (field, text) => actor.send({ type: "move.fill", name: field, value: text }),
    confirm: (problems) => actor.send({ type: "move.confirm", problems, freshKey: crypto.randomUUID() }),
    check: () => actor.send({ type: "move.check" }),
    dismiss: () => actor.send({ type: "move.dismiss" }),
  };
}
