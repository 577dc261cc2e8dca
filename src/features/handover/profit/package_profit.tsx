import { PackageProfit } from "../../../../api/generated/operations/profit.ts";
import { ask } from "../../../lib/client.ts";
import { profitPart } from "./profit_part.tsx";

export default profitPart({
  entities: ["packages", "postageLines", "localBills"],
  text: "profit.packageText",
  async ask(_id, options) {
    const outcome = await ask(PackageProfit, { _id }, options);
    return outcome.ok ? { ok: true, data: { lines: outcome.data.getPackageById?.profit ?? [] } } : {
      ok: false,
      failure: outcome.failure,
    };
  },
});
