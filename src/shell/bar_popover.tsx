/**
 * What hangs below a button of the top bar. From its first opening on it stays, closed or open: a popover that is
 * taken away while it is open leaves the page behind it hidden from screen readers.
 */
import { Popover, PopoverSurface } from "@fluentui/react-components";
import { type ReactNode, useRef } from "react";

interface BarPopoverProps {
  /** The button, while it is open. */
  readonly anchor: HTMLElement | null;
  readonly label: string;
  readonly align?: "start" | "end";
  readonly className?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function BarPopover({ anchor, label, align = "end", className, onClose, children }: BarPopoverProps) {
  const button = useRef(anchor);
  if (anchor) button.current = anchor;
  if (!button.current) return null;
  return (
    <Popover
      open={anchor !== null}
      trapFocus
      positioning={{ target: button.current, position: "below", align }}
      onOpenChange={(event, { open }) => {
        // The button that opened it closes it itself.
        if (open || event.target instanceof Node && button.current?.contains(event.target)) return;
        onClose();
        button.current?.focus();
      }}
    >
      <PopoverSurface className={className} aria-label={label}>{children}</PopoverSurface>
    </Popover>
  );
}
