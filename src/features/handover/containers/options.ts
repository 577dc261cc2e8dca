/** Boxes that are being filled, as options. */
import { MAX_PAGE_SIZE } from "../../../../api/constants.ts";
import { OpenBoxes } from "../../../../api/generated/operations/boxes.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";
import { t } from "../../../lib/i18n.ts";

export const openBoxes = optionsFrom(
  OpenBoxes,
  (data) =>
    data.boxes.map(({ _id, code, location_code, method_name, packages_count }) => ({
      value: _id,
      name: code,
      more: [location_code, method_name, t("box.packages", { count: packages_count })].filter(Boolean)
        .join(" · "),
    })),
  { entity: "boxes", perPage: MAX_PAGE_SIZE },
);
