/** Plays a video from an address with a ticket, because a player sends no headers. It loads only once it is asked for. */
import { Button } from "@fluentui/react-components";
import { PlayRegular } from "@fluentui/react-icons";
import { type ReactNode, useRef, useState } from "react";
import { post } from "../../lib/client.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { useDraftFileStyles } from "./draft_files.styles.ts";

interface Props {
  readonly id: string;
  readonly name: string;
  /** Shown beside a player that cannot play it: many browsers lack the codecs of a MOV. */
  readonly save: ReactNode;
}

async function addressOf(id: string): Promise<string | null> {
  const path = `/attachments/ticket?${new URLSearchParams({ id })}` as const;
  const outcome = await post<{ ticket: string }>(path, "", "text/plain", { background: true });
  const { ticket = "" } = outcome.ok ? outcome.data : {};
  return ticket === "" ? null : `${config().api}/attachments/media?${new URLSearchParams({ ticket })}`;
}

export function Video({ id, name, save }: Props) {
  const styles = useDraftFileStyles();
  const [address, setAddress] = useState("");
  const [isFailed, setFailed] = useState(false);
  const place = useRef(0);
  // A ticket ends after an hour: once more with a new one, from the same place.
  const isRenewed = useRef(false);
  const load = async () => {
    const found = await addressOf(id);
    if (found) setAddress(found);
    else setFailed(true);
  };
  if (isFailed) {
    return (
      <div className={styles.part}>
        <span role="alert" className={styles.wrong}>{t("draftFiles.notPlayed")}</span>
        {save}
      </div>
    );
  }
  if (address === "") {
    return (
      <Button
        size="small"
        icon={<PlayRegular />}
        aria-label={t("draftFiles.play", { name })}
        onClick={() => void load()}
      >
        <bdi translate="no">{name}</bdi>
      </Button>
    );
  }
  return (
    <div className={styles.part}>
      <video
        className={styles.video}
        src={address}
        controls
        autoPlay
        playsInline
        preload="metadata"
        aria-label={name}
        onLoadedMetadata={({ currentTarget }) => {
          if (place.current > 0) currentTarget.currentTime = place.current;
        }}
        onTimeUpdate={({ currentTarget }) => {
          place.current = currentTarget.currentTime;
          isRenewed.current = false;
        }}
        onError={() => {
          if (isRenewed.current || place.current === 0) return setFailed(true);
          isRenewed.current = true;
          void load();
        }}
      />
      {save}
    </div>
  );
}
