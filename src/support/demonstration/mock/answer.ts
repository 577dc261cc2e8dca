/**
 * Answers the demonstration's four calls: a call and a world give an answer and the world after it. Pure: clock,
 * random and hash come from outside. Source: spec S7.22–S7.25, S5.7, S8.8.
 */
import { loginInput, readForm, registrationInput } from "../input.ts";
import { type TextCode, TEXTS } from "../texts.ts";
import { tasksOf } from "./tasks.ts";
import { holderOf, issue } from "./token.ts";
import { type Account, accountOf, emailKey, type Tools, type World } from "./world.ts";

export interface Call {
  readonly method: string;
  readonly path: string;
  /** What was sent, as it came. */
  readonly body: string;
}

export interface Answered {
  readonly world: World;
  readonly status: number;
  readonly body: unknown;
}

type Answerer = (world: World, sent: Readonly<Record<string, unknown>>, tools: Tools) => Promise<Answered>;

const withoutSecrets = ({ _id, name, email }: Account) => ({ _id, name, email });

const refuse = (world: World, status: number, error: unknown): Answered => ({
  world,
  status,
  body: { error },
});

const logIn: Answerer = async (world, sent, tools) => {
  const read = readForm(loginInput, sent);
  if (!read.ok) return refuse(world, 400, TEXTS.wrongPair);
  const { email, password } = read.value;
  const account = world.accounts.find((each) => each.email === emailKey(email));
  if (!account || await tools.hash(password, account.salt) !== account.hash) {
    return refuse(world, 400, TEXTS.wrongPair);
  }
  const accessToken = await issue(world, account, tools);
  return { world, status: 200, body: { user: withoutSecrets(account), accessToken } };
};

const register: Answerer = async (world, sent, tools) => {
  const read = readForm(registrationInput, sent);
  const key = emailKey(String(sent["email"] ?? ""));
  const isTaken = world.accounts.some(({ email }) => email === key);
  if (!read.ok || isTaken) {
    const problems = { ...isTaken && { email: "emailTaken" }, ...!read.ok && read.problems };
    const texts = Object.entries(problems).map(([field, code]) => [field, TEXTS[code as TextCode]]);
    return refuse(world, 400, Object.fromEntries(texts));
  }
  const account = await accountOf(read.value, tools);
  const accessToken = await issue(world, account, tools);
  return {
    world: { ...world, accounts: [...world.accounts, account] },
    status: 200,
    body: { user: withoutSecrets(account), accessToken },
  };
};

const refresh: Answerer = async (world, sent, tools) => {
  const account = await holderOf(world, sent["accessToken"], tools);
  if (!account) return refuse(world, 401, TEXTS.badToken);
  const accessToken = await issue(world, account, tools);
  return { world, status: 200, body: { userData: withoutSecrets(account), accessToken } };
};

const tasks: Answerer = (world) => Promise.resolve({ world, status: 200, body: { tasks: tasksOf(world) } });

const ANSWERERS: ReadonlyMap<string, Answerer> = new Map([
  ["POST /api/authenticate/login/user", logIn],
  ["POST /api/authenticate/register/user", register],
  ["POST /api/authenticate/refresh-token", refresh],
  ["GET /api/tasks", tasks],
]);

const nameOf = ({ method, path }: Omit<Call, "body">) => `${method} ${path}`;

/** True for a call that is answered here; every other one is somebody else's. Source: spec S7.26. */
export const isOurs = (call: Omit<Call, "body">): boolean => ANSWERERS.has(nameOf(call));

function parse(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value as Record<string, unknown> : null;
  } catch {
    return null;
  }
}

/** @throws {Error} Programming error: the call is not ours. */
export async function answer(world: World, call: Call, tools: Tools): Promise<Answered> {
  const answerer = ANSWERERS.get(nameOf(call));
  if (!answerer) throw new Error(`Cannot answer ${nameOf(call)}: it is not one of the demonstration's calls`);
  const sent = call.method === "GET" ? {} : parse(call.body);
  return sent ? await answerer(world, sent, tools) : refuse(world, 400, TEXTS.failed);
}
