/** The vertical layout: sidebar, top bar, screen. Under 1200 px the sidebar is a drawer. Source: spec S2.46, S4.11. */
import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useState } from "react";
import { isMemoryOnly } from "../lib/cookies.ts";
import { t } from "../lib/i18n.ts";
import { lazily } from "../lib/lazily.ts";
import { useIsWide } from "../lib/use_media.ts";
import { Aside } from "./aside.tsx";
import { Sidebar } from "./sidebar.tsx";
import { MenuTheme, NavbarTheme } from "./themed.tsx";
import { TopBar } from "./top_bar.tsx";
import { useVerticalStyles } from "./vertical.styles.ts";

const MenuDrawer = lazily(() => import("./menu_drawer.tsx"));

interface Drawer {
  readonly isOpen: boolean;
  /** Where the focus returns to. */
  readonly opener: HTMLElement;
}

interface VerticalProps {
  readonly onLogOut: () => void;
  readonly children: ReactNode;
}

export function Vertical({ onLogOut, children }: VerticalProps) {
  useSignals();
  const styles = useVerticalStyles();
  const isWide = useIsWide();
  // Stays mounted after its first opening, so that it can close with a motion.
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const close = () => setDrawer(drawer && { ...drawer, isOpen: false });
  return (
    <div className={styles.root}>
      <a href="#content" className={styles.skip}>{t("shell.skip")}</a>
      {isWide && (
        <MenuTheme>
          <div className={styles.side}>
            <Sidebar />
          </div>
        </MenuTheme>
      )}
      {!isWide && drawer && (
        <Aside>
          <MenuTheme>
            <MenuDrawer isOpen={drawer.isOpen} opener={drawer.opener} onClose={close} />
          </MenuTheme>
        </Aside>
      )}
      <div className={styles.body}>
        <NavbarTheme>
          <TopBar
            onOpenMenu={isWide ? undefined : (opener) => setDrawer({ isOpen: true, opener })}
            onLogOut={onLogOut}
          />
        </NavbarTheme>
        {isMemoryOnly.value && <div className={styles.notice} role="status">{t("shell.memoryOnly")}</div>}
        <main id="content" className={styles.main} tabIndex={-1}>{children}</main>
      </div>
    </div>
  );
}
