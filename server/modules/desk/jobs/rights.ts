import { allOf, type Rule } from "../../../../api/access.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import { jobKindOf } from "../../../registry.ts";

/** Returns the rule of a job, which is checked at its start and again at each of its steps. */
export const ruleOfJob = (kind: string): Rule => allOf(jobs.rule, jobKindOf(kind)?.rule ?? jobs.rule);
