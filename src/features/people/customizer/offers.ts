/** Says which choices of the appearance a person is offered. Source: docs/requirements.md S4.12. */
import { type Appearance, CHOICES } from "../../../../api/people/customizer.ts";

interface Place {
  readonly appearance: Appearance;
  /** True if the window is at least 1200 px wide. */
  readonly isWide: boolean;
  readonly isForSeller: boolean;
}

type Named = keyof typeof CHOICES;
export type Offer = { readonly [Field in Named]: readonly Appearance[Field][] };

/** Returns the choices to offer. The chosen layout is always among them, even if it does not suit the window. */
export function offersOf({ appearance, isWide, isForSeller }: Place): Offer {
  const isOffered: { readonly [Layout in Appearance["layout"]]?: boolean } = {
    horizontal: isWide,
    seller: isForSeller,
  };
  return {
    ...CHOICES,
    layout: CHOICES.layout.filter((each) => isOffered[each] !== false || appearance.layout === each),
    theme: CHOICES.theme.filter((each) => each !== "semi-dark" || appearance.layout !== "horizontal"),
  };
}

/** Returns the theme, but light for semi-dark in the layout without a side menu: both look the same there. */
export function shownTheme({ theme, layout }: Appearance): Appearance["theme"] {
  return theme === "semi-dark" && layout === "horizontal" ? "light" : theme;
}
