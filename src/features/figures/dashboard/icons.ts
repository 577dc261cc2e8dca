import { bundleIcon, DataBarVerticalFilled, DataBarVerticalRegular } from "@fluentui/react-icons";

export const icons = { dashboard: bundleIcon(DataBarVerticalFilled, DataBarVerticalRegular) };
