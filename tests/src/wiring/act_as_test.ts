import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { createActor } from "xstate";
import { connectClient } from "../../../src/lib/client.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { forgetSession, keep, read } from "../../../src/lib/cookies.ts";
import type { Me } from "../../../machines/people/session.ts";
import { person } from "../../support/client/person.ts";
import { recentReasons, wiredActing, wiredSwitchUser } from "../../../src/features/people/acting/wiring.ts";

const ANN = { _id: "ann", identity_label: "Ann (ann)", role: "sale", status: "Available" };

interface Around {
  readonly path?: string;
  /** The person of the new token; null if the API does not return one. */
  readonly next?: Me | null;
}

/** Runs with an API that lists Ann and answers a switch; returns the requests sent and the outcome of the window. */
async function requestsOf(answer: object, run: () => Promise<unknown>, around: Around = {}) {
  const { path = "/orders/all?page=2", next = person({ _id: "ann", role: "sale", scope: ["ann"] }) } = around;
  configureApp();
  openAt(path);
  keep("token", "real");
  keep("superToken", "sup3r");
  const did: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (_url, init) => {
    const { query, variables } = JSON.parse(String(init?.body));
    const headers = init?.headers as Record<string, string>;
    if (/cUser/.test(query)) {
      did.push(`looked by ${headers["Authorization"]} ${headers["X-Acting-As"] ?? "for anybody"}`);
      return next
        ? Promise.resolve(Response.json({ data: { cUser: next } }))
        : Promise.reject(new TypeError());
    }
    const what = /switchUser/.test(query) ? `switch ${variables._id} ${variables.reason}` : "list";
    did.push(`${what} ${headers["X-Per-Page"]} ${headers["X-Onos-Super-Token"]} ${headers["X-Acting-As"]}`);
    return Promise.resolve(Response.json(what === "list" ? { data: { users: [ANN] } } : answer));
  };
  connectClient({
    shownPerson: () => "me",
    retire: () => void did.push(`retired ${read("token")}`),
    announce: () => void did.push(`announced ${read("token")} ${read("userId")}`),
    restart: (to) => void did.push(`restarted ${to ?? "here"}`),
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
  const actor = createActor(wiredSwitchUser("me"), { input: { hasSuperToken: true } }).start();
  await turn();
  actor.send({ type: "dialog.open" });
  actor.send({ type: "person.choose", person: ANN });
  actor.send({ type: "reason.type", reason });
  actor.send({ type: "switch.confirm" });
  await turn();
  return actor.getSnapshot();
}

Deno.test("S4.3 S6.8 a switch stores the token and the user id, is announced to other windows, and reloads the open page", async () => {
  const did = await requestsOf(SWITCHED, () => switchToAnn("Ticket 41"));
  assert.deepEqual(did, [
    "list 200 sup3r me",
    "switch ann Ticket 41 20 sup3r me",
    "retired real",
    "announced anns ann",
    "looked by Bearer anns for anybody",
    "restarted here",
  ]);
  assert.deepEqual(recentReasons("me"), ["Ticket 41"]);
});

Deno.test("S4.3 a page that the other account may not see, or for which no answer arrives, is replaced by that account's first page", async () => {
  const cases: readonly (readonly [path: string, next: Me | null, to: string])[] = [
    ["/users/all/ann", person({ _id: "ann", role: "sale", scope: ["ann"] }), "/"],
    ["/orders", person({ _id: "ann", role: "packager", groups: [] }), "/"],
    ["/packages/all?search=x", person({ _id: "ann", role: "packager", groups: [] }), "here"],
    ["/404", person(), "/"],
    ["/orders", null, "/"],
  ];
  for (const [path, next, to] of cases) {
    const did = await requestsOf(SWITCHED, () => switchToAnn(""), { path, next });
    assert.equal(did.at(-1), `restarted ${to}`, path);
  }
});

Deno.test("a refused switch keeps the real person's token and shows the reason", async () => {
  const error = {
    message: "",
    extensions: { code: "FORBIDDEN", reason: { code: "superTokenOld", text: "" } },
  };
  const did = await requestsOf({ data: null, errors: [error] }, async () => {
    const { value, context } = await switchToAnn("");
    assert.deepEqual(value, { ready: "givingReason" });
    assert.equal(context.refusal, "superTokenOld");
    assert.equal(read("token"), "real");
  });
  assert.deepEqual(did, ["list 200 sup3r me", "switch ann null 20 sup3r me"]);
});

Deno.test("S4.3 returning is a switch to oneself: to the open page, otherwise to one's own first page", async () => {
  for (const [path, to] of [["/orders/all?page=2", "here"], ["/billing/topup", "/"]] as const) {
    const did = await requestsOf({ data: { switchUser: { token: "fresh", _id: "me" } } }, async () => {
      const actor = createActor(wiredActing({ _id: "me", left: 3_600 }), { input: { leftMs: 1e6 } }).start();
      actor.send({ type: "back.ask" });
      await turn();
    }, { path, next: person({ _id: "me" }) });
    const looked = "looked by Bearer fresh for anybody";
    assert.deepEqual(did.slice(1), ["retired real", "announced fresh me", looked, `restarted ${to}`]);
  }
});
