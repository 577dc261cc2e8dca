/** Imports and posts a provider's file in many runs of a process, each of which dies at one commit. */
import { postageImport } from "../../../server/modules/handover/postage_invoices/import_run.ts";
import { postApproved } from "../../../server/modules/handover/postage_invoices/post_lines.ts";
import type { Database } from "../../../server/db/database.ts";
import { dyingAt, ProcessKilled } from "../kill/process_death.ts";
import { NOW } from "../people/people.ts";
import { testSettings } from "../server/api.ts";
import type { PostageScene } from "./postage_world.ts";

/** The commit at which a run dies, counted from its start, and whether it dies after it. */
export interface Death {
  readonly commit: number;
  readonly isAfter: boolean;
}

/** Dies at the first commit of each run, alternately before and after it, so that each commit is met twice. */
export const AT_EACH_COMMIT = (life: number): Death => ({ commit: 0, isAfter: life % 2 === 1 });

type Deaths = (life: number) => Death | undefined;

/** Repeats the work until a run ends normally. @returns the number of runs that died */
async function liveUntilDone(
  db: Database,
  deaths: Deaths,
  work: (db: Database) => Promise<void>,
): Promise<number> {
  for (let life = 0;; life++) {
    const death = deaths(life);
    try {
      await work(death ? dyingAt(db, death.commit, death.isAfter) : db);
      return life;
    } catch (error) {
      if (!(error instanceof ProcessKilled)) throw error;
    }
  }
}

const toolsFor = (scene: PostageScene, db: Database) => ({
  ...{ db, now: () => NOW, isStopping: () => false },
  settings: { ...testSettings, dataDir: scene.place.dataDir },
});

/** Runs the waiting imports, one after the other. */
export async function importInLives(scene: PostageScene, deaths: Deaths): Promise<number> {
  let died = 0;
  for (;;) {
    const job = await scene.db.read.selectFrom("jobs").select("_id")
      .where("status", "in", ["Queued", "Running"]).orderBy("created_at").orderBy("_id").executeTakeFirst();
    if (!job) return died;
    died += await liveUntilDone(scene.db, deaths, async (db) => {
      const row = await scene.db.read.selectFrom("jobs").selectAll().where("_id", "=", job._id)
        .executeTakeFirstOrThrow();
      // A run that died after the last commit left nothing to do.
      if (row.status === "Done") return;
      await postageImport.run(row, toolsFor(scene, db));
    });
  }
}

export const postInLives = (scene: PostageScene, deaths: Deaths): Promise<number> =>
  liveUntilDone(scene.db, deaths, (db) => postApproved(toolsFor(scene, db)));
