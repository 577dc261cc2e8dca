import {
  bundleIcon,
  ReceiptFilled,
  ReceiptRegular,
  ReceiptSearchFilled,
  ReceiptSearchRegular,
} from "@fluentui/react-icons";

export const icons = {
  pb_invoices: bundleIcon(ReceiptSearchFilled, ReceiptSearchRegular),
  pb_lines: bundleIcon(ReceiptFilled, ReceiptRegular),
};
