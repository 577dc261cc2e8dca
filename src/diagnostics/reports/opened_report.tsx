import {
  Button,
  Link,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
} from "@fluentui/react-components";
import { Suspense, useEffect, useMemo, useState } from "react";
import { Link as RouterLink, useLocation } from "wouter";
import { allows, rules } from "../../../api/access.ts";
import { formatMinute } from "../../../api/time/instants.ts";
import { unpack } from "../../../api/pack_text.ts";
import { type ReadRecording, readRecording } from "../../../api/flows/read_recording.ts";
import { MAX_RECORDING_SIZE, type Recording } from "../../../api/flows/recording.ts";
import { codeText } from "../../../api/flows/report_code.ts";
import { ReportByCode, TrashReport } from "../../../api/generated/operations/reports.ts";
import { markdownOf, storyOf } from "../flows/story.ts";
import { useFlowWords } from "../flows/load.ts";
import { ask } from "../../lib/client.ts";
import { config } from "../../lib/config.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { Decision } from "../../parts/decision.tsx";
import { notify } from "../../lib/toasts.ts";
import { useTitle } from "../../lib/use_title.ts";
import { usePerson } from "../../lib/person.ts";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { type AnswerSource, useAnswer } from "../../engine/wiring/answer.ts";
import { CopyButton } from "./copy_button.tsx";
import { Player } from "./player.tsx";
import { factsOf } from "./preview.tsx";
import { useReportListStyles } from "./report_list.styles.ts";
import { whoText } from "./report_list.tsx";

interface Opened {
  readonly report: {
    readonly _id: string;
    readonly sentence: string;
    readonly person_name: string;
    readonly actor_name: string;
    readonly created_at: number;
    readonly expires_at: number;
  };
  readonly read: ReadRecording;
}

/** Loads a report, which never changes. If it is missing, this page says so instead of the error page. */
const sourceOf = (code: string): AnswerSource<Opened> => ({
  name: `report ${code}`,
  entities: [],
  ask: async (options) => {
    const outcome = await ask(ReportByCode, { code }, { ...options, background: true });
    if (!outcome.ok) return { ok: false, failure: outcome.failure };
    const { report, recording } = outcome.data.getReportByCode;
    const text = await unpack(recording, MAX_RECORDING_SIZE);
    const read: ReadRecording = text === null ? { ok: false, why: "broken" } : readRecording(text);
    return { ok: true, data: { report, read } };
  },
});

interface Props {
  readonly code: string | null;
}

export function OpenedReport({ code }: Props) {
  const styles = useReportListStyles();
  const screen = useScreenStyles();
  useTitle(t("reports.opened.title", { code: codeText(code ?? "") }));
  return (
    <>
      <header className={styles.head}>
        <RouterLink href="/flows/reports" asChild>
          <Link>{t("reports.opened.back")}</Link>
        </RouterLink>
        <h1 className={screen.title}>{t("reports.opened.title", { code: code ? codeText(code) : "" })}</h1>
      </header>
      {code ? <Found code={code} /> : <Failed text={t("reports.list.badCode")} />}
    </>
  );
}

interface FailedProps {
  readonly text: string;
  readonly retry?: () => void;
}

const Failed = ({ text, retry }: FailedProps) => (
  <MessageBar intent="error" layout="multiline">
    <MessageBarBody>{text}</MessageBarBody>
    {retry && (
      <MessageBarActions>
        <Button onClick={retry}>{t("reports.list.retry")}</Button>
      </MessageBarActions>
    )}
  </MessageBar>
);

function Found({ code }: { readonly code: string }) {
  const styles = useReportListStyles();
  const [source] = useState(() => sourceOf(code));
  const { phase, answer, failure, refresh } = useAnswer(source);
  if (!answer) {
    if (phase === "missing") return <Failed text={t("reports.opened.missing")} />;
    if (!failure) return <Spinner size="small" label={t("reports.opened.loading")} />;
    return <Failed text={t("reports.opened.failed", { reason: failureText(failure) })} retry={refresh} />;
  }
  const { report, read } = answer;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.text}>
          {whoText(report)} · {formatMinute(report.created_at, config().timeZone)} ·{" "}
          {t("reports.until", { when: formatMinute(report.expires_at, config().timeZone) })}
        </p>
        <blockquote className={styles.quote} dir="auto">{report.sentence}</blockquote>
      </div>
      <Suspense fallback={<Spinner size="small" />}>
        {read.ok ? <Read recording={read.recording} id={report._id} code={code} /> : (
          <>
            <Failed text={t(`reports.wrong.${read.why}`)} />
            <Delete id={report._id} code={code} />
          </>
        )}
      </Suspense>
    </>
  );
}

interface ReadProps extends DeleteProps {
  readonly recording: Recording;
}

function Read({ recording, id, code }: ReadProps) {
  const styles = useReportListStyles();
  const words = useFlowWords();
  const person = usePerson();
  const { timeZone } = config();
  const facts = useMemo(() => factsOf(recording).map(([name, value]) => `${name}: ${value}`), [recording]);
  const markdown = () => markdownOf(recording.sentence, facts, storyOf(recording.entries, words, timeZone));
  return (
    <>
      <p className={styles.text}>{facts.join(" · ")}</p>
      <div className={styles.actions}>
        <CopyButton
          label={t("reports.opened.markdown")}
          copied={t("reports.opened.copied")}
          refused={t("reports.opened.notCopied")}
          text={markdown}
        />
        <Delete id={id} code={code} />
      </div>
      <Player {...{ recording, words, timeZone }} canSimulate={allows(rules.support, person)} />
    </>
  );
}

interface DeleteProps {
  readonly id: string;
  readonly code: string;
}

/** Asks before the report is deleted: in place of the button, not in a dialog. */
function Delete({ id, code }: DeleteProps) {
  const styles = useReportListStyles();
  const [, navigate] = useLocation();
  const [phase, setPhase] = useState<"rest" | "asked" | "busy">("rest");
  useEffect(() => setPhase("rest"), [id]);
  const remove = async () => {
    setPhase("busy");
    const outcome = await ask(TrashReport, { delete_ids: [id], key: null }, { background: true });
    if (outcome.ok) {
      notify("success", t("reports.deleted"));
      return navigate("/flows/reports", { replace: true });
    }
    setPhase("rest");
    notify("error", t("reports.notDeleted", { reason: failureText(outcome.failure) }));
  };
  if (phase === "rest") return <Button onClick={() => setPhase("asked")}>{t("reports.delete")}</Button>;
  return (
    <span className={styles.actions} role="group">
      <span>{t("reports.deleteQuestion", { code: codeText(code) })}</span>
      <Decision takesFocus onCancel={() => setPhase("rest")}>
        <Button disabledFocusable={phase === "busy"} onClick={() => void remove()}>
          {t(phase === "busy" ? "reports.deleting" : "reports.delete")}
        </Button>
      </Decision>
    </span>
  );
}
