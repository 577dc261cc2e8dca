import { openAt } from "../../support/client/dom.ts";
import assert from "node:assert/strict";
import { waitFor } from "@testing-library/dom";
import { type LoginCallback, signInState } from "../../../src/lib/login_callback.ts";
import { configureApp } from "../../support/client/app_config.ts";
import { forgetSession, keep, read } from "../../../src/lib/cookies.ts";
import { readDraft, writeDraft } from "../../../src/lib/drafts.ts";
import { type Session, startSession } from "../../../src/app/wiring/session.ts";
import { person } from "../../support/client/person.ts";

interface Call {
  readonly path: string;
  readonly bearer: string | undefined;
}

interface Running {
  readonly session: Session;
  readonly calls: Call[];
  readonly went: string[];
}

const EXCHANGED = { token: "new-token", user_id: "u1", role: "root", super_token: "sup3r" };

/** Starts a session with the given return of a login site, and an API that exchanges codes and knows one person. */
async function running(
  loginCallback: LoginCallback | null,
  { loginMode = "code" as "code" | "token", exchange = () => Response.json(EXCHANGED) },
  run: (running: Running) => Promise<void>,
): Promise<void> {
  configureApp({ login: "http://localhost:2/", register: "http://localhost:2/", loginMode });
  const calls: Call[] = [];
  const went: string[] = [];
  const real = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const path = new URL(String(url)).pathname;
    calls.push({ path, bearer: (init?.headers as Record<string, string>)["Authorization"] });
    return Promise.resolve(
      path.endsWith("/exchange") ? exchange() : Response.json({ data: { cUser: person() } }),
    );
  };
  const navigate = (path: string) => void went.push(path);
  const session = startSession(
    { navigate, reload: () => went.push("(reload)"), currentPath: () => "/orders" },
    loginCallback,
  );
  try {
    await run({ session, calls, went });
  } finally {
    session.stop();
    globalThis.fetch = real;
    forgetSession();
  }
}

const settled = ({ actor }: Session) =>
  waitFor(() => assert.ok(["signedIn", "signedOut"].includes(String(actor.getSnapshot().value))));

Deno.test("S1.1 a code of a sign-in that began here is exchanged for a token, which is stored with its person", async () => {
  openAt("/orders");
  const loginCallback = { code: "c0de", token: null, state: signInState() };
  await running(loginCallback, {}, async ({ session, calls }) => {
    await settled(session);
    assert.equal(session.actor.getSnapshot().value, "signedIn");
    assert.deepEqual(calls, [
      { path: "/api/auth/exchange", bearer: undefined },
      { path: "/api/graphql", bearer: "Bearer new-token" },
    ]);
    const stored = (["token", "userId", "role", "superToken"] as const).map(read);
    assert.deepEqual(stored, ["new-token", "u1", "root", "sup3r"]);
  });
});

Deno.test("S2 a return of a sign-in that did not begin here never replaces the existing session", async () => {
  const forged: LoginCallback[] = [
    { code: "evil", token: null, state: null },
    { code: "evil", token: null, state: "guess" },
    { code: null, token: "evil", state: "guess" },
  ];
  for (const loginMode of ["code", "token"] as const) {
    for (const loginCallback of forged) {
      openAt("/orders");
      signInState();
      keep("token", "mine");
      await running(loginCallback, { loginMode }, async ({ session, calls }) => {
        await settled(session);
        assert.deepEqual(calls, [{ path: "/api/graphql", bearer: "Bearer mine" }]);
        assert.equal(read("token"), "mine");
      });
    }
  }
});

Deno.test("S2 a return of a sign-in that did not begin here signs nobody in, and the page says so", async () => {
  openAt("/orders");
  await running({ code: "evil", token: null, state: "guess" }, {}, async ({ session, calls }) => {
    await settled(session);
    assert.equal(session.actor.getSnapshot().context.reason, "mismatch");
    assert.deepEqual(calls, []);
  });
});

Deno.test("S1.1 an older login site may return the token itself, with the same checks", async () => {
  openAt("/orders");
  const loginCallback = { code: null, token: "theirs", state: signInState() };
  await running(loginCallback, { loginMode: "token" }, async ({ session, calls }) => {
    await settled(session);
    assert.deepEqual(calls, [{ path: "/api/graphql", bearer: "Bearer theirs" }]);
    assert.equal(session.actor.getSnapshot().value, "signedIn");
  });
});

Deno.test("S4.2 Log Out clears cookies and drafts and ends the token in the background", async () => {
  openAt("/orders");
  keep("token", "mine");
  keep("superToken", "sup3r");
  writeDraft("u1", "order", { note: "x" });
  await running(null, {}, async ({ session, calls, went }) => {
    await settled(session);
    session.logOut();
    assert.deepEqual(went, ["/login"]);
    assert.deepEqual((["token", "role", "userId", "superToken"] as const).map(read), [
      null,
      null,
      null,
      null,
    ]);
    assert.deepEqual(Object.keys(sessionStorage), []);
    assert.deepEqual(Object.keys(localStorage), []);
    assert.deepEqual(calls.at(-1), { path: "/api/graphql", bearer: "Bearer mine" });
  });
});

Deno.test("S4.2 Log Out ends the session here, even if the window was signed out meanwhile", async () => {
  openAt("/orders");
  const loginCallback = { code: "c0de", token: null, state: signInState() };
  await running(
    loginCallback,
    { exchange: () => new Response("{}", { status: 400 }) },
    async ({ session, calls, went }) => {
      await settled(session);
      assert.equal(session.actor.getSnapshot().status, "done");
      keep("token", "later");
      writeDraft("u1", "order", { note: "x" });
      session.logOut();
      assert.equal(went.at(-1), "/login");
      assert.equal(read("token"), null);
      assert.deepEqual(Object.keys(sessionStorage), []);
      assert.deepEqual(calls.at(-1), { path: "/api/graphql", bearer: "Bearer later" });
    },
  );
});

Deno.test("S8.7 an involuntary sign-out keeps the drafts, only for that person", async () => {
  openAt("/orders");
  const loginCallback = { code: "c0de", token: null, state: signInState() };
  writeDraft("u1", "order", { note: "x" });
  await running(
    loginCallback,
    { exchange: () => new Response("{}", { status: 400 }) },
    async ({ session }) => {
      await settled(session);
      assert.equal(session.actor.getSnapshot().context.reason, "exchange");
      assert.deepEqual(readDraft("u1", "order"), { note: "x" });
      assert.equal(readDraft("u2", "order"), null);
      assert.equal(readDraft("u", "1.order"), null);
      assert.deepEqual(Object.keys(sessionStorage), ["draft.u1.order"]);
      assert.deepEqual(Object.keys(localStorage), []);
    },
  );
});

Deno.test("S1.1 an incomplete sign-in gives the reason: a used code, a server fault, no server", async () => {
  const reasonOf = async (exchange: () => Response) => {
    let reason: unknown;
    await running({ code: "c0de", token: null, state: signInState() }, { exchange }, async ({ session }) => {
      await settled(session);
      reason = session.actor.getSnapshot().context.reason;
    });
    return reason;
  };
  assert.equal(await reasonOf(() => new Response("{}", { status: 401 })), "exchange");
  assert.equal(await reasonOf(() => new Response("{}", { status: 503 })), "failed");
  assert.equal(await reasonOf(() => Response.json({})), "failed");
  assert.equal(
    await reasonOf(() => {
      throw new TypeError("refused");
    }),
    "unreachable",
  );
});
