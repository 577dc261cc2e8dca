/** Replaces the browser's `fetch`: four calls are answered here, all others pass through. */
import { readTabStorage, storeInTab } from "../tab_storage.ts";
import { answer, type Call, isOurs } from "./answer.ts";
import { newWorld, type Tools, type World } from "./world.ts";

const UNREADABLE: World = { secret: "", startedAt: 0, accounts: [] };

function keptWorld(): World | null {
  try {
    const world = JSON.parse(readTabStorage("world") ?? "") as Partial<World> | null;
    const isWhole = typeof world?.secret === "string" && typeof world.startedAt === "number" &&
      Array.isArray(world.accounts);
    return isWhole ? { ...UNREADABLE, ...world } : null;
  } catch {
    return null;
  }
}

function ourCall(input: RequestInfo | URL, init?: RequestInit): Omit<Call, "body"> | null {
  const request = input instanceof Request ? input : null;
  const url = URL.parse(request ? request.url : String(input), location.href);
  const call = {
    method: (init?.method ?? request?.method ?? "GET").toUpperCase(),
    path: url?.pathname ?? "",
  };
  return url?.origin === location.origin && isOurs(call) ? call : null;
}

/** @param real the browser's own `fetch`, for all other calls */
export function mockFetch(real: typeof fetch, tools: Tools): typeof fetch {
  let world: Promise<World> | null = null;

  /** Calls are serialized, so that none overwrites another one's changes. */
  async function reply(call: Call): Promise<Response> {
    const before = world ??= Promise.resolve(keptWorld() ?? newWorld(tools));
    const answered = before.then((each) => answer(each, call, tools));
    world = answered.then((each) => each.world, () => before);
    const { world: after, status, body } = await answered;
    storeInTab("world", JSON.stringify(after));
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

export function installMock(tools: Tools): void {
  globalThis.fetch = mockFetch(globalThis.fetch.bind(globalThis), tools);
}
