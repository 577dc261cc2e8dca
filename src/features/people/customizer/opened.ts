/** Whether the customizer is open, and what opened it: the focus goes back there. */
import { signal } from "@preact/signals-react";
import {
  type Appearance,
  type AppearancePatch,
  DEFAULT_APPEARANCE,
} from "../../../../api/people/customizer.ts";
import { useMedia } from "../../../lib/use_media.ts";

export const opener = signal<HTMLElement | null>(null);

/** On a small screen it is hidden; chosen: beside the panel there would be no page to see the choice on. */
const ROOMY = "(min-width: 768px)";

/** True where the customizer is offered. Source: docs/requirements.md S2.55; `disableCustomizer` hides it. */
export function useIsOffered({ disableCustomizer }: Appearance): boolean {
  const isRoomy = useMedia(ROOMY);
  return isRoomy && !disableCustomizer;
}

/** Everything that somebody chooses, as it was in the beginning: whether there is a customizer is not theirs. */
export function resetPatch(look: Appearance): AppearancePatch {
  const { disableCustomizer: _, ...chosen } = DEFAULT_APPEARANCE;
  const differs = ([field, value]: [string, unknown]) => look[field as keyof Appearance] !== value;
  return Object.fromEntries(Object.entries(chosen).filter(differs));
}
