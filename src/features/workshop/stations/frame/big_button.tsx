/** A button for gloved hands, 64 pixels high (44 in very small windows), that shows its key. */
import { Button, type ButtonProps, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import type { ReactElement, ReactNode, RefCallback } from "react";
import { t } from "../../../../lib/i18n.ts";
import { useKeysOff } from "../input/pace.ts";

const NARROW = "@media (max-width: 767px)";
/** Matches tablets at 200 % zoom and phones in landscape. */
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
  // The button is never narrower than its text and its key.
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
  /** Key that presses the button; screen readers announce it as the shortcut. */
  readonly keys?: string;
  /** Receives the button element, for code that presses it when the key is pressed. */
  readonly button?: RefCallback<HTMLButtonElement>;
  /** Accessible label of a button without a text. */
  readonly label?: string;
  readonly title?: string;
  readonly isPrimary?: boolean;
  readonly isWide?: boolean;
  /** Aligns the text to the start, like the texts of other buttons above and below. */
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
  // With a slow scanner, keys that are part of codes are off; Enter and Esc are not.
  const isSlow = useKeysOff();
  const isKeyOff = isSlow && keys?.length === 1;
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
