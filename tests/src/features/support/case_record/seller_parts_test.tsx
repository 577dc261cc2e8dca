/**
 * Parts of a case's record: unpaid remedies, other cases of its seller and missing evidence; and cases in an
 * order's timeline.
 */
import { data, FakeApi, json, onStage, press, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { features } from "../../../../../src/app/generated/features.ts";
import { registerFeatures } from "../../../../../src/engine/features.ts";
import { Conversation } from "../../../../../src/features/desk/comments/conversation.tsx";
import { Timeline } from "../../../../../src/features/orders/orders/timeline.tsx";
import { SellerCases, Unpaid } from "../../../../../src/features/support/case_record/seller_parts.tsx";
import { lateWords } from "../../../../../src/lib/i18n.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import { order } from "../../../engine/record/sample.ts";

await lateWords();
registerFeatures(features);
// The link is loaded first, as its loader may take longer than a test waits.
await import("../../../../../src/features/money/topups/top_up_link.tsx");

const TIME = 1_790_000_000;
const unpaid = (...minors: number[]) =>
  data({
    getCaseById: {
      _id: "c1",
      unpaid: minors.map((short_minor) => ({
        _id: "o9",
        code: "PD-000009",
        remedy: "reprint",
        currency: "USD",
        short_minor,
      })),
    },
  });
const seller = { role: "sale", scope: ["anna"], me: { _id: "anna" } };

Deno.test("a reprint that waits for money shows the missing amount, with a link to top up only for the seller", async () => {
  // Another test file in the process may have registered only its own features.
  registerFeatures(features);
  const view = <Unpaid caseId="c1" sellerId="anna" />;
  const api = new FakeApi().on("CaseUnpaid", unpaid(1_240), unpaid(0), unpaid());
  await onStage(api, view, async () => {
    await says("The reprint is waiting for payment: the balance is short by 12.40 USD.");
    const link = await screen.findByRole("link", { name: /top up/i });
    assert.equal(link.getAttribute("href"), "/billing/topup/new?paid=12.40&seller_id=anna");
    publishChange("wallets", ["anna"]);
    await says("The reprint is waiting for payment. The balance covers it.");
    publishChange("orders", ["o9"]);
    await waitFor(() => assert.equal(screen.queryAllByText(/waiting for payment/).length, 0));
  }, seller);
  await onStage(new FakeApi().on("CaseUnpaid", unpaid(1_240)), view, async () => {
    await says("the balance is short by 12.40 USD.");
    await says("PD-000009");
    assert.equal(screen.queryAllByRole("link", { name: /top up/i }).length, 0);
  });
});

const listed = (code: number) => ({
  _id: `c${code}`,
  code: `CS-00000${code}`,
  status: "Resolved",
  support_case: "Print",
  reason: "blurredPrint",
  created_at: TIME,
});

Deno.test("staff see the last five other cases of the seller, and a link to all of them", async () => {
  const answer = { cases: [6, 5, 4, 3, 2, 1].map(listed), casesCount: { count: 9, capped: false } };
  const api = new FakeApi().on("CasesOfSeller", data(answer));
  await onStage(api, <SellerCases caseId="c4" sellerId="anna" />, async () => {
    const all = await screen.findByRole("link", { name: "All 9 cases of the seller" });
    assert.match(all.getAttribute("href") ?? "", /^\/support\/all\?.*seller=anna/);
    const codes = screen.getAllByRole("link", { name: /^CS-/ }).map(({ textContent }) => textContent);
    assert.deepEqual(codes, ["CS-000006", "CS-000005", "CS-000003", "CS-000002", "CS-000001"]);
  });
});

/** Fakes a file storage that lost its files: everything except queries answers 404. */
class LostFiles extends FakeApi {
  override async answer(request: RequestInit): Promise<Response> {
    const isQuery = String(request.body ?? "").startsWith("{");
    const error = { message: "There is no such file.", extensions: { code: "NOT_FOUND" } };
    return isQuery ? await super.answer(request) : json({ errors: [error] }, 404);
  }
}

Deno.test("evidence lost by the file storage is named, photo or video, and its text stays", async () => {
  const attachment = (_id: string, name: string, type: string) => ({
    _id,
    comment_id: "m1",
    name,
    type,
    bytes: 10,
    created_at: TIME,
  });
  const comment = {
    ...{ _id: "m1", author_name: "Ben", author_for: "", body: "The seam is torn.", visibility: "seller" },
    ...{ mentions: [], may_edit: false, may_trash: false, created_at: TIME, updated_at: TIME, version: 1 },
  };
  const api = new LostFiles().on("Mentionable", data({ mentionable: [] })).on(
    "CommentsOf",
    data({
      comments: [comment],
      attachments: [attachment("f1", "seam.jpg", "image/jpeg"), attachment("f2", "seam.mp4", "video/mp4")],
    }),
  );
  const view = (
    <Conversation
      entity="cases"
      record={{ _id: "k1", code: "CS-000001" }}
      isFrozen={() => true}
      onSent={() => {}}
    />
  );
  await onStage(api, view, async () => {
    await says("Missing from the file storage: seam.jpg");
    await press(/seam\.mp4/);
    await says("The video is missing from the file storage. seam.mp4");
    await says("The seam is torn.");
    assert.equal(screen.queryAllByRole("img").length, 0);
  });
});

Deno.test("an order's timeline includes the steps of its cases, each with a link to its case", async () => {
  const entry = (_id: string, action: string, at: number, before: string, after: string) => ({
    ...{ _id, at, actor: "Mai", actor_for: "", action, reason: "" },
    changes: [{ field: "status", before, after }],
  });
  const shown = order({
    timeline: [
      entry("e3", "cases.settle", TIME + 30, "", ""),
      entry("e1", "order.pay", TIME, "Pending", "Processing"),
    ],
    case_steps: [{
      case_id: "c7",
      code: "CS-000007",
      entry: entry("e2", "case.submit", TIME + 20, "Draft", "Processing"),
    }],
  });
  const api = new FakeApi().on("CommentsOf", data({ comments: [], attachments: [] }))
    .on("Mentionable", data({ mentionable: [] }));
  await onStage(api, <Timeline order={shown} />, async () => {
    const link = await screen.findByRole("link", { name: "CS-000007" });
    assert.match(link.getAttribute("href") ?? "", /^\/support\/.*c7$/);
    const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
    assert.equal(items.length, 2, items.join(" | "));
    assert.match(items[0]!, /CS-000007Case sent/);
  });
});
