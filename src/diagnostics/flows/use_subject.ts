import { useMemo } from "react";
import type { FlowId } from "./flows.ts";
import { rulesOf } from "./guard_rules.ts";
import { useFlow, useFlowWords } from "./load.ts";
import type { Subject } from "./subject.ts";

export function useSubject(id: FlowId): Subject {
  const { machine, chart, drawing, quiet } = useFlow(id);
  const words = useFlowWords()[id];
  return useMemo(() => ({ id, chart, drawing, quiet, rules: rulesOf(machine), words }), [
    id,
    chart,
    drawing,
    quiet,
    machine,
    words,
  ]);
}
