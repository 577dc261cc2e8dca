import type { Allowed } from "../../allowed.ts";
import { answer, failure } from "../../domains.ts";

export const recorded: Allowed = { context: failure, answers: { makeLink: answer("made", "failed") } };
