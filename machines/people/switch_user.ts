/** Requires a super token. Tokens never enter the context. Source: docs/requirements.md S2.49, S4.3, S7.14. */
import { assign, setup } from "xstate";
import { SEARCH_DEBOUNCE_MS } from "../../api/constants.ts";
import { fold, searchedText } from "../../api/fold.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

export interface Candidate {
  readonly _id: string;
  readonly identity_label: string;
  readonly role: string;
  readonly status: string;
}

/** `isWhole`: no further people exist. Null after a failed request. */
export type FoundPeople = { readonly people: readonly Candidate[]; readonly isWhole: boolean } | null;

export type SwitchAnswer =
  | { readonly kind: "switched" }
  | { readonly kind: "refused"; readonly code: string };

export interface SwitchContext {
  readonly hasSuperToken: boolean;
  readonly people: readonly Candidate[];
  readonly isWhole: boolean;
  readonly query: string;
  /** People that a search on the server found beyond the first page. */
  readonly found: readonly Candidate[];
  readonly chosen: Candidate | null;
  readonly reason: string;
  /** Why the switch was refused; empty without a refusal. */
  readonly refusal: string;
}

export type SwitchEvent =
  | { readonly type: "dialog.open" }
  | { readonly type: "dialog.close" }
  | { readonly type: "query.type"; readonly query: string }
  | { readonly type: "person.choose"; readonly person: Candidate }
  | { readonly type: "person.drop" }
  | { readonly type: "reason.type"; readonly reason: string }
  | { readonly type: "switch.confirm" };

type FoundDone = { readonly output: FoundPeople };
type AnswerDone = { readonly output: SwitchAnswer };

const RETRY_MS = 30_000;

function matching(people: readonly Candidate[], query: string): readonly Candidate[] {
  const words = fold(query).split(/\s+/);
  return people.filter(({ identity_label }) =>
    words.every((word) => searchedText(identity_label).includes(word))
  );
}

export function offeredPeople({ people, found, query }: SwitchContext): readonly Candidate[] {
  const matches = matching(people, query);
  return [...matches, ...found.filter(({ _id }) => !matches.some((each) => each._id === _id))];
}

export const switchUserMachine = setup({
  types: {
    context: {} as SwitchContext,
    input: {} as { readonly hasSuperToken: boolean },
    events: {} as SwitchEvent,
  },
  actors: {
    loadPeople: placeholderActor<FoundPeople, void>("loadPeople"),
    searchPeople: placeholderActor<FoundPeople, { readonly query: string }>("searchPeople"),
    /** Never rejects. After `switched` the browser has the other person's session. */
    switchTo: placeholderActor<SwitchAnswer, { readonly _id: string; readonly reason: string }>("switchTo"),
  },
  actions: {
    restart: placeholderAction("restart"),
    keepPeople: assign((_, { output }: FoundDone) => output ?? {}),
    keepFound: assign((_, { output }: FoundDone) => ({ found: output?.people ?? [] })),
    keepQuery: assign((_, params: { readonly query: string }) => ({ query: params.query, found: [] })),
    choose: assign((_, params: { readonly person: Candidate }) => ({ chosen: params.person, refusal: "" })),
    drop: assign({ chosen: null, refusal: "" }),
    keepReason: assign((_, params: { readonly reason: string }) => ({ reason: params.reason })),
    keepRefusal: assign((_, { output }: AnswerDone) => ({
      refusal: output.kind === "refused" ? output.code : "",
    })),
    clear: assign({ query: "", found: [], chosen: null, reason: "", refusal: "" }),
  },
  guards: {
    hasSuperToken: ({ context }) => context.hasSuperToken,
    hasPeople: (_, { output }: FoundDone) => output !== null && output.people.length > 0,
    isNobody: (_, { output }: FoundDone) => output !== null && output.people.length === 0,
    isBeyond: ({ context }, params: { readonly query: string }) =>
      !context.isWhole && params.query.trim() !== "",
    isFound: (_, { output }: FoundDone) => output !== null,
    isSwitched: (_, { output }: AnswerDone) => output.kind === "switched",
  },
  delays: { retry: RETRY_MS, debounce: SEARCH_DEBOUNCE_MS },
}).createMachine({
  id: "switchUser",
  context: ({ input }) => ({
    hasSuperToken: input.hasSuperToken,
    people: [],
    isWhole: true,
    query: "",
    found: [],
    chosen: null,
    reason: "",
    refusal: "",
  }),
  initial: "deciding",
  states: {
    deciding: { always: [{ target: "loading", guard: "hasSuperToken" }, { target: "unavailable" }] },
    loading: {
      invoke: {
        id: "loadPeople",
        src: "loadPeople",
        onDone: [
          {
            target: "ready",
            guard: { type: "hasPeople", params: ({ event }) => event },
            actions: { type: "keepPeople", params: ({ event }) => event },
          },
          { target: "unavailable", guard: { type: "isNobody", params: ({ event }) => event } },
          { target: "waiting" },
        ],
        onError: "waiting",
      },
    },
    waiting: { after: { retry: "loading" } },
    ready: {
      initial: "closed",
      states: {
        closed: { entry: "clear", on: { "dialog.open": "choosing" } },
        choosing: {
          on: {
            "dialog.close": "closed",
            "query.type": [
              {
                target: ".debouncing",
                guard: { type: "isBeyond", params: ({ event }) => event },
                actions: { type: "keepQuery", params: ({ event }) => event },
              },
              { target: ".listed", actions: { type: "keepQuery", params: ({ event }) => event } },
            ],
            "person.choose": {
              target: "givingReason",
              actions: { type: "choose", params: ({ event }) => event },
            },
          },
          initial: "listed",
          states: {
            listed: {},
            debouncing: { after: { debounce: "searching" } },
            searching: {
              invoke: {
                id: "searchPeople",
                src: "searchPeople",
                input: ({ context }) => ({ query: context.query }),
                onDone: [
                  {
                    target: "listed",
                    guard: { type: "isFound", params: ({ event }) => event },
                    actions: { type: "keepFound", params: ({ event }) => event },
                  },
                  { target: "unsearched" },
                ],
                onError: "unsearched",
              },
            },
            /** The search failed: the first page is still offered, with a message. */
            unsearched: {},
          },
        },
        givingReason: {
          on: {
            "dialog.close": "closed",
            "person.drop": { target: "choosing", actions: "drop" },
            "reason.type": { actions: { type: "keepReason", params: ({ event }) => event } },
            "switch.confirm": "switching",
          },
        },
        switching: {
          invoke: {
            id: "switchTo",
            src: "switchTo",
            input: ({ context }) => ({ _id: context.chosen?._id ?? "", reason: context.reason }),
            onDone: [
              { target: "#switchUser.switched", guard: { type: "isSwitched", params: ({ event }) => event } },
              { target: "givingReason", actions: { type: "keepRefusal", params: ({ event }) => event } },
            ],
            onError: {
              target: "givingReason",
              actions: { type: "keepRefusal", params: { output: { kind: "refused", code: "INTERNAL" } } },
            },
          },
        },
      },
    },
    unavailable: { type: "final" },
    switched: { type: "final", entry: "restart" },
  },
});
