import {
  bundleIcon,
  MoneyCalculatorFilled,
  MoneyCalculatorRegular,
  TableCalculatorFilled,
  TableCalculatorRegular,
} from "@fluentui/react-icons";

export const icons = {
  shipping_costs: bundleIcon(TableCalculatorFilled, TableCalculatorRegular),
  local_cost_table: bundleIcon(MoneyCalculatorFilled, MoneyCalculatorRegular),
};
