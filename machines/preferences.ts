/**
 * How the app looks for this person: absent → opening → settled ⇄ debouncing → saving → settled | failed.
 *
 * A change is shown at once and saved a moment after the last one, so that quick changes are one write; while a write
 * is under way the next ones gather. What could not be saved stays shown. Nobody's own look (somebody acts as this
 * person) is only tried. What another window saved is fetched when nothing of ours is open.
 * Effects asked for: `saveLook`, `fetchLook`. Source: docs/requirements.md S4.9, S5.1.
 */
import { assign, setup } from "xstate";
import { DEFAULT_LOOK, type Look, type LookPatch } from "../api/people/customizer.ts";
import { placeholderActor } from "./placeholder.ts";

export type SaveAnswer =
  | { readonly kind: "saved"; readonly look: Look }
  /** It may have been saved all the same: no answer is no refusal. */
  | { readonly kind: "failed"; readonly failure: unknown };

export interface Known {
  readonly personId: string;
  /** False where it is not theirs to save: somebody acts as this person. */
  readonly canSave: boolean;
  readonly look: Look;
}

export interface PreferencesContext {
  readonly personId: string | null;
  readonly canSave: boolean;
  /** As the API last said. */
  readonly saved: Look;
  /** On its way. */
  readonly sending: LookPatch;
  /** Shown and not sent, or not saved. */
  readonly changes: LookPatch;
  /** Sent without success: what the API holds of these is not known. */
  readonly doubtful: LookPatch;
  /** What the person sees. */
  readonly shown: Look;
  readonly failure: unknown;
  /** Somebody else may have changed it. */
  readonly isDue: boolean;
}

export type PreferencesEvent =
  | ({ readonly type: "person.known" } & Known)
  | { readonly type: "person.left" }
  | { readonly type: "look.change"; readonly patch: LookPatch }
  | { readonly type: "look.retry" }
  /** The page may be left: what waits is saved now. */
  | { readonly type: "look.flush" }
  | { readonly type: "look.doubt" };

/** Quiet time after the last change. Chosen: longer than between two quick clicks, shorter than a look away. */
export const SAVE_DELAY_MS = 400;

type Saved = { readonly output: SaveAnswer };
type Fetched = { readonly output: Look | null };
type Parts = Pick<PreferencesContext, "saved" | "sending" | "changes">;

const seen = ({ saved, sending, changes }: Parts): Look => ({ ...saved, ...sending, ...changes });
const isEmpty = (patch: LookPatch) => Object.keys(patch).length === 0;

/** A key that is again as it was sent or saved needs no write, unless it is not known what the API holds. */
function merged({ saved, sending, changes, doubtful }: PreferencesContext, patch: LookPatch): LookPatch {
  const base = { ...saved, ...sending };
  const all = Object.entries({ ...changes, ...patch });
  return Object.fromEntries(
    all.filter(([key, value]) => base[key as keyof Look] !== value || key in doubtful),
  );
}

const NOTHING = { sending: {}, changes: {}, doubtful: {}, failure: null, isDue: false } as const;
const NOBODY: PreferencesContext = {
  ...NOTHING,
  personId: null,
  canSave: false,
  saved: DEFAULT_LOOK,
  shown: DEFAULT_LOOK,
};

export const preferencesMachine = setup({
  types: { context: {} as PreferencesContext, events: {} as PreferencesEvent },
  actors: {
    saveLook: placeholderActor<SaveAnswer, { readonly changes: LookPatch }>("saveLook"),
    /** Null when it could not be fetched. */
    fetchLook: placeholderActor<Look | null, undefined>("fetchLook"),
  },
  actions: {
    begin: assign((_, { personId, canSave, look }: Known) => ({
      ...NOTHING,
      personId,
      canSave,
      saved: look,
      shown: look,
    })),
    forget: assign(NOBODY),
    change: assign(({ context }, { patch }: { readonly patch: LookPatch }) => {
      const changes = merged(context, patch);
      return { changes, shown: seen({ ...context, changes }) };
    }),
    send: assign(({ context }) => ({ sending: context.changes, changes: {} })),
    keepSaved: assign(({ context }, { output }: Saved) => {
      const saved = output.kind === "saved" ? output.look : context.saved;
      return {
        saved,
        sending: {},
        doubtful: {},
        failure: null,
        shown: seen({ ...context, saved, sending: {} }),
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
    isSame: ({ context }, { personId, canSave }: Known) =>
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
      // What came with the person may be older than what was changed here.
      { guard: { type: "isSame", params: ({ event }) => event }, actions: "noteDoubt" },
      { target: ".opening", actions: { type: "begin", params: ({ event }) => event } },
    ],
    "person.left": { target: ".absent", actions: "forget" },
    "look.doubt": { actions: "noteDoubt" },
  },
  states: {
    absent: {},
    opening: { always: [{ target: "settled", guard: "canSave" }, { target: "trying" }] },
    trying: { on: { "look.change": { actions: { type: "change", params: ({ event }) => event } } } },
    settled: {
      always: { target: "refreshing", guard: "isDue" },
      on: {
        "look.change": { target: "debouncing", actions: { type: "change", params: ({ event }) => event } },
      },
    },
    refreshing: {
      entry: "endDoubt",
      on: {
        // What is being fetched may be older than this change.
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
