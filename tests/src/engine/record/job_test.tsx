import {
  act,
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "./stage.tsx";
import assert from "node:assert/strict";
import { NO_TALLY } from "../../../../api/shipping/policy_outcome.ts";
import { publishChange } from "../../../../src/engine/live/live.ts";
import JobView from "../../../../src/features/desk/jobs/job_view.tsx";
import type { Job } from "../../../../src/features/desk/jobs/wiring.ts";
import { exportJob, job } from "../../features/desk/jobs/sample.ts";

const view = <JobView id="j1" level={1} />;
const found = (given: Job) => data({ getJobById: given });
const rows = (...list: object[]) => data({ jobRows: list });
const failed = {
  position: 7,
  record_id: "o7",
  code: "PD-000007",
  status: "Failed",
  reason: { code: "isPaid", text: "The order is not paid." },
};
const moved = (over: object = {}) =>
  data({ moves: [{ _id: "j1", ok: true, version: 1_700_000_200, reason: null, legal: [], ...over }] });
const isDisabled = (element: HTMLElement) => element.getAttribute("aria-disabled") === "true";

Deno.test("a bulk action shows its request, its result, and the failed rows first", async () => {
  const api = new FakeApi().on("GetJob", found(job())).on("JobRows", rows(failed));
  await onStage(api, view, async () => {
    await screen.findByRole("heading", { name: "Hold order: 5,000 orders", level: 1 });
    for (const words of ["Done", "Mai", "4,963", "Reason", "Stock", "No filter: the whole list"]) {
      await says(words);
    }
    await says("PD-000007");
    await says("The order is not paid");
    assert.equal(screen.getByRole("link", { name: "PD-000007" }).getAttribute("href"), "/orders/all/o7");
    assert.deepEqual(api.named("JobRows").map(({ variables }) => variables), [{
      job: "j1",
      status: ["Failed"],
    }]);
    fireEvent.click(screen.getByRole("tab", { name: "All" }));
    await waitFor(() => assert.deepEqual(api.named("JobRows")[1]?.variables, { job: "j1", status: null }));
  });
});

Deno.test("rows are paged, and a kind of row without any says so", async () => {
  const page = Array.from({ length: 50 }, (_, at) => ({ ...failed, position: at, code: `PD-${at}` }));
  const api = new FakeApi().on("GetJob", found(job())).on("JobRows", rows(...page), rows(failed), rows());
  await onStage(api, view, async () => {
    await says("Rows 1 to 50");
    assert.ok(isDisabled(await button("Previous rows")));
    await press("Next rows");
    await says("Rows 51 to 51");
    fireEvent.click(screen.getByRole("tab", { name: "Waiting" }));
    await says("There are no rows of this kind.");
  });
});

Deno.test("a retry of the failed rows is sent once, with a key, and the job is fetched again", async () => {
  const api = new FakeApi().on(
    "GetJob",
    found(job()),
    found(job({ status: "Queued", steps: ["job.cancel"] })),
  )
    .on("JobRows", rows(failed)).on("Move", moved());
  await onStage(api, view, async () => {
    const retry = await button("Retry 37 failed");
    fireEvent.click(retry);
    fireEvent.click(retry);
    await says("Queued");
    const sent = api.named("Move").map(({ variables }) => variables);
    assert.deepEqual(sent.map(({ ids, event }) => [ids, event]), [[["j1"], "job.retry"]]);
    assert.match(String(sent[0]?.["key"]), /^[\w-]{36}$/);
  });
});

Deno.test("an undo says exactly what it does before it is sent as a separate job", async () => {
  const api = new FakeApi().on("GetJob", found(job())).on("JobRows", rows()).on(
    "UndoJob",
    data({ makeJob: { _id: "j2" } }),
  );
  await onStage(api, view, async () => {
    await press("Undo");
    await says("Undo 4,963 orders? Each goes back to how it was before this job.");
    assert.equal(api.named("UndoJob").length, 0);
    await press("Undo 4,963 orders");
    await waitFor(() => assert.equal(api.named("UndoJob").length, 1));
    const { resource, job: undone } = api.named("UndoJob")[0]?.variables ?? {};
    assert.deepEqual([resource, undone], ["orders", "j1"]);
  });
});

Deno.test("a blocked step stays visible with its reason, and only possible steps can be pressed", async () => {
  const api = new FakeApi().on("GetJob", found(job({ refused: 0, made: 0, steps: [] }))).on(
    "JobRows",
    rows(),
  );
  await onStage(api, view, async () => {
    assert.ok(isDisabled(await button("Try again")));
    await says("No row failed, so there is nothing to retry.");
    await says("Nothing in this job can be undone.");
  });
});

Deno.test("a refused step shows the reason, and nothing else changes", async () => {
  const api = new FakeApi().on("GetJob", found(job())).on("JobRows", rows())
    .on("Move", moved({ ok: false, reason: { code: "hasFailedRows", text: "" } }));
  await onStage(api, view, async () => {
    await press("Retry 37 failed");
    await says("“Try again” was refused. No row failed, so there is nothing to retry.");
  });
});

Deno.test("a running job shows its progress and can be cancelled; live changes update it", async () => {
  const running = job({
    status: "Running",
    done: 1_250,
    finished_at: null,
    refused: 0,
    steps: ["job.cancel"],
  });
  const api = new FakeApi().on("GetJob", found(running), found(job({ refused: 0, steps: [] }))).on(
    "JobRows",
    rows(),
  );
  await onStage(api, view, async () => {
    await says("25%: 1,250 of 5,000");
    assert.ok(!isDisabled(await button("Cancel job")));
    act(() => {
      for (let step = 0; step < 20; step++) publishChange("jobs", ["j1"]);
    });
    await waitFor(() => assert.equal(screen.queryByRole("progressbar") === null, true));
    assert.equal(api.named("GetJob").length, 2);
  });
});

Deno.test("an import counts its lines in its own words and shows the refused ones", async () => {
  const given = job({
    kind: "orders.import",
    title: "shopify.csv",
    about: { kind: "orders.import", resource: "orders", store: "s1" },
    made: 10,
    skipped: 3,
    refused: 1,
    steps: [],
    refusals: [{
      line: 4,
      column: "Sales",
      because: null,
      reason: { code: "badNumber", text: "No number." },
    }],
  });
  await onStage(new FakeApi().on("GetJob", found(given)), view, async () => {
    await screen.findByRole("heading", { name: "Import: shopify.csv" });
    for (
      const words of [
        "Orders created",
        "Already imported",
        "Lines refused",
        "Sales",
        "This is not a valid number",
      ]
    ) {
      await says(words);
    }
    await button("Download refused lines");
  });
});

Deno.test("S2.29 a job shows its findings in the words of its feature, with a link", async () => {
  const backtest = { kind: "prices.backtest", resource: "shipping_costs", ids: ["p1"] };
  const tried = { ...backtest, found: { parcels: 1_204, change_bp: 320, holes: 2 } };
  const shows = async (given: Job, words: string, link: { name: string; href: string } | null) => {
    const api = new FakeApi().on("GetJob", found(given)).on("JobRows", rows(failed));
    await onStage(api, view, async () => {
      await says(words);
      if (link) assert.equal(screen.getByRole("link", { name: link.name }).getAttribute("href"), link.href);
    });
    return api.named("JobRows").length;
  };
  const see = { name: "See what was found", href: "/shipping-costs/all/p1?tab=test" };
  const rendered = await shows(
    job({ kind: "prices.backtest", about: tried, refused: 0 }),
    "1,204 packages: +3.2 %, 2 without a price",
    see,
  );
  assert.equal(rendered, 0, "a back-test has no rows");
  const applied = { ...NO_TALLY, methods: { Standard: 3 } };
  const policy = { kind: "list.move", resource: "packages", event: "package.applyPolicy", applied };
  const set = await shows(job({ kind: "list.move", about: policy }), "Set Standard for 3 packages.", null);
  assert.equal(set, 1);
  const file = { kind: "orders.import", resource: "orders", store: "s1", import: "j1" };
  const imported = job({ kind: "orders.import", title: "shopify.csv", about: file, refused: 0 });
  await shows(imported, "Orders created", {
    name: "Show its orders",
    href: "/orders/all?status=All&import=j1",
  });
});

Deno.test("a failed job shows what happened and what to do; a cancelled one what stays", async () => {
  const error = { code: "rightsLost", text: "English of the server." };
  const gone = job({ status: "Failed", error, steps: ["job.retry"], refused: 0 });
  await onStage(new FakeApi().on("GetJob", found(gone)).on("JobRows", rows()), view, async () => {
    await says("The person who started this no longer has the rights it needs.");
    await says("continues with what is left");
  });
  const stopped = exportJob({ status: "Cancelled", file_name: "", steps: [] });
  await onStage(new FakeApi().on("GetJob", found(stopped)), view, async () => {
    await says("Somebody stopped it. What was done before stays done.");
  });
});

Deno.test("a job that is missing, or could not be loaded, is reported in place", async () => {
  await onStage(new FakeApi().on("GetJob", refusal("NOT_FOUND")), view, async ({ api }) => {
    await says("There is no such job");
    assert.deepEqual(api.went, []);
  });
  const api = new FakeApi().on("GetJob", refusal("INTERNAL"), found(job())).on("JobRows", rows());
  await onStage(api, view, async () => {
    await says("The job could not be loaded");
    await press("Try again");
    await screen.findByRole("heading", { name: "Hold order: 5,000 orders" });
  });
});
