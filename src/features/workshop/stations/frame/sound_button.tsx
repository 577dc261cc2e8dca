/** Mutes the station, since somebody near it may be on the phone, and shows that it is muted. */
import { Speaker2Regular, SpeakerMuteRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { t } from "../../../../lib/i18n.ts";
import { BigButton } from "./big_button.tsx";
import { loudness, setLoudness } from "./sound.ts";

export function SoundButton() {
  useSignals();
  const { isMuted } = loudness.value;
  return (
    <BigButton
      icon={isMuted ? <SpeakerMuteRegular /> : <Speaker2Regular />}
      label={t("stations.mute")}
      title={t(isMuted ? "stations.isMuted" : "stations.mute")}
      isPressed={isMuted}
      onClick={() => setLoudness({ isMuted: !isMuted })}
    />
  );
}
