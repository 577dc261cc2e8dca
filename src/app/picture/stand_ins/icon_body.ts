/** Stands for what draws an icon's inside: ours are paths of one colour, and the other kinds of it are larger than this. */
import { createElement, type Element } from "./react.ts";

type Props = Element["props"];

/** As wide as the words around it, it is drawn in a square of 20. */
export const computeViewBox = (width: string): string => width === "1em" ? "20" : width;
export const createColorChildrenResolver = () => (): undefined => undefined;
export const renderSvgBody = (props: Props, paths: readonly string[]): Element =>
  createElement("svg", props, ...paths.map((d) => createElement("path", { d, fill: props["fill"] })));
