import { bundleIcon, HistoryFilled, HistoryRegular } from "@fluentui/react-icons";
import type { Feature } from "../../engine/features.ts";
import { lazily } from "../../lib/lazily.ts";

export const feature: Feature = {
  screens: { jobs: { Record: lazily(() => import("./job_view.tsx")) } },
  icons: { jobs: bundleIcon(HistoryFilled, HistoryRegular) },
  cells: { job: lazily(() => import("./title_cell.tsx")) },
};
