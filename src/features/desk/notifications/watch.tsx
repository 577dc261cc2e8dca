import { useEffect, useRef } from "react";
import { lazily } from "../../../lib/lazily.tsx";
import { Aside } from "../../../parts/aside.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useNotifications } from "./wiring.ts";

const Panel = lazily(() => import("./panel.tsx"));

interface Props {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly onUnread: (count: number) => void;
}

export default function Watch({ anchor, onClose, onUnread }: Props) {
  const feed = useNotifications(usePerson()._id, anchor !== null);
  const { badge } = feed;
  useEffect(() => {
    if (badge !== null) onUnread(badge);
  }, [badge, onUnread]);
  const isWanted = useRef(false);
  if (anchor) isWanted.current = true;
  return isWanted.current && (
    <Aside>
      <Panel feed={feed} anchor={anchor} onClose={onClose} />
    </Aside>
  );
}
