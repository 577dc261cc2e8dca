import { bundleIcon, LocationFilled, LocationRegular } from "@fluentui/react-icons";

export const icons = { locations: bundleIcon(LocationFilled, LocationRegular) };
