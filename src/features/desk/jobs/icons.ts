import { bundleIcon, HistoryFilled, HistoryRegular } from "@fluentui/react-icons";

export const icons = { jobs: bundleIcon(HistoryFilled, HistoryRegular) };
