import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { MAX_UPLOAD_BYTES } from "../../../api/constants.ts";
import type { UnfitReason } from "../../../api/csv/inspect.ts";
import { t } from "../../lib/i18n.ts";
import { sizeText } from "../../parts/progress_text.ts";

/** Reasons that the browser's code gives; the others come from the reader that the server uses too. */
const OURS: readonly string[] = ["several", "tooLarge", "unreadable"] satisfies UnfitReason[];
const isOurs = (unfit: UnfitReason): unfit is "several" | "tooLarge" | "unreadable" => OURS.includes(unfit);

export const unfitText = (unfit: UnfitReason): string =>
  isOurs(unfit)
    ? t(`imports.unfit.${unfit}`, { size: sizeText(MAX_UPLOAD_BYTES) })
    : t(`imports.reason.${unfit}`);

export function UnfitMessageBar({ unfit }: { readonly unfit: UnfitReason }) {
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{unfitText(unfit)}</MessageBarBody>
    </MessageBar>
  );
}
