/** Shows administrators the work that a restore has paused, and lets them resume it. Source: ADR 140. */
import { ApiError } from "../../../../api/errors.ts";
import type { AfterRestore } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { restoreRule } from "../../../../resources/desk/after_restore.ts";
import { startLoop } from "../../../background/loop.ts";
import { pausedWork } from "../../../backup/paused_work.ts";
import {
  countWaiting,
  lastRestore,
  markNotified,
  resumeWork as resume,
} from "../../../backup/paused_work_store.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Reader } from "../../../db/database.ts";
import { type BackgroundTools, mutation } from "../../../fields.ts";
import type { Module } from "../../../module.ts";
import { tokensUntil } from "../../../session/api_token_store.ts";
import { notifyStaff } from "../notification_settings/notify.ts";

const ENTITY = "afterRestore";
const ROUND_MS = 3_600_000;
/** The maximum number of API tokens on the page: more than a person reviews. */
const MAX_TOKENS = 100;

type Moment = Pick<AuthorizedContext, "now" | "settings">;

async function viewOf(reader: Reader, { now, settings }: Moment): Promise<AfterRestore | null> {
  const restore = await lastRestore(reader);
  if (!restore) return null;
  const { backup_at, restored_at, resumes } = restore;
  const work = await Promise.all(
    pausedWork.all().map(async (work) => {
      const { kind } = work;
      const resumed = resumes.get(kind);
      return {
        kind,
        waiting: await countWaiting(reader, work),
        is_paused: !resumed,
        last_numbers: [...await work.numbers?.last(reader, { at: now(), timeZone: settings.timeZone }) ?? []],
        resumed_at: resumed?.resumed_at ?? null,
        resumed_by: resumed?.user_name ?? "",
      };
    }),
  );
  return { backup_at, restored_at, work, ...await tokensUntil(reader, restored_at, MAX_TOKENS) };
}

const resumeWork = mutation<"resumeWork">(async (tx, { kind, last_numbers }, context) => {
  const { session: { actor }, now } = context;
  const restore = await lastRestore(tx);
  const work = pausedWork.all().find((each) => each.kind === kind);
  if (!restore || !work) throw new ApiError("NOT_FOUND", REASONS.notFound);
  const [user_id, user_name] = [actor._id, actor.name];
  const isNews = await resume(tx, { restore_seq: restore.seq, kind, user_id, user_name, resumed_at: now() });
  const numbers = isNews ? await work.numbers?.keep(tx, last_numbers ?? [], now()) ?? [] : [];
  const result = await viewOf(tx, context);
  if (!result) throw new Error("Cannot answer with the restore: expected to find it again");
  const changes = [{ field: kind, before: "Paused", after: "Active" }, ...numbers];
  const entry = { entity: ENTITY, entityId: kind, sellerId: null, action: "resumeWork", changes } as const;
  return { result, audit: isNews ? [entry] : [] };
});

/** Notifies administrators once, at the first start after a restore. */
const announceRestore = ({ db, now }: BackgroundTools) =>
  startLoop({
    name: "Announcing a restore",
    everyMs: ROUND_MS,
    isEager: true,
    async run() {
      if ((await lastRestore(db.read))?.notified_at !== null) return;
      await db.write(async (tx) => {
        const restore = await lastRestore(tx);
        if (restore?.notified_at !== null) return;
        await markNotified(tx, restore.seq, now());
        const words = { key: "restored", args: {} } as const;
        await notifyStaff(tx, "work.paused", [{ code: "", referent: "/after-restore", words }], now());
      });
    },
  });

export const afterRestore: Module = {
  queries: { afterRestore: (_args, context) => viewOf(context.db.read, context) },
  mutations: { resumeWork },
  audiences: { [ENTITY]: { rule: restoreRule } },
  background: announceRestore,
};
