import { bundleIcon, MusicNote2Filled, MusicNote2Regular } from "@fluentui/react-icons";

export const icons = { tiktok_orders: bundleIcon(MusicNote2Filled, MusicNote2Regular) };
