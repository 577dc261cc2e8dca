/** Runs the simulated shop on a separate thread, because a real shop does not use the processor of our server. */
import type { OutRequest } from "../../server/egress/egress.ts";
import { simulatedEgress } from "../../server/shop_simulator/egress.ts";
import { stageShopify } from "../../tests/support/shops/simulated_shop.ts";

interface Asked {
  readonly id: number;
  readonly request: OutRequest;
}

interface ThreadScope {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(message: unknown): void;
}

const scope = self as unknown as ThreadScope;
const parameters = new URL(import.meta.url).searchParams;
const { simulator } = stageShopify({
  orders: Number(parameters.get("orders")),
  days: Number(parameters.get("days")),
});
const egress = simulatedEgress(simulator, { send: () => Promise.reject(new Error("No other host")) });

scope.onmessage = async ({ data: { id, request } }) => {
  scope.postMessage({ id, answer: await egress.send(request) });
};
