import { acting } from "./acting/fr.ts";
import type { AllFlowWords } from "./words.ts";

export const flows: AllFlowWords = { acting };
