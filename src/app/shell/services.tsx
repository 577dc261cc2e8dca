import { useSignals } from "@preact/signals-react/runtime";
import { memo, useEffect, useState } from "react";
import { Customizer } from "../../features/people/customizer/customizer.tsx";
import { lateWords } from "../../lib/i18n.ts";
import { isSheetOpen, listenForKeys, register } from "../../lib/keys.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { startLive } from "../../engine/live/live.ts";
import { whenQuiet } from "../../lib/when_quiet.ts";
import { SearchPlace } from "../../features/desk/search/search_place.tsx";
import { OptionalPart } from "../../parts/optional_part.tsx";

const ExtensionWatch = lazyPart(() => import("../../features/desk/extensions/extension_watch.tsx"));
const ReleasePrompt = lazyPart(() => import("./release_prompt.tsx"));
const KeySheet = lazyPart(() => import("./key_sheet.tsx"));

interface ServicesProps {
  readonly personId: string;
  readonly onRefused: () => void;
  /** Not read: a change of this property only makes the component redraw its texts. */
  readonly words: string;
}

export const Services = memo(function Services({ personId, onRefused }: ServicesProps) {
  useSignals();
  useEffect(() => {
    let stop = () => {};
    const cancel = whenQuiet(() => stop = startLive(onRefused));
    return () => {
      cancel();
      stop();
    };
  }, [personId, onRefused]);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() =>
    whenQuiet(() => {
      void lateWords().catch(() => {});
      void import("./late_modules.ts").catch(() => {});
      setQuiet(true);
    }), []);
  useEffect(() => {
    const removals = [
      listenForKeys(),
      register("app", "?", () => isSheetOpen.value = true, "shell.keys.sheet", { isCommand: true }),
    ];
    return () => removals.forEach((remove) => remove());
  }, []);
  return (
    <>
      <Customizer />
      {isQuiet && (
        <OptionalPart>
          <ReleasePrompt />
          <ExtensionWatch key={personId} />
        </OptionalPart>
      )}
      <SearchPlace />
      {isSheetOpen.value && (
        <OptionalPart>
          <KeySheet />
        </OptionalPart>
      )}
    </>
  );
});
