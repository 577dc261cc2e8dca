/** Whether the customizer is open, and what opened it: the focus goes back there. */
import { signal } from "@preact/signals-react";
import { DEFAULT_LOOK, type Look, type LookPatch } from "../../../../api/people/customizer.ts";
import { useMedia } from "../../../lib/use_media.ts";

export const opener = signal<HTMLElement | null>(null);

/** On a small screen it is hidden; chosen: beside the panel there would be no page to see the choice on. */
const ROOMY = "(min-width: 768px)";

/** True where the customizer is offered. Source: docs/requirements.md S2.55; `disableCustomizer` hides it. */
export function useIsOffered({ disableCustomizer }: Look): boolean {
  const isRoomy = useMedia(ROOMY);
  return isRoomy && !disableCustomizer;
}

/** Everything that somebody chooses, as it was in the beginning: whether there is a customizer is not theirs. */
export function resetPatch(look: Look): LookPatch {
  const { disableCustomizer: _, ...chosen } = DEFAULT_LOOK;
  const differs = ([field, value]: [string, unknown]) => look[field as keyof Look] !== value;
  return Object.fromEntries(Object.entries(chosen).filter(differs));
}
