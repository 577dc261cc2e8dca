import { button, data, FakeApi, json, onStage, press, says, screen } from "./stage.tsx";
import assert from "node:assert/strict";
import { EXPORT_LIFE_DAYS } from "../../../../api/constants.ts";
import JobView from "../../../../src/features/desk/jobs/job_view.tsx";
import type { Job } from "../../../../src/features/desk/jobs/wiring.ts";
import { person } from "../../../support/client/person.ts";
import { exportJob } from "../../features/desk/jobs/sample.ts";

const ME = person()._id;
const view = <JobView id="j1" level={1} />;
const found = (given: Job) => data({ getJobById: given });
const isDisabled = (element: HTMLElement) => element.getAttribute("aria-disabled") === "true";

Deno.test("S2.4 the job of a report names its days, its filters, its groups and its figures", async () => {
  const about = {
    kind: "figures.run",
    resource: "order_report",
    filters: {
      by: ["month", "country"],
      range: "",
      start: "01-11-2026",
      end: "30-11-2026",
      status: ["!Draft"],
    },
    columns: ["orders", "late"],
    language: "en",
  };
  const given = exportJob({ kind: "figures.run", about, title: "Report order_report" });
  await onStage(new FakeApi().on("GetJob", found(given)), view, async () => {
    await screen.findByRole("heading", { name: "Report: Order Report", level: 1 });
    const facts = [...document.querySelectorAll("dl dt")].map((each) =>
      `${each.textContent}: ${each.nextElementSibling?.textContent}`
    );
    for (
      const fact of [
        "List: Order Report",
        "Created: 01-11-2026 – 30-11-2026",
        "Status: not Draft",
        "Group by: Month, Country",
        "Figures: Orders, Late",
      ]
    ) assert.ok(facts.includes(fact), `${fact} of ${facts.join(" | ")}`);
  });
});

Deno.test("an export names its filters and columns, and its file is fetched with the session", async () => {
  const now = Math.floor(Date.now() / 1000);
  const api = new FakeApi().on("GetJob", found(exportJob({ user_id: ME, finished_at: now })));
  await onStage(api, view, async () => {
    await screen.findByRole("heading", { name: "Export: 1,204 orders" });
    for (
      const words of ["Processing, not Draft", "This month", "mug", "Number, Status", "orders-21-11-2026.csv"]
    ) {
      await says(words);
    }
    assert.equal(screen.queryByRole("button", { name: "Undo" }) === null, true);
    const requests: string[] = [];
    globalThis.fetch = (url) => {
      requests.push(String(url));
      return Promise.resolve(json({ errors: [{ message: "", extensions: { code: "NOT_FOUND" } }] }, 410));
    };
    await press("Download (2 MB)");
    await says("The file was not saved. It does not exist, or you do not have access to it.");
    assert.deepEqual(requests, ["http://api.test/api/jobs/file?job=j1"]);
  });
});

Deno.test("a file that has expired, or is another person's, cannot be pressed and shows the reason", async () => {
  const old = Math.floor(Date.now() / 1000) - EXPORT_LIFE_DAYS * 86_400 - 1;
  await onStage(
    new FakeApi().on("GetJob", found(exportJob({ user_id: ME, finished_at: old }))),
    view,
    async () => {
      await says("The file was kept for 7 days. Export again.");
      assert.ok(isDisabled(await button("Download (2 MB)")));
    },
  );
  await onStage(new FakeApi().on("GetJob", found(exportJob({ user_id: "other" }))), view, async () => {
    await says("Only Mai can download it: it was created with their rights.");
  });
});
