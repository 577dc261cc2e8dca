/** Themes of menu and top bar. The active item has the brand's colors. Source: docs/requirements.md S4.12. */
import { FluentProvider, mergeClasses } from "@fluentui/react-components";
import type { CSSProperties, ReactNode } from "react";
import { useAppearance } from "../../features/people/customizer/appearance.ts";
import { useMenuAppearance, useNavbarTokens } from "../../parts/theme/page_theme.ts";
import { useThemedStyles } from "./menu_theme.styles.ts";

interface Props {
  readonly children: ReactNode;
}

const propertiesOf = (tokens: object): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

/** Gives the menu its colors, also in its overlays. */
export function MenuTheme({ children }: Props) {
  const styles = useThemedStyles();
  const { theme, scheme, isDeep } = useMenuAppearance(useAppearance());
  if (!isDeep) {
    // A FluentProvider would set all 400 tokens again, before the first row is drawn.
    return (
      <div
        className={mergeClasses(styles.bare, theme === null && styles.ink)}
        style={theme ? propertiesOf(theme) : {}}
      >
        {children}
      </div>
    );
  }
  return (
    // The style is inline, because a class would also apply to overlays of the menu, and place them behind the page.
    <FluentProvider theme={theme ?? {}} style={{ colorScheme: scheme, display: "contents" }}>
      {children}
    </FluentProvider>
  );
}

/** Changes only custom properties, so that overlays of the top bar look like the page. */
export function NavbarTheme({ children }: Props) {
  const styles = useThemedStyles();
  const tokens = useNavbarTokens(useAppearance());
  return (
    <div
      className={styles.bare}
      style={{ ...propertiesOf(tokens ?? {}), ...(tokens && { color: tokens.colorNeutralForeground1 }) }}
    >
      {children}
    </div>
  );
}
