/** Tab skips the arrow button, because arrow keys in the box itself open its choices. */
import { t } from "../../lib/i18n.ts";

export const expandIcon = () => ({ "aria-label": t("record.form.choices"), tabIndex: -1 });
