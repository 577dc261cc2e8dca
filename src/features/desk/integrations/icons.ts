import { bundleIcon, PlugConnectedFilled, PlugConnectedRegular } from "@fluentui/react-icons";

export const icons = { app_config: bundleIcon(PlugConnectedFilled, PlugConnectedRegular) };
