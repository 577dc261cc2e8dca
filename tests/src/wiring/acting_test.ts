import { openAt } from "../../support/dom.ts";
import assert from "node:assert/strict";
import { createActor } from "xstate";
import { connectClient } from "../../../src/lib/client.ts";
import { configured } from "../../support/configured.ts";
import { forgetSession, keep, read } from "../../../src/lib/cookies.ts";
import { readDraft, writeDraft } from "../../../src/lib/drafts.ts";
import { recentReasons, wiredActing, wiredSwitchUser } from "../../../src/features/acting/wiring.ts";

const ANN = { _id: "ann", identity_label: "Ann (ann)", role: "sale", status: "Available" };

/** What left, and what became of the window, against an API that lists Ann and answers a switch so. */
async function against(answer: object, run: () => Promise<unknown>) {
  configured();
  openAt("/orders/all?page=2");
  keep("token", "real");
  keep("superToken", "sup3r");
  const did: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const headers = init?.headers as Record<string, string>;
    const what = /switchUser/.test(query) ? `switch ${variables._id} ${variables.reason}` : "list";
    did.push(`${what} ${headers["X-Per-Page"]} ${headers["X-Onos-Super-Token"]} ${headers["X-Acting-As"]}`);
    return Promise.resolve(Response.json(what === "list" ? { data: { users: [ANN] } } : answer));
  };
  connectClient({
    shownPerson: () => "me",
    retire: () => void did.push(`retired ${read("token")}`),
    announce: () => void did.push(`announced ${read("token")} ${read("userId")}`),
    restart: (to) => void did.push(`restarted ${to}`),
  });
  try {
    await run();
    return did;
  } finally {
    globalThis.fetch = real;
    connectClient({});
    forgetSession();
  }
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));
const SWITCHED = { data: { switchUser: { token: "anns", _id: "ann" } } };

async function switchToAnn(reason: string) {
  const actor = createActor(wiredSwitchUser("me", false), { input: { hasSuperToken: true } }).start();
  await turn();
  actor.send({ type: "dialog.open" });
  actor.send({ type: "person.choose", person: ANN });
  actor.send({ type: "reason.type", reason });
  actor.send({ type: "switch.confirm" });
  await turn();
  return actor.getSnapshot();
}

Deno.test("S4.3 S6.8 a switch keeps the token and the user id, is told to other windows, and begins anew at the start", async () => {
  const did = await against(SWITCHED, () => switchToAnn("Ticket 41"));
  assert.deepEqual(did, [
    "list 200 sup3r me",
    "switch ann Ticket 41 20 sup3r me",
    "retired real",
    "announced anns ann",
    "restarted /",
  ]);
  assert.deepEqual(recentReasons("me"), ["Ticket 41"]);
  assert.equal(readDraft("me", "switch.from"), "/orders/all?page=2");
});

Deno.test("a refused switch keeps the real person's token and says why", async () => {
  const error = {
    message: "",
    extensions: { code: "FORBIDDEN", reason: { code: "superTokenOld", text: "" } },
  };
  const did = await against({ data: null, errors: [error] }, async () => {
    const { value, context } = await switchToAnn("");
    assert.deepEqual(value, { ready: "reasoning" });
    assert.equal(context.refusal, "superTokenOld");
    assert.equal(read("token"), "real");
  });
  assert.deepEqual(did, ["list 200 sup3r me", "switch ann null 20 sup3r me"]);
});

Deno.test("the way back leads to where the real person began to act, and only within the app", async () => {
  for (
    const [from, to] of [["/orders/all?page=2", "/orders/all?page=2"], ["//evil.test", "/"], [
      7,
      "/",
    ]] as const
  ) {
    const did = await against({ data: { switchUser: { token: "fresh", _id: "me" } } }, async () => {
      writeDraft("me", "switch.from", from);
      const actor = createActor(wiredActing({ _id: "me", left: 3_600 }), { input: { leftMs: 1e6 } }).start();
      actor.send({ type: "back.ask" });
      await turn();
    });
    assert.deepEqual(did.slice(1), ["retired real", "announced fresh me", `restarted ${to}`]);
  }
});
