/** The frame around every screen; optional parts load on demand. Source: docs/requirements.md S2.46, S2.47, S4.10, S4.11. */
import { mergeClasses } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { memo, type MouseEvent, type ReactNode, useCallback, useContext, useRef } from "react";
import { useLocation } from "wouter";
import { useAppearance } from "../../features/people/customizer/appearance.ts";
import { isMemoryOnly } from "../../lib/cookies.ts";
import { t, wordsNow } from "../../lib/i18n.ts";
import { noParts } from "../../lib/group.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { useQuiet } from "../../lib/use_quiet.ts";
import type { SidebarProps } from "../menu/sidebar.tsx";
import { ScreenWatch, useLayout } from "../wiring/layout.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { Footer } from "./footer.tsx";
import { FrameContext } from "./frame_context.ts";
import { useFrameStyles } from "./frame.styles.ts";
import { DeferredPart } from "../../parts/deferred_part.tsx";
import { PersonContext } from "../../lib/person.ts";
import { shellParts } from "./parts.ts";
import { Side } from "./side.tsx";
import { MenuTheme, NavbarTheme } from "./menu_theme.tsx";
import { TopBar } from "./top_bar.tsx";
import { useBarClass } from "./use_bar_class.ts";
import { useScrolled } from "./use_scrolled.ts";

const MenuBar = lazyPart(() => import("../menu/bar.tsx"));
const MenuDrawer = lazyPart(() => import("../menu/drawer.tsx"));
const CallToActionBar = lazyPart(() => import("../../features/desk/call_to_action/bar.tsx"));
const SellerMenu = lazyPart(() => import("../menu/seller_menu.tsx"));
const ToTop = lazyPart(() => import("./to_top.tsx"));
const RestoreBars = lazyPart(() => import("./restore_bars.tsx"));

interface FrameProps {
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

interface InnerFrameProps extends FrameProps {
  readonly path: string;
  readonly words: string;
}

export function Frame(props: FrameProps) {
  const [path] = useLocation();
  return <InnerFrame {...props} path={path} words={wordsNow()} />;
}

const isSameFrame = (before: InnerFrameProps, after: InnerFrameProps): boolean =>
  before.onLogOut === after.onLogOut && before.children === after.children && before.words === after.words;

const InnerFrame = memo(function InnerFrame({ onLogOut, path, words, children }: InnerFrameProps) {
  useSignals();
  const styles = useFrameStyles();
  const person = useContext(PersonContext);
  const appearance = useAppearance();
  const layout = useLayout(path);
  const { snapshot, frame, send } = layout;
  const main = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const hasFollowed = useRef(false);
  const barClass = useBarClass(appearance.navbarType, layout);
  const { toTop, measure: measureAgain } = useScrolled(main, (px) => send({ type: "screen.scrolled", px }));

  const isQuiet = useQuiet();
  const isBlank = frame === "blank";
  const isDrawer = snapshot.matches({ menu: "drawer" });
  const isOpen = snapshot.matches({ menu: { drawer: "open" } });
  const hasSide = snapshot.matches({ menu: "full" }) || snapshot.matches({ menu: "rail" });
  // The drawer stays mounted after it was first opened, so that its closing can be animated.
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;

  const follow = useCallback((event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    hasFollowed.current = true;
    send({ type: "menu.followed" });
  }, [send]);
  const focusAfter = useCallback(() => hasFollowed.current ? main.current : opener.current, []);
  const openDrawer = useCallback((button: HTMLElement) => {
    opener.current = button;
    hasFollowed.current = false;
    send({ type: "menu.open" });
  }, [send]);
  const openMenu = isDrawer ? openDrawer : undefined;
  const menu = (props: Pick<SidebarProps, "isLabelled" | "foot">) =>
    frame === "seller"
      ? (
        <OptionalPart>
          <SellerMenu {...props} onFollow={follow} />
        </OptionalPart>
      )
      : (
        <DeferredPart of={shellParts}>
          {({ MainMenu }) => <MainMenu {...props} onFollow={follow} />}
        </DeferredPart>
      );
  const start = { onOpenMenu: openMenu, hasBrand: !hasSide };
  const onTop = snapshot.hasTag("toTop") && !appearance.hideScrollToTop ? toTop : null;
  const footer = isBlank ? "hidden" : appearance.footerType;

  return (
    <FrameContext value={frame}>
      <div className={styles.root}>
        <a href="#content" className={styles.skip}>{t("shell.skip")}</a>
        {hasSide && (
          <MenuTheme>
            <Side layout={layout}>{menu}</Side>
          </MenuTheme>
        )}
        {isDrawer && wasOpen.current && (
          <OptionalPart>
            <MenuTheme>
              <MenuDrawer
                isOpen={isOpen}
                focusAfter={focusAfter}
                onClose={() => send({ type: "menu.close" })}
              >
                {menu({ isLabelled: true })}
              </MenuDrawer>
            </MenuTheme>
          </OptionalPart>
        )}
        <div className={styles.body}>
          {!isBlank && barClass !== null && (
            <NavbarTheme>
              {person
                ? <TopBar className={barClass} {...start} {...{ onLogOut, words }} />
                : (
                  <DeferredPart of={shellParts}>
                    {({ LoggedOutBar }) => <LoggedOutBar className={barClass} {...start} />}
                  </DeferredPart>
                )}
            </NavbarTheme>
          )}
          {frame === "horizontal" && (
            <MenuTheme>
              <nav
                className={mergeClasses(styles.menu, snapshot.hasTag("shadow") && styles.shadow)}
                aria-label={t("shell.menu")}
              >
                <OptionalPart>
                  <MenuBar onFollow={follow} />
                </OptionalPart>
              </nav>
            </MenuTheme>
          )}
          {isMemoryOnly.value && (
            <div className={styles.messageBar} role="status">{t("shell.memoryOnly")}</div>
          )}
          {person && isQuiet && (
            <OptionalPart onFailure={() => {}}>
              <CallToActionBar />
            </OptionalPart>
          )}
          <DeferredPart of={shellParts}>{({ FocusWatch }) => <FocusWatch main={main} />}</DeferredPart>
          <ScreenWatch send={send} isSignedIn={person !== null} onPath={measureAgain} />
          <main
            id="content"
            ref={main}
            className={mergeClasses(styles.main, !person && styles.gray)}
            tabIndex={-1}
            data-scrolls
          >
            {children}
            {footer === "static" && <Footer isSticky={false} onTop={null} />}
          </main>
          {footer === "sticky" && <Footer isSticky onTop={onTop} />}
          {onTop && footer !== "sticky" && (
            <OptionalPart>
              <ToTop onTop={onTop} />
            </OptionalPart>
          )}
          {person && (appearance.layout === "blank" || (barClass === null && !isBlank)) && (
            <DeferredPart of={noParts}>
              {() => (
                <OptionalPart>
                  <RestoreBars isBlank={appearance.layout === "blank"} onOpenMenu={openMenu} />
                </OptionalPart>
              )}
            </DeferredPart>
          )}
        </div>
      </div>
    </FrameContext>
  );
}, isSameFrame);
