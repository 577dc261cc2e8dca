/**
 * The API's latest list is shown without the announcements that the person dismissed since, so a refused dismissal
 * needs no undo. Requests run one at a time, and marks are sent first. Announcements begin and end by the clock
 * without an event, so the list is fetched every hour. Source: docs/requirements.md S2.31.
 */
import { assign, not, setup } from "xstate";
import type { CallInteraction } from "../../api/desk/call_to_action.ts";
import type { MyNotice } from "../../api/generated/schema.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

/** Reports that announcements were shown, followed or dismissed; a dismissal has exactly one id. */
export interface CallMark {
  readonly ids: readonly string[];
  readonly interaction: CallInteraction | "dismissed";
}

export type FetchedCalls =
  | { readonly kind: "known"; readonly calls: readonly MyNotice[] }
  | { readonly kind: "failed"; readonly failure: unknown };
export type MarkAnswer = { readonly kind: "noted" } | { readonly kind: "failed"; readonly failure: unknown };

export interface CallContext {
  /** Null before the first answer. */
  readonly calls: readonly MyNotice[] | null;
  /** Null for an address that resources/screens.ts does not know. */
  readonly screen: string | null;
  /** Marks that the API has not confirmed; the first may already be sent. */
  readonly marks: readonly CallMark[];
  /** The list may have changed since it was fetched. */
  readonly isDue: boolean;
}

export type CallEvent =
  | { readonly type: "screen.enter"; readonly screen: string | null }
  /** A live event arrived, or live events may have been missed. */
  | { readonly type: "calls.changed" }
  | { readonly type: "calls.see"; readonly ids: readonly string[] }
  | { readonly type: "call.follow"; readonly id: string }
  | { readonly type: "call.dismiss"; readonly id: string }
  | { readonly type: "bar.open" }
  | { readonly type: "bar.close" };

type Fetched = { readonly output: FetchedCalls };
type Sent = { readonly output: MarkAnswer };

export function shownCalls(
  { calls, screen, marks }: Pick<CallContext, "calls" | "screen" | "marks">,
): readonly MyNotice[] {
  const dismissed = new Set(marks.flatMap(({ ids, interaction }) => interaction === "dismissed" ? ids : []));
  const isHere = ({ pages }: MyNotice) => pages.length === 0 || (screen !== null && pages.includes(screen));
  return (calls ?? []).filter((call) => isHere(call) && !dismissed.has(call._id));
}

function findUnseen({ calls, marks }: CallContext, ids: readonly string[]): readonly string[] {
  const noted = new Set(marks.flatMap((mark) => mark.interaction === "shown" ? mark.ids : []));
  return (calls ?? []).filter(({ _id, is_seen }) => ids.includes(_id) && !is_seen && !noted.has(_id))
    .map(({ _id }) => _id);
}

export function newCallsIn({ output }: Fetched, context: CallContext): readonly MyNotice[] {
  if (output.kind === "failed") return [];
  const known = new Set(context.calls?.map(({ _id }) => _id));
  return shownCalls({ ...context, calls: output.calls })
    .filter(({ _id, is_seen }) => !is_seen && !known.has(_id));
}

function applyMark(calls: readonly MyNotice[], { ids, interaction }: CallMark): readonly MyNotice[] {
  if (interaction === "dismissed") return calls.filter(({ _id }) => !ids.includes(_id));
  return calls.map((call) => ids.includes(call._id) ? { ...call, is_seen: true } : call);
}

const isShown = (context: CallContext, { id }: { readonly id: string }): boolean =>
  shownCalls(context).some(({ _id }) => _id === id);

