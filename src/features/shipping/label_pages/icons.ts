import { bundleIcon, DocumentPdfFilled, DocumentPdfRegular } from "@fluentui/react-icons";

export const icons = { ship_by_tiktok: bundleIcon(DocumentPdfFilled, DocumentPdfRegular) };
