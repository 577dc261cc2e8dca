import type { BoxFacts, BoxMoveInput } from "../../../../api/generated/schema.ts";
import { excessOf } from "../../../../api/handover/box_weight.ts";
import { containers } from "../../../../resources/handover/containers.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { EffectResult, Refusal, Work } from "../../../lifecycle/lifecycle.ts";
import { boxFacts, contentsOf, firstUnfitPackages, methodOfBox, readScale } from "./facts_store.ts";
import { issueSscc } from "./numbers_store.ts";
import { boxBills, boxFlights } from "./parents_port.ts";
import { billIdsOf, boxesById, boxesList, type BoxRow, flightsAround } from "./store.ts";

type Patch = Partial<
  Pick<
    BoxRow,
    | "status"
    | "method_code"
    | "gateway_id"
    | "sscc"
    | "packages_count"
    | "net_g"
    | "estimated_count"
    | "tare_g"
    | "gross_g"
    | "local_bill_id"
    | "consolidation_id"
    | "closed_at"
    | "handed_at"
    | "received_at"
  >
>;
type BoxWork = Work<BoxRow, BoxMoveInput>;
type Done = EffectResult<Patch>;

/** Returns the numbers of box and flight, each with its gateway. */
async function gatewaysOf({ tx, row, params }: BoxWork): Promise<string> {
  const id = params.consolidation_id ?? "";
  const flight = (await boxFlights.get().byId(tx, [id])).get(id);
  const named = (code: string, gateway: string) => `${code} (${gateway || "–"})`;
  return `${named(row.code, row.gateway_code)}, ${named(flight?.code ?? "", flight?.gateway_code ?? "")}`;
}

/** Names the package or bill that prevents a step, gateways that differ, or the difference in weight. */
async function explainBox(work: BoxWork, reason: string): Promise<Partial<Refusal>> {
  const { tx, row, params } = work;
  if (reason === "isSound") return { of: (await firstUnfitPackages(tx, [row._id])).get(row._id) ?? "" };
  if (reason === "isFree" && row.local_bill_id !== null) {
    return { of: (await boxBills.get().byId(tx, [row.local_bill_id])).get(row.local_bill_id)?.code ?? "" };
  }
  if (reason === "isBillPending" && row.local_bill_id === null) {
    const id = params.local_bill_id ?? "";
    const bill = (await boxBills.get().byId(tx, [id])).get(id);
    return bill?.isOpen ? { reason: "isLoadable" } : {};
  }
  if (reason === "isSameGateway") return { of: await gatewaysOf(work) };
  const weighing = readScale(params);
  if (reason !== "isInTolerance" || !weighing) return {};
  const excess = excessOf((await contentsOf(tx, [row._id])).get(row._id) ?? { net_g: 0 }, weighing);
  const count = Math.abs(excess);
  return { reason: excess > 0 ? "boxTooHeavy" : "boxTooLight", count, of: `${count} g` };
}

export const boxLifecycle = defineLifecycle<"Box", BoxRow, BoxFacts, Patch>({
  resource: containers,
  called: "box",
  source: boxesList,
  rows: boxesById,
  facts: boxFacts,
  explain: explainBox,
  effects: {
    weigh: ({ params: { gross_g, tare_g } }): Done => ({
      patch: { gross_g: gross_g ?? null, tare_g: tare_g ?? null },
    }),
    stampClose: ({ stamp }): Done => ({ patch: { closed_at: stamp.at } }),
    clearClose: (): Done => ({ patch: { closed_at: null, gross_g: null, tare_g: null } }),
    // A box that was made while no range had a number gets its SSCC when it is closed.
    issueSscc: async ({ tx, row, stamp }): Promise<Done> =>
      row.sscc === null ? { patch: { sscc: await issueSscc(tx, stamp.at) } } : {},
    async recount({ tx, row }): Promise<Done> {
      const inside = (await contentsOf(tx, [row._id])).get(row._id);
      const { packages = 0, net_g = 0, estimated = 0 } = inside ?? {};
      const first = row.method_code === "" && packages > 0 ? await methodOfBox(tx, row._id) : {};
      return { patch: { packages_count: packages, net_g, estimated_count: estimated, ...first } };
    },
    putOnBill: ({ params }): Done => ({ patch: { local_bill_id: params.local_bill_id ?? null } }),
    takeOffBill: (): Done => ({ patch: { local_bill_id: null } }),
    load: ({ params }): Done => ({ patch: { consolidation_id: params.consolidation_id ?? null } }),
    unload: (): Done => ({ patch: { consolidation_id: null } }),
    stampHandOver: ({ stamp }): Done => ({ patch: { handed_at: stamp.at } }),
    clearHandOver: (): Done => ({ patch: { handed_at: null } }),
    stampReceipt: ({ stamp }): Done => ({ patch: { received_at: stamp.at } }),
  },
  parents: [{
    lifecycle: "consolidation",
    event: "boxes.settle",
    idsOf: flightsAround,
    isNews: (before, after) => before.consolidation_id !== null || after.consolidation_id !== null,
  }, {
    lifecycle: "local_bill",
    event: "boxes.settle",
    // Settles the bills that the boxes were on, and those that they are on now.
    idsOf: async (tx, rows) => [
      ...rows.flatMap(({ local_bill_id }) => local_bill_id ?? []),
      ...await billIdsOf(tx, rows.map(({ _id }) => _id)),
    ],
  }],
  audited: ["status", "packages_count", "gross_g", "tare_g", "local_bill_id", "consolidation_id"],
  sampleFacts: [{
    packages: 1,
    sound: true,
    onScale: true,
    liftable: true,
    inTolerance: true,
    counted: true,
    billed: false,
    billPending: true,
    samePlace: true,
    loaded: false,
    flightOpen: true,
    sameGateway: true,
    miscounted: false,
  }],
});
