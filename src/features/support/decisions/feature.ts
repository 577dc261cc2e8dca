import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const WordsAsk = lazyPart(async () => ({ default: (await import("./step_asks.tsx")).WordsAsk }));

export const feature: Feature = {
  options: { caseAgents: async () => (await import("./wiring.ts")).caseAgents },
  asks: {
    "case.assign.assignee": lazyPart(async () => ({
      default: (await import("./step_asks.tsx")).AssigneeAsk,
    })),
    "case.decide.lines": lazyPart(() => import("./decide_lines.tsx")),
    "case.merge.into": lazyPart(async () => ({ default: (await import("./step_asks.tsx")).MergeAsk })),
    "case.ask.question": WordsAsk,
    "case.reject.reason": WordsAsk,
    "case.resolve.reason": WordsAsk,
    "case.reopen.reason": WordsAsk,
  },
};
