import { bundleIcon, DocumentTableFilled, DocumentTableRegular } from "@fluentui/react-icons";

export const icons = { order_report: bundleIcon(DocumentTableFilled, DocumentTableRegular) };
