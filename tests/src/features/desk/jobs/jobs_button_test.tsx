import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { JobsButton } from "../../../../../src/features/desk/jobs/jobs_button.tsx";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { toasts } from "../../../../../src/lib/toasts.ts";
import Toasts from "../../../../../src/app/shell/toasts.tsx";
import type { Job } from "../../../../../src/features/desk/jobs/wiring.ts";
import { person } from "../../../../support/client/person.ts";
import { exportJob, job } from "./sample.ts";

const latest = (...jobs: Job[]) => data({ jobs });
const running = exportJob({ status: "Running", done: 602, finished_at: null, file_name: "" });
const bar = (
  <>
    <JobsButton />
    <Toasts />
  </>
);
const changed = (id = "j1") => act(() => publishChange("jobs", [id]));
const tidy = () => void (toasts.value = []);

Deno.test("the jobs button requests nothing until a job changes; then it counts the running ones", async () => {
  await onStage(new FakeApi().on("LatestJobs", latest(running)), bar, async ({ api }) => {
    await button("Jobs");
    assert.deepEqual(api.requests, []);
    changed();
    await button("Jobs: 1 running");
    assert.deepEqual(api.named("LatestJobs")[0]?.variables, { user: [person()._id] });
  });
});

Deno.test("the list of the jobs button shows the latest jobs with their progress, and links to them and to all", async () => {
  const api = new FakeApi().on("LatestJobs", latest(running, job({ _id: "j2" })));
  await onStage(api, bar, async ({ history }) => {
    await press("Jobs");
    await says("Your latest jobs");
    await screen.findByRole("progressbar", { name: "Export: 1,204 orders" });
    assert.equal(screen.getByRole("link", { name: "All your jobs" }).getAttribute("href"), "/jobs?user=u1");
    fireEvent.click(screen.getByRole("link", { name: "Hold order: 5,000 orders" }));
    assert.equal(history.at(-1), "/jobs/all/j2");
    await waitFor(() => assert.equal(screen.queryByRole("dialog") === null, true));
  });
});

Deno.test("opening the list does not announce jobs that ended before", async () => {
  await onStage(new FakeApi().on("LatestJobs", latest(job(), exportJob({ _id: "j2" }))), bar, async () => {
    await press("Jobs");
    await says("Hold order: 5,000 orders");
    assert.deepEqual(toasts.value, []);
    assert.doesNotMatch(document.body.textContent ?? "", /37 refused|The file is ready/);
  });
});

Deno.test("a toast announces the person's own finished export, once, and saves its file", async () => {
  const api = new FakeApi().on("LatestJobs", latest(running), latest(exportJob()));
  await onStage(api, bar, async () => {
    changed();
    await button("Jobs: 1 running");
    changed();
    await says("The file is ready. Export: 1,204 orders");
    await button("Jobs");
    const requests: string[] = [];
    globalThis.fetch = (url, init) => {
      if (init?.body) return api.answer(init);
      requests.push(String(url));
      return Promise.resolve(new Response("{}", { status: 410 }));
    };
    await press("Download");
    await says("The file was not saved.");
    assert.deepEqual(requests, ["http://api.test/api/jobs/file?job=j1"]);
    const before = api.named("LatestJobs").length;
    changed();
    await waitFor(() => assert.equal(api.named("LatestJobs").length, before + 1));
    assert.equal(toasts.value.length, 0);
  });
  tidy();
});

Deno.test("a bulk action with refusals links to them; an old job that was undone is not announced", async () => {
  const undone = job({ _id: "j2", made: 5, refused: 0, version: 1_700_009_000 });
  const api = new FakeApi().on("LatestJobs", latest(job(), undone));
  await onStage(api, bar, async ({ history }) => {
    changed();
    changed("j2");
    await says("Done, 37 refused. Hold order: 5,000 orders");
    await press("See what was refused");
    assert.equal(history.at(-1), "/jobs/all/j1");
    assert.doesNotMatch(document.body.textContent ?? "", /Done\. /);
  });
  tidy();
});
