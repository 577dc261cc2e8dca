import type { ComponentProps, ReactNode } from "react";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { ScanList } from "./frame/scan_list.tsx";
import { SoundButton } from "./frame/sound_button.tsx";
import { StationFrame } from "./frame/station_frame.tsx";
import { StationMenu } from "./frame/station_menu.tsx";
import { StationNote } from "./frame/station_note.tsx";
import { scanLines } from "./scan_lines.ts";
import type { DeskUse } from "./use_desk.ts";

interface Props
  extends
    Pick<ComponentProps<typeof StationFrame>, "title" | "scan" | "verdict" | "actions" | "children">,
    ComponentProps<typeof StationMenu>,
    DeskUse {
  /** Code of the station, shown until its desk is loaded. */
  readonly station: string;
  /** Content above the last scans. */
  readonly below?: ReactNode;
}

/** Draws the frame of a station with a desk: name, menu and last scans. */
export function DeskFrame(
  { station, desk, failure, refresh, onChange, links, below, children, ...frame }: Props,
) {
  return (
    <StationFrame
      {...frame}
      place={desk ? `${desk.name} · ${desk.location_name} · ${desk.code}` : station}
      tools={
        <>
          <SoundButton />
          <StationMenu onChange={onChange} {...links && { links }} />
        </>
      }
      below={desk && (
        <>
          {below}
          <ScanList scans={scanLines(desk.last)} />
        </>
      )}
    >
      {!desk && failure && (
        <StationNote title={t("stations.unfound")} text={failureText(failure)} onRetry={refresh} />
      )}
      {children}
    </StationFrame>
  );
}
