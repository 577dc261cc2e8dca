import { useEffect, useLayoutEffect } from "react";
import { fromPromise } from "xstate";
import { allows, inPerson, type Person } from "../../../../api/access.ts";
import { appearanceOf } from "../../../../api/people/customizer.ts";
import { MyLook, SaveLook } from "../../../../api/generated/operations/customizer.ts";
import { preferencesMachine, type SaveAnswer } from "../../../../machines/people/preferences.ts";
import type { Me } from "../../../../machines/people/session.ts";
import { ask } from "../../../lib/client.ts";
import { direction } from "../../../lib/i18n.ts";
import { liveState, onChange, onGap } from "../../../engine/live/live.ts";
import { createActor } from "../../../engine/wiring/actor.ts";

/** The appearance is secondary on a screen: its failures never navigate away. */
const BACKGROUND = { background: true } as const;
const PROFILES = "profiles";

export const wiredPreferences = () =>
  preferencesMachine.provide({
    actors: {
      saveLook: fromPromise(async ({ input: { changes } }): Promise<SaveAnswer> => {
        const outcome = await ask(SaveLook, { customizer: changes }, { ...BACKGROUND, keepalive: true });
        return outcome.ok
          ? { kind: "saved", appearance: appearanceOf(outcome.data.updateProfile.customizer) }
          : { kind: "failed", failure: outcome.failure };
      }),
      fetchLook: fromPromise(async ({ signal }) => {
        const outcome = await ask(MyLook, {}, { ...BACKGROUND, signal });
        return outcome.ok && outcome.data.cUser ? appearanceOf(outcome.data.cUser.customizer) : null;
      }),
    },
  });

/** One window shows one person, so one actor is enough. */
export const preferences = createActor(wiredPreferences()).start();
preferences.subscribe(({ context }) => {
  direction.value = context.shown.direction;
});

export function usePreferencesOf(person: (Me & Person) | null): void {
  // Runs before paint, since the layout depends on the text direction.
  useLayoutEffect(() => {
    if (!person) return preferences.send({ type: "person.left" });
    preferences.send({
      type: "person.known",
      personId: person._id,
      // An appearance chosen while acting as this person is only tried, never saved.
      canSave: !person.acting && allows(inPerson, person),
      appearance: appearanceOf(person.customizer),
    });
  }, [person]);
  useEffect(() => {
    const doubt = () => preferences.send({ type: "look.doubt" });
    // With a live connection, changes in other windows arrive as events.
    const onFocus = () => liveState.peek() !== "on" && doubt();
    const onLeave = () => preferences.send({ type: "look.flush" });
    addEventListener("focus", onFocus);
    addEventListener("pagehide", onLeave);
    const stops = [onChange(PROFILES, doubt), onGap(doubt)];
    return () => {
      removeEventListener("focus", onFocus);
      removeEventListener("pagehide", onLeave);
      stops.forEach((stop) => stop());
      preferences.send({ type: "person.left" });
    };
  }, []);
}
