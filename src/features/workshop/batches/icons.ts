import { bundleIcon, DocumentPrintFilled, DocumentPrintRegular } from "@fluentui/react-icons";

/** Of the menu. */
export const icons = { print_batches: bundleIcon(DocumentPrintFilled, DocumentPrintRegular) };
