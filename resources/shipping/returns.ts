/** The returns bench: people who open and grade returned packages. */
import { anyOf, role } from "../../api/access.ts";
import { rightsIn } from "../rights.ts";

export const returnRights = rightsIn(
  "station_returns",
  anyOf(role("packager"), role("order_qc"), role("root"), role("super_root")),
);
