/** Links to the carrier's page in a new tab, which gets no access to this window. */
import { Link } from "@fluentui/react-components";
import { Open16Regular } from "@fluentui/react-icons";
import { trackingUrl } from "../../api/codes/tracking_pages.ts";
import { t } from "../lib/i18n.ts";
import { MirroredIcon } from "./mirrored_icon.tsx";
import { NEW_TAB } from "./new_tab.ts";
import { usePartStyles } from "./parts.styles.ts";

interface Props {
  readonly carrier: string;
  readonly number: string;
}

export default function TrackingLink({ carrier, number }: Props) {
  const { mono } = usePartStyles();
  const url = trackingUrl(carrier, number);
  const words = <bdi className={mono} translate="no">{number}</bdi>;
  if (url === null) return words;
  return (
    <Link inline href={url} {...NEW_TAB} title={t("record.track", { carrier })}>
      {words}{" "}
      <MirroredIcon>
        <Open16Regular aria-label={t("record.track", { carrier })} />
      </MirroredIcon>
    </Link>
  );
}
