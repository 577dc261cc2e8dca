/** What its screens bear in the menu. */
import { bundleIcon, LocationFilled, LocationRegular } from "@fluentui/react-icons";

export const icons = { locations: bundleIcon(LocationFilled, LocationRegular) };
