import { useSignals } from "@preact/signals-react/runtime";
import { noParts } from "../../lib/group.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { announcement, toasts } from "../../lib/toasts.ts";
import { useVisuallyHidden } from "../../lib/visually_hidden.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { DeferredPart } from "../../parts/deferred_part.tsx";

const Toasts = lazyPart(() => import("./toasts.tsx"));

let wasNeeded = false;

export function LiveRegion() {
  useSignals();
  const unseen = useVisuallyHidden();
  const { id, text } = announcement.value;
  wasNeeded ||= toasts.value.length > 0;
  return (
    <>
      <div className={unseen} role="status" aria-live="polite">
        <span key={id}>{text}</span>
      </div>
      {wasNeeded && (
        <DeferredPart of={noParts}>
          {() => (
            <OptionalPart>
              <Toasts />
            </OptionalPart>
          )}
        </DeferredPart>
      )}
    </>
  );
}
