/** Explains what the edge of a head can do when that is wanted. Apart, so that the first picture has no words of it. */
import { t } from "../../lib/i18n.ts";

export const explain = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
  currentTarget.title = t("list.columns.widthHint");
};
