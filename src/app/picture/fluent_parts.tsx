/** Replaces each of Fluent's components by one element, without hooks, slots and focus manager. */
import { mergeClasses } from "@fluentui/react-components";
import { createContext, type ReactNode, useContext } from "react";
import { usePartLooks } from "./fluent_parts.styles.ts";

interface ButtonProps {
  readonly as?: "a";
  readonly href?: string;
  readonly appearance?: "primary" | "secondary" | "subtle";
  readonly size?: "small" | "medium";
  readonly icon?: ReactNode;
  readonly disabledFocusable?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly "aria-label"?: string;
}

const Label = createContext<string | undefined>(undefined);

export function Button(
  { as, href, appearance, size, icon, disabledFocusable, className, children, ...more }: ButtonProps,
) {
  const looks = usePartLooks();
  const label = useContext(Label);
  const isSmall = size === "small";
  const isAlone = Boolean(icon) && !children;
  const Tag = as ?? "button";
  return (
    <Tag
      {...(as ? { href } : { type: "button" as const })}
      aria-label={more["aria-label"] ?? label}
      className={mergeClasses(
        looks.button,
        appearance === "primary" && looks.primary,
        appearance === "subtle" && looks.subtle,
        isSmall && looks.small,
        isSmall && Boolean(icon) && looks.smallWithIcon,
        isAlone && (isSmall ? looks.smallIconOnly : looks.iconOnly),
        disabledFocusable && looks.disabled,
        className,
      )}
    >
      {icon && <span className={mergeClasses(looks.icon, !isAlone && looks.beside)}>{icon}</span>}
      {children}
    </Tag>
  );
}

interface TooltipProps {
  readonly content: string;
  readonly relationship: "label" | "inaccessible";
  readonly children: ReactNode;
}

export function Tooltip({ content, relationship, children }: TooltipProps) {
  return <Label value={relationship === "label" ? content : undefined}>{children}</Label>;
}

interface LinkProps {
  readonly as?: "button";
  readonly href?: string;
  readonly inline?: boolean;
  readonly title?: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly "aria-label"?: string;
  readonly "aria-current"?: "page";
}

export function Link({ as, href, inline, className, children, ...more }: LinkProps) {
  const looks = usePartLooks();
  const Tag = as ?? "a";
  const classes = mergeClasses(
    looks.link,
    href !== undefined && looks.href,
    inline && looks.inline,
    className,
  );
  return (
    <Tag {...more} {...(as ? { type: "button" as const } : { href })} className={classes}>{children}</Tag>
  );
}

const Selected = createContext("");
const IsSmall = createContext(false);

interface TabListProps {
  readonly className?: string;
  readonly "aria-label"?: string;
  readonly selectedValue: string;
  readonly size?: "small";
  readonly children: ReactNode;
}

export function TabList({ className, selectedValue, size, children, ...more }: TabListProps) {
  const looks = usePartLooks();
  return (
    <div role="tablist" aria-label={more["aria-label"]} className={mergeClasses(looks.tabs, className)}>
      <Selected value={selectedValue}>
        <IsSmall value={size === "small"}>{children}</IsSmall>
      </Selected>
    </div>
  );
}

export function Tab({ value, children }: { readonly value: string; readonly children: ReactNode }) {
  const looks = usePartLooks();
  const selected = useContext(Selected);
  const isSelected = selected === value;
  const isSmall = useContext(IsSmall);
  return (
    <button
      type="button"
      role="tab"
      aria-selected={isSelected}
      className={mergeClasses(looks.tab, isSmall && looks.smallTab)}
    >
      <span className={mergeClasses(looks.content, isSelected && looks.selected)}>{children}</span>
      {!isSelected && (
        <span className={mergeClasses(looks.content, looks.reserved)} aria-hidden>{children}</span>
      )}
    </button>
  );
}

export function ProgressBar({ value, max }: { readonly value: number; readonly max: number }) {
  const looks = usePartLooks();
  return (
    <div role="progressbar" className={looks.progress}>
      <div className={looks.done} style={{ width: `${Math.round(100 * value / max)}%` }} />
    </div>
  );
}
