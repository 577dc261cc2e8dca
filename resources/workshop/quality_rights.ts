/** People who see the faults of garments: neither sellers nor people at a station. */
import { anyOf, role } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

export const qualityRights = rightsIn(
  "quality",
  anyOf(role("root"), role("order_qc"), role("super_root")),
);
