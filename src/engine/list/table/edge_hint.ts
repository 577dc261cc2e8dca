/** Explains the edge of a column. It is loaded separately, so that the first picture does not need its words. */
import { t } from "../../../lib/i18n.ts";

export const showWidthHint = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
  currentTarget.title = t("list.columns.widthHint");
};
