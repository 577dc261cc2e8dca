import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const WordsAsk = lazyPart(async () => ({ default: (await import("./step_asks.tsx")).WordsAsk }));

export const feature: Feature = {
  asks: {
    "case.decide.lines": lazyPart(() => import("./decide_lines.tsx")),
    "case.merge.into": lazyPart(async () => ({ default: (await import("./step_asks.tsx")).MergeAsk })),
    "case.ask.question": WordsAsk,
    "case.reject.reason": WordsAsk,
    "case.resolve.reason": WordsAsk,
    "case.reopen.reason": WordsAsk,
  },
};
