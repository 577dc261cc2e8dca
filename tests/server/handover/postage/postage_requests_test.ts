/**
 * Requests for refunds of postage: made by hand, by a voided label and by a disputed line, answered in time,
 * credited by a line.
 */
import assert from "node:assert/strict";
import { followRequests } from "../../../../server/modules/handover/postage_requests/follow.ts";
import {
  accountsOf,
  askAs,
  COST,
  decide,
  importPostage,
  inPostage,
  invoicesIn,
  linesIn,
  pbCsv,
  type PbRow,
  type PostageScene,
  postAll,
  step,
} from "../../../support/handover/postage_world.ts";
import { spacedNumber } from "../../../../api/shipping/postal_numbers.ts";
import { NOW } from "../../../support/people/people.ts";
import { toolsOf, walletOf } from "../../../support/shipping/label_world.ts";

const DAY = 86_400;

interface SeenRequest {
  readonly _id: string;
  readonly code: string;
  readonly kind: string;
  readonly source: string;
  readonly status: string;
  readonly expected_minor: number;
  readonly credited_minor: number;
  readonly days_left: number;
}

const FIELDS = "_id code kind source status expected_minor credited_minor days_left";

const requestsIn = async (scene: PostageScene): Promise<readonly SeenRequest[]> =>
  (await askAs<{ rows: SeenRequest[] }>(
    scene,
    "root",
    `{ rows: postageRequests(status: ["All"], sort: "created_at") { ${FIELDS} } }`,
  )).rows.toSorted((one, other) => one.code < other.code ? -1 : 1);

async function answer(
  scene: PostageScene,
  id: string,
  event: string,
  params: object = {},
  name: "root" | "super_root" = "super_root",
): Promise<string> {
  const { moved } = await askAs<{ moved: { ok: boolean; reason: { code: string } | null }[] }>(
    scene,
    name,
    `mutation ($ids: [ID!]!, $event: String!, $params: PostageRequestMoveInput) {
      moved: movePostageRequest(ids: $ids, event: $event, params: $params) { ok reason { code } } }`,
    { ids: [id], event, params },
  );
  return moved[0]?.ok ? "ok" : moved[0]?.reason?.code ?? "";
}

const makeRequest = async (scene: PostageScene, params: object): Promise<SeenRequest> =>
  (await askAs<{ made: SeenRequest }>(
    scene,
    "root",
    `mutation ($params: PostageRequestInput!) { made: makePostageRequest(params: $params) { ${FIELDS} } }`,
    { params },
  )).made;

const follow = (scene: PostageScene, at = NOW) => followRequests(toolsOf(scene.db, () => at));

Deno.test("S2.14 a label whose credit is requested gets a request; accepting it voids the label, and a later line credits it", () =>
  inPostage(1, async (scene) => {
    const [label] = scene.labels;
    const before = await walletOf(scene.world, "anna");
    await scene.world.package("root", [label?.package_id ?? ""], "label.void", { reason: "not needed" });
    await follow(scene);
    await follow(scene);
    const [request, ...others] = await requestsIn(scene);
    assert.equal(others.length, 0);
    assert.deepEqual(
      [request?.kind, request?.source, request?.status, request?.expected_minor, request?.days_left],
      ["void", "manual", "Pending", COST, 30],
    );
    const id = request?._id ?? "";
    assert.equal(await answer(scene, id, "request.cancel"), "isWithdrawable");
    assert.equal(await answer(scene, id, "request.submit", { dispute_ref: "R-1" }), "ok");
    assert.equal(await answer(scene, id, "request.accept"), "ok");
    const { status } = await scene.db.read.selectFrom("labels").select("status").executeTakeFirstOrThrow();
    assert.equal(status, "Voided");
    assert.ok(
      (await walletOf(scene.world, "anna")).balance > before.balance,
      "the seller has the postage back",
    );
    await importPostage(
      scene,
      pbCsv([{
        id: "1",
        type: "POSTAGE REFUND",
        tracking: label?.number ?? "",
        amount: "3.20",
        refund: "ACCEPTED",
      }]),
    );
    const [line] = await linesIn(scene);
    assert.deepEqual([line?.bucket, line?.diff_minor], ["matched", 0]);
    const [invoice] = await invoicesIn(scene);
    assert.equal(await step(scene, invoice?._id ?? "", "postage.approve"), "ok");
    await postAll(scene);
    const [credited] = await requestsIn(scene);
    assert.deepEqual([credited?.status, credited?.credited_minor], ["Credited", COST]);
  }));

