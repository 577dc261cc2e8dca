/** A button for gloved hands: 64 pixels high, with its key. */
import { Button, type ButtonProps, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactElement, ReactNode, RefCallback } from "react";
import { t } from "../../../../lib/i18n.ts";
import { useKeysOff } from "../input/pace.ts";

const NARROW = "@media (max-width: 767px)";
/** Pixels are large because of zoom, or there is hardly any height. */
const SHORT = "@media (max-width: 767px) and (max-height: 479px)";

const useStyles = makeStyles({
  big: {
    minHeight: "64px",
    minWidth: "64px",
    paddingInline: "16px",
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    [NARROW]: { paddingInline: "8px" },
    [SHORT]: {
      flexShrink: 0,
      minHeight: "44px",
      paddingInline: "8px",
      fontSize: tokens.fontSizeBase400,
      lineHeight: tokens.lineHeightBase400,
    },
  },
  start: { justifyContent: "flex-start" },
  // Never narrower than its words and its key.
  wide: { flexGrow: 1, flexBasis: "140px", minWidth: "min-content", [SHORT]: { flexBasis: "auto" } },
  keys: {
    flexShrink: 0,
    minWidth: "28px",
    marginInlineStart: "12px",
    [NARROW]: { marginInlineStart: "8px" },
    padding: "0 6px",
    border: `${tokens.strokeWidthThin} solid currentColor`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase300,
    textAlign: "center",
    "@media (pointer: coarse)": { display: "none" },
  },
});

interface Props {
  readonly icon?: ReactElement;
  /** Announced to screen readers as the button's shortcut. */
  readonly keys?: string;
  /** The button itself, for the code that presses it by key. */
  readonly button?: RefCallback<HTMLButtonElement>;
  /** Label of a button without words. */
  readonly label?: string;
  readonly title?: string;
  readonly isPrimary?: boolean;
  readonly isWide?: boolean;
  /** Aligns its words with those of the others. */
  readonly isStart?: boolean;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

export function BigButton(props: Props) {
  const {
    icon,
    keys,
    button,
    label,
    title,
    isPrimary,
    isWide,
    isStart,
    isPressed,
    isDisabled,
    onClick,
    children,
  } = props;
  const styles = useStyles();
  // Enter ends a code of any scanner, and is never a letter of one.
  const isSlow = useKeysOff();
  const isKeyOff = isSlow && keys !== undefined && keys !== "Enter";
  const shownKeys = isKeyOff ? undefined : keys;
  const off = isKeyOff ? t("scanBox.keysOff") : undefined;
  const buttonProps: ButtonProps = {
    size: "large",
    appearance: isPrimary ? "primary" : "secondary",
    disabled: isDisabled ?? false,
    onClick,
    ...icon && { icon },
    ...label && { "aria-label": label, title: off ?? title ?? label },
    ...!label && (off ?? title) && { title: off ?? title },
    ...isPressed !== undefined && { "aria-pressed": isPressed },
    ...shownKeys && { "aria-keyshortcuts": shownKeys },
  };
  return (
    <Button
      {...buttonProps}
      ref={button ?? null}
      className={mergeClasses(styles.big, isWide && styles.wide, isStart && styles.start)}
    >
      {children}
      {shownKeys && <kbd className={styles.keys} aria-hidden="true">{shownKeys}</kbd>}
    </Button>
  );
}
