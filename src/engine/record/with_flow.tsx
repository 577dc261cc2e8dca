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

interface Props {
  readonly resource: Resource;
  readonly historyOf: (now: number) => LifecycleHistory;
  readonly children: ReactNode;
}

export function WithFlow({ resource, historyOf, children }: Props) {
  const styles = useRecordStyles();
  const [tab, setTab] = useState<unknown>("details");
  const now = useNow();
  const mayLook = allows(rules.support, usePerson());
  const { lifecycle } = resource;
  if (!lifecycle || !mayLook) return children;
  return (
    <>
      <TabList
        className={styles.tabs}
        aria-label={t("charts.record.tabs")}
        selectedValue={tab}
        onTabSelect={(_, { value }) => setTab(value)}
      >
        <Tab value="details">{t("charts.record.details")}</Tab>
        <Tab value="flow">{t("charts.record.flow")}</Tab>
      </TabList>
      {tab === "flow"
        ? (
          <Aside>
            {placed("LifecycleChart").map((Chart, at) => (
              <Chart key={at} name={lifecycle.name} past={historyOf(now)} />
            ))}
          </Aside>
        )
        : children}
    </>
  );
}
