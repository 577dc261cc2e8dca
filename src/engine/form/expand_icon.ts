/** Tab skips the arrow: the box itself opens its choices with the arrow keys. */
import { t } from "../../lib/i18n.ts";

export const expandIcon = () => ({ "aria-label": t("record.form.choices"), tabIndex: -1 });
