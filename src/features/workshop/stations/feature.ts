import { STATION_SCREENS } from "../../../../resources/workshop/station_screens.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

const PackPage = lazyPart(() => import("./pack/pack_page.tsx"));
const StationPage = lazyPart(() => import("./station_page.tsx"));

export const feature: Feature = {
  beforeLogOut: () => import("./queue/log_out.ts"),
  // Another feature has the screen of the box station.
  pages: Object.fromEntries(
    STATION_SCREENS.filter(({ step }) => step !== "box")
      .map(({ path, step }) => [path, step === "pack" ? PackPage : StationPage]),
  ),
};
