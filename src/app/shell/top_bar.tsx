/** The bar above every screen: its place is there from the first drawing on. Source: spec S2.48–S2.51. */
import type { BarStartProps } from "./bar_start.tsx";
import { Later } from "../../parts/later.tsx";
import { shellParts } from "./parts.ts";

interface TopBarProps extends BarStartProps {
  /** Of the bar as the person wants it. */
  readonly className: string;
  readonly onLogOut: () => void;
}

export function TopBar({ className, ...parts }: TopBarProps) {
  return (
    <header className={className}>
      <Later of={shellParts}>{({ TopBarParts }) => <TopBarParts {...parts} />}</Later>
    </header>
  );
}
