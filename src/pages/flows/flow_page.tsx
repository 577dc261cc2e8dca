/** `/flows/order`: one flow of ours. */
import { Link, mergeClasses } from "@fluentui/react-components";
import { useMemo } from "react";
import { Link as RouterLink } from "wouter";
import { useFlowStyles } from "../../flows/flow.styles.ts";
import { FlowScreen } from "../../flows/flow_screen.tsx";
import type { FlowId } from "../../flows/flows.ts";
import { rulesOf } from "../../flows/guard_rules.ts";
import { useFlow, useFlowWords } from "../../flows/load.ts";
import { type Subject, titleOf } from "../../flows/subject.ts";
import { t } from "../../lib/i18n.ts";
import { useTitle } from "../../lib/use_title.ts";
import { useScreenStyles } from "../../shell/screen.styles.ts";

/** A flow of ours as a screen shows it. */
export function useSubject(id: FlowId): Subject {
  const { machine, chart, drawing } = useFlow(id);
  const words = useFlowWords()[id];
  return useMemo(() => ({ id, chart, drawing, rules: rulesOf(machine), words }), [
    id,
    chart,
    drawing,
    machine,
    words,
  ]);
}

export function FlowPage({ id }: { readonly id: FlowId }) {
  const styles = useFlowStyles();
  const screen = useScreenStyles();
  const subject = useSubject(id);
  useTitle(titleOf(subject));
  return (
    <div className={mergeClasses(screen.page, styles.screen)}>
      <FlowScreen
        subject={subject}
        above={
          <nav className={styles.line}>
            <RouterLink href="/flows" asChild>
              <Link>{t("charts.all")}</Link>
            </RouterLink>
          </nav>
        }
      />
    </div>
  );
}
