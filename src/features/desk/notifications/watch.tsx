import { useEffect, useRef } from "react";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useNotifications } from "./wiring.ts";

const Panel = lazyPart(() => import("./panel.tsx"));

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
    <OptionalPart>
      <Panel feed={feed} anchor={anchor} onClose={onClose} />
    </OptionalPart>
  );
}
