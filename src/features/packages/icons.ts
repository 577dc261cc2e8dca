/** What its screens bear in the menu. */
import { BoxFilled, BoxRegular, bundleIcon } from "@fluentui/react-icons";

export const icons = { packages: bundleIcon(BoxFilled, BoxRegular) };
