import { Button } from "@fluentui/react-components";
import type { ReactElement, ReactNode } from "react";
import { useLocation } from "wouter";

interface LinkButtonProps {
  readonly href: string;
  readonly isPrimary?: boolean;
  readonly isSmall?: boolean;
  readonly isOutward?: boolean;
  readonly icon?: ReactElement;
  readonly label?: string;
  readonly children?: ReactNode;
}

export function LinkButton(
  { href, isPrimary = false, isSmall = false, isOutward = false, icon, label, children }: LinkButtonProps,
) {
  const [, navigate] = useLocation();
  const follow = (
    event: { preventDefault(): void; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean },
  ) => {
    if (isOutward || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(href);
  };
  return (
    <Button
      as="a"
      href={href}
      appearance={isPrimary ? "primary" : icon ? "subtle" : "secondary"}
      {...(icon && { icon })}
      {...(label && { "aria-label": label, title: label })}
      size={isSmall ? "small" : "medium"}
      onClick={follow}
    >
      {children}
    </Button>
  );
}
