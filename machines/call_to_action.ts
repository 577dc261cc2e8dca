/**
 * The notices of the house above a screen: which there are for the person, what of them was noted, slim or opened.
 *
 * What is shown is what the API said last without those that the person dismissed meanwhile, so a dismissal that is
 * refused needs no undoing. Traffic is one thing at a time, and what was noted goes first. A notice begins and ends by
 * the clock, which nobody tells: it is looked again every hour. Effects asked for: `fetchNotices`, `sendMark`,
 * `announceNews`, `tellRefused`. Source: spec S2.31.
 */
import { assign, not, setup } from "xstate";
import type { CallDeed } from "../api/call_to_action.ts";
import type { MyNotice } from "../api/generated/schema.ts";
import { placeholderAction, placeholderActor } from "./placeholder.ts";

/** What was done with some notices; a dismissal is of one. */
export interface CallMark {
  readonly ids: readonly string[];
  readonly deed: CallDeed | "dismissed";
}

export type FetchedNotices =
  | { readonly kind: "known"; readonly notices: readonly MyNotice[] }
  | { readonly kind: "failed"; readonly failure: unknown };
export type SentMark = { readonly kind: "noted" } | { readonly kind: "failed"; readonly failure: unknown };

export interface CallContext {
  /** Null until they are known. */
  readonly notices: readonly MyNotice[] | null;
  /** The screen one is on; null where it is none of the menu's. */
  readonly screen: string | null;
  /** Not sent yet, or on the way: the first. */
  readonly marks: readonly CallMark[];
  /** Something may have changed that was not looked at. */
  readonly isDue: boolean;
}

export type CallEvent =
  | { readonly type: "screen.enter"; readonly screen: string | null }
  /** Live: some changed, came, or were missed. */
  | { readonly type: "notices.changed" }
  /** They are in front of the person. */
  | { readonly type: "notices.see"; readonly ids: readonly string[] }
  | { readonly type: "notice.follow"; readonly id: string }
  | { readonly type: "notice.dismiss"; readonly id: string }
  | { readonly type: "bar.open" }
  | { readonly type: "bar.close" };

type Fetched = { readonly output: FetchedNotices };
type Sent = { readonly output: SentMark };

/** Those of this screen that were not dismissed. */
export function shownNotices(
  { notices, screen, marks }: Pick<CallContext, "notices" | "screen" | "marks">,
): readonly MyNotice[] {
  const dismissed = new Set(marks.flatMap(({ ids, deed }) => deed === "dismissed" ? ids : []));
  const isHere = ({ pages }: MyNotice) => pages.length === 0 || (screen !== null && pages.includes(screen));
  return (notices ?? []).filter((notice) => isHere(notice) && !dismissed.has(notice._id));
}

/** Of some ids those that were not noted as seen, nor are about to be. */
export function unseenOf({ notices, marks }: CallContext, ids: readonly string[]): readonly string[] {
  const noted = new Set(marks.flatMap((mark) => mark.deed === "shown" ? mark.ids : []));
  return (notices ?? []).filter(({ _id, is_seen }) => ids.includes(_id) && !is_seen && !noted.has(_id))
    .map(({ _id }) => _id);
}

/** What came that the person has never seen, here. */
export function newsIn({ output }: Fetched, context: CallContext): readonly MyNotice[] {
  if (output.kind === "failed") return [];
  const known = new Set(context.notices?.map(({ _id }) => _id));
  return shownNotices({ ...context, notices: output.notices })
    .filter(({ _id, is_seen }) => !is_seen && !known.has(_id));
}

/** Notices as they are once a mark was noted. */
function marked(notices: readonly MyNotice[], { ids, deed }: CallMark): readonly MyNotice[] {
  if (deed === "dismissed") return notices.filter(({ _id }) => !ids.includes(_id));
  return notices.map((notice) => ids.includes(notice._id) ? { ...notice, is_seen: true } : notice);
}

const isShown = (context: CallContext, { id }: { readonly id: string }): boolean =>
  shownNotices(context).some(({ _id }) => _id === id);

export const callToActionMachine = setup({
  types: { context: {} as CallContext, events: {} as CallEvent },
  actors: {
    fetchNotices: placeholderActor<FetchedNotices, void>("fetchNotices"),
    sendMark: placeholderActor<SentMark, CallMark>("sendMark"),
  },
  actions: {
    /** Reads out what is new. */
    announceNews: placeholderAction("announceNews") as (_: unknown, news: readonly MyNotice[]) => void,
    tellRefused: placeholderAction("tellRefused") as (_: unknown, failed: { failure: unknown }) => void,
    setDue: assign({ isDue: true }),
    clearDue: assign({ isDue: false }),
    setScreen: assign((_, { screen }: { readonly screen: string | null }) => ({ screen })),
    keepFetched: assign((_, { output }: Fetched) =>
      output.kind === "known" ? { notices: output.notices } : {}
    ),
    noteSeen: assign(({ context }, { ids }: { readonly ids: readonly string[] }) => ({
      marks: [...context.marks, { ids: unseenOf(context, ids), deed: "shown" as const }],
    })),
    noteFollowed: assign(({ context }, { id }: { readonly id: string }) => ({
      marks: [...context.marks, { ids: [id], deed: "clicked" as const }],
    })),
    noteDismissed: assign(({ context }, { id }: { readonly id: string }) => ({
      marks: [...context.marks, { ids: [id], deed: "dismissed" as const }],
    })),
    keepNoted: assign(({ context: { marks: [mark, ...marks], notices } }) => ({
      marks,
      notices: mark && notices ? marked(notices, mark) : notices,
    })),
    dropMark: assign(({ context }) => ({ marks: context.marks.slice(1) })),
  },
  guards: {
    hasMarks: ({ context }) => context.marks.length > 0,
    isDue: ({ context }) => context.isDue,
    isShown: ({ context }, which: { readonly id: string }) => isShown(context, which),
    isNews: ({ context }, { ids }: { readonly ids: readonly string[] }) => unseenOf(context, ids).length > 0,
    isNoted: (_, { output }: Sent) => output.kind === "noted",
    isDismissal: ({ context }) => context.marks[0]?.deed === "dismissed",
    hasShown: ({ context }) => shownNotices(context).length > 0,
  },
  delays: { refresh: 3_600_000 },
}).createMachine({
  id: "callToAction",
  context: { notices: null, screen: null, marks: [], isDue: false },
  type: "parallel",
  on: {
    "screen.enter": { actions: { type: "setScreen", params: ({ event }) => event } },
    "notices.changed": { actions: "setDue" },
    "notices.see": {
      guard: { type: "isNews", params: ({ event }) => event },
      actions: { type: "noteSeen", params: ({ event }) => event },
    },
    "notice.follow": {
      guard: { type: "isShown", params: ({ event }) => event },
      actions: { type: "noteFollowed", params: ({ event }) => event },
    },
    "notice.dismiss": {
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
            id: "fetchNotices",
            src: "fetchNotices",
            onDone: {
              target: "resting",
              actions: [
                { type: "announceNews", params: ({ event, context }) => newsIn(event, context) },
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
            // Entered with at least one mark alone.
            input: ({ context: { marks: [mark] } }) => mark ?? { ids: [], deed: "shown" },
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
                    type: "tellRefused",
                    params: ({ event: { output } }) => ({
                      failure: output.kind === "failed" ? output.failure : null,
                    }),
                  },
                  "dropMark",
                ],
              },
              // What was not counted once is no loss to the person.
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
