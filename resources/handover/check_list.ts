/** Check List: packages due to go out each day, and their progress. Source: docs/requirements.md S2.3, S6.11. */
import { rules } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

/** `add` ticks a line, `delete` takes a tick back. */
export const checkListRights = rightsIn("shipment_report", rules.finance);
