import { ArrowHookUpLeftFilled, ArrowHookUpLeftRegular, bundleIcon } from "@fluentui/react-icons";

export const icons = { station_returns: bundleIcon(ArrowHookUpLeftFilled, ArrowHookUpLeftRegular) };
