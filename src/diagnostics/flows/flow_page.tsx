/** Shows a flow at `/flows/order`; with the parameter `counts` also the number of records in each state. */
import { Link, mergeClasses } from "@fluentui/react-components";
import { Link as RouterLink, useSearch } from "wouter";
import { isLifecycle } from "../../../machines/lifecycles/lifecycles.ts";
import { useFlowStyles } from "./flow.styles.ts";
import { FlowScreen } from "./flow_screen.tsx";
import type { FlowId } from "./flows.ts";
import { LifecyclePage } from "./lifecycle_page.tsx";
import { titleOf } from "./subject.ts";
import { useSubject } from "./use_subject.ts";
import { t } from "../../lib/i18n.ts";
import { useTitle } from "../../lib/use_title.ts";
import { useScreenStyles } from "../../parts/screen.styles.ts";

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
      {isCounted && isLifecycle(id)
        ? <LifecyclePage name={id} subject={subject} above={above} />
        : <FlowScreen subject={subject} above={above} />}
    </div>
  );
}
