import type { AllowedFields } from "../../allowed_fields.ts";
import { answer, failure, problems } from "../../domains.ts";

export const allowedFields: AllowedFields = {
  context: { ...problems, ...failure },
  events: {
    "shop.type": { isTested: "flag" },
    "shop.test": problems,
    "shop.save": problems,
  },
  answers: {
    testShop: { ...answer("answered", "invalid", "failed"), ...problems },
    saveShop: { ...answer("saved", "invalid", "failed", "unknown"), ...problems },
  },
};
