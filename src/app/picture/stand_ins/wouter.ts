/** Stands for the router: where one is, and links that the browser itself would follow. */
import { createElement, type Element } from "./react.ts";

export const useLocation = (): readonly [string, () => void] => [location.pathname, () => {}];
export const useSearch = (): string => location.search.slice(1);

/** `asChild` hands its address on to what stands within. */
export function Link({ asChild, children, ...props }: Element["props"]): unknown {
  if (!asChild) return createElement("a", { ...props, children });
  const child = children as Element;
  return { ...child, props: { ...child.props, ...props } };
}
