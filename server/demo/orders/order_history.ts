import { actorOf } from "./acts.ts";
import type { OrderHistory } from "../history.ts";
import { type Recording, retell } from "./retell.ts";
import { timesOf } from "./stories.ts";
import type { SceneOrder } from "./walk/scene.ts";
import type { SentEvent, StepAudit } from "./walk/walker.ts";
import type { Story } from "./ways.ts";
import type { DemoWorld } from "../world.ts";

/** Plays a story with the first order of the scene. */
export async function playStory(
  history: OrderHistory,
  { acts }: Story,
  world: DemoWorld,
): Promise<readonly StepAudit[]> {
  const { scene, sent } = history;
  const audits: StepAudit[] = [];
  const [{ _id, created_at } = NO_ORDER] = scene.orders.values();
  const times = timesOf(acts, created_at, world.now, world.random);
  let latest = created_at;
  for (const [index, act] of acts.entries()) {
    const order = scene.orders.get(_id) as SceneOrder;
    const context = { scene, order, random: world.random };
    const ids = act.of(context);
    if (ids.length === 0) continue;
    const at = Math.max(times[index] ?? 0, latest, IS_WORK.test(act.event) ? order.cools_until ?? 0 : 0);
    // An order goes no further while its cooling-off has not ended.
    if (at > world.now) return audits;
    latest = at;
    const next: SentEvent = {
      noun: act.noun,
      ids,
      event: act.event,
      params: act.params(context, ids, world, at),
      actor: actorOf(act, context, ids, world),
      at,
    };
    audits.push(await world.walker.send(scene, next));
    sent.push(next);
  }
  return audits;
}

export type Recordings = Map<Story, Map<string, Recording>>;

/** Plays a common story once for each kind of order, and copies the recording for the others. */
export async function playCommonStory(
  history: OrderHistory,
  story: Story,
  recordings: Recordings,
  world: DemoWorld,
): Promise<void> {
  const known = recordings.get(story) ?? new Map<string, Recording>();
  recordings.set(story, known);
  const kind = kindOf(history);
  const recording = known.get(kind);
  const at = recording && timesAfter(recording, history, world);
  if (recording && at) return retell(recording, history, at, world);
  const audits = await playStory(history, story, world);
  const isWhole = audits.length === history.sent.length && areApart(history);
  if (!recording && isWhole && isComplete(history, story)) known.set(kind, { history, audits });
}

/** Returns all that decides a walk besides its story: the store's settings, and if it ships within the US. */
function kindOf({ scene }: OrderHistory): string {
  const [{ store_auto_hold, store_cooling_off_min, country } = NO_ORDER] = scene.orders.values();
  return JSON.stringify([store_auto_hold, store_cooling_off_min, country === "US"]);
}

/** Returns times of the recorded steps for this order; null if the steps would not end before now. */
function timesAfter(
  { history }: Recording,
  { scene }: OrderHistory,
  { now, random }: DemoWorld,
): number[] | null {
  const [{ created_at, store_cooling_off_min } = NO_ORDER] = scene.orders.values();
  let coolsUntil = 0;
  let latest = created_at;
  const at = timesOf(history.sent, created_at, now, random).map((time, index) => {
    const { event = "" } = history.sent[index] ?? {};
    latest = Math.max(time, latest, IS_WORK.test(event) ? coolsUntil : 0);
    if (event === "order.pay") coolsUntil = latest + store_cooling_off_min * 60;
    return latest;
  });
  return latest > now ? null : at;
}

const areApart = ({ scene, sent }: OrderHistory): boolean => {
  const times = sent.map(({ at }) => at);
  const [{ created_at } = NO_ORDER] = scene.orders.values();
  return new Set([created_at, ...times]).size === times.length + 1;
};

const isComplete = ({ sent }: OrderHistory, { acts }: Story): boolean =>
  sent.at(-1)?.event === acts.at(-1)?.event;

const IS_WORK = /^(unit|production)\./;
const NO_ORDER = { _id: "", created_at: 0, store_auto_hold: 0, store_cooling_off_min: 0, country: "" };
