/** Rights to the connection of a store with its platform. Source: docs/requirements.md S6.10. */
import { allOf, inPerson } from "../../api/access.ts";
import { storeRights } from "../orders/stores.ts";

/** Secrets are entered in person: never with an API token, nor by a person who acts as another. */
export const shopRights = {
  view: storeRights.view,
  change: allOf(storeRights.update, inPerson),
} as const;
