import { ManifestCandidates } from "../../../../api/generated/operations/manifests.ts";
import { optionsOfGiven } from "../../../engine/list/filters/options.ts";
import { weightText } from "../../../parts/format.ts";

/** Packages for a location, method and day. An empty day is sent as 0, a day on which no package is due. */
export const manifestCandidates = optionsOfGiven(
  ManifestCandidates,
  ([location_id = "", method = "", day = ""]) => ({ location_id, method, ship_day: Number(day) || 0 }),
  (data) =>
    data.manifestCandidates.map(({ _id, code, tracking_number, country, weight_g, box_code }) => ({
      value: _id,
      name: [code, tracking_number].join(" · "),
      more: [country, weightText(weight_g), box_code].filter(Boolean).join(" · "),
    })),
  { entity: "packages" },
);
