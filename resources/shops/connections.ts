/** A store's connection with its shop. Source: docs/requirements.md S6.10. */
import { allOf, inPerson } from "../../api/access.ts";
import { storeRights } from "../orders/stores.ts";

/** A secret is typed by the person who signed in, not by a program with their token. */
export const shopRights = {
  view: storeRights.view,
  change: allOf(storeRights.update, inPerson),
} as const;
