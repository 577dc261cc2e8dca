import { bundleIcon, ReceiptMoneyFilled, ReceiptMoneyRegular } from "@fluentui/react-icons";

export const icons = { billing_history: bundleIcon(ReceiptMoneyFilled, ReceiptMoneyRegular) };
