import { makeStyles, tokens } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  center: {
    flexGrow: 1,
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: "8px",
    padding: "24px",
    textAlign: "center",
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  text: { margin: 0, maxWidth: "52ch", color: tokens.colorNeutralForeground2 },
  actions: { display: "flex", gap: "8px", marginTop: "8px" },
});

interface EmptyProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly isFailure?: boolean;
}

export function Empty({ title, text, children, isFailure = false }: EmptyProps) {
  const styles = useStyles();
  return (
    <div className={styles.center} role={isFailure ? "alert" : "status"}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
