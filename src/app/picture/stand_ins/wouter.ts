/** Replaces the router by plain links. */
import { createElement, type Element } from "./react.ts";

export const useLocation = (): readonly [string, () => void] => [location.pathname, () => {}];
export const useSearch = (): string => location.search.slice(1);

export function Link({ asChild, children, ...props }: Element["props"]): unknown {
  if (!asChild) return createElement("a", { ...props, children });
  const child = children as Element;
  return { ...child, props: { ...child.props, ...props } };
}
