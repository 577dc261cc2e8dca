/** Check List: packages to leave on each day, and how far they are. Source: docs/requirements.md S2.3, S6.11. */
import { rules } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

/** `add` ticks a line, `delete` takes a tick back. */
export const checkListRights = rightsIn("shipment_report", rules.finance);
