import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { ownBuild, useRelease } from "../wiring/release.ts";

const useStyles = makeStyles({
  root: {
    position: "fixed",
    zIndex: 7,
    insetBlockEnd: "16px",
    insetInlineEnd: "16px",
    maxWidth: "min(420px, calc(100vw - 32px))",
    boxSizing: "border-box",
    display: "flex",
    flexDirection: "column",
    gap: "8px",
    padding: "12px 16px",
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    "@media print": { display: "none" },
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: "8px" },
});

export default function ReleasePrompt() {
  const own = useRef(ownBuild());
  // A page that does not come from a build cannot be outdated.
  return own.current === "" ? null : <Watching own={own.current} />;
}

function Watching({ own }: { readonly own: string }) {
  const styles = useStyles();
  const { isOffered, isNeeded, version, reload, later } = useRelease(own);
  // A live region must exist before its text appears, or a screen reader does not read the text.
  return (
    <div role="status">
      {isOffered && (
        <div className={styles.root}>
          <span>{t(isNeeded ? "profile.release.needed" : "profile.release.offered", { version })}</span>
          <span className={styles.buttons}>
            <Button size="small" appearance="primary" onClick={reload}>{t("profile.release.reload")}</Button>
            <Button size="small" onClick={later}>{t("profile.release.later")}</Button>
          </span>
        </div>
      )}
    </div>
  );
}
