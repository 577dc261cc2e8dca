/** Runs the queue of deliveries without a network: the test moves the clock, and receivers record. */
import type { Egress, OutAnswer, OutRequest } from "../../../server/egress/egress.ts";
import type { Background } from "../../../server/fields.ts";
import type { Database } from "../../../server/db/database.ts";
import type { DeliveryKind } from "../../../server/modules/desk/deliveries/kind.ts";
import { type DeliveryRow, enqueueDeliveries } from "../../../server/modules/desk/deliveries/store.ts";
import { type DeliveryOptions, deliveryWorker } from "../../../server/modules/desk/deliveries/worker.ts";
import { testSettings } from "../server/api.ts";
import { NOW } from "../people/people.ts";

export const POLL_MS = 10;

/** Sends the payload to `https://<target>`. The target "gone" answers 410, "broken" cannot be reached. */
const plain: DeliveryKind = {
  kind: "plain",
  request: (_reader, { _id, target_id, payload }) => {
    if (target_id === "broken") return Promise.reject(new Error("No secret"));
    if (target_id === "gone") return Promise.resolve(null);
    return Promise.resolve({
      url: `https://${target_id}`,
      method: "POST",
      headers: { id: _id },
      body: payload,
    });
  },
};

export const answer = (status: number): OutAnswer => ({
  kind: "answered",
  status,
  headers: {},
  body: "",
  ms: 1,
});

export interface Post {
  readonly sent: OutRequest[];
  readonly clock: { now: number };
  start(options?: DeliveryOptions): Background;
  put(target: string, count?: number): Promise<void>;
  rows(): Promise<DeliveryRow[]>;
  until(isSo: (rows: readonly DeliveryRow[]) => boolean): Promise<void>;
}

/** @param reply returns the answer of a target; 200 by default */
export function post(
  db: Database,
  reply: (request: OutRequest, signal?: AbortSignal) => OutAnswer | Promise<OutAnswer> = () => answer(200),
): Post {
  const sent: OutRequest[] = [];
  const clock = { now: NOW };
  const egress: Egress = {
    send: async (request, signal) => {
      sent.push(request);
      return await reply(request, signal);
    },
  };
  const rows = () => db.read.selectFrom("deliveries").selectAll().orderBy("seq").execute();
  return {
    sent,
    clock,
    rows,
    start: (options) =>
      deliveryWorker({ db, settings: testSettings, now: () => clock.now }, {
        kinds: [plain],
        egress,
        random: () => 0.5,
        pollMs: POLL_MS,
        ...options,
      }),
    put: async (targetId, count = 1) => {
      await db.write(async (tx) => {
        for (let n = 0; n < count; n++) {
          await enqueueDeliveries(
            tx,
            [{ kind: "plain", targetId, event: "test", payload: { n } }],
            clock.now,
          );
        }
      });
      db.wake();
    },
    until: async (isSo) => {
      for (let tries = 0; !isSo(await rows()); tries++) {
        if (tries > 1000) throw new Error("The condition did not hold within 10 s");
        await new Promise((next) => setTimeout(next, POLL_MS));
      }
    },
  };
}
