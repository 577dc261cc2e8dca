/** The arrow of a box with choices: the box itself opens them with the arrow keys, and Tab passes it over. */
import { t } from "../../lib/i18n.ts";

export const expandIcon = () => ({ "aria-label": t("record.form.choices"), tabIndex: -1 });
