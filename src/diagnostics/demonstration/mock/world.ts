/** What the demonstration remembers in place of a server: who registered, and when it all began. */
import type { DemoPerson } from "../../../../machines/demonstration.ts";

export interface Account extends DemoPerson {
  readonly salt: string;
  /** Of the password: itself it is kept nowhere. */
  readonly hash: string;
}

export interface World {
  /** Signs the tokens of this world. */
  readonly secret: string;
  /** Unix seconds; the tasks are as old as they are from here. */
  readonly startedAt: number;
  readonly accounts: readonly Account[];
}

/** What answering needs from outside. */
export interface Tools {
  /** Unix seconds. */
  now(): number;
  /** A new text that nobody can guess. */
  random(): string;
  hash(password: string, salt: string): Promise<string>;
  sign(text: string, secret: string): Promise<string>;
}

/** The account that everybody may use: the login page names it. */
export const DEMO_ACCOUNT = { name: "Dana Demo", email: "demo@demo.test", password: "demo1234" } as const;

/** An e-mail as it is compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

export async function accountOf(
  { name, email, password }: { readonly name: string; readonly email: string; readonly password: string },
  tools: Tools,
): Promise<Account> {
  const salt = tools.random();
  return { _id: tools.random(), name, email: emailKey(email), salt, hash: await tools.hash(password, salt) };
}

export async function newWorld(tools: Tools): Promise<World> {
  return {
    secret: tools.random(),
    startedAt: tools.now(),
    accounts: [await accountOf(DEMO_ACCOUNT, tools)],
  };
}
