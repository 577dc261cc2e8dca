import { type ReactNode, useState } from "react";
import type { Resource } from "../../../resources/define.ts";
import { useNow } from "../../lib/now.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { partsAt } from "../features.ts";
import type { LifecycleHistory } from "./lifecycle_history.ts";
import { DETAILS, FLOW, RecordTabs, useHasFlow } from "./record_tabs.tsx";

interface Props {
  readonly resource: Resource;
  readonly historyOf: (now: number) => LifecycleHistory;
  readonly children: ReactNode;
}

export function Flow({ resource: { lifecycle }, historyOf }: Omit<Props, "children">) {
  const now = useNow();
  return (
    <OptionalPart>
      {lifecycle &&
        partsAt("LifecycleChart").map((Chart, at) => (
          <Chart key={at} name={lifecycle.name} past={historyOf(now)} />
        ))}
    </OptionalPart>
  );
}

/** Adds tabs with the flow to a record that has no tabs; a record with tabs shows its flow among these. */
export function WithFlow({ resource, historyOf, children }: Props) {
  const [tab, setTab] = useState(DETAILS);
  const hasFlow = useHasFlow(resource);
  if (!hasFlow) return children;
  return (
    <>
      <RecordTabs selected={tab} onSelect={setTab} />
      {tab === FLOW ? <Flow {...{ resource, historyOf }} /> : children}
    </>
  );
}
