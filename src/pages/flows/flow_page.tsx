/** `/flows/order`: one flow of ours; with `counts` how many records are in each state of a life. */
import { Link, mergeClasses } from "@fluentui/react-components";
import { Link as RouterLink, useSearch } from "wouter";
import { type LifeName, LIVES } from "../../../machines/lifecycles/lives.ts";
import { useFlowStyles } from "../../flows/flow.styles.ts";
import { FlowScreen } from "../../flows/flow_screen.tsx";
import type { FlowId } from "../../flows/flows.ts";
import { LifePage } from "../../flows/life_page.tsx";
import { titleOf } from "../../flows/subject.ts";
import { useSubject } from "../../flows/use_subject.ts";
import { t } from "../../lib/i18n.ts";
import { useTitle } from "../../lib/use_title.ts";
import { useScreenStyles } from "../../shell/screen.styles.ts";

const isLife = (id: string): id is LifeName => Object.hasOwn(LIVES, id);

export function FlowPage({ id }: { readonly id: FlowId }) {
  const styles = useFlowStyles();
  const screen = useScreenStyles();
  const subject = useSubject(id);
  const isCounted = new URLSearchParams(useSearch()).has("counts");
  useTitle(titleOf(subject));
  const above = (
    <nav className={styles.line}>
      <RouterLink href="/flows" asChild>
        <Link>{t("charts.all")}</Link>
      </RouterLink>
    </nav>
  );
  return (
    <div className={mergeClasses(screen.page, styles.screen)}>
      {isCounted && isLife(id)
        ? <LifePage name={id} subject={subject} above={above} />
        : <FlowScreen subject={subject} above={above} />}
    </div>
  );
}
