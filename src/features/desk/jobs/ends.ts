import { isOpenJob } from "../../../../api/statuses.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { numberText } from "../../../parts/format.ts";
import { loadJobResults } from "./job_results.ts";
import { downloadFile, type LatestJob } from "./wiring.ts";
import { jobTitle, texts } from "./words.ts";

/** A job that changed more than this long after its end was undone, so its end is not announced again. */
const CLOSE_SECONDS = 5;

/** Returns the ended jobs that were not announced, and adds them to `announced`. A retry is announced again. */
export function newlyFinished(
  jobs: readonly LatestJob[],
  followed: ReadonlySet<string>,
  announced: Set<string>,
): readonly LatestJob[] {
  return jobs.filter((job) => {
    const { _id, finished_at, version } = job;
    const end = `${_id} ${finished_at}`;
    if (finished_at === null || isOpenJob(job) || !followed.has(_id) || announced.has(end)) return false;
    announced.add(end);
    return version - finished_at <= CLOSE_SECONDS;
  });
}

export const jobHref = (id: string): string => `/jobs/all/${encodeURIComponent(id)}`;

/** Checks the address for an id: the screens of a job, an import or a single record show the end themselves. */
const isShown = (id: string): boolean => `${location.pathname}${location.search}`.includes(id);

export async function announceEnd(job: LatestJob, navigate: (path: string) => void): Promise<void> {
  const about = [job._id, ...texts(job.about["ids"])];
  if (job.status === "Cancelled" || about.some(isShown)) return;
  const title = jobTitle(job);
  const see = { words: t("jobs.said.open"), run: () => navigate(jobHref(job._id)) };
  if (job.status === "Failed") return notify("error", t("jobs.said.failed", { title }), see);
  if (job.refused > 0) {
    const words = t("jobs.said.refused", { count: job.refused, n: numberText(job.refused), title });
    return notify("warning", words, { ...see, words: t("jobs.said.see") });
  }
  const { wordsOf, linkOf } = (await loadJobResults()).resultOf(job);
  const found = wordsOf?.(job);
  if (found) {
    const link = linkOf?.(job);
    const more = link ? { words: link.words, run: () => navigate(link.href) } : see;
    return notify(found.tone, t("jobs.said.found", { title, found: found.words }), more);
  }
  if (job.file_name === "") return notify("success", t("jobs.said.done", { title }), see);
  notify("success", t("jobs.said.ready", { title }), {
    words: t("jobs.said.download"),
    run: () => void save(job),
  });
}

async function save(job: LatestJob): Promise<void> {
  const outcome = await downloadFile(job);
  if (!outcome.ok) notify("error", t("jobs.downloadFailed", { reason: failureText(outcome.failure) }));
}
