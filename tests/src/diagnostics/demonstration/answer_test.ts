import assert from "node:assert/strict";
import { TOKEN_LIFE_S } from "../../../../machines/demonstration.ts";
import { isOurs } from "../../../../src/diagnostics/demonstration/mock/answer.ts";
import { DEMO_ACCOUNT } from "../../../../src/diagnostics/demonstration/mock/world.ts";
import { codeOf, TEXTS } from "../../../../src/diagnostics/demonstration/texts.ts";
import { openWorld, STARTED_AT } from "../../../support/demo/demonstration.ts";
import { fc } from "../../../support/property.ts";

const { email, password } = DEMO_ACCOUNT;
const ADA = { name: "Ada", email: "ada@example.test", password: "long enough" };

Deno.test("S7.22 login with e-mail and password returns the user and an access token, without secrets", async () => {
  const { logIn } = await openWorld();
  const { status, body } = await logIn({ email: ` ${email.toUpperCase()} `, password });
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body).sort(), ["accessToken", "user"]);
  assert.deepEqual(Object.keys(body.user).sort(), ["_id", "email", "name"]);
  assert.equal(body.user.email, email);
});

Deno.test("S7.22 S8.8 a wrong password, an unknown e-mail and empty fields get the same answer", async () => {
  const { logIn } = await openWorld();
  for (
    const sent of [{ email, password: "wrong" }, { email: "nobody@x.test", password }, {}, {
      email: "",
      password: "",
    }]
  ) {
    assert.deepEqual(await logIn(sent), { status: 400, body: { error: "Email Or Password Invalid" } });
  }
});

Deno.test("S8.8 an unreadable answer counts as an unknown error", async () => {
  const { tell } = await openWorld();
  for (const path of ["login/user", "register/user", "refresh-token"]) {
    for (const sent of ["", "{", "7", "null"]) {
      const answer = await tell("POST", `/api/authenticate/${path}`, sent);
      assert.deepEqual(answer, { status: 400, body: { error: "Something went wrong" } });
    }
  }
});

Deno.test("S7.23 a registered person is signed in, and can log in from then on", async () => {
  const { register, logIn, refresh } = await openWorld();
  const { status, body } = await register(ADA);
  assert.equal(status, 200);
  assert.equal(body.user.name, "Ada");
  assert.equal((await refresh(body.accessToken)).body.userData.email, ADA.email);
  assert.deepEqual((await logIn(ADA)).body.user, body.user);
});

Deno.test("S5.7 an empty name and an e-mail already in use are refused, each at its field", async () => {
  const { register, world } = await openWorld();
  const name = "Please enter your name.";
  const message = "This email is already in use.";
  assert.deepEqual((await register({ ...ADA, name: "" })).body, { error: { name } });
  assert.deepEqual((await register({ ...ADA, name: "  " })).body, { error: { name } });
  assert.deepEqual((await register({ ...ADA, email: email.toUpperCase() })).body, {
    error: { email: message },
  });
  const both = await register({ ...ADA, name: "", email });
  assert.deepEqual(both, { status: 400, body: { error: { name, email: message } } });
  assert.equal(world().accounts.length, 1);
});

Deno.test("S7.23 an invalid e-mail and a password that is too short are refused at their fields", async () => {
  const { register } = await openWorld();
  const { body } = await register({ name: "Ada", email: "ada@", password: "short" });
  assert.deepEqual(body.error, { email: TEXTS.emailBad, password: TEXTS.passwordShort });
  const nothing = await register({});
  assert.deepEqual(Object.keys(nothing.body.error).sort(), ["email", "name", "password"]);
});

Deno.test("S7.23 a password is stored nowhere", async () => {
  const { register, world } = await openWorld();
  await register(ADA);
  assert.ok(!JSON.stringify(world()).includes(ADA.password));
});

Deno.test("S7.24 a refresh returns userData and a new access token", async () => {
  const { logIn, refresh, tools } = await openWorld();
  const { accessToken } = (await logIn({ email, password })).body;
  tools.pass(10);
  const { status, body } = await refresh(accessToken);
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(body).sort(), ["accessToken", "userData"]);
  assert.equal(body.userData.email, email);
  assert.notEqual(body.accessToken, accessToken);
});

Deno.test("S9.11 a token is valid for 8000 seconds, and a new one equally long", async () => {
  assert.equal(TOKEN_LIFE_S, 8_000);
  const { logIn, refresh, tools } = await openWorld();
  const { accessToken } = (await logIn({ email, password })).body;
  tools.pass(TOKEN_LIFE_S - 1);
  const renewed = (await refresh(accessToken)).body.accessToken;
  tools.pass(1);
  assert.deepEqual(await refresh(accessToken), { status: 401, body: { error: "Invalid access token" } });
  tools.pass(TOKEN_LIFE_S - 2);
  assert.equal((await refresh(renewed)).status, 200);
});

Deno.test("S7.24 a token that is foreign, changed, of another demonstration or malformed is refused with 401", async () => {
  const [first, there] = [await openWorld(), await openWorld()];
  await there.register(ADA);
  const foreign = (await there.logIn(ADA)).body.accessToken;
  const { accessToken } = (await first.logIn({ email, password })).body as { accessToken: string };
  const later = accessToken.replace(`.${STARTED_AT}.`, `.${STARTED_AT + 5}.`);
  for (const token of [foreign, later, `${accessToken}.x`, accessToken.slice(0, -1), "", "..", null, 7, {}]) {
    assert.equal((await first.refresh(token)).status, 401, String(token));
  }
  await fc.assert(fc.asyncProperty(fc.string(), async (text) => (await first.refresh(text)).status === 401));
});

Deno.test("S7.25 S3.9 tasks have id, status, title, store name and creation time, newest first", async () => {
  const { tasks } = await openWorld();
  const { status, body } = await tasks();
  assert.equal(status, 200);
  const list = body.tasks as Record<string, unknown>[];
  assert.ok(list.length > 0);
  for (const task of list) {
    assert.deepEqual(Object.keys(task).sort(), ["created_at", "id", "status", "store_name", "title"]);
  }
  const times = list.map(({ created_at }) => created_at as number);
  assert.deepEqual(times, [...times].sort((one, other) => other - one));
  assert.ok(times.every((at) => at <= STARTED_AT));
  assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
});

Deno.test("S7.26 exactly four calls are answered in the browser", () => {
  const paths = [
    "/api/authenticate/login/user",
    "/api/authenticate/register/user",
    "/api/authenticate/refresh-token",
    "/api/tasks",
    "/api/graphql",
    "/api/tasks/",
    "/api/authenticate",
    "/API/tasks",
    "/",
  ];
  const methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS"];
  const ours = methods.flatMap((method) =>
    paths.filter((path) => isOurs({ method, path })).map((path) => `${method} ${path}`)
  );
  assert.deepEqual(ours, [
    "GET /api/tasks",
    "POST /api/authenticate/login/user",
    "POST /api/authenticate/register/user",
    "POST /api/authenticate/refresh-token",
  ]);
});

Deno.test("S8.8 each text has its code, and an unknown text counts as an unknown error", () => {
  for (const [code, text] of Object.entries(TEXTS)) assert.equal(codeOf(text), code);
  for (const other of ["", "Teapot", null, undefined, 7]) assert.equal(codeOf(other), "failed");
});
