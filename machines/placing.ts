/** States: editing → saving → saved | editing with problems. A repeated request has the same key. */
import { assign, setup } from "xstate";
import type { ArtPixels, ArtPlace } from "../api/catalogue/artwork.ts";
import type { InputProblem } from "../api/errors.ts";
import { placeholderActor } from "./placeholder.ts";

export interface PlacedArt extends ArtPlace {
  readonly file_id: string;
  readonly method: string;
  readonly file: ArtPixels & { readonly name: string; readonly checks: readonly string[] };
}
export type Places = Readonly<Record<string, PlacedArt>>;

export type SavedAnswer =
  | { readonly kind: "saved" }
  | { readonly kind: "refused"; readonly problems: readonly InputProblem[] }
  | { readonly kind: "failed"; readonly failure: unknown };

export interface SaveInput {
  readonly places: Places;
  readonly key: string;
}

export interface PlacingContext extends SaveInput {
  readonly area: string;
  /** Artwork was placed or taken away since the places were loaded or saved. */
  readonly isChanged: boolean;
  readonly problems: readonly InputProblem[];
  readonly failure: unknown;
}

export type PlacingEvent =
  | { readonly type: "area.choose"; readonly area: string }
  | { readonly type: "art.put"; readonly placed: PlacedArt }
  | { readonly type: "art.take" }
  | { readonly type: "art.save"; readonly key: string };

type Done = { readonly output: SavedAnswer };

const EDITED = { key: "", isChanged: true, problems: [], failure: null } as const;

const edits = {
  "art.put": {
    target: "editing",
    actions: { type: "put", params: ({ event }: { event: { placed: PlacedArt } }) => event },
  },
  "art.take": { target: "editing", guard: "isThere", actions: "takeAway" },
} as const;

export const placingMachine = setup({
  types: {
    context: {} as PlacingContext,
    events: {} as PlacingEvent,
    input: {} as Pick<PlacingContext, "area" | "places">,
  },
  actors: { saveArt: placeholderActor<SavedAnswer, SaveInput>("saveArt") },
  actions: {
    choose: assign((_, { area }: { area: string }) => ({ area })),
    put: assign(({ context }, { placed }: { placed: PlacedArt }) => ({
      ...EDITED,
      places: { ...context.places, [context.area]: placed },
    })),
    takeAway: assign(({ context: { places, area } }) => {
      const { [area]: _, ...rest } = places;
      return { ...EDITED, places: rest };
    }),
    begin: assign(({ context }, { key }: { key: string }) => ({
      key: context.key || key,
      problems: [],
      failure: null,
    })),
    keepAnswer: assign((_, { output }: Done) => ({
      problems: output.kind === "refused" ? output.problems : [],
      failure: output.kind === "failed" ? output.failure : null,
    })),
    settle: assign({ isChanged: false, key: "" }),
  },
  guards: {
    isThere: ({ context }) => context.area in context.places,
    hasChanged: ({ context }) => context.isChanged,
    isSaved: (_, { output }: Done) => output.kind === "saved",
  },
}).createMachine({
  id: "placing",
  context: ({ input }) => ({ ...input, key: "", isChanged: false, problems: [], failure: null }),
  initial: "editing",
  on: { "area.choose": { actions: { type: "choose", params: ({ event }) => event } } },
  states: {
    editing: {
      on: {
        ...edits,
        "art.save": {
          target: "saving",
          guard: "hasChanged",
          actions: { type: "begin", params: ({ event }) => event },
        },
      },
    },
    saving: {
      invoke: {
        id: "saveArt",
        src: "saveArt",
        input: ({ context: { places, key } }) => ({ places, key }),
        onDone: [
          {
            target: "saved",
            guard: { type: "isSaved", params: ({ event }) => event },
            actions: "settle",
          },
          { target: "editing", actions: { type: "keepAnswer", params: ({ event }) => event } },
        ],
      },
    },
    saved: { on: { ...edits } },
  },
});
