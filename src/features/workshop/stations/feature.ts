import { STATION_SCREENS } from "../../../../resources/workshop/station_screens.ts";
import type { Feature } from "../../../engine/features.ts";
import { lazily } from "../../../lib/lazily.tsx";

const PackPage = lazily(() => import("./pack/pack_page.tsx"));
const StationPage = lazily(() => import("./station_page.tsx"));

export const feature: Feature = {
  beforeLogOut: () => import("./queue/log_out.ts"),
  pages: Object.fromEntries(
    STATION_SCREENS.map(({ path, step }) => [path, step === "pack" ? PackPage : StationPage]),
  ),
};
