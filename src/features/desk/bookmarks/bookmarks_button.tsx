/** Bookmarks are fetched after the first screen and move nothing on it. Source: docs/requirements.md S2.48. */
import { Button } from "@fluentui/react-components";
import { StarRegular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { register } from "../../../lib/keys.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { whenQuiet } from "../../../lib/when_quiet.ts";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { starPresses } from "./window_bookmarks.ts";

const BookmarksPanel = lazyPart(() => import("./bookmarks_panel.tsx"));

export function BookmarksButton() {
  const [isWanted, setWanted] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => whenQuiet(() => setWanted(true)), []);
  useEffect(() => {
    const star = () => {
      starPresses.value += 1;
      setWanted(true);
    };
    const removals = [
      register("app", "s", star, "shell.keys.star", { isCommand: true }),
      register("app", "b", () => setOpen(true), "shell.keys.bookmarks", { isCommand: true }),
    ];
    return () => removals.forEach((remove) => remove());
  }, []);
  return (
    <>
      <Button
        ref={setButton}
        appearance="subtle"
        icon={<StarRegular />}
        aria-label={t("shell.bookmarks")}
        title={t("shell.bookmarks")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {(isWanted || isOpen) && (
        <OptionalPart>
          <BookmarksPanel anchor={isOpen ? button : null} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}
