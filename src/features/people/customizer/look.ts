/** The person's look, for every part of the frame, and the one way to change it. */
import { useSelector } from "@xstate/react";
import { useContext, useMemo } from "react";
import { type Appearance, appearanceOf, type AppearancePatch } from "../../../../api/people/customizer.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { PersonContext } from "../../../lib/person.ts";
import { preferences } from "./wiring.ts";

/** How the app looks now, unsaved choices too; the defaults where nobody is signed in. */
export function useLook(): Appearance {
  const person = useContext(PersonContext);
  // Before the machine hears of a person, what came with them holds.
  const given = useMemo(() => appearanceOf(person?.customizer), [person?.customizer]);
  return useSelector(
    preferences,
    ({ context }) => person && person._id === context.personId ? context.shown : given,
  );
}

/** Shows a choice at once and saves it soon. */
export function changeLook(patch: AppearancePatch): void {
  preferences.send({ type: "look.change", patch });
}

export const retryLook = (): void => preferences.send({ type: "look.retry" });

export type SaveState = "saved" | "saving" | "failed" | "tried";

export function useSaveState(): SaveState {
  return useSelector(preferences, (snapshot) => {
    if (snapshot.matches("failed")) return "failed";
    if (snapshot.matches("trying")) return "tried";
    return snapshot.matches("debouncing") || snapshot.matches("saving") ? "saving" : "saved";
  });
}

export interface Unsaved {
  readonly failure: Failure | null;
  /** What is shown and not saved. */
  readonly changes: AppearancePatch;
}

const NONE: Unsaved = { failure: null, changes: {} };

/** What the last write left unsaved, and why. */
export function useUnsaved(): Unsaved {
  return useSelector(preferences, (snapshot) =>
    snapshot.matches("failed")
      // The wiring gives failures of the client, and nothing else does.
      ? { failure: snapshot.context.failure as Failure | null, changes: snapshot.context.changes }
      : NONE, (one, other) => one.failure === other.failure && one.changes === other.changes);
}
