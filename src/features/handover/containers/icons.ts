import { BoxMultipleFilled, BoxMultipleRegular, bundleIcon } from "@fluentui/react-icons";

export const icons = { containers: bundleIcon(BoxMultipleFilled, BoxMultipleRegular) };
