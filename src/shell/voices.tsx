/** Where the app speaks in passing: one polite live region, one toaster. */
import { makeStyles } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { lazily } from "../lib/lazily.ts";

import { announcement, notices } from "../lib/notices.ts";
import { Aside } from "./aside.tsx";

const Toasts = lazily(() => import("./toasts.tsx"));

const useStyles = makeStyles({
  hidden: {
    position: "absolute",
    width: "1px",
    height: "1px",
    overflow: "hidden",
    clipPath: "inset(50%)",
    whiteSpace: "nowrap",
  },
});

let wasNeeded = false;

export function Voices() {
  useSignals();
  const styles = useStyles();
  const { id, text } = announcement.value;
  wasNeeded ||= notices.value.length > 0;
  return (
    <>
      <div className={styles.hidden} role="status" aria-live="polite">
        <span key={id}>{text}</span>
      </div>
      {wasNeeded && (
        <Aside>
          <Toasts />
        </Aside>
      )}
    </>
  );
}
