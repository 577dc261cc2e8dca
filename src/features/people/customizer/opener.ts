import { signal } from "@preact/signals-react";
import {
  type Appearance,
  type AppearancePatch,
  DEFAULT_APPEARANCE,
} from "../../../../api/people/customizer.ts";
import { useMedia } from "../../../lib/use_media.ts";

export const opener = signal<HTMLElement | null>(null);

/** Smaller screens hide the customizer: the panel would cover the page. */
const ROOMY = "(min-width: 768px)";

/** Source: docs/requirements.md S2.55; `disableCustomizer` hides it. */
export function useIsOffered({ disableCustomizer }: Appearance): boolean {
  const isRoomy = useMedia(ROOMY);
  return isRoomy && !disableCustomizer;
}

/** Resets all choices except `disableCustomizer`, which is not the person's own. */
export function resetPatch(appearance: Appearance): AppearancePatch {
  const { disableCustomizer: _, ...chosen } = DEFAULT_APPEARANCE;
  const differs = ([field, value]: [string, unknown]) => appearance[field as keyof Appearance] !== value;
  return Object.fromEntries(Object.entries(chosen).filter(differs));
}
