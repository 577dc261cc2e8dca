/** What a job is about, in a list of them. Loaded with the first such list. */
import type { ToldJob } from "./words.ts";
import { jobTitle } from "./words.ts";

export default function TitleCell({ job }: { readonly job: ToldJob }) {
  const words = jobTitle(job);
  return <bdi dir="auto" title={words}>{words}</bdi>;
}
