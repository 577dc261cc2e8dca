import { bundleIcon, StoreMicrosoftFilled, StoreMicrosoftRegular } from "@fluentui/react-icons";

export const icons = { stores: bundleIcon(StoreMicrosoftFilled, StoreMicrosoftRegular) };
