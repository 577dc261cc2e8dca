import { bundleIcon, DataBarVerticalFilled, DataBarVerticalRegular } from "@fluentui/react-icons";
import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  pages: { "/dashboard": lazily(() => import("./dashboard_page.tsx")) },
  icons: { dashboard: bundleIcon(DataBarVerticalFilled, DataBarVerticalRegular) },
};
