/** The page while the session is checked: empty at first, then with a word. */
import { makeStyles, tokens } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { t } from "../lib/i18n.ts";
import { Logo } from "./logo.tsx";

const QUIET_MS = 300;

const useStyles = makeStyles({
  root: {
    minHeight: "100dvh",
    display: "grid",
    placeContent: "center",
    justifyItems: "center",
    gap: tokens.spacingVerticalM,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground3,
  },
});

export function Splash({ isRetrying }: { readonly isRetrying: boolean }) {
  const styles = useStyles();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className={styles.root} aria-busy="true">
      {(isLate || isRetrying) && (
        <>
          <Logo size={40} />
          <span role="status">{t(isRetrying ? "shell.retrying" : "shell.signingIn")}</span>
        </>
      )}
    </main>
  );
}
