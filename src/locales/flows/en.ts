import { acting } from "./acting/en.ts";
import type { AllFlowWords } from "./words.ts";

export const flows: AllFlowWords = { acting };
