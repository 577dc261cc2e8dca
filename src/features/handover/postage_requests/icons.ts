import { bundleIcon, MoneyHandFilled, MoneyHandRegular } from "@fluentui/react-icons";

export const icons = { pb_request: bundleIcon(MoneyHandFilled, MoneyHandRegular) };
