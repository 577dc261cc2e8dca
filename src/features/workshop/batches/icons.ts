import { bundleIcon, DocumentPrintFilled, DocumentPrintRegular } from "@fluentui/react-icons";

export const icons = { print_batches: bundleIcon(DocumentPrintFilled, DocumentPrintRegular) };
