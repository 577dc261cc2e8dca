import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { isOpenJob } from "../../../../api/statuses.ts";
import { t } from "../../../lib/i18n.ts";
import { BarPopover } from "../../../parts/bar_popover.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { latestSource } from "./wiring.ts";
import { LatestJobs } from "./latest_jobs.tsx";
import { announceEnd, newlyFinished } from "./ends.ts";

interface Props {
  readonly followed: ReadonlySet<string>;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onRunningCount: (count: number) => void;
}

export default function JobsWatch({ followed, anchor, onClose, onRunningCount }: Props) {
  const person = usePerson();
  const [source] = useState(() => latestSource(person._id));
  const shown = useAnswer(source);
  const [, navigate] = useLocation();
  const announced = useRef(new Set<string>());
  const jobs = shown.answer?.jobs;
  useEffect(() => {
    if (!jobs) return;
    onRunningCount(jobs.filter(isOpenJob).length);
    for (const job of newlyFinished(jobs, followed, announced.current)) void announceEnd(job, navigate);
  }, [jobs, followed, navigate, onRunningCount]);
  return (
    <BarPopover anchor={anchor} label={t("jobs.bar.title")} onClose={onClose}>
      <LatestJobs shown={shown} userId={person._id} onClose={onClose} />
    </BarPopover>
  );
}
