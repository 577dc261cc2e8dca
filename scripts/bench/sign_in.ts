import { DEMO_PASSWORD } from "../../server/demo/people/people.ts";

export interface SignInResult {
  readonly token: string;
  /** Empty for a person who has no super token. */
  readonly superToken: string;
}

export async function signIn(app: string, login: string, email: string): Promise<SignInResult> {
  const state = crypto.randomUUID().replaceAll("-", "");
  const form = { email, password: DEMO_PASSWORD, return_to: `${app}/`, state };
  const sent = await fetch(`${login}/`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });
  await sent.body?.cancel();
  const back = new URL(sent.headers.get("Location") ?? "", app);
  const code = new URLSearchParams(back.hash.slice(1)).get("code");
  if (!code) {
    throw new Error(`Cannot sign in ${email}: the login site answered ${sent.status} without a code.`);
  }
  const exchanged = await fetch(`${app}/api/auth/exchange`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ code }),
  });
  const { token, super_token = "" } = await exchanged.json() as { token: string; super_token?: string };
  return { token, superToken: super_token };
}
