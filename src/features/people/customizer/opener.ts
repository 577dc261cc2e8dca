import { signal } from "@preact/signals-react";
import {
  type Appearance,
  type AppearancePatch,
  DEFAULT_APPEARANCE,
} from "../../../../api/people/customizer.ts";
import { useMedia } from "../../../lib/use_media.ts";

export const opener = signal<HTMLElement | null>(null);

/** Matches screens that have the customizer; on smaller ones the panel would cover the page. */
const ROOMY = "(min-width: 768px)";

/** Returns false on small screens, and if `disableCustomizer` is set. Source: docs/requirements.md S2.55. */
export function useIsOffered({ disableCustomizer }: Appearance): boolean {
  const isRoomy = useMedia(ROOMY);
  return isRoomy && !disableCustomizer;
}

/** Returns the changes that reset all choices except `disableCustomizer`, which the person cannot choose. */
export function resetPatch(appearance: Appearance): AppearancePatch {
  const { disableCustomizer: _, ...chosen } = DEFAULT_APPEARANCE;
  const differs = ([field, value]: [string, unknown]) => appearance[field as keyof Appearance] !== value;
  return Object.fromEntries(Object.entries(chosen).filter(differs));
}
