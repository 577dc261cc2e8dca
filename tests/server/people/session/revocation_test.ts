import assert from "node:assert/strict";
import type { Database } from "../../../../server/db/database.ts";
import { contextOfJob } from "../../../../server/modules/desk/jobs/principal.ts";
import { hashPassword } from "../../../../server/modules/people/session/password.ts";
import { type TestApp, testApp, testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { addPerson, NOW, signIn } from "../../../support/people/people.ts";
import { CHANGES, serveApp } from "../../../support/server/sockets.ts";
import type { JobRow } from "../../../../server/jobs/job_kind.ts";
import { PROMPT_MS } from "../../../support/time/prompt_bound.ts";

const OLD = "correct horse";
const PERSON = "mai";

interface Doing {
  readonly api: TestApp;
  /** Tokens of the session that the cause ends, of another session of the same person, and of a super_root. */
  readonly token: string;
  readonly other: string;
  readonly boss: string;
}

interface Cause {
  readonly name: string;
  readonly act: (doing: Doing) => Promise<{ readonly errors: readonly unknown[] }>;
  /** The status of later calls: 401 if signed out, 403 if signed in with fewer rights. */
  readonly status: 401 | 403;
  /** The outcome of the next step of the person's job; a job continues after its session, as after Log out. */
  readonly job: "goes on" | "personLocked" | "rightsLost";
}

const MAKE = `mutation Make($params: UserInput!) { makeUser(id: "${PERSON}", params: $params) { _id } }`;

const CAUSES: readonly Cause[] = [
  {
    name: "Log out",
    act: ({ api, token }) => api.ask(token, "mutation { logOut }"),
    status: 401,
    job: "goes on",
  },
  {
    name: "a changed password",
    act: ({ api, other }) =>
      api.ask(
        other,
        `mutation { updateProfile(password: "${OLD}", new_password: "battery staple 9") { _id } }`,
      ),
    status: 401,
    job: "goes on",
  },
  {
    name: "all sessions ended from another session",
    act: ({ api, other }) => api.ask(other, "mutation { revokeSessions(all: true) }"),
    status: 401,
    job: "goes on",
  },
  {
    name: "a lock",
    act: ({ api, boss }) => api.ask(boss, MAKE, { params: { status: "Locked" } }),
    status: 401,
    job: "personLocked",
  },
  {
    name: "another role",
    act: ({ api, boss }) => api.ask(boss, MAKE, { params: { role: "sewer" } }),
    status: 403,
    job: "rightsLost",
  },
  {
    name: "deletion",
    act: ({ api, boss }) => api.ask(boss, `mutation { deleteById(_id: "${PERSON}") }`),
    status: 401,
    job: "personLocked",
  },
];

/** Returns 401, 403, or another status of a request for orders. */
async function httpStatus(api: TestApp, token: string): Promise<number> {
  const { status, errors } = await api.ask(token, "{ orders { _id } }");
  return errors[0]?.extensions.code === "FORBIDDEN" ? 403 : status;
}

async function restStatus(api: TestApp, token: string): Promise<number> {
  const answer = await api.send("/jobs/rows?id=none", { headers: { authorization: `Bearer ${token}` } });
  await answer.body?.cancel();
  return answer.status;
}

/** Returns the outcome of the next step of the person's job. */
async function jobOutcome(db: Database): Promise<string> {
  const principal = { actor: { _id: PERSON, name: PERSON }, acting_for: null, request_id: "r" };
  const job = { user_id: PERSON, input: JSON.stringify(principal) } as JobRow;
  const step = contextOfJob(db.read, job, { db, settings: testSettings, now: () => NOW });
  return await step.then(() => "goes on", (error) => error.code);
}

for (const { name, act, status, job } of CAUSES) {
  Deno.test(`security S6: after ${name} HTTP, REST and the socket obey at once, and a job at its next step`, () =>
    withDatabase(async (db) => {
      const api = testApp(db);
      await using server = serveApp(api.app);
      const password_hash = await hashPassword(OLD, testSettings.scryptCost);
      await addPerson(db, { _id: PERSON, role: "root", password_hash });
      const boss = await signIn(db, await addPerson(db, { _id: "boss", role: "super_root" }));
      const [token, other] = [await signIn(db, PERSON), await signIn(db, PERSON)];
      const socket = await server.connect(token);
      assert.equal((await socket.init(token))?.type, "connection_ack");
      socket.subscribe("1", CHANGES);
      assert.equal(await httpStatus(api, token), 200);
      assert.notEqual(await restStatus(api, token), status);
      assert.equal(await jobOutcome(db), "goes on");

      const startedAt = performance.now();
      assert.deepEqual((await act({ api, token, other, boss })).errors, []);
      assert.equal(await httpStatus(api, token), status);
      assert.equal(await restStatus(api, token), status);
      assert.equal(await jobOutcome(db), job);
      const { code } = await socket.closed;
      assert.ok(performance.now() - startedAt < PROMPT_MS);
      assert.ok(code === 4403 || code === 1001, `${code}`);
      // A person with fewer rights may open a new socket, which has the new rights.
      if (status === 401) return await assert.rejects(server.ticket(token));
      const again = await server.connect(token);
      assert.equal((await again.init(token))?.type, "connection_ack");
      again.socket.close();
      await again.closed;
    }));
}
