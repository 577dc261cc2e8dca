import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { Checkmark16Regular, Dismiss12Regular, Info16Regular, Warning16Regular } from "@fluentui/react-icons";
import type { ReactNode } from "react";
import { t } from "../lib/i18n.ts";

const useStyles = makeStyles({
  messageBar: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    flexShrink: 0,
    minHeight: "36px",
    boxSizing: "border-box",
    padding: "4px 24px",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    "@media (max-width: 639px)": { paddingInline: "12px" },
    "> svg": { flexShrink: 0 },
  },
  warning: {
    backgroundColor: tokens.colorStatusWarningBackground1,
    color: tokens.colorStatusWarningForeground3,
  },
  success: {
    backgroundColor: tokens.colorStatusSuccessBackground1,
    color: tokens.colorStatusSuccessForeground3,
  },
  info: { backgroundColor: tokens.colorNeutralBackground3, color: tokens.colorNeutralForeground2 },
  text: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere", maxHeight: "96px", overflowY: "auto" },
});

const ICONS = { warning: Warning16Regular, success: Checkmark16Regular, info: Info16Regular } as const;

interface Props {
  readonly tone: keyof typeof ICONS;
  readonly children: ReactNode;
  readonly action?: { readonly words: string; readonly run: () => void };
  readonly onDismiss?: () => void;
}

export function InlineMessageBar({ tone, children, action, onDismiss }: Props) {
  const styles = useStyles();
  const Icon = ICONS[tone];
  return (
    <div
      className={mergeClasses(styles.messageBar, styles[tone])}
      role={tone === "warning" ? "alert" : "status"}
    >
      <Icon aria-hidden />
      <div className={styles.text}>{children}</div>
      {action && <Button size="small" onClick={action.run}>{action.words}</Button>}
      {onDismiss && (
        <Button
          size="small"
          appearance="subtle"
          icon={<Dismiss12Regular />}
          aria-label={t("list.dismiss")}
          onClick={onDismiss}
        />
      )}
    </div>
  );
}
