import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { Decision } from "../../parts/decision.tsx";
import type { ViewChange } from "./view_change_wiring.ts";

const useStyles = makeStyles({
  wrong: {
    margin: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    color: tokens.colorStatusDangerForeground1,
  },
  /** The message is below the tabs, over the filters, because the line has no room, and nothing must move. */
  below: {
    position: "absolute",
    insetBlockStart: "100%",
    insetInlineEnd: 0,
    zIndex: 3,
    maxWidth: "100%",
    boxSizing: "border-box",
    padding: "8px 12px",
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
});

interface Props {
  readonly change: ViewChange;
  /** Dismisses the message; absent in a dialog, which has a button to close it. */
  readonly onLeave?: () => void;
}

/** Returns the words of a failed change; empty for a problem of the name, which is shown at its field. */
function wordsOf({ phase, failure, nameProblem }: ViewChange): string {
  if (phase === "stale") return t("views.stale");
  if (phase === "unknown") return t("views.unknown");
  if (phase !== "failed" || !failure || nameProblem) return "";
  return t("views.failed", { why: failureText(failure) });
}

export function ViewFailure({ change, onLeave }: Props) {
  const styles = useStyles();
  const words = wordsOf(change);
  if (words === "") return null;
  return (
    <div className={mergeClasses(styles.wrong, onLeave && styles.below)} role="alert">
      {words}
      <Decision size="small" onCancel={onLeave}>
        {change.phase === "stale" && (
          <Button size="small" onClick={change.overwrite}>{t("views.overwrite")}</Button>
        )}
        {change.phase === "unknown" && <Button size="small" onClick={change.retry}>{t("views.again")}
        </Button>}
      </Decision>
    </div>
  );
}
