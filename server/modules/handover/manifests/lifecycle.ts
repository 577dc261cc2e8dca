import type { ManifestFacts, ManifestMoveInput } from "../../../../api/generated/schema.ts";
import { manifests } from "../../../../resources/handover/vn_post_manifests.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import type { Refusal } from "../../../lifecycle/lifecycle.ts";
import { commands, effects, type ManifestPatch, type ManifestWork } from "./effects.ts";
import {
  isItemCheck,
  ITEM_CHECKS,
  itemsOf,
  manifestFacts,
  packagesNamed,
  unlistable,
  unrejectable,
} from "./facts_store.ts";
import { type ManifestRow, manifestsById, manifestsList } from "./store.ts";

/** Facts with which no guard refuses a step. */
const SAMPLE: ManifestFacts = {
  lines: 1,
  fits: true,
  oneOrigin: true,
  oneMethod: true,
  labelled: true,
  sound: true,
  boxesClosed: true,
  past: false,
  counted: true,
  known: true,
  remains: true,
  rejectable: true,
};

/** Names the package or box that fails a check, or both counts if they differ. */
async function explain({ tx, row, params }: ManifestWork, reason: string): Promise<Partial<Refusal>> {
  const given: ManifestMoveInput = params;
  if (isItemCheck(reason)) {
    const its = (await itemsOf(tx, [row._id])).get(row._id) ?? [];
    const { isWrong, name } = ITEM_CHECKS[reason];
    const wrong = its.find((item) => isWrong(item, row));
    return wrong ? { of: name(wrong) } : {};
  }
  if (reason === "areItemsCounted") return { of: `${given.count} / ${row.items_count}` };
  if (reason === "isRoomLeft") return { of: await unlistable(tx, row, given.package_ids ?? []) };
  if (reason === "isEachRejectable") return { of: await unrejectable(tx, row._id, packagesNamed(given)) };
  return {};
}

export const manifestLifecycle = defineLifecycle<"Manifest", ManifestRow, ManifestFacts, ManifestPatch>({
  resource: manifests,
  called: "manifest",
  source: manifestsList,
  rows: manifestsById,
  facts: manifestFacts,
  effects,
  commands,
  explain,
  audited: ["status", "items_count", "weight_g", "postage_minor", "rejected_count", "digest"],
  sampleFacts: [SAMPLE],
});
