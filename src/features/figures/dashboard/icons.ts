/** What its screens bear in the menu. */
import { bundleIcon, DataBarVerticalFilled, DataBarVerticalRegular } from "@fluentui/react-icons";

export const icons = { dashboard: bundleIcon(DataBarVerticalFilled, DataBarVerticalRegular) };
