import { allOf, type Rule } from "../../../../api/access.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { jobKindOf } from "../../../registry.ts";

/** Applies when the work is begun, and again at each of its steps. */
export const ruleOfJob = (kind: string): Rule => allOf(jobs.rule, jobKindOf(kind)?.rule ?? jobs.rule);
