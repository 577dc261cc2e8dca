/**
 * What the frame's parts stand in, so that they wear the colours somebody chose. Neither makes a box of its own.
 *
 * In a menu the active item is `colorBrandBackground2` (…Hover, …Pressed) with `colorBrandForeground2` words and a
 * `colorBrandForeground1` icon; everything else reads the neutral tokens as anywhere. Source: docs/requirements.md S4.12.
 */
import { FluentProvider, mergeClasses } from "@fluentui/react-components";
import type { CSSProperties, ReactNode } from "react";
import { useLook } from "../../features/people/customizer/look.ts";
import { useMenuDress, useNavbarTokens } from "../../parts/theme/dress.ts";
import { useThemedStyles } from "./themed.styles.ts";

interface Props {
  readonly children: ReactNode;
}

/** Custom properties of some tokens, for an element of one's own. */
const propertiesOf = (tokens: object): CSSProperties =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

/** Around sidebar, drawer and horizontal menu. What opens out of a deep one wears its colours too. */
export function MenuTheme({ children }: Props) {
  const styles = useThemedStyles();
  const { theme, scheme, isDeep } = useMenuDress(useLook());
  if (!isDeep) {
    // A provider would set each of the 400 tokens once more, before the first row.
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
    // Not by a class: what opens out of the menu gets it too, and would lie below the page.
    <FluentProvider theme={theme ?? {}} style={{ colorScheme: scheme, display: "contents" }}>
      {children}
    </FluentProvider>
  );
}

/** Around the top bar. What opens out of it looks like the page: only custom properties change here. */
export function NavbarTheme({ children }: Props) {
  const styles = useThemedStyles();
  const tokens = useNavbarTokens(useLook());
  return (
    <div
      className={styles.bare}
      style={{ ...propertiesOf(tokens ?? {}), ...(tokens && { color: tokens.colorNeutralForeground1 }) }}
    >
      {children}
    </div>
  );
}