Deno.test("S2.14 an answer that is recorded at the package ends the request too", () =>
  inPostage(1, async (scene) => {
    const ids = [scene.labels[0]?.package_id ?? ""];
    await scene.world.package("root", ids, "label.void", { reason: "not needed" });
    await follow(scene);
    await scene.world.package("root", ids, "label.voidRefused", { reason: "scanned" });
    assert.equal((await requestsIn(scene))[0]?.status, "Denied");
  }));

Deno.test("S2.14 a label that is voided after the deadline gets one request, which expires, and no further ones", () =>
  inPostage(1, async (scene) => {
    await scene.world.package("root", [scene.labels[0]?.package_id ?? ""], "label.void", { reason: "lost" });
    for (const days of [31, 31, 32]) await follow(scene, NOW + days * DAY);
    assert.deepEqual((await requestsIn(scene)).map(({ status }) => status), ["Expired"]);
  }));

Deno.test("S2.14 a disputed line claims its difference; the claim is credited by a later line, or lost", () =>
  inPostage(2, async (scene) => {
    const [won, lost] = scene.labels;
    await importPostage(
      scene,
      pbCsv([
        { id: "1", tracking: won?.number ?? "", amount: "5.20" },
        { id: "2", tracking: lost?.number ?? "", amount: "4.20" },
      ]),
    );
    const ids = (await linesIn(scene)).map(({ _id }) => _id);
    assert.deepEqual(await decide(scene, ids, "line.dispute"), ["ok", "ok"]);
    assert.deepEqual(await decide(scene, ids.slice(1), "line.reopen"), ["ok"]);
    assert.deepEqual(await decide(scene, ids.slice(1), "line.dispute"), ["ok"]);
    const requests = await requestsIn(scene);
    assert.deepEqual(
      requests.map(({ kind, status, expected_minor }) => `${kind} ${status} ${expected_minor}`),
      ["apv Pending 200", "apv Cancelled 100", "apv Pending 100"],
    );
    const [first, , second] = requests;
    assert.equal(await answer(scene, first?._id ?? "", "request.submit", {}, "root"), "isNotMaker");
    assert.equal(await answer(scene, first?._id ?? "", "request.submit"), "ok");
    assert.equal(await answer(scene, second?._id ?? "", "request.submit"), "ok");
    assert.deepEqual(await decide(scene, ids.slice(0, 1), "line.reopen"), ["isUnsubmitted"]);
    const [invoice] = await invoicesIn(scene);
    assert.equal(await step(scene, invoice?._id ?? "", "postage.approve"), "ok");
    await postAll(scene);
    assert.equal((await accountsOf(scene))["claim:pb"], -300);
    assert.equal(await answer(scene, second?._id ?? "", "request.deny", { reason: "too late" }), "ok");
    assert.equal((await accountsOf(scene))["claim:pb"], -200);
    await importPostage(
      scene,
      pbCsv([{
        id: "3",
        at: 9 * DAY,
        type: "APV-DISPUTE ADJUSTMENT",
        tracking: won?.number ?? "",
        amount: "1.50",
      }]),
    );
    const credit = (await linesIn(scene)).find(({ line_type }) => line_type === "apv_dispute");
    assert.deepEqual(await decide(scene, [credit?._id ?? ""], "line.accept"), ["ok"]);
    const later = (await invoicesIn(scene)).find(({ status }) => status === "Review");
    assert.equal(await step(scene, later?._id ?? "", "postage.approve"), "ok");
    await postAll(scene);
    const after = await accountsOf(scene);
    // 150 of the claimed 200 were credited; the other 50, and a lost claim of 100, are our cost.
    assert.deepEqual([after["claim:pb"], after["cost:postage"]], [undefined, 0 - (2 * COST + 150)]);
    assert.deepEqual((await requestsIn(scene)).map(({ status }) => status), [
      "Credited",
      "Cancelled",
      "Denied",
    ]);
  }));

