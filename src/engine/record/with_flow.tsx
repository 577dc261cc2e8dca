/** A record's parts, and beside them its lifecycle as a chart, for whoever helps others with it. */
import { Tab, TabList } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import { allows, rules } from "../../../api/access.ts";
import type { Resource } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import { useNow } from "../../lib/now.ts";
import { Aside } from "../../parts/aside.tsx";
import { usePerson } from "../../lib/person.ts";
import { placed } from "../features.ts";
import type { LifecycleHistory } from "./lifecycle_history.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";

export const FLOW = "flow";

interface Props {
  readonly resource: Resource;
  readonly historyOf: (now: number) => LifecycleHistory;
  readonly children: ReactNode;
}

/** Whether a record's lifecycle is shown to this person, as the last of its tabs. */
export function useHasFlow({ lifecycle }: Resource): boolean {
  const person = usePerson();
  return lifecycle !== undefined && allows(rules.support, person);
}

export function Flow({ resource: { lifecycle }, historyOf }: Omit<Props, "children">) {
  const now = useNow();
  return (
    <Aside>
      {lifecycle &&
        placed("LifecycleChart").map((Chart, at) => (
          <Chart key={at} name={lifecycle.name} past={historyOf(now)} />
        ))}
    </Aside>
  );
}

/** Around a record without tabs of its own; one that has some shows its flow among them. */
export function WithFlow({ resource, historyOf, children }: Props) {
  const styles = useRecordStyles();
  const [tab, setTab] = useState<unknown>("details");
  const hasFlow = useHasFlow(resource);
  if (!hasFlow) return children;
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={t("charts.record.tabs")}
        selectedValue={tab}
        onTabSelect={(_, { value }) => setTab(value)}
      >
        <Tab value="details">{t("charts.record.details")}</Tab>
        <Tab value={FLOW}>{t("charts.record.flow")}</Tab>
      </TabList>
      {tab === FLOW ? <Flow {...{ resource, historyOf }} /> : children}
    </>
  );
}
