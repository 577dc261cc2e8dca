/**
 * States: closed ⇄ open { resting, typing → asking → shown | failed }.
 *
 * Local results (pages, actions, recent records) are shown at once; the server's results follow shortly after the last
 * key. New text cancels the previous request, so a late answer is never shown. Enter opens the selected result and
 * closes the search; without text it only closes, unless the arrow keys chose a result, because the pointer may rest
 * where results appear. Enter waits for the answer if the text has digits or nothing is selected, unless the person
 * chose a result; a pasted or scanned number opens its record without Enter if exactly one record has it. Source:
 * docs/requirements.md S2.53.
 */
import { assign, setup } from "xstate";
import { SEARCH_DEBOUNCE_MS } from "../../api/constants.ts";
import { placeholderAction, placeholderActor } from "../placeholder.ts";

/** Text that begins with this character finds only actions. */
export const ACTIONS_PREFIX = ">";

export interface Option {
  /** Unique among all results. */
  readonly key: string;
  /** True for a result that opens nothing and is only shown as text. */
  readonly isText?: boolean;
}
export interface OptionGroup {
  readonly options: readonly Option[];
}
type Groups = readonly OptionGroup[];

export type Reply =
  | { readonly kind: "found"; readonly groups: Groups; readonly jump: Option | null }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface SearchContext {
  readonly text: string;
  readonly localGroups: Groups;
  /** The server's results; those for the previous text stay until the next answer. */
  readonly serverGroups: Groups;
  readonly selected: string | null;
  /** The person chose the selected result, so an answer does not move the selection. */
  readonly isChosen: boolean;
  /** The text is a number that was pasted or scanned: its record opens without Enter. */
  readonly isCode: boolean;
  /** Enter was pressed, and takes effect when the answer arrives. */
  readonly isEntered: boolean;
  readonly canAsk: boolean;
  readonly failure: unknown;
}

interface Text {
  readonly text: string;
  readonly localGroups: Groups;
  readonly isCode?: boolean;
}

export type SearchEvent =
  | ({ readonly type: "search.open" } & Text)
  | ({ readonly type: "search.type" } & Text)
  | { readonly type: "search.close" }
  | { readonly type: "search.retry" }
  | { readonly type: "search.enter" }
  | {
    readonly type: "option.select";
    readonly to: "next" | "previous" | "first" | "last" | { readonly key: string };
  }
  | { readonly type: "option.go"; readonly key: string };

type Choice = { readonly option: Option };
type Answer = { readonly output: Reply };
type Step = "next" | "previous" | "first" | "last";

const isEmpty = (text: string): boolean =>
  (text.startsWith(ACTIONS_PREFIX) ? text.slice(ACTIONS_PREFIX.length) : text).trim() === "";

/** Returns the options that can be opened, in the order on the screen. */
export const optionsOf = (
  { localGroups, serverGroups }: Pick<SearchContext, "localGroups" | "serverGroups">,
): readonly Option[] =>
  [...localGroups, ...serverGroups].flatMap(({ options }) => options).filter(({ isText }) => !isText);

const optionAt = (context: SearchContext, key: string | null): Option | undefined =>
  optionsOf(context).find((option) => option.key === key);

/** Returns the key of the option that an arrow key, Home or End leads to; the first option follows the last. */
function stepTo(context: SearchContext, to: Step): string | null {
  const keys = optionsOf(context).map(({ key }) => key);
  const at = keys.indexOf(context.selected ?? "");
  const last = keys.length - 1;
  const next = { first: 0, last, next: at >= last ? 0 : at + 1, previous: at <= 0 ? last : at - 1 }[to];
  return keys[next] ?? null;
}

/** Returns true if the text is sent to the server: text that searches for actions is not. */
const isQuestion = ({ canAsk, text }: SearchContext): boolean =>
  canAsk && text.trim() !== "" && !text.startsWith(ACTIONS_PREFIX);

/** Returns true if Enter waits for the server: the text may be a number, or the answer may replace the selection. */
const mustWait = ({ isChosen, text, localGroups, selected }: SearchContext): boolean =>
  !isChosen &&
  (/\d/.test(text) || !localGroups.some(({ options }) => options.some(({ key }) => key === selected)));

const awaitedOption = ({ localGroups, isEntered }: SearchContext, { output }: Answer): Option | undefined =>
  isEntered && output.kind === "found"
    ? optionsOf({ localGroups, serverGroups: output.groups })[0]
    : undefined;

const jumpIn = ({ isCode, isEntered }: SearchContext, { output }: Answer): Option | undefined =>
  (isCode || isEntered) && output.kind === "found" ? output.jump ?? undefined : undefined;

