/** Fetches no jobs until one changes or somebody opens the list, which keeps the first load fast. */
import { Button } from "@fluentui/react-components";
import { TasksAppRegular } from "@fluentui/react-icons";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { onChange } from "../../../engine/live/live.ts";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { useJobsButtonStyles } from "./jobs_button.styles.ts";

const JobsWatch = lazyPart(() => import("./jobs_watch.tsx"));

export function JobsButton() {
  const styles = useJobsButtonStyles();
  const followed = useRef(new Set<string>());
  const [isWanted, setWanted] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [running, setRunning] = useState(0);
  useEffect(() =>
    onChange("jobs", (ids) => {
      for (const id of ids) followed.current.add(id);
      setWanted(true);
    }), []);
  const label = running > 0 ? t("jobs.bar.running", { count: running }) : t("jobs.bar.open");
  return (
    <>
      <Button
        appearance="subtle"
        className={styles.button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        icon={<TasksAppRegular />}
        onClick={(event: { currentTarget: HTMLElement }) => setAnchor(anchor ? null : event.currentTarget)}
      >
        {running > 0 && <span className={styles.count} aria-hidden="true">{running}</span>}
      </Button>
      {(isWanted || anchor) && (
        <OptionalPart>
          <JobsWatch
            followed={followed.current}
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onRunningCount={setRunning}
          />
        </OptionalPart>
      )}
    </>
  );
}
