/** Answers calls without side effects: `tools` has clock and hash. Source: docs/requirements.md S7.22–S7.25, S5.7, S8.8. */
import { loginInput, readForm, registrationInput } from "../input.ts";
import { type TextCode, TEXTS } from "../texts.ts";
import { type Account, accountOf, emailKey, type Tools, type World } from "./world.ts";
import type { Task } from "../../../../machines/demonstration_tasks.ts";
import { TOKEN_LIFE_S } from "../../../../machines/demonstration.ts";

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface MockAnswer {
  readonly world: World;
  readonly status: number;
  readonly body: unknown;
}

type Answerer = (world: World, sent: Readonly<Record<string, unknown>>, tools: Tools) => Promise<MockAnswer>;

const withoutSecrets = ({ _id, name, email }: Account) => ({ _id, name, email });

const refuse = (world: World, status: number, error: unknown): MockAnswer => ({
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

/** Returns false for calls to other systems. Source: docs/requirements.md S7.26. */
export const isOurs = (call: Omit<Call, "body">): boolean => ANSWERERS.has(nameOf(call));

function parse(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? value as Record<string, unknown> : null;
  } catch {
    return null;
  }
}

/** @throws {Error} if the mock does not know the call, a programming error */
export async function answer(world: World, call: Call, tools: Tools): Promise<MockAnswer> {
  const answerer = ANSWERERS.get(nameOf(call));
  if (!answerer) throw new Error(`Cannot answer ${nameOf(call)}: it is not one of the demonstration's calls`);
  const sent = call.method === "GET" ? {} : parse(call.body);
  return sent ? await answerer(world, sent, tools) : refuse(world, 400, TEXTS.failed);
}

const FIRST_ID = 1041;

const ROWS: readonly (readonly [status: string, title: string, store: string, ageMinutes: number])[] = [
  ["Processing", "Check the artwork of 12 mugs", "Northwind Gifts", 4],
  ["Pending", "Approve the mock-up of the navy hoodie", "Paper Lantern", 26],
  ["On Hold", "Ask the buyer for the flat number", "Kite & Co", 48],
  ["Processing", "Print 40 tote bags, both sides", "Northwind Gifts", 95],
  ["In Production", "Cut 6 canvas prints 60 × 90", "Wall Stories", 170],
  ["Pending", "Match two new SKUs of the spring range", "Paper Lantern", 260],
  ["Ready", "Pack the gift set with the handwritten card", "Kite & Co", 420],
  ["Done", "Reprint a poster that arrived creased", "Wall Stories", 610],
  ["In Production", "Sew labels into 25 beanies", "Harbour Supply", 840],
  ["On Hold", "Wait for the white ink to be delivered", "Harbour Supply", 1_190],
  ["Processing", "Weigh the package for Lisbon again", "Northwind Gifts", 1_560],
  ["Done", "Hand over the Tuesday manifest", "Harbour Supply", 2_020],
  ["Ready", "Collect three boxes for the pick-up", "Paper Lantern", 2_700],
  ["Cancelled", "Stop the second print of a doubled order", "Kite & Co", 3_400],
  ["Done", "Refund the postage of a late package", "Wall Stories", 4_380],
  ["Pending", "Choose a sturdier box for ceramic plates", "Northwind Gifts", 5_900],
  ["Done", "Photograph the new apron for the catalogue", "Harbour Supply", 7_300],
  ["Done", "Answer the question about washing at 60 °C", "Paper Lantern", 10_200],
];

/** Returns the tasks, newest first. Source: docs/requirements.md S3.9. */
function tasksOf({ startedAt }: World): readonly Task[] {
  return ROWS.map(([status, title, store_name, ageMinutes], at) => ({
    id: `T-${FIRST_ID - at}`,
    status,
    title,
    store_name,
    created_at: startedAt - ageMinutes * 60,
  }));
}

/** Issues a token that contains person and time, signed, so that no token has to be stored. */
async function issue(world: World, { _id }: Account, tools: Tools): Promise<string> {
  const text = `${_id}.${tools.now()}.${tools.random()}`;
  return `${text}.${await tools.sign(text, world.secret)}`;
}

/** Returns the account of a token; null if the token is foreign, changed or too old. Source: docs/requirements.md S9.11. */
async function holderOf(world: World, token: unknown, tools: Tools): Promise<Account | null> {
  if (typeof token !== "string") return null;
  const [id = "", since = "", once = "", mark, ...rest] = token.split(".");
  if (rest.length > 0 || mark !== await tools.sign(`${id}.${since}.${once}`, world.secret)) return null;
  const age = tools.now() - Number(since);
  if (!(age >= 0 && age < TOKEN_LIFE_S)) return null;
  return world.accounts.find(({ _id }) => _id === id) ?? null;
}
