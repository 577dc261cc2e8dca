/** Provides the theme. A new color redraws only parts that read it, because the caller makes the children. */
import { FluentProvider } from "@fluentui/react-components";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import { useAppearance } from "../../features/people/customizer/appearance.ts";
import { PersonContext } from "../../lib/person.ts";
import { loadThemes, useHasThemes, usePageTheme } from "../../parts/theme/page_theme.ts";

interface Props {
  readonly lang: string;
  readonly children: ReactNode;
}

export function ThemedApp({ lang, children }: Props) {
  const appearance = useAppearance();
  const person = useContext(PersonContext);
  const { direction: dir } = appearance;
  const isDark = appearance.theme === "dark";
  const theme = usePageTheme(appearance);
  const hasThemes = useHasThemes(appearance);
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang, dir });
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    document.body.style.margin = "0";
  }, [lang, dir, isDark]);
  useEffect(() => {
    if (!hasThemes) void loadThemes();
  }, [hasThemes]);
  // Draws nothing until the person's theme is loaded, to avoid a flash of light; a screen that was drawn stays.
  const personId = person?._id ?? null;
  const [shownTo, setShownTo] = useState(hasThemes ? personId : undefined);
  if (hasThemes && shownTo !== personId) setShownTo(personId);
  return shownTo === personId && <FluentProvider theme={theme} dir={dir}>{children}</FluentProvider>;
}
