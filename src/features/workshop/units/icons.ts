import { bundleIcon, PrintFilled, PrintRegular } from "@fluentui/react-icons";

export const icons = { units: bundleIcon(PrintFilled, PrintRegular) };
