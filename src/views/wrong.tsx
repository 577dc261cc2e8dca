/** What went wrong with a change, and what can be done about it: in a dialog, and beside the tabs. */
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { failureText } from "../lib/failure_text.ts";
import { t } from "../lib/i18n.ts";
import type { ViewChange } from "../wiring/view_change.ts";

const useStyles = makeStyles({
  wrong: {
    margin: 0,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    color: tokens.colorStatusDangerForeground1,
  },
});

interface Props {
  readonly change: ViewChange;
  /** Drops the change; absent where something else does. */
  readonly onLeave?: () => void;
}

/** A problem of the name is said at its field. */
function wordsOf({ phase, failure, nameProblem }: ViewChange): string {
  if (phase === "stale") return t("views.stale");
  if (phase === "unknown") return t("views.unknown");
  if (phase !== "failed" || !failure || nameProblem) return "";
  return t("views.failed", { why: failureText(failure) });
}

export function Wrong({ change, onLeave }: Props) {
  const styles = useStyles();
  const words = wordsOf(change);
  if (words === "") return null;
  return (
    <p className={styles.wrong} role="alert">
      {words}
      {change.phase === "stale" && (
        <Button size="small" onClick={change.overwrite}>{t("views.overwrite")}</Button>
      )}
      {change.phase === "unknown" && <Button size="small" onClick={change.retry}>{t("views.again")}</Button>}
      {onLeave && <Button size="small" appearance="subtle" onClick={onLeave}>{t("views.leave")}</Button>}
    </p>
  );
}
