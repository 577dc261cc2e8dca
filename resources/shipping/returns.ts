/** The returns bench: who opens and grades what came back. */
import { anyOf, role } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

export const returnRights = rightsIn(
  "station_returns",
  anyOf(role("packager"), role("order_qc"), role("root"), role("super_root")),
);
