import type { DemoPerson } from "../../../../machines/demonstration.ts";

export interface Account extends DemoPerson {
  readonly salt: string;
  /** Hash of the password, which itself is never stored. */
  readonly hash: string;
}

export interface World {
  readonly secret: string;
  /** Unix seconds at the start of the demonstration, from which the ages of tasks are counted. */
  readonly startedAt: number;
  readonly accounts: readonly Account[];
}

export interface Tools {
  now(): number;
  random(): string;
  hash(password: string, salt: string): Promise<string>;
  sign(text: string, secret: string): Promise<string>;
}

export const DEMO_ACCOUNT = { name: "Dana Demo", email: "demo@demo.test", password: "demo1234" } as const;

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
