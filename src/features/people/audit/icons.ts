import { bundleIcon, ShieldTaskFilled, ShieldTaskRegular } from "@fluentui/react-icons";

export const icons = { audit: bundleIcon(ShieldTaskFilled, ShieldTaskRegular) };
