import { Tooltip, type TooltipProps } from "@fluentui/react-components";

interface Props {
  readonly words: string;
  readonly shortcut: string | undefined;
  readonly children: NonNullable<TooltipProps["children"]>;
}

export function WithKey({ words, shortcut, children }: Props) {
  if (!shortcut) return <>{children}</>;
  return (
    <Tooltip content={`${words} (${shortcut.toUpperCase()})`} relationship="inaccessible">{children}</Tooltip>
  );
}
