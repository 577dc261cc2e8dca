/** Garments that are made again and whose new ticket nobody printed: one key prints them all. */
import { PrintRegular } from "@fluentui/react-icons";
import { t } from "../../../lib/i18n.ts";
import { BigButton } from "./frame/big_button.tsx";

interface Props {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onPrint: () => void;
}

export function Tickets({ count, isBusy, onPrint }: Props) {
  if (count === 0) return null;
  return (
    <BigButton icon={<PrintRegular />} keys="P" isOff={isBusy} onClick={onPrint}>
      {t("stations.tickets", { count })}
    </BigButton>
  );
}
