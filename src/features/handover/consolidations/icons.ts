import { AirplaneTakeOffFilled, AirplaneTakeOffRegular, bundleIcon } from "@fluentui/react-icons";

export const icons = { ibic: bundleIcon(AirplaneTakeOffFilled, AirplaneTakeOffRegular) };
