import { PackageProfit } from "../../../../api/generated/operations/profit.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { profitPart } from "./profit_part.tsx";

export default profitPart({
  entities: ["packages", "postageLines", "postageRequests", "localBills", "consolidations"],
  text: "profit.packageText",
  async ask(_id, options) {
    return mapOutcome(
      await ask(PackageProfit, { _id }, options),
      (data) => ({ lines: data.getPackageById?.profit ?? [] }),
    );
  },
});
