import type { Allowed } from "../../allowed.ts";
import { CODES } from "../../domains.ts";

export const recorded: Allowed = {
  context: { refusal: CODES },
  answers: { goBack: { kind: ["switched", "refused"], code: CODES } },
};
