import { bundleIcon, LocationFilled, LocationRegular } from "@fluentui/react-icons";
import type { Feature } from "../../engine/features.ts";

export const feature: Feature = {
  icons: { locations: bundleIcon(LocationFilled, LocationRegular) },
};
