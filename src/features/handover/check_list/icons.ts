import { bundleIcon, ClipboardTaskListLtrFilled, ClipboardTaskListLtrRegular } from "@fluentui/react-icons";

export const icons = { shipment_report: bundleIcon(ClipboardTaskListLtrFilled, ClipboardTaskListLtrRegular) };
