/** The person's look, for every part of the frame, and the one way to change it. */
import { useSelector } from "@xstate/react";
import { useContext, useMemo } from "react";
import { type Look, lookOf, type LookPatch } from "../../api/customizer.ts";
import { PersonContext } from "../shell/person.ts";
import { preferences } from "../wiring/preferences.ts";

/** How the app looks now, unsaved choices too; the defaults where nobody is signed in. */
export function useLook(): Look {
  const person = useContext(PersonContext);
  // Before the machine hears of a person, what came with them holds.
  const given = useMemo(() => lookOf(person?.customizer), [person?.customizer]);
  return useSelector(
    preferences,
    ({ context }) => person && person._id === context.personId ? context.shown : given,
  );
}

/** Shows a choice at once and saves it soon. */
export function changeLook(patch: LookPatch): void {
  preferences.send({ type: "look.change", patch });
}
