/** A change is shown at once and saved soon; an unsaved one stays shown. Source: docs/requirements.md S4.9, S5.1. */
import { assign, setup } from "xstate";
import { type Appearance, type AppearancePatch, DEFAULT_APPEARANCE } from "../../api/people/customizer.ts";
import { placeholderActor } from "../placeholder.ts";

export type SaveAnswer =
  | { readonly kind: "saved"; readonly appearance: Appearance }
  /** Without an answer the appearance may have been saved. */
  | { readonly kind: "failed"; readonly failure: unknown };

export interface SavedAppearance {
  readonly personId: string;
  /** False while somebody else acts as this person. */
  readonly canSave: boolean;
  readonly appearance: Appearance;
}

export interface PreferencesContext {
  readonly personId: string | null;
  readonly canSave: boolean;
  readonly saved: Appearance;
  readonly sending: AppearancePatch;
  /** Changes that are shown, but not sent or not saved. */
  readonly changes: AppearancePatch;
  /** Changes that were sent without success, so the saved value is unknown. */
  readonly doubtful: AppearancePatch;
  readonly shown: Appearance;
  readonly failure: unknown;
  /** Another window may have changed the appearance. */
  readonly isDue: boolean;
}

export type PreferencesEvent =
  | ({ readonly type: "person.known" } & SavedAppearance)
  | { readonly type: "person.left" }
  | { readonly type: "look.change"; readonly patch: AppearancePatch }
  | { readonly type: "look.retry" }
  | { readonly type: "look.flush" }
  | { readonly type: "look.doubt" };

/** Longer than the time between two quick clicks, so that they are saved together. */
export const SAVE_DELAY_MS = 400;

type Saved = { readonly output: SaveAnswer };
type Fetched = { readonly output: Appearance | null };
type Parts = Pick<PreferencesContext, "saved" | "sending" | "changes">;

const shownLook = ({ saved, sending, changes }: Parts): Appearance => ({ ...saved, ...sending, ...changes });
const isEmpty = (patch: AppearancePatch) => Object.keys(patch).length === 0;

/** Returns the changes to save: those that differ from the sent or saved value, or whose saved value is unknown. */
function neededChanges(
  { saved, sending, changes, doubtful }: PreferencesContext,
  patch: AppearancePatch,
): AppearancePatch {
  const base = { ...saved, ...sending };
  const all = Object.entries({ ...changes, ...patch });
  return Object.fromEntries(
    all.filter(([key, value]) => base[key as keyof Appearance] !== value || key in doubtful),
  );
}

const NOTHING = { sending: {}, changes: {}, doubtful: {}, failure: null, isDue: false } as const;
const NOBODY: PreferencesContext = {
  ...NOTHING,
  personId: null,
  canSave: false,
  saved: DEFAULT_APPEARANCE,
  shown: DEFAULT_APPEARANCE,
};

export const preferencesMachine = setup({
  types: { context: {} as PreferencesContext, events: {} as PreferencesEvent },
  actors: {
    saveLook: placeholderActor<SaveAnswer, { readonly changes: AppearancePatch }>("saveLook"),
    fetchLook: placeholderActor<Appearance | null, undefined>("fetchLook"),
  },
  actions: {
    begin: assign((_, { personId, canSave, appearance }: SavedAppearance) => ({
      ...NOTHING,
      personId,
      canSave,
      saved: appearance,
      shown: appearance,
    })),
    forget: assign(NOBODY),
    change: assign(({ context }, { patch }: { readonly patch: AppearancePatch }) => {
      const changes = neededChanges(context, patch);
      return { changes, shown: shownLook({ ...context, changes }) };
    }),
    send: assign(({ context }) => ({ sending: context.changes, changes: {} })),
    keepSaved: assign(({ context }, { output }: Saved) => {
      const saved = output.kind === "saved" ? output.appearance : context.saved;
      return {
        saved,
        sending: {},
        doubtful: {},
        failure: null,
        shown: shownLook({ ...context, saved, sending: {} }),
      };
    }),
    keepFailure: assign(({ context }, { output }: Saved) => ({
      failure: output.kind === "failed" ? output.failure : null,
      changes: { ...context.sending, ...context.changes },
      doubtful: context.sending,
      sending: {},
    })),
    keepFetched: assign((_, { output }: Fetched) => output ? { saved: output, shown: output } : {}),
    noteDoubt: assign({ isDue: true }),
    endDoubt: assign({ isDue: false }),
  },
  guards: {
    isSame: ({ context }, { personId, canSave }: SavedAppearance) =>
      context.personId === personId && context.canSave === canSave,
    canSave: ({ context }) => context.canSave,
    isDue: ({ context }) => context.isDue,
    hasNoChange: ({ context }) => isEmpty(context.changes),
    isSaved: (_, { output }: Saved) => output.kind === "saved",
  },
}).createMachine({
  id: "preferences",
  context: NOBODY,
  initial: "absent",
  on: {
    "person.known": [
      // The appearance that came with the person may be older than the changes made here.
      { guard: { type: "isSame", params: ({ event }) => event }, actions: "noteDoubt" },
      { target: ".opening", actions: { type: "begin", params: ({ event }) => event } },
    ],
    "person.left": { target: ".absent", actions: "forget" },
    "look.doubt": { actions: "noteDoubt" },
  },
  states: {
    absent: {},
    opening: { always: [{ target: "settled", guard: "canSave" }, { target: "previewing" }] },
    previewing: { on: { "look.change": { actions: { type: "change", params: ({ event }) => event } } } },
    settled: {
      always: { target: "refreshing", guard: "isDue" },
      on: {
        "look.change": { target: "debouncing", actions: { type: "change", params: ({ event }) => event } },
      },
    },
    refreshing: {
      entry: "endDoubt",
      on: {
        // The fetched appearance may be older than this change.
        "look.change": {
          target: "debouncing",
          actions: [{ type: "change", params: ({ event }) => event }, "noteDoubt"],
        },
      },
      invoke: {
        src: "fetchLook",
        input: undefined,
        onDone: { target: "settled", actions: { type: "keepFetched", params: ({ event }) => event } },
      },
    },
    debouncing: {
      always: { target: "settled", guard: "hasNoChange" },
      after: { [SAVE_DELAY_MS]: "saving" },
      on: {
        "look.change": {
          target: "debouncing",
          reenter: true,
          actions: { type: "change", params: ({ event }) => event },
        },
        "look.flush": "saving",
      },
    },
    saving: {
      entry: "send",
      on: { "look.change": { actions: { type: "change", params: ({ event }) => event } } },
      invoke: {
        src: "saveLook",
        input: ({ context }) => ({ changes: context.sending }),
        onDone: [
          {
            target: "debouncing",
            guard: { type: "isSaved", params: ({ event }) => event },
            actions: { type: "keepSaved", params: ({ event }) => event },
          },
          { target: "failed", actions: { type: "keepFailure", params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      on: {
        "look.change": { target: "debouncing", actions: { type: "change", params: ({ event }) => event } },
        "look.retry": "saving",
      },
    },
  },
});
