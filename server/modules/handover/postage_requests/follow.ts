/** Makes requests for labels whose voiding was requested, and ends requests whose deadline is over. */
import { startLoop } from "../../../background/loop.ts";
import type { Background, BackgroundTools } from "../../../fields.ts";
import { moveAsSystem } from "../../../lifecycle/system_step.ts";
import { requestLifecycle } from "./lifecycle.ts";
import { insertRequest, lateRequests, voidRequestedLabels } from "./store.ts";

const ROUND_MS = 15_000;
const AT_ONCE = 20;

export const requestLoop = (tools: BackgroundTools): Background =>
  startLoop({
    name: "Following postage requests",
    run: () => followRequests(tools),
    everyMs: ROUND_MS,
    isEager: true,
  });

export async function followRequests({ db, now, settings }: BackgroundTools): Promise<void> {
  const isIdle = (await voidRequestedLabels(db.read, 1)).length === 0 &&
    (await lateRequests(db.read, now(), 1)).length === 0;
  if (isIdle) return;
  await db.write(async (tx) => {
    for (const label of await voidRequestedLabels(tx, AT_ONCE)) {
      const by = { source: "manual", maker: null, maker_for: null } as const;
      await insertRequest(tx, { ...by, kind: "void", label, expected_minor: label.cost_minor }, now());
    }
    const late = await lateRequests(tx, now(), AT_ONCE);
    const step = { event: "request.lapse", ids: late, at: now(), timeZone: settings.timeZone };
    if (late.length > 0) await moveAsSystem(tx, requestLifecycle, step);
  });
  db.wake();
}
