/** Says in a tooltip by which key a button is pressed. */
import { Tooltip, type TooltipProps } from "@fluentui/react-components";

interface Props {
  readonly words: string;
  /** None: the button says all there is. */
  readonly shortcut: string | undefined;
  readonly children: NonNullable<TooltipProps["children"]>;
}

export function WithKey({ words, shortcut, children }: Props) {
  if (!shortcut) return <>{children}</>;
  return (
    <Tooltip content={`${words} (${shortcut.toUpperCase()})`} relationship="inaccessible">{children}</Tooltip>
  );
}
