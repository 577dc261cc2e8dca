/** Source: docs/requirements.md S4.12. */
import { type Appearance, CHOICES } from "../../../../api/people/customizer.ts";

interface Place {
  readonly appearance: Appearance;
  /** True from 1200 px. */
  readonly isWide: boolean;
  readonly isForSeller: boolean;
}

type Named = keyof typeof CHOICES;
export type Offer = { readonly [Field in Named]: readonly Appearance[Field][] };

/** A chosen layout stays available on every screen width. */
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

/** Without a side menu, semi-dark looks like light and is shown as light. */
export function shownTheme({ theme, layout }: Appearance): Appearance["theme"] {
  return theme === "semi-dark" && layout === "horizontal" ? "light" : theme;
}
