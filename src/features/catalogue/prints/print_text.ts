import type { InHousePrintKind } from "../../../../api/catalogue/prints.ts";
import { t } from "../../../lib/i18n.ts";

export const printText = (kind: InHousePrintKind, count: number): string =>
  kind === "commands" ? t("prints.commands") : t(`prints.${kind}`, { count });
