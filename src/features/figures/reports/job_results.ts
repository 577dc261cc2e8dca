import type { JobResult } from "../../../engine/features.ts";

export const jobResults: Readonly<Record<string, JobResult>> = { "figures.run": { isRowless: true } };
