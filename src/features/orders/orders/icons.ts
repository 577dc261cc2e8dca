import { bundleIcon, ReceiptFilled, ReceiptRegular } from "@fluentui/react-icons";

export const icons = { orders: bundleIcon(ReceiptFilled, ReceiptRegular) };
