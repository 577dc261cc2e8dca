/** Postal service › Manifests: packages that Vietnam Post takes. Source: docs/requirements.md S2.15, S6.16. */
import { rules } from "../../api/access.ts";
import { MAX_MANIFEST_ITEMS } from "../../api/handover/manifest_bounds.ts";
import { MANIFEST_STATUSES } from "../../api/statuses.ts";
import { column, compound, days, defineResource, ids, options, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

export const manifestRights = rightsIn("vn_post_manifests", rules.postal);
const may = manifestRights;
const hidden = { hidden: true };

export const manifests = defineResource({
  id: "vn_post_manifests",
  path: "/vn-post/manifests",
  group: "postal",
  rule: may.view,
  module: "vn_post_manifests",
  query: "manifests",
  count: "manifestsCount",
  roots: {
    getManifestById: may.view,
    makeManifest: may.make,
    moveManifest: may.update,
    manifestCandidates: may.view,
  },
  defaults: { status: "Processing" },
  segment: "status",
  filters: [
    search(),
    statuses("status", MANIFEST_STATUSES),
    options("location", "unitPlaces"),
    options("method", "shippingMethods"),
    days(),
    ids(),
  ],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("office", "text", 176, { card: "title" }),
    column("ship_day", "day", 104, { sortable: true }),
    column("method_name", "text", 144),
    column("items_count", "number", 80),
    column("weight_g", "weight", 104, { card: "figures" }),
    compound("postage_minor", "money", 128, ["currency"]),
    column("status", "status", 112, { lifecycle: "manifest" }),
    column("location_name", "text", 144, hidden),
    column("carrier", "text", 112, hidden),
    column("rejected_count", "number", 96, hidden),
    column("digest", "mono", 240, hidden),
    column("generated_at", "time", 168, hidden),
    column("submitted_at", "time", 168, hidden),
    column("accepted_at", "time", 168, hidden),
    column("closed_at", "time", 168, hidden),
    column("remade_code", "mono", 116, hidden),
    column("maker_name", "text", 144, hidden),
    column("created_at", "time", 168, { sortable: true, hidden: true }),
  ],
  sort: "-created_at",
  record: true,
  lifecycle: {
    name: "manifest",
    mutation: "moveManifest",
    input: "ManifestMoveInput",
    openIn: ["Processing"],
  },
  moves: [
    { event: "manifest.generate", rule: may.update, isSingle: true },
    { event: "manifest.submit", rule: may.update, asks: ["count"], isSingle: true },
    { event: "manifest.accept", rule: may.update, asks: ["rejected?"], isSingle: true },
    { event: "manifest.close", rule: may.update, isSingle: true },
    { event: "manifest.remake", rule: may.update, asks: ["without?"], isSingle: true },
    { event: "manifest.cancel", rule: may.update, final: true, isSingle: true },
    { event: "manifest.add", rule: may.update, asks: ["package_ids"], isSingle: true, isInline: true },
    { event: "manifest.remove", rule: may.update, asks: ["package_ids"], isSingle: true, isInline: true },
  ],
  shape: {
    noun: "Manifest",
    name: "code",
    trash: null,
    sections: [
      {
        key: "manifest",
        // The number of items is left out, because a person has to count them at the post office.
        columns: [
          ...["office", "carrier", "location_name", "method_name", "ship_day", "weight_g"] as const,
          ...["postage_minor", "rejected_count", "digest", "remade_code", "maker_name"] as const,
        ],
        optional: ["office", "postage_minor", "digest", "remade_code"],
      },
      {
        key: "way",
        columns: ["generated_at", "submitted_at", "accepted_at", "closed_at"],
        optional: ["generated_at", "submitted_at", "accepted_at", "closed_at"],
      },
    ],
    form: [
      {
        key: "manifest",
        fields: [
          {
            ...{ key: "location_id", kind: "option", source: "unitPlaces", required: true },
            ...{ onlyNew: true, fromAddress: true },
          },
          {
            ...{ key: "method_code", kind: "option", source: "shippingMethods", required: true },
            ...{ onlyNew: true, fromAddress: true },
          },
          { key: "ship_day", kind: "day", required: true, onlyNew: true },
          { key: "office", kind: "text" },
          {
            ...{ key: "package_ids", kind: "checks", source: "manifestCandidates", onlyNew: true },
            ...{ of: ["location_id", "method_code", "ship_day"], most: MAX_MANIFEST_ITEMS },
          },
        ],
      },
    ],
    input: () => import("../../api/inputs/handover/manifest.ts").then(({ manifestInput }) => manifestInput),
  },
});
