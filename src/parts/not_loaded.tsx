import { Button } from "@fluentui/react-components";
import { t } from "../lib/i18n.ts";

interface Props {
  /** Says what could not be loaded, and why. */
  readonly text: string;
  readonly onRetry: () => void;
}

export const NotLoaded = ({ text, onRetry }: Props) => (
  <div role="alert">
    {text} <Button size="small" onClick={onRetry}>{t("record.retry")}</Button>
  </div>
);
