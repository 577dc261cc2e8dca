import { bundleIcon, MailMultipleFilled, MailMultipleRegular } from "@fluentui/react-icons";

export const icons = { vn_post_manifests: bundleIcon(MailMultipleFilled, MailMultipleRegular) };
