/** Reserves the top bar's space from the first drawing on. Source: docs/requirements.md S2.48–S2.51. */
import type { BarStartProps } from "./bar_start.tsx";
import { memo } from "react";
import { DeferredPart } from "../../parts/deferred_part.tsx";
import { shellParts } from "./parts.ts";

interface TopBarProps extends BarStartProps {
  readonly className: string;
  readonly onLogOut: () => void;
  readonly words: string;
}

export const TopBar = memo(function TopBar({ className, words: _, ...parts }: TopBarProps) {
  return (
    <header className={className}>
      <DeferredPart of={shellParts}>{({ TopBarParts }) => <TopBarParts {...parts} />}</DeferredPart>
    </header>
  );
});