export const searchMachine = setup({
  types: {
    context: {} as SearchContext,
    input: {} as { readonly canAsk: boolean },
    events: {} as SearchEvent,
  },
  actors: { ask: placeholderActor<Reply, { readonly text: string }>("ask") },
  actions: {
    go: (_, _params: Choice): void => placeholderAction("go")(),
    keepText: assign(({ context }, { text, localGroups, isCode = false }: Text) => {
      const serverGroups = isQuestion({ ...context, text }) ? context.serverGroups : [];
      const selected = isEmpty(text) ? null : optionsOf({ localGroups, serverGroups })[0]?.key ?? null;
      return {
        text,
        localGroups,
        serverGroups,
        selected,
        isCode,
        isChosen: false,
        isEntered: false,
        failure: null,
      };
    }),
    keepAnswer: assign(({ context }, { output }: Answer) => {
      if (output.kind === "failed") return { failure: output.failure, isEntered: false };
      const next = { ...context, serverGroups: output.groups };
      const stays = context.isChosen && optionAt(next, context.selected) !== undefined;
      const selected = stays ? context.selected : optionsOf(next)[0]?.key ?? null;
      return { serverGroups: output.groups, selected, isEntered: false, isCode: false };
    }),
    forget: assign({ serverGroups: [] }),
    awaitAnswer: assign({ isEntered: true }),
    select: assign(({ context }, { to }: { readonly to: Step | { readonly key: string } }) => {
      const key = typeof to === "string" ? stepTo(context, to) : optionAt(context, to.key)?.key;
      if (!key) return {};
      const isStep = typeof to === "string";
      return {
        selected: key,
        isChosen: isStep || !isEmpty(context.text),
        isEntered: context.isEntered && !isStep,
      };
    }),
  },
  guards: {
    isQuestion: ({ context }) => isQuestion(context),
    isCode: ({ context }) => isQuestion(context) && context.isCode,
    mustWait: ({ context }) => mustWait(context),
    hasSelected: ({ context }) =>
      optionAt(context, context.selected) !== undefined && (context.isChosen || !isEmpty(context.text)),
    isThere: ({ context }, { key }: { readonly key: string }) => optionAt(context, key) !== undefined,
    isFailed: (_, { output }: Answer) => output.kind === "failed",
    isJump: ({ context }, answer: Answer) => jumpIn(context, answer) !== undefined,
    isAwaited: ({ context }, answer: Answer) => awaitedOption(context, answer) !== undefined,
  },
}).createMachine({
  id: "search",
  context: ({ input }) => ({
    ...input,
    text: "",
    localGroups: [],
    serverGroups: [],
    selected: null,
    isChosen: false,
    isCode: false,
    isEntered: false,
    failure: null,
  }),
  initial: "closed",
  states: {
    closed: {
      entry: "forget",
      on: { "search.open": { target: "open", actions: { type: "keepText", params: ({ event }) => event } } },
    },
    open: {
      initial: "deciding",
      on: {
        "search.type": {
          target: ".deciding",
          actions: { type: "keepText", params: ({ event }) => event },
        },
        "search.close": "closed",
        "search.enter": [
          {
            target: "closed",
            guard: "hasSelected",
            actions: {
              type: "go",
              params: ({ context }) => ({ option: optionAt(context, context.selected)! }),
            },
          },
          { target: "closed" },
        ],
        "option.select": { actions: { type: "select", params: ({ event }) => event } },
        "option.go": {
          target: "closed",
          guard: { type: "isThere", params: ({ event }) => event },
          actions: {
            type: "go",
            params: ({ context, event }) => ({ option: optionAt(context, event.key)! }),
          },
        },
      },
      states: {
        deciding: {
          always: [
            { target: "asking", guard: "isCode" },
            { target: "typing", guard: "isQuestion" },
            { target: "resting" },
          ],
        },
        resting: {},
        typing: {
          after: { [SEARCH_DEBOUNCE_MS]: "asking" },
          on: { "search.enter": { target: "asking", guard: "mustWait", actions: "awaitAnswer" } },
        },
        asking: {
          on: { "search.enter": { guard: "mustWait", actions: "awaitAnswer" } },
          invoke: {
            src: "ask",
            input: ({ context }) => ({ text: context.text.trim() }),
            onDone: [
              {
                target: "failed",
                guard: { type: "isFailed", params: ({ event }) => event },
                actions: { type: "keepAnswer", params: ({ event }) => event },
              },
              {
                target: "#search.closed",
                guard: { type: "isJump", params: ({ event }) => event },
                actions: {
                  type: "go",
                  params: ({ context, event }) => ({ option: jumpIn(context, event)! }),
                },
              },
              {
                target: "#search.closed",
                guard: { type: "isAwaited", params: ({ event }) => event },
                actions: {
                  type: "go",
                  params: ({ context, event }) => ({ option: awaitedOption(context, event)! }),
                },
              },
              { target: "shown", actions: { type: "keepAnswer", params: ({ event }) => event } },
            ],
          },
        },
        shown: {},
        failed: { on: { "search.retry": "asking" } },
      },
    },
  },
});
