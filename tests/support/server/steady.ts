/**
 * Holds and releases one order repeatedly, and sends each step until it is acknowledged, regardless of other
 * answers.
 */
import assert from "node:assert/strict";

const MOVE = `mutation ($ids: [ID!]!, $event: String!, $params: MoveInput, $key: String) {
  moveOrder(ids: $ids, event: $event, params: $params, key: $key) { _id ok status version error }
}`;
const AGAIN_MS = 20;

export class Steady {
  readonly acknowledged: string[] = [];
  readonly sent = new Set<string>();
  /** Number of refused calls, which have to be repeated. */
  refused = 0;
  longest = { ms: 0, answer: "" };

  constructor(readonly order: string, readonly token: string) {}

  /** Calls these processes in turn until it is aborted. */
  async run(apis: readonly string[], { signal }: AbortController): Promise<void> {
    for (let step = 0; !signal.aborted; step++) {
      const key = crypto.randomUUID();
      this.sent.add(key);
      for (
        let tried = 0;
        !await this.#ask(apis[(step + tried) % apis.length]!, step % 2 === 0, key);
        tried++
      ) {
        // The last step was sent but not acknowledged: the server may or may not have done it.
        if (signal.aborted) return;
        await new Promise((next) => setTimeout(next, AGAIN_MS));
      }
      this.acknowledged.push(key);
    }
  }

  async #ask(api: string, isHold: boolean, key: string): Promise<boolean> {
    const variables = {
      ids: [this.order],
      event: isHold ? "order.hold" : "order.release",
      params: isHold ? { reason: "Test" } : {},
      key,
    };
    const begunAt = performance.now();
    const { status, text } = await post(api, this.token, { query: MOVE, variables });
    if (status === 200 && text.includes('"ok":true')) return true;
    assert.ok(status === 503 || text.includes("IN_PROGRESS"), `${status} ${text}`);
    this.refused++;
    const ms = performance.now() - begunAt;
    if (ms > this.longest.ms) this.longest = { ms, answer: `${status} ${text}` };
    return false;
  }
}

export async function post(
  api: string,
  token: string,
  body: object,
): Promise<{ status: number; text: string }> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const response = await fetch(`${api}/graphql`, { method: "POST", headers, body: JSON.stringify(body) });
  return { status: response.status, text: await response.text() };
}