export const callToActionMachine = setup({
  types: { context: {} as CallContext, events: {} as CallEvent },
  actors: {
    fetchCalls: placeholderActor<FetchedCalls, void>("fetchCalls"),
    sendMark: placeholderActor<MarkAnswer, CallMark>("sendMark"),
  },
  actions: {
    announceNews: placeholderAction("announceNews") as (_: unknown, news: readonly MyNotice[]) => void,
    showRefusal: placeholderAction("showRefusal") as (_: unknown, failed: { failure: unknown }) => void,
    setDue: assign({ isDue: true }),
    clearDue: assign({ isDue: false }),
    setScreen: assign((_, { screen }: { readonly screen: string | null }) => ({ screen })),
    keepFetched: assign((_, { output }: Fetched) => output.kind === "known" ? { calls: output.calls } : {}),
    noteSeen: assign(({ context }, { ids }: { readonly ids: readonly string[] }) => ({
      marks: [...context.marks, { ids: findUnseen(context, ids), interaction: "shown" as const }],
    })),
    noteFollowed: assign(({ context }, { id }: { readonly id: string }) => ({
      marks: [...context.marks, { ids: [id], interaction: "clicked" as const }],
    })),
    noteDismissed: assign(({ context }, { id }: { readonly id: string }) => ({
      marks: [...context.marks, { ids: [id], interaction: "dismissed" as const }],
    })),
    keepNoted: assign(({ context: { marks: [mark, ...marks], calls } }) => ({
      marks,
      calls: mark && calls ? applyMark(calls, mark) : calls,
    })),
    dropMark: assign(({ context }) => ({ marks: context.marks.slice(1) })),
  },
  guards: {
    hasMarks: ({ context }) => context.marks.length > 0,
    isDue: ({ context }) => context.isDue,
    isShown: ({ context }, which: { readonly id: string }) => isShown(context, which),
    isNews: ({ context }, { ids }: { readonly ids: readonly string[] }) =>
      findUnseen(context, ids).length > 0,
    isNoted: (_, { output }: Sent) => output.kind === "noted",
    isDismissal: ({ context }) => context.marks[0]?.interaction === "dismissed",
    hasShown: ({ context }) => shownCalls(context).length > 0,
  },
  delays: { refresh: 3_600_000 },
}).createMachine({
  id: "callToAction",
  context: { calls: null, screen: null, marks: [], isDue: false },
  type: "parallel",
  on: {
    "screen.enter": { actions: { type: "setScreen", params: ({ event }) => event } },
    "calls.changed": { actions: "setDue" },
    "calls.see": {
      guard: { type: "isNews", params: ({ event }) => event },
      actions: { type: "noteSeen", params: ({ event }) => event },
    },
    "call.follow": {
      guard: { type: "isShown", params: ({ event }) => event },
      actions: { type: "noteFollowed", params: ({ event }) => event },
    },
    "call.dismiss": {
      guard: { type: "isShown", params: ({ event }) => event },
      actions: { type: "noteDismissed", params: ({ event }) => event },
    },
  },
  states: {
    traffic: {
      initial: "fetching",
      states: {
        fetching: {
          entry: "clearDue",
          invoke: {
            id: "fetchCalls",
            src: "fetchCalls",
            onDone: {
              target: "resting",
              actions: [
                { type: "announceNews", params: ({ event, context }) => newCallsIn(event, context) },
                { type: "keepFetched", params: ({ event }) => event },
              ],
            },
          },
        },
        resting: {
          always: [
            { guard: "hasMarks", target: "sending" },
            { guard: "isDue", target: "fetching" },
          ],
          after: { refresh: "fetching" },
        },
        sending: {
          invoke: {
            id: "sendMark",
            src: "sendMark",
            // The state is entered only with a mark.
            input: ({ context: { marks: [mark] } }) => mark ?? { ids: [], interaction: "shown" },
            onDone: [
              {
                guard: { type: "isNoted", params: ({ event }) => event },
                target: "resting",
                actions: "keepNoted",
              },
              {
                guard: "isDismissal",
                target: "resting",
                actions: [
                  {
                    type: "showRefusal",
                    params: ({ event: { output } }) => ({
                      failure: output.kind === "failed" ? output.failure : null,
                    }),
                  },
                  "dropMark",
                ],
              },
              // The person need not know that a view or a click was not counted.
              { target: "resting", actions: "dropMark" },
            ],
          },
        },
      },
    },
    bar: {
      initial: "slim",
      states: {
        slim: { on: { "bar.open": { guard: "hasShown", target: "opened" } } },
        opened: {
          always: { guard: not("hasShown"), target: "slim" },
          on: { "bar.close": "slim" },
        },
      },
    },
  },
});
