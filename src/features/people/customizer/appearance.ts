import { useSelector } from "@xstate/react";
import { useContext, useMemo } from "react";
import { type Appearance, appearanceOf, type AppearancePatch } from "../../../../api/people/customizer.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { PersonContext } from "../../../lib/person.ts";
import { preferences } from "./wiring.ts";

/** Returns the current appearance with unsaved choices, or the default if nobody is signed in. */
export function useAppearance(): Appearance {
  const person = useContext(PersonContext);
  // The stored appearance of the person applies until the machine receives the person.
  const given = useMemo(() => appearanceOf(person?.customizer), [person?.customizer]);
  return useSelector(
    preferences,
    ({ context }) => person && person._id === context.personId ? context.shown : given,
  );
}

/** Shows a choice at once and saves it after a delay. */
export function changeAppearance(patch: AppearancePatch): void {
  preferences.send({ type: "look.change", patch });
}

export const retryAppearance = (): void => preferences.send({ type: "look.retry" });

export type SaveState = "saved" | "saving" | "failed" | "preview";

export function useSaveState(): SaveState {
  return useSelector(preferences, (snapshot) => {
    if (snapshot.matches("failed")) return "failed";
    if (snapshot.matches("previewing")) return "preview";
    return snapshot.matches("debouncing") || snapshot.matches("saving") ? "saving" : "saved";
  });
}

export interface UnsavedAppearance {
  readonly failure: Failure | null;
  readonly changes: AppearancePatch;
}

const NONE: UnsavedAppearance = { failure: null, changes: {} };

export function useUnsaved(): UnsavedAppearance {
  return useSelector(preferences, (snapshot) =>
    snapshot.matches("failed")
      // The machine does not type its failures; all of them come from the wiring and are of this type.
      ? { failure: snapshot.context.failure as Failure | null, changes: snapshot.context.changes }
      : NONE, (one, other) => one.failure === other.failure && one.changes === other.changes);
}
