import { linesAsk } from "../../../engine/record/lines_ask.tsx";
import { t } from "../../../lib/i18n.ts";

/** Reads the codes of packages that did not arrive, as somebody scans or pastes them. */
export default linesAsk({ rows: 3, dir: "ltr", help: () => t("flights.named") });
