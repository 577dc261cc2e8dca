import { bundleIcon, ReceiptMoneyFilled, ReceiptMoneyRegular } from "@fluentui/react-icons";

export const icons = { billing_invoice: bundleIcon(ReceiptMoneyFilled, ReceiptMoneyRegular) };
