import { data, FakeApi, onStage, press, refusal, says, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import SignInPage from "../../../../../src/features/shops/connection/sign_in_page.tsx";

const person = { role: "sale" };
/** Stores the code and state that the early script found in the address. */
function bring(code: string, state: string): void {
  const loginCallback = { code, state, token: null };
  globalThis.__early = {
    ...{ config: Promise.resolve(null), answers: new Map(), arrived: new Map(), askedAt: 0 },
    loginCallback,
  };
}

Deno.test("S2.35 the page sends code and state to the API once, and opens the store", () => {
  const api = new FakeApi().on(
    "FinishShopSignIn",
    data({ finishShopSignIn: { store_id: "s1", platform: "etsy" } }),
  );
  bring("a-code", "a-state");
  return onStage(api, <SignInPage />, async ({ history }) => {
    await waitFor(() => assert.equal(history.at(-1), "/stores/all/s1"));
    assert.deepEqual(api.named("FinishShopSignIn").map(({ variables }) => variables), [
      { code: "a-code", state: "a-state" },
    ]);
    assert.ok(!JSON.stringify({ ...localStorage, ...sessionStorage }).includes("a-code"));
  }, person);
});

Deno.test("a sign-in that has expired, or was declined or refused, says what to do, and leads to the stores", async () => {
  bring("a-code", "a-state");
  await onStage(
    new FakeApi().on("FinishShopSignIn", refusal("NOT_FOUND")),
    <SignInPage />,
    async ({ history }) => {
      await says("This sign-in has expired, or it belongs to somebody else.");
      await press("Go to the stores");
      assert.equal(history.at(-1), "/stores/all");
    },
    person,
  );
  const refused = refusal("BAD_INPUT", { problems: [{ path: "params.address", code: "tokenRefused" }] });
  bring("a-code", "a-state");
  await onStage(
    new FakeApi().on("FinishShopSignIn", refused),
    <SignInPage />,
    () => says("The sign-in could not be finished. The platform no longer accepts our access."),
    person,
  );
  const api = new FakeApi();
  await onStage(api, <SignInPage />, () => says("This sign-in has expired"), person);
  history.replaceState(null, "", "/stores/connected?error=access_denied&state=a-state");
  await onStage(api, <SignInPage />, async () => {
    await says("The access was not allowed.");
    assert.equal(location.search, "");
  }, person);
  assert.equal(api.named("FinishShopSignIn").length, 0);
});
