/** What the customizer offers to this person, in this window. Source: docs/requirements.md S4.12. */
import { type Appearance, CHOICES } from "../../../../api/people/customizer.ts";

interface Place {
  readonly look: Appearance;
  /** At least 1200 px. */
  readonly isWide: boolean;
  /** The seller layout is for role `sale`. */
  readonly isForSeller: boolean;
}

type Named = keyof typeof CHOICES;
export type Offer = { readonly [Field in Named]: readonly Appearance[Field][] };

/** A layout that is chosen already stays among the choices wherever one is. */
export function offersOf({ look, isWide, isForSeller }: Place): Offer {
  const isOffered: { readonly [Layout in Appearance["layout"]]?: boolean } = {
    horizontal: isWide,
    seller: isForSeller,
  };
  return {
    ...CHOICES,
    layout: CHOICES.layout.filter((each) => isOffered[each] !== false || look.layout === each),
    theme: CHOICES.theme.filter((each) => each !== "semi-dark" || look.layout !== "horizontal"),
  };
}

/** What is shown as chosen: without a menu at the side a semi-dark page is a light one. */
export function shownTheme({ theme, layout }: Appearance): Appearance["theme"] {
  return theme === "semi-dark" && layout === "horizontal" ? "light" : theme;
}
