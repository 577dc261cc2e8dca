import { makeStyles, mergeClasses, Popover, PopoverSurface } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "wouter";
import "./focus_keeper.tsx";

const useStyles = makeStyles({
  surface: {
    boxSizing: "border-box",
    "@media (max-width: 480px)": { width: "100vw", maxWidth: "100vw" },
  },
});

interface BarPopoverProps {
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly align?: "start" | "end";
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function BarPopover({ anchor, label, align = "end", className, onClose, children }: BarPopoverProps) {
  const styles = useStyles();
  const button = useRef(anchor);
  if (anchor) button.current = anchor;
  const [path] = useLocation();
  const latest = useRef(onClose);
  latest.current = onClose;
  const known = useRef(path);
  useEffect(() => {
    if (known.current !== path) latest.current();
    known.current = path;
  }, [path]);
  if (!button.current) return null;
  return (
    <Popover
      open={anchor !== null}
      trapFocus
      positioning={{ target: button.current, position: "below", align }}
      onOpenChange={(event, { open }) => {
        // A click on the button that opened the popover already closes it.
        if (open || event.target instanceof Node && button.current?.contains(event.target)) return;
        onClose();
        button.current?.focus();
      }}
    >
      <PopoverSurface className={mergeClasses(className, styles.surface)} aria-label={label}>
        {children}
      </PopoverSurface>
    </Popover>
  );
}
