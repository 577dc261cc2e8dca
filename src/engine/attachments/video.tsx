/** Plays a video from an address with a ticket, because a player sends no headers. The video loads when somebody opens it. */
import { Button } from "@fluentui/react-components";
import { PlayRegular } from "@fluentui/react-icons";
import { type ReactNode, useRef, useState } from "react";
import { post } from "../../lib/client.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { codeOf } from "../../lib/outcome.ts";
import { useDraftFileStyles } from "./draft_files.styles.ts";

interface Props {
  readonly id: string;
  readonly name: string;
  /** Control that saves the video, since many browsers lack the codecs of MOV files. */
  readonly save: ReactNode;
}

type Fault = "notPlayed" | "missing";

async function addressOf(id: string): Promise<{ readonly address: string } | { readonly fault: Fault }> {
  const path = `/attachments/ticket?${new URLSearchParams({ id })}` as const;
  const outcome = await post<{ ticket: string }>(path, "", "text/plain", { background: true });
  if (!outcome.ok) return { fault: codeOf(outcome.failure) === "NOT_FOUND" ? "missing" : "notPlayed" };
  const { ticket } = outcome.data;
  return { address: `${config().api}/attachments/media?${new URLSearchParams({ ticket })}` };
}

export function Video({ id, name, save }: Props) {
  const styles = useDraftFileStyles();
  const [address, setAddress] = useState("");
  const [fault, setFault] = useState<Fault | null>(null);
  const place = useRef(0);
  // When a ticket has expired, the video continues with a new one, from the same position.
  const isRenewed = useRef(false);
  const load = async () => {
    const found = await addressOf(id);
    if ("address" in found) setAddress(found.address);
    else setFault(found.fault);
  };
  if (fault) {
    return (
      <div className={styles.part}>
        <span role="alert" className={styles.wrong}>
          {t(`draftFiles.${fault}`)}
          {fault === "missing" && (
            <>
              {" "}
              <bdi translate="no">{name}</bdi>
            </>
          )}
        </span>
        {fault !== "missing" && save}
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
          if (isRenewed.current || place.current === 0) return setFault("notPlayed");
          isRenewed.current = true;
          void load();
        }}
      />
      {save}
    </div>
  );
}