Deno.test("S2.14 a credit settles the open request of a label, although an earlier one was denied", () =>
  inPostage(1, async (scene) => {
    const tracking = scene.labels[0]?.number ?? "";
    const submitted = async (kind: string) => {
      const { _id } = await makeRequest(scene, { kind, tracking_number: tracking });
      assert.equal(await answer(scene, _id, "request.submit"), "ok");
      return _id;
    };
    assert.equal(await answer(scene, await submitted("apv"), "request.deny", { reason: "too late" }), "ok");
    await submitted("claim");
    await importPostage(
      scene,
      pbCsv([{ id: "1", type: "APV-DISPUTE ADJUSTMENT", tracking, amount: "1.50" }]),
    );
    const ids = (await linesIn(scene)).map(({ _id }) => _id);
    assert.deepEqual(await decide(scene, ids, "line.accept"), ["ok"]);
    const [invoice] = await invoicesIn(scene);
    assert.equal(await step(scene, invoice?._id ?? "", "postage.approve"), "ok");
    await postAll(scene);
    assert.deepEqual((await requestsIn(scene)).map(({ status }) => status), ["Denied", "Credited"]);
    assert.equal((await accountsOf(scene))["claim:pb"], undefined);
  }));

Deno.test("S2.14 a second line of a label is not disputed while a request for it is open, in one step or later", () =>
  inPostage(2, async (scene) => {
    const [billed = "", asked = ""] = scene.labels.map(({ number }) => number);
    await makeRequest(scene, { kind: "apv", tracking_number: asked });
    const type = "APV-POSTAGE UNDERPAID";
    await importPostage(
      scene,
      pbCsv([
        { id: "1", tracking: billed, type, amount: "1.10" },
        { id: "2", tracking: billed, type, amount: "0.80" },
        { id: "3", tracking: asked, type, amount: "1.10" },
      ]),
    );
    const ids = (await linesIn(scene)).map(({ _id }) => _id);
    assert.deepEqual(await decide(scene, ids, "line.dispute"), ["ok", "disputeOpen", "disputeOpen"]);
    assert.deepEqual(await decide(scene, ids.slice(1, 2), "line.dispute"), ["disputeOpen"]);
    assert.deepEqual((await linesIn(scene)).map(({ status }) => status), ["Disputed", "Open", "Open"]);
    assert.deepEqual(
      (await requestsIn(scene)).map(({ source, expected_minor }) => `${source} ${expected_minor}`),
      [`manual ${COST}`, "invoice-variance 110"],
    );
    assert.deepEqual(await decide(scene, ids.slice(0, 1), "line.reopen"), ["ok"]);
    assert.deepEqual(await decide(scene, ids.slice(1, 2), "line.dispute"), ["ok"]);
  }));

