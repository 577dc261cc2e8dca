/** Puts itself before the browser's `fetch`: four calls are answered here, all others pass through untouched. */
import { keepHere, readKept } from "../kept.ts";
import { answer, type Call, isOurs } from "./answer.ts";
import { newWorld, type Tools, type World } from "./world.ts";

const UNREADABLE: World = { secret: "", startedAt: 0, accounts: [] };

/** The world this tab kept; null when there is none, or it is none. */
function keptWorld(): World | null {
  try {
    const world = JSON.parse(readKept("world") ?? "") as Partial<World> | null;
    const isWhole = typeof world?.secret === "string" && typeof world.startedAt === "number" &&
      Array.isArray(world.accounts);
    return isWhole ? { ...UNREADABLE, ...world } : null;
  } catch {
    return null;
  }
}

/** What is asked for, when it is asked of this origin and answered here. */
function ourCall(input: RequestInfo | URL, init?: RequestInit): Omit<Call, "body"> | null {
  const request = input instanceof Request ? input : null;
  const url = URL.parse(request ? request.url : String(input), location.href);
  const call = {
    method: (init?.method ?? request?.method ?? "GET").toUpperCase(),
    path: url?.pathname ?? "",
  };
  return url?.origin === location.origin && isOurs(call) ? call : null;
}

/**
 * @param real What every other call goes to.
 * @returns what answers in its place
 */
export function mockFetch(real: typeof fetch, tools: Tools): typeof fetch {
  let world: Promise<World> | null = null;

  /** One call after the other, so that none overwrites what another one changed. */
  async function reply(call: Call): Promise<Response> {
    const before = world ??= Promise.resolve(keptWorld() ?? newWorld(tools));
    const answered = before.then((each) => answer(each, call, tools));
    world = answered.then((each) => each.world, () => before);
    const { world: after, status, body } = await answered;
    keepHere("world", JSON.stringify(after));
    return Response.json(body, { status });
  }

  async function take(call: Omit<Call, "body">, input: RequestInfo | URL, init?: RequestInit) {
    const request = new Request(
      input instanceof Request ? input : new URL(String(input), location.href),
      init,
    );
    request.signal.throwIfAborted();
    return await reply({ ...call, body: await request.text() });
  }

  return (input, init) => {
    const call = ourCall(input, init);
    return call ? take(call, input, init) : real(input, init);
  };
}

/** From here on the demonstration's calls are answered in the browser. */
export function installMock(tools: Tools): void {
  globalThis.fetch = mockFetch(globalThis.fetch.bind(globalThis), tools);
}
