import { Button, Link, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { type ReactNode, useMemo } from "react";
import { Link as RouterLink } from "wouter";
import { allows } from "../../../api/access.ts";
import { DEFAULT_PAGE_SIZE } from "../../../api/constants.ts";
import type { LifecycleName } from "../../../machines/lifecycles/lifecycles.ts";
import { writeUrl } from "../../../resources/url.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { countText } from "../../engine/list/count_text.ts";
import { usePerson } from "../../lib/person.ts";
import { useAnswer } from "../../engine/wiring/answer.ts";
import { lifecycleCounts, resourceOf, type StateCount } from "./lifecycle_counts_wiring.ts";
import { Part } from "./about.tsx";
import { FlowScreen } from "./flow_screen.tsx";
import { useFlowStyles } from "./flow.styles.ts";
import { placeTitle } from "./plain.ts";
import type { Subject } from "./subject.ts";

interface Props {
  readonly name: LifecycleName;
  readonly subject: Subject;
  readonly above: ReactNode;
}

/** Shows a lifecycle with the number of records in each state, if the person may see their list. */
export function LifecyclePage(props: Props) {
  const person = usePerson();
  const resource = resourceOf(props.name);
  if (!resource || !allows(resource.rule, person)) return <FlowScreen {...props} />;
  return <Counted {...props} />;
}

function Counted({ name, subject, above }: Props) {
  const source = useMemo(() => lifecycleCounts(name, subject.chart), [name, subject.chart]);
  const { answer, failure, refresh } = useAnswer(source);
  const counts = answer?.counts ?? [];
  const texts = useMemo(
    () => new Map(counts.filter(({ count }) => count > 0).map((each) => [each.path, countText(each)])),
    [answer],
  );
  const messageBar = failure && (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t("charts.counts.failed", { why: failureText(failure) })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={refresh}>{t("charts.counts.retry")}</Button>
      </MessageBarActions>
    </MessageBar>
  );
  return (
    <FlowScreen
      {...{ subject, above, messageBar }}
      counts={texts}
      beside={counts.length > 0 && <Figures name={name} subject={subject} counts={counts} />}
    />
  );
}

interface FiguresProps {
  readonly name: LifecycleName;
  readonly subject: Subject;
  readonly counts: readonly StateCount[];
}

function Figures({ name, subject: { chart, words }, counts }: FiguresProps) {
  const styles = useFlowStyles();
  const resource = resourceOf(name);
  if (!resource) return null;
  const hrefOf = ({ filters }: StateCount) =>
    writeUrl(resource, {
      filters,
      sort: resource.sort,
      page: 1,
      perPage: DEFAULT_PAGE_SIZE,
    });
  return (
    <Part title={t("charts.counts.title")}>
      <ul className={styles.figures}>
        {counts.map((each) => (
          <li key={each.path} className={styles.figure}>
            <RouterLink href={hrefOf(each)} asChild>
              <Link>{placeTitle(chart, each.path, words ?? null)}</Link>
            </RouterLink>
            <span className={styles.number}>{countText(each)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
