/** The sidebar under 1200 px: over the page, closed by Escape, a click beside it or an item. Source: spec S4.11. */
import { OverlayDrawer } from "@fluentui/react-components";
import { useEffect } from "react";
import { t } from "../lib/i18n.ts";
import { Sidebar } from "./sidebar.tsx";

interface MenuDrawerProps {
  readonly isOpen: boolean;
  /** Where the focus returns to. */
  readonly opener: HTMLElement;
  readonly onClose: () => void;
}

export default function MenuDrawer({ isOpen, opener, onClose }: MenuDrawerProps) {
  useEffect(() => {
    if (!isOpen) opener.focus();
  }, [isOpen, opener]);
  return (
    <OverlayDrawer
      open={isOpen}
      size="small"
      position="start"
      aria-label={t("shell.menu")}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <Sidebar onFollow={onClose} />
    </OverlayDrawer>
  );
}
