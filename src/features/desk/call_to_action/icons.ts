import { bundleIcon, MegaphoneFilled, MegaphoneRegular } from "@fluentui/react-icons";

export const icons = { call_to_action: bundleIcon(MegaphoneFilled, MegaphoneRegular) };
