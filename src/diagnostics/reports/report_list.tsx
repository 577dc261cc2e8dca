import {
  Button,
  Field,
  Input,
  Link,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
} from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { Link as RouterLink, useLocation } from "wouter";
import { allows, rules } from "../../../api/access.ts";
import { formatMinute } from "../../../api/time/instants.ts";
import { codeText, readCode } from "../../../api/flows/report_code.ts";
import { ReportList as Listed } from "../../../api/generated/operations/reports.ts";
import { ask } from "../../lib/client.ts";
import { config } from "../../lib/config.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { useTitle } from "../../lib/use_title.ts";
import { Pager } from "../../parts/pager.tsx";
import { usePerson } from "../../lib/person.ts";
import { useScreenStyles } from "../../parts/screen.styles.ts";
import { useAnswer } from "../../engine/wiring/answer.ts";
import { useReportListStyles } from "./report_list.styles.ts";

const PAGE_SIZE = 20;

/** Loads a page of reports each time the page is opened, because reports have no live events. */
const sourceOf = (page: number) => ({
  name: `reports ${page}`,
  entities: [],
  ask: (options: { readonly signal: AbortSignal; readonly background?: boolean }) =>
    ask(Listed, { own: false }, { ...options, page, perPage: PAGE_SIZE }),
});

export function ReportList() {
  const styles = useReportListStyles();
  const screen = useScreenStyles();
  const person = usePerson();
  const [page, setPage] = useState(1);
  useTitle(t("reports.list.title"));
  return (
    <>
      <header className={styles.head}>
        {allows(rules.support, person) && (
          <RouterLink href="/flows" asChild>
            <Link>{t("reports.list.flows")}</Link>
          </RouterLink>
        )}
        <h1 className={screen.title}>{t("reports.list.title")}</h1>
        <p className={styles.text}>{t("reports.list.help")}</p>
        <CodeBox />
      </header>
      <Page key={page} page={page} setPage={setPage} />
    </>
  );
}

function CodeBox() {
  const styles = useReportListStyles();
  const [, navigate] = useLocation();
  const [text, setText] = useState("");
  const [isWrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const code = readCode(text);
    if (code) navigate(`/flows/reports/${codeText(code)}`);
    else setWrong(true);
  };
  return (
    <form className={styles.box} onSubmit={go}>
      <Field
        label={t("reports.list.find")}
        validationMessage={isWrong ? t("reports.list.badCode") : null}
      >
        <Input
          dir="ltr"
          placeholder="K7QX-2M9D"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={text}
          onChange={(_, { value }) => {
            setText(value);
            setWrong(false);
          }}
        />
      </Field>
      <Button type="submit" appearance="primary">{t("reports.list.go")}</Button>
    </form>
  );
}

interface PageProps {
  readonly page: number;
  readonly setPage: (page: number) => void;
}

function Page({ page, setPage }: PageProps) {
  const styles = useReportListStyles();
  const [source] = useState(() => sourceOf(page));
  const { answer, failure, refresh } = useAnswer(source);
  if (!answer && failure) {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>{t("reports.list.failed", { reason: failureText(failure) })}</MessageBarBody>
        <MessageBarActions>
          <Button onClick={refresh}>{t("reports.list.retry")}</Button>
        </MessageBarActions>
      </MessageBar>
    );
  }
  if (!answer) return <Spinner size="small" />;
  const { reports } = answer;
  if (reports.length === 0 && page === 1) return <p className={styles.text}>{t("reports.list.empty")}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={t("reports.list.title")}>
        {reports.map((report) => (
          <li key={report._id}>
            <RouterLink className={styles.card} href={`/flows/reports/${codeText(report.code)}`}>
              <span className={styles.line}>
                <bdi className={styles.code}>{codeText(report.code)}</bdi>
                <span>{whoText(report)}</span>
                <span>{formatMinute(report.created_at, config().timeZone)}</span>
                <span>{t("reports.fact.steps")}: {report.steps}</span>
                <bdi>{report.path}</bdi>
              </span>
              <span className={styles.sentence} dir="auto">{report.sentence}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
      <Pager page={page} size={PAGE_SIZE} count={reports.length} setPage={setPage} />
    </>
  );
}

export const whoText = (
  { person_name, actor_name }: { readonly person_name: string; readonly actor_name: string },
): string => actor_name ? t("reports.list.byActor", { name: person_name, actor: actor_name }) : person_name;
