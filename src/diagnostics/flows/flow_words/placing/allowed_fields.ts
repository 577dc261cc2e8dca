import type { AllowedFields } from "../../allowed_fields.ts";
import { AREAS } from "../../../../../api/catalogue/catalogue.ts";
import { answer, failure, problems } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { area: AREAS, isChanged: "flag", ...problems, ...failure },
  events: { "area.choose": { area: AREAS } },
  answers: { saveArt: { ...answer("saved", "refused", "failed"), ...problems } },
};
