/** `/after-restore`: the work that is paused since a restore, why, and what to check before resuming it. */
import { Button, Field, Input } from "@fluentui/react-components";
import { PlayRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { AfterRestore, ResumeWork } from "../../../../api/generated/operations/after_restore.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import {
  failedAnswerOf,
  isSendingPhase,
  type Mover,
  runStep,
  useSteps,
} from "../../../engine/record/move_wiring.ts";
import { publishChange } from "../../../engine/live/live.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { InlineMessageBar } from "../../../parts/message_bar.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { Section } from "../../../parts/section.tsx";

type Restore = NonNullable<DataOf<typeof AfterRestore>["afterRestore"]>;
type Work = Restore["work"][number];

const afterRestore: AnswerSource<DataOf<typeof AfterRestore>> = {
  name: "afterRestore",
  entities: ["afterRestore", "users"],
  debounceMs: 0,
  ask: (options) => ask(AfterRestore, {}, options),
};

const RESUME = "work.resume";
/** Length of the prefix of document numbers, such as `INV`. */
const SERIES_CHARS = 3;

/** Sends the typed last numbers as parameters of the step, so that a repetition after a reload has them too. */
const useResume = (kind: string, userId: string, onDone: () => void): Mover =>
  useSteps(`afterRestore.${kind}`, userId, async ({ key, params }) => {
    const outcome = await ask(ResumeWork, { kind, last_numbers: Object.values(params), key });
    if (!outcome.ok) return failedAnswerOf(outcome.failure);
    publishChange("afterRestore", [kind]);
    return { kind: "done", version: 0 };
  }, onDone);

export default function RestorePage() {
  const screen = useScreenStyles();
  const { phase, answer, failure } = useAnswer(afterRestore);
  useTitle(t("afterRestore.title"));
  const restore = answer?.afterRestore;
  return (
    <div className={screen.page} aria-busy={phase === "loading"}>
      <h1 className={screen.title}>{t("afterRestore.title")}</h1>
      {failure && (
        <InlineMessageBar tone="warning">
          {t("afterRestore.failed")}: {failureText(failure)}
        </InlineMessageBar>
      )}
      {answer && !restore && <p>{t("afterRestore.never")}</p>}
      {restore && (
        <>
          <p>
            {t("afterRestore.backupOf")} <Instant at={restore.backup_at} /> {t("afterRestore.restored")}{" "}
            <Instant at={restore.restored_at} />
          </p>
          <p>{t("afterRestore.text")}</p>
          {restore.work.map((work) => <WorkPart key={work.kind} work={work} />)}
          <Tokens restore={restore} />
        </>
      )}
    </div>
  );
}

/** Lists API tokens for a review: the restore has made those valid again that were revoked after the backup. */
function Tokens({ restore: { tokens, tokens_count } }: { readonly restore: Restore }) {
  const { plainList, quiet } = useRecordStyles();
  if (tokens_count === 0) return null;
  return (
    <Section title={t("afterRestore.tokens.title")}>
      <p>{t("afterRestore.tokens.why")}</p>
      <p>{t("afterRestore.tokens.count", { count: numberText(tokens_count) })}</p>
      <ul className={plainList}>
        {tokens.map(({ _id, user_id, user_name, last_four, last_used_at }) => (
          <li key={_id}>
            <RecordLink lists={[heads.users]} id={user_id} code={user_name} />{" "}
            <span className={quiet}>
              {t("afterRestore.tokens.ends", { last: last_four })} ·{" "}
              {last_used_at === null ? t("afterRestore.tokens.unused") : (
                <>
                  {t("afterRestore.tokens.used")} <Instant at={last_used_at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Returns the text; for a kind that this build does not know, its key as the title. */
function wordOf(kind: string, part: "title" | "why" | "check"): string {
  const key = `pausedWork.${kind}.${part}`;
  return hasWords(key) ? t(key as Key) : part === "title" ? kind : "";
}

function WorkPart({ work }: { readonly work: Work }) {
  const { kind, waiting, is_paused, last_numbers, resumed_at, resumed_by } = work;
  const title = wordOf(kind, "title");
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const mover = useResume(
    kind,
    usePerson()._id,
    () => notify("success", t("afterRestore.resumed", { name: title })),
  );
  const isSending = isSendingPhase(mover);
  const numberAt = (at: number): string =>
    (isSending ? mover.params[at] : typed[at]) ?? last_numbers[at] ?? "";
  const resume = () =>
    runStep(mover, RESUME, Object.fromEntries([...last_numbers.keys()].map((at) => [at, numberAt(at)])));
  return (
    <Section title={title}>
      <p>{wordOf(kind, "why")}</p>
      <p>{t("afterRestore.waiting", { count: numberText(waiting) })}</p>
      {is_paused
        ? (
          <>
            <p>{t("afterRestore.checkFirst")} {wordOf(kind, "check")}</p>
            {last_numbers.map((number, at) => (
              <Field key={at} label={t("afterRestore.lastNumber", { number: number.slice(0, SERIES_CHARS) })}>
                <Input
                  dir="ltr"
                  value={numberAt(at)}
                  readOnly={isSending}
                  onChange={(_, { value }) => {
                    setTyped({ ...typed, [at]: value });
                    mover.fill(String(at), value);
                  }}
                />
              </Field>
            ))}
            <MoveMessageBar mover={mover} hasSteps={false} />
            <div>
              <Button
                icon={<PlayRegular />}
                aria-label={t("afterRestore.resumeOf", { name: title })}
                disabledFocusable={isSending}
                onClick={resume}
              >
                {t("afterRestore.resume")}
              </Button>
            </div>
          </>
        )
        : (
          <p>
            {t("afterRestore.runs", { name: resumed_by })}{" "}
            {resumed_at !== null && <Instant at={resumed_at} />}
          </p>
        )}
    </Section>
  );
}
