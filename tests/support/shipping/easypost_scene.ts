/** Buys labels at a simulated EasyPost and attends to them, label by label, on a clock of the test. */
import assert from "node:assert/strict";
import { makeEgress } from "../../../server/egress/egress.ts";
import { leaseLabel } from "../../../server/modules/shipping/labels/providers/due_store.ts";
import { easypost } from "../../../server/modules/shipping/labels/providers/easypost.ts";
import { processLabel } from "../../../server/modules/shipping/labels/providers/process_label.ts";
import type { World } from "../orders/world.ts";
import { NOW } from "../people/people.ts";
import { withDatabase } from "../server/database.ts";
import { type Easypost, easypostServer, type Mood } from "./easypost.ts";
import { labelWorld, paidPackage, toolsOf, walletOf } from "./label_world.ts";

export interface Scene {
  readonly world: World;
  readonly server: Easypost;
  readonly clock: { now: number };
  /**
   * Processes every label that is due, once.
   * @param meanwhile runs between an answer to a poll and its booking
   */
  attend(meanwhile?: () => Promise<void>): Promise<void>;
}

/** Moods in which the provider answers only after the time limit, which is short then. */
const SLOW: readonly string[] = ["slow", "createSlow"] satisfies readonly Mood[];

export const inScene = (work: (scene: Scene) => Promise<void>, mood: Mood = "good") =>
  withDatabase(async (db) => {
    const world = await labelWorld(db, "easypost");
    await using server = easypostServer(60_000);
    const timeoutMs = SLOW.includes(mood) ? 500 : 10_000;
    const clock = { now: NOW };
    const egress = makeEgress({ allow: [server.host], timeoutMs });
    const provider = easypost({ base: server.base, key: "EZTK-good", egress });
    const attendingWith = (meanwhile: () => Promise<void>) => ({
      ...toolsOf(db, () => clock.now),
      providers: () =>
        Promise.resolve({
          ...provider,
          poll: async (...asked: Parameters<typeof provider.poll>) => {
            const answer = await provider.poll(...asked);
            await meanwhile();
            return answer;
          },
        }),
      timeoutMs,
      stopping: new AbortController().signal,
    });
    const attend = async (meanwhile = () => Promise.resolve()) => {
      const due = await db.read.selectFrom("labels").select("_id").where("wake_at", "<=", clock.now)
        .execute();
      for (const { _id } of due) {
        const leased = await db.write((tx) => leaseLabel(tx, _id, clock.now));
        if (leased !== null) await processLabel(attendingWith(meanwhile), _id, leased);
      }
    };
    await work({ world, server, clock, attend });
  });

/** Buys a label of another package; the provider answers in the given mood. */
export async function buy({ world, server, attend }: Scene, mood: Mood) {
  const id = await paidPackage(world);
  const before = await walletOf(world, "anna");
  server.mood = mood;
  const [result] = await world.package("root", [id], "label.buy");
  assert.equal(result?.ok, true, result?.reason?.text ?? "");
  await attend();
  return { id, before };
}
