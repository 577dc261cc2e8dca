/** Opens a world of the demonstration with a clock and random numbers of the test, and a hash that takes no time. */
import { answer, type Call } from "../../../src/diagnostics/demonstration/mock/answer.ts";
import { newWorld, type Tools, type World } from "../../../src/diagnostics/demonstration/mock/world.ts";

export const STARTED_AT = 1_800_000_000;

export interface Clockwork extends Tools {
  pass(seconds: number): void;
}

export function clockwork(): Clockwork {
  let [now, count] = [STARTED_AT, 0];
  return {
    now: () => now,
    random: () => `r${++count}`,
    hash: (password, salt) => Promise.resolve(`hash(${[...password].reverse().join("")},${salt})`),
    sign: (text, secret) => Promise.resolve(`sign(${text.replaceAll(".", "-")},${secret})`),
    pass: (seconds) => void (now += seconds),
  };
}

export interface CallAnswer {
  readonly status: number;
  // The shape differs from call to call; the tests say which they mean.
  // deno-lint-ignore no-explicit-any
  readonly body: any;
}

export async function openWorld() {
  const tools = clockwork();
  let world: World = await newWorld(tools);
  const tell = async (method: string, path: string, sent: unknown = {}): Promise<CallAnswer> => {
    const body = typeof sent === "string" ? sent : JSON.stringify(sent);
    const call: Call = { method, path, body };
    const answered = await answer(world, call, tools);
    world = answered.world;
    return { status: answered.status, body: answered.body };
  };
  return {
    tools,
    tell,
    logIn: (sent: unknown) => tell("POST", "/api/authenticate/login/user", sent),
    register: (sent: unknown) => tell("POST", "/api/authenticate/register/user", sent),
    refresh: (accessToken: unknown) => tell("POST", "/api/authenticate/refresh-token", { accessToken }),
    tasks: () => tell("GET", "/api/tasks"),
    world: () => world,
  };
}
