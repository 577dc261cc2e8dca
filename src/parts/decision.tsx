/** Draws the buttons that end a dialog or form. Only this code draws Cancel, so that its text and side are always the same. */
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
    // Fluent leaves a third of the dialog empty beside the buttons, so a long button would wrap below Cancel.
    gridColumnStart: "1",
    // Fluent would stack and stretch the buttons in narrow windows.
    "@media screen and (max-width: 480px)": { flexDirection: "row", justifyContent: "flex-end" },
  },
});

interface Props {
  readonly onCancel?: (() => void) | undefined;
  readonly isBusy?: boolean;
  readonly size?: "small" | "medium";
  readonly takesFocus?: boolean;
  readonly isIcon?: boolean;
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

export function Decision(props: Props) {
  const { foot } = useStyles();
  return (
    <div className={foot}>
      <Choices {...props} />
    </div>
  );
}

export function DialogDecision(props: Props) {
  const { dialog } = useStyles();
  return (
    <DialogActions className={dialog}>
      <Choices {...props} />
    </DialogActions>
  );
}

function Choices({ onCancel, isBusy = false, size = "medium", takesFocus, isIcon, before, children }: Props) {
  const props: ButtonProps = isIcon
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
          {...props}
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
