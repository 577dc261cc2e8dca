/** The menu in windows narrower than 1200 px. Source: docs/requirements.md S4.11. */
import { OverlayDrawer } from "@fluentui/react-components";
import { type ReactNode, useEffect } from "react";
import { t } from "../../lib/i18n.ts";
import "../../parts/focus_keeper.tsx";

interface MenuDrawerProps {
  readonly isOpen: boolean;
  /** Returns the element to focus when the drawer closes: its button, or the chosen screen. */
  readonly focusAfter: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export default function MenuDrawer({ isOpen, focusAfter, onClose, children }: MenuDrawerProps) {
  useEffect(() => {
    if (!isOpen) focusAfter()?.focus({ preventScroll: true });
  }, [isOpen, focusAfter]);
  return (
    <OverlayDrawer
      open={isOpen}
      size="small"
      position="start"
      aria-label={t("shell.menu")}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      {children}
    </OverlayDrawer>
  );
}
