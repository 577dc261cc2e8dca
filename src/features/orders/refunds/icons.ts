import { bundleIcon, ReceiptMoneyFilled, ReceiptMoneyRegular } from "@fluentui/react-icons";

export const icons = { refund_requests: bundleIcon(ReceiptMoneyFilled, ReceiptMoneyRegular) };
