import { acting } from "./acting/de.ts";
import type { AllFlowWords } from "./words.ts";

export const flows: AllFlowWords = { acting };
