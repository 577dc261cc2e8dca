/**
 * The foot of whatever asks: Cancel, then what is done, at the end of the line. The one place that draws a Cancel, so that it
 * says the same and stands on the same side in every dialog and form.
 */
import { Button, type ButtonProps, DialogActions, makeStyles } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { t } from "../lib/i18n.ts";

const useStyles = makeStyles({
  foot: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "8px",
    marginInlineStart: "auto",
  },
  dialog: {
    flexWrap: "wrap",
    // Fluent leaves a third of the dialog empty beside them: a long word would stand below Cancel.
    gridColumnStart: "1",
    // Fluent would stack the buttons here, and stretch them.
    "@media screen and (max-width: 480px)": { flexDirection: "row", justifyContent: "flex-end" },
  },
});

interface Props {
  /** Leaves everything as it was. Absent where there is nothing to take back. */
  readonly onCancel?: (() => void) | undefined;
  /** What was sent can no longer be taken back. */
  readonly isBusy?: boolean;
  readonly size?: "small" | "medium";
  /** Where the other choice does harm, or ends what nobody gets back. */
  readonly takesFocus?: boolean;
  /** In a line too short for words. */
  readonly isIcon?: boolean;
  /** Stands before Cancel: a hint, or what is neither. */
  readonly before?: ReactNode;
  /** What is done: the last of the line. */
  readonly children?: ReactNode;
}

/** In a form of its own, or beside a question. */
export function Decision(props: Props) {
  const { foot } = useStyles();
  return (
    <div className={foot}>
      <Choices {...props} />
    </div>
  );
}

/** In a dialog. */
export function DialogDecision(props: Props) {
  const { dialog } = useStyles();
  return (
    <DialogActions className={dialog}>
      <Choices {...props} />
    </DialogActions>
  );
}

function Choices({ onCancel, isBusy = false, size = "medium", takesFocus, isIcon, before, children }: Props) {
  const look: ButtonProps = isIcon
    ? {
      appearance: "subtle",
      icon: <DismissRegular />,
      "aria-label": t("shell.cancel"),
      title: t("shell.cancel"),
    }
    : { children: t("shell.cancel") };
  return (
    <>
      {before}
      {onCancel && (
        <Button
          {...look}
          size={size}
          autoFocus={takesFocus ?? false}
          disabledFocusable={isBusy}
          onClick={() => !isBusy && onCancel()}
        />
      )}
      {children}
    </>
  );
}
