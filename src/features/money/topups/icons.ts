import {
  bundleIcon,
  CheckmarkStarburstFilled,
  CheckmarkStarburstRegular,
  MoneyHandFilled,
  MoneyHandRegular,
} from "@fluentui/react-icons";

export const icons = {
  topup: bundleIcon(MoneyHandFilled, MoneyHandRegular),
  approvals: bundleIcon(CheckmarkStarburstFilled, CheckmarkStarburstRegular),
};
