import { mergeClasses } from "@fluentui/react-components";
import type { Appearance } from "../../../../api/people/customizer.ts";
import { light } from "../../../parts/theme/theme.ts";
import { dark, menuTokens, navbarTokens } from "../../../parts/theme/themes.ts";
import { usePictureStyles } from "./pictures.styles.ts";

const pageOf = (theme: Appearance["theme"]) => theme === "dark" ? "dark" : "light";
const menuOf = ({ theme, layout }: Pick<Appearance, "theme" | "layout">) =>
  theme === "light" || (theme === "semi-dark" && layout === "horizontal") ? "light" : "dark";
const THEMES = { light, dark } as const;

export function Frame({ appearance }: { readonly appearance: Appearance }) {
  const styles = usePictureStyles();
  const { layout, navbarType, footerType, navbarColor, direction } = appearance;
  const page = THEMES[pageOf(appearance.theme)];
  const menu = THEMES[menuOf(appearance)].colorNeutralBackground3;
  const isFramed = layout !== "blank";
  const bar = navbarColor === "default"
    ? page.colorNeutralStroke2
    : navbarTokens(navbarColor, pageOf(appearance.theme)).colorNeutralBackground1;
  const line = { backgroundColor: page.colorNeutralStroke2 };
  return (
    <span
      className={styles.frame}
      dir={direction}
      aria-hidden="true"
      style={{ backgroundColor: page.colorNeutralBackground1 }}
    >
      {(layout === "vertical" || layout === "seller") && (
        <span
          className={mergeClasses(styles.side, appearance.sidebarCollapsed && styles.rail)}
          style={{ backgroundColor: menu }}
        />
      )}
      <span className={styles.page}>
        {isFramed && navbarType !== "hidden" && (
          <span
            className={mergeClasses(
              styles.bar,
              navbarType === "floating" && styles.floating,
              navbarType === "static" && styles.leaving,
            )}
            style={{ backgroundColor: bar }}
          />
        )}
        {layout === "horizontal" && <span className={styles.bar} style={{ backgroundColor: menu }} />}
        <span className={styles.line} style={line} />
        <span className={mergeClasses(styles.line, styles.short)} style={line} />
        {isFramed && footerType !== "hidden" && (
          <span
            className={mergeClasses(styles.foot, footerType === "static" && styles.leaving)}
            style={line}
          />
        )}
      </span>
    </span>
  );
}

type SwatchProps =
  & { readonly theme: Appearance["theme"] }
  & (
    | { readonly part: "menu"; readonly color: Appearance["menuTheme"] }
    | { readonly part: "navbar"; readonly color: Appearance["navbarColor"] }
  );

export function Swatch(props: SwatchProps) {
  const styles = usePictureStyles();
  const { theme } = props;
  const color = props.part === "menu"
    ? menuTokens(props.color, theme === "light" ? "light" : "dark").colorBrandForeground1
    : props.color === "default"
    ? THEMES[pageOf(theme)].colorNeutralBackground1
    : navbarTokens(props.color, pageOf(theme)).colorNeutralBackground1;
  return <span className={styles.swatch} aria-hidden="true" style={{ backgroundColor: color }} />;
}
