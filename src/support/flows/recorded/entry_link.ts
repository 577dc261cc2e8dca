import type { Allowed } from "../allowed.ts";
import { failure, answer } from "../domains.ts";

export const recorded: Allowed = { context: failure, answers: { makeLink: answer("made", "failed") } };
