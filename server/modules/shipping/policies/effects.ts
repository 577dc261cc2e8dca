/** Applies a policy or a method that a person or a scan chose for a package without a label. */
import type { MovePackageInput } from "../../../../api/generated/schema.ts";
import { seesOurCosts } from "../../../../api/access.ts";
import { type Application, applyPolicies } from "../../../../api/shipping/policies.ts";
import { policyOutcome } from "../../../../api/shipping/policy_outcome.ts";
import type { EffectResult, Refusal, Work } from "../../../lifecycle/lifecycle.ts";
import { readOne } from "../../../lifecycle/step_cache.ts";
import { WHOLE_BUSINESS } from "../../catalogue/locations/making_store.ts";
import { METHOD_RULES } from "../methods/store.ts";
import { postageOf } from "../packages/offers_store.ts";
import { sidesOf } from "../packages/rateable.ts";
import type { PackagePatch, PackageRow } from "../packages/rows.ts";
import { firstOrderOf } from "./first_order_store.ts";
import { notifyHigherPostage } from "./notify_postage.ts";
import { sendingRules } from "./sending_rules.ts";
import { POLICIES } from "./store.ts";

type PackageWork = Work<PackageRow, MovePackageInput>;

async function applicationOf(work: PackageWork): Promise<Application> {
  const { tx, row, params } = work;
  const rules = await sendingRules(work);
  const order = await firstOrderOf(tx, row.order_id);
  const pkg = {
    country: row.country,
    region: order?.region ?? "",
    postal_code: order?.postal_code ?? "",
    seller_id: row.seller_id,
    store_id: order?.store_id ?? "",
    method: row.service,
    tags: order?.tags ?? [],
    weight_g: row.weighed_g ?? row.weight_g,
  };
  const { package_type, length_mm, width_mm, height_mm } = row;
  return applyPolicies({
    pkg,
    location_id: row.location_id,
    ...rules,
    measured: package_type === "" && sidesOf(row) ? { length_mm, width_mm, height_mm } : null,
    ...params.policy_id && { named: params.policy_id },
  });
}

/** Applies the named policy, and the other policies for values that it leaves open. */
export async function applyPolicy(work: PackageWork): Promise<EffectResult<PackagePatch>> {
  const { row } = work;
  const application = await applicationOf(work);
  const isMatched = application.chosen.looked.some(({ misses }) => misses.length === 0);
  const { usable: { code }, applied } = application;
  // Without a matching policy nothing changes; without a usable method the package keeps its own.
  const patch = isMatched ? { ...applied, method_code: code || row.method_code || applied.method_code } : {};
  const after = { ...row, ...patch };
  const methods = await readOne(work, METHOD_RULES, WHOLE_BUSINESS);
  const method = methods?.get(after.method_code)?.name ?? after.method_code;
  return { patch, applied: policyOutcome(application, { before: row, after, method }) };
}

/** Sets a method by hand, without a policy. Notifies the seller if the postage exceeds the reserved sum. */
export async function setMethod(
  { tx, row, params, stamp, context }: PackageWork,
): Promise<EffectResult<PackagePatch>> {
  const patch = { method_code: params.method_code ?? "", policy_id: null };
  // Demo data has no context: its choices are in the past, so they notify nobody.
  const postage = context && await postageOf(tx, { ...row, ...patch }, stamp.at);
  if (postage && postage.more_minor > 0) {
    await notifyHigherPostage(tx, row, { ...postage, ...patch }, stamp.at);
  }
  return { patch };
}

const illegal = (reason: string): Refusal => ({ error: "ILLEGAL_TRANSITION", reason });

/** Checks of actions that read the database, which guards cannot do. */
export const policyRefusals: Readonly<Record<string, (work: PackageWork) => Promise<Refusal | null>>> = {
  async applyPolicy(work) {
    const { policy_id } = work.params;
    if (!policy_id) return null;
    const found = (await readOne(work, POLICIES, WHOLE_BUSINESS) ?? []).find(({ _id }) => _id === policy_id);
    return found?.status === "Active" ? null : illegal("policyUnknown");
  },
  async setMethod(work) {
    const methods = await readOne(work, METHOD_RULES, WHOLE_BUSINESS);
    const method_code = work.params.method_code ?? "";
    if (methods?.get(method_code)?.status !== "Active") return illegal("methodUnknown");
    const person = work.context?.session.person;
    if (!person || seesOurCosts(person)) return null;
    const postage = await postageOf(work.tx, { ...work.row, method_code }, work.stamp.at);
    return postage && postage.more_minor > 0 ? illegal("needsOffice") : null;
  },
};
