import { BoxArrowUpFilled, BoxArrowUpRegular, bundleIcon } from "@fluentui/react-icons";

export const icons = { station_box: bundleIcon(BoxArrowUpFilled, BoxArrowUpRegular) };
