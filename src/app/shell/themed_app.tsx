/** Its children are created outside of it: another colour redraws only components that read it. */
import { FluentProvider } from "@fluentui/react-components";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import { useAppearance } from "../../features/people/customizer/appearance.ts";
import { PersonContext } from "../../lib/person.ts";
import { loadThemes, useIsDressed, usePageTheme } from "../../parts/theme/dress.ts";

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
  const isDressed = useIsDressed(appearance);
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang, dir });
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    document.body.style.margin = "0";
  }, [lang, dir, isDark]);
  useEffect(() => {
    if (!isDressed) void loadThemes();
  }, [isDressed]);
  // Shows nothing for a moment rather than a flash of light; a person's screen stays once shown.
  const personId = person?._id ?? null;
  const [shownTo, setShownTo] = useState(isDressed ? personId : undefined);
  if (isDressed && shownTo !== personId) setShownTo(personId);
  return shownTo === personId && <FluentProvider theme={theme} dir={dir}>{children}</FluentProvider>;
}
