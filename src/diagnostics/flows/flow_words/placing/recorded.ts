import type { Allowed } from "../../allowed.ts";
import { AREAS } from "../../../../../api/catalogue/catalogue.ts";
import { answer, failure, problems } from "../../domains.ts";

export const recorded: Allowed = {
  context: { area: AREAS, isChanged: "flag", ...problems, ...failure },
  events: { "area.choose": { area: AREAS } },
  answers: { saveArt: { ...answer("saved", "refused", "failed"), ...problems } },
};
