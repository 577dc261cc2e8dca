import type { Element } from "./react.ts";

export { Fragment } from "./react.ts";

export const jsx = (type: Element["type"], props: Element["props"]): Element => ({ type, props });
export const jsxs = jsx;