Deno.test("S2.14 a line without a label is not disputed, because nothing can be requested for it; it is accepted or ignored", () =>
  inPostage(0, async (scene) => {
    const tracking = "9400100000000000000000";
    const foreign = (id: string): PbRow => ({ id, tracking, type: "DEBIT ADJUSTMENT", amount: "4.00" });
    await importPostage(scene, pbCsv([foreign("1"), foreign("2")]));
    const lines = await linesIn(scene, '(bucket: ["unmatched"])');
    const ids = lines.map(({ _id }) => _id);
    assert.deepEqual(await decide(scene, ids, "line.dispute"), ["isOfLabel", "isOfLabel"]);
    assert.deepEqual(await decide(scene, ids.slice(0, 1), "line.accept"), ["ok"]);
    assert.deepEqual(await decide(scene, ids.slice(1), "line.ignore"), ["ok"]);
    assert.deepEqual(await requestsIn(scene), []);
  }));

Deno.test("S2.14 a voided invoice withdraws the requests of its disputed lines, and loses no claim that was never posted", () =>
  inPostage(2, async (scene) => {
    const [waiting = "", submitted = ""] = scene.labels.map(({ number }) => number);
    const rows = [
      { id: "1", tracking: waiting, amount: "4.20" },
      { id: "2", tracking: submitted, amount: "5.20" },
    ];
    await importPostage(scene, pbCsv(rows));
    const before = await accountsOf(scene);
    const ids = (await linesIn(scene)).map(({ _id }) => _id);
    assert.deepEqual(await decide(scene, ids, "line.dispute"), ["ok", "ok"]);
    const [, sent] = await requestsIn(scene);
    assert.equal(await answer(scene, sent?._id ?? "", "request.submit"), "ok");
    const [invoice] = await invoicesIn(scene);
    assert.equal(await step(scene, invoice?._id ?? "", "postage.void", "root", { reason: "wrong" }), "ok");
    assert.deepEqual((await requestsIn(scene)).map(({ status }) => status), ["Cancelled", "Submitted"]);
    assert.equal(await answer(scene, sent?._id ?? "", "request.deny", { reason: "too late" }), "ok");
    await follow(scene, NOW + 90 * DAY);
    assert.deepEqual(await accountsOf(scene), before);
  }));

Deno.test("S2.14 a request by hand is for a known label, whose number may have blanks, once for each label, and expires automatically", () =>
  inPostage(1, async (scene) => {
    const tracking_number = scene.labels[0]?.number ?? "";
    const typed = spacedNumber(tracking_number);
    const made = await makeRequest(scene, { kind: "claim", tracking_number: typed });
    const kept = await scene.db.read.selectFrom("postage_requests").select("tracking_number").execute();
    assert.deepEqual([kept, typed === tracking_number], [[{ tracking_number }], false]);
    assert.deepEqual([made.status, made.expected_minor, made.days_left], ["Pending", COST, 45]);
    assert.equal(await answer(scene, made._id, "request.submit"), "ok");
    assert.equal(await answer(scene, made._id, "request.deny", { reason: "too late" }), "ok");
    await makeRequest(scene, { kind: "claim", tracking_number });
    for (const number of [tracking_number, "NO-SUCH-NUMBER"]) {
      const { errors } = await scene.app.ask<object, object>(
        await scene.world.token("root"),
        `mutation ($params: PostageRequestInput!) { makePostageRequest(params: $params) { _id } }`,
        { params: { kind: "claim", tracking_number: number } },
      );
      assert.deepEqual(errors.map(({ extensions }) => extensions.code), ["BAD_INPUT"]);
    }
    await follow(scene, NOW + 46 * DAY);
    assert.deepEqual((await requestsIn(scene)).map(({ status }) => status), ["Denied", "Expired"]);
  }));

Deno.test("S2.14 an accepted claim is an asset until the money arrives", () =>
  inPostage(1, async (scene) => {
    const made = await makeRequest(scene, { kind: "claim", tracking_number: scene.labels[0]?.number ?? "" });
    assert.equal(await answer(scene, made._id, "request.submit"), "ok");
    assert.equal(await answer(scene, made._id, "request.accept"), "ok");
    const after = await accountsOf(scene);
    assert.deepEqual([after["claim:pb"], after["cost:postage"]], [-COST, undefined]);
  }));
