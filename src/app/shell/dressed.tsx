/**
 * The app as the person wants it to look. What stands in it is made outside of it: another colour draws nothing
 * anew but what asks for the colour.
 */
import { FluentProvider } from "@fluentui/react-components";
import { type ReactNode, useContext, useEffect, useLayoutEffect, useState } from "react";
import { useLook } from "../../features/people/customizer/look.ts";
import { PersonContext } from "../../lib/person.ts";
import { loadThemes, useIsDressed, usePageTheme } from "../../parts/theme/dress.ts";

interface Props {
  readonly lang: string;
  readonly children: ReactNode;
}

export function Dressed({ lang, children }: Props) {
  const look = useLook();
  const person = useContext(PersonContext);
  const { direction: dir } = look;
  const isDark = look.theme === "dark";
  const theme = usePageTheme(look);
  const isDressed = useIsDressed(look);
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { lang, dir });
    // The browser's own parts (checkboxes, scrollbars) follow the theme.
    document.documentElement.style.colorScheme = isDark ? "dark" : "light";
    document.body.style.margin = "0";
  }, [lang, dir, isDark]);
  useEffect(() => {
    if (!isDressed) void loadThemes();
  }, [isDressed]);
  // A moment of nothing rather than a flash of light, also behind the splash, which is nobody's; once something is
  // shown to a person it stays.
  const personId = person?._id ?? null;
  const [shownTo, setShownTo] = useState(isDressed ? personId : undefined);
  if (isDressed && shownTo !== personId) setShownTo(personId);
  return shownTo === personId && <FluentProvider theme={theme} dir={dir}>{children}</FluentProvider>;
}
