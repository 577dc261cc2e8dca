import { acting } from "./acting/pt.ts";
import type { AllFlowWords } from "./words.ts";

export const flows: AllFlowWords = { acting };
