/** Tells one order's story: sends its events, each by whom and when. */
import { actorOf } from "./acts.ts";
import { timesOf } from "./stories.ts";
import type { Scene, SceneOrder } from "./walk/scene.ts";
import type { Sent } from "./walk/walker.ts";
import type { Story } from "./ways.ts";
import type { DemoWorld } from "./world.ts";

/** An order with the rows around it, and what happened to them. */
export interface OrderHistory {
  readonly scene: Scene;
  /** In their order, for whoever wants to do the same. */
  readonly sent: Sent[];
}

/** Carries the story out; the order that it is about is the first of the scene. */
export async function tellStory(
  { scene, sent }: OrderHistory,
  { acts }: Story,
  world: DemoWorld,
): Promise<void> {
  const [{ _id, created_at } = NO_ORDER] = scene.orders.values();
  const times = timesOf(acts, created_at, world.now, world.random);
  let latest = created_at;
  for (const [index, act] of acts.entries()) {
    const order = scene.orders.get(_id) as SceneOrder;
    const telling = { scene, order, random: world.random };
    const ids = act.of(telling);
    if (ids.length === 0) continue;
    const at = Math.max(times[index] ?? 0, latest, IS_WORK.test(act.event) ? order.cools_until ?? 0 : 0);
    // An order that cools off until later is not further yet.
    if (at > world.now) return;
    latest = at;
    const next: Sent = {
      noun: act.noun,
      ids,
      event: act.event,
      params: act.params(telling, ids, world, at),
      actor: actorOf(act, telling, ids, world),
      at,
    };
    await world.walker.send(scene, next);
    sent.push(next);
  }
}

/** What waits for the end of a cooling-off time. */
const IS_WORK = /^(unit|production)\./;
const NO_ORDER = { _id: "", created_at: 0 };
