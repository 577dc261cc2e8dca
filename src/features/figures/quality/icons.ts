import {
  bundleIcon,
  MoneyFilled,
  MoneyRegular,
  RibbonFilled,
  RibbonRegular,
  TimerFilled,
  TimerRegular,
} from "@fluentui/react-icons";

export const icons = {
  quality: bundleIcon(RibbonFilled, RibbonRegular),
  quality_of_orders: bundleIcon(TimerFilled, TimerRegular),
  reprint_costs: bundleIcon(MoneyFilled, MoneyRegular),
};
