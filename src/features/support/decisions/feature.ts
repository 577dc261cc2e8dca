import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazy_part.tsx";

const WordsAsk = lazily(async () => ({ default: (await import("./step_asks.tsx")).WordsAsk }));

export const feature: Feature = {
  asks: {
    "case.decide.lines": lazily(() => import("./decide_lines.tsx")),
    "case.merge.into": lazily(async () => ({ default: (await import("./step_asks.tsx")).MergeAsk })),
    "case.ask.question": WordsAsk,
    "case.reject.reason": WordsAsk,
    "case.resolve.reason": WordsAsk,
    "case.reopen.reason": WordsAsk,
  },
};
