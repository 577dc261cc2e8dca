import { mergeClasses, useFluentProviderStyles_unstable } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { appearanceOf, DEFAULT_APPEARANCE } from "../../../api/people/customizer.ts";
import { menuOf } from "../../../machines/frame.ts";
import { frameNeedsOf } from "../../../resources/frames.ts";
import { t } from "../../lib/i18n.ts";
import type { Me } from "../../lib/person.ts";
import { useVisuallyHidden } from "../../lib/visually_hidden.ts";
import { useIsWide } from "../../lib/use_media.ts";
import { useFooterStyles } from "../shell/footer.styles.ts";
import { useFrameStyles } from "../shell/frame.styles.ts";
import { useSideStyles } from "../shell/side.styles.ts";
import { useThemedStyles } from "../shell/menu_theme.styles.ts";
import { useTopBarStyles } from "../shell/top_bar.styles.ts";

/** Class that Fluent gives the outermost provider; a test compares it with the app. */
const PROVIDER = "fui-FluentProvider_R_1_";

type PictureAppearance = ReturnType<typeof appearanceOf>;

/** Returns true if the frame can be drawn before the app is loaded; other appearances need the app's code. */
export const isDrawable = (appearance: PictureAppearance): boolean =>
  appearance.theme === DEFAULT_APPEARANCE.theme &&
  appearance.navbarColor === DEFAULT_APPEARANCE.navbarColor &&
  appearance.menuTheme === DEFAULT_APPEARANCE.menuTheme && appearance.layout !== "horizontal";

interface Props {
  readonly person: Me;
  readonly path: string;
  readonly children: ReactNode;
}

function Provider({ dir, children }: { readonly dir: "ltr" | "rtl"; readonly children: ReactNode }) {
  const state = { dir, themeClassName: PROVIDER, root: {} as { className?: string } };
  useFluentProviderStyles_unstable(state as Parameters<typeof useFluentProviderStyles_unstable>[0]);
  return <div dir={dir} className={state.root.className}>{children}</div>;
}

export function FramePicture({ person, path, children }: Props) {
  const appearance = appearanceOf(person.customizer);
  const styles = useFrameStyles();
  const themed = useThemedStyles();
  const isWide = useIsWide();
  const { isRailed, isBare } = frameNeedsOf(path);
  const isForSeller = person.role === "sale";
  const menu = menuOf({
    layout: appearance.layout,
    isForSeller,
    isCollapsed: appearance.sidebarCollapsed,
    ...{ isWide, isRailed, isBare },
  });
  const footer = menu === "none" ? "hidden" : appearance.footerType;
  return (
    <Provider dir={appearance.direction}>
      <div className={styles.root}>
        <a href="#content" className={styles.skip}>{t("shell.skip")}</a>
        {(menu === "full" || menu === "rail") && <SidePlace isRail={menu === "rail"} />}
        <div className={styles.body}>
          {menu !== "none" && appearance.navbarType !== "hidden" && (
            <div className={themed.bare}>
              <BarPlace type={appearance.navbarType} />
            </div>
          )}
          <main id="content" className={mergeClasses(styles.main, false)} tabIndex={-1} data-scrolls>
            {children}
            {footer === "static" && <FootPlace isSticky={false} />}
          </main>
          {footer === "sticky" && <FootPlace isSticky />}
        </div>
      </div>
      <div className={useVisuallyHidden()} role="status" aria-live="polite">
        <span />
      </div>
    </Provider>
  );
}

function SidePlace({ isRail }: { readonly isRail: boolean }) {
  const styles = useSideStyles();
  const themed = useThemedStyles();
  return (
    <div className={mergeClasses(themed.bare, themed.ink)}>
      <div className={mergeClasses(styles.place, isRail && styles.rail)}>
        <div className={mergeClasses(styles.panel, false, false)} />
      </div>
    </div>
  );
}

function BarPlace({ type }: { readonly type: PictureAppearance["navbarType"] }) {
  const styles = useTopBarStyles();
  const isFloating = type === "floating";
  return (
    <header
      className={mergeClasses(styles.root, isFloating && styles.floating, type === "static" && styles.moving)}
    />
  );
}

function FootPlace({ isSticky }: { readonly isSticky: boolean }) {
  const styles = useFooterStyles();
  return <footer className={mergeClasses(styles.root, !isSticky && styles.end)} />;
}
