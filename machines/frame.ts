/** Computes the layout of the shell, for the machine and for the first paint before it runs. */

export type Frame = "vertical" | "horizontal" | "blank" | "seller";

export interface LayoutRequest {
  readonly layout: Frame;
  readonly isCollapsed: boolean;
  /** True for the role `sale`, and without a session: only then can the layout be `seller`. */
  readonly isForSeller: boolean;
}

export interface LayoutContext extends LayoutRequest {
  readonly isWide: boolean;
  /** The screen needs a narrow menu. */
  readonly isRailed: boolean;
  /** The screen is shown without menu and bars. */
  readonly isBare: boolean;
  /** Scroll position of the screen's scrolling element. */
  readonly scrolledPx: number;
}

export type Facts = Pick<LayoutContext, "layout" | "isForSeller" | "isWide" | "isBare">;

/** Only the horizontal frame depends on the width. */
export function frameOf({ layout, isForSeller, isWide, isBare }: Facts): Frame {
  if (isBare || layout === "blank") return "blank";
  if (layout === "seller" && isForSeller) return "seller";
  return layout === "horizontal" && isWide ? "horizontal" : "vertical";
}

export const menuOf = (context: Omit<LayoutContext, "scrolledPx">) => {
  const frame = frameOf(context);
  if (frame === "blank") return "none";
  if (!context.isWide) return "drawer";
  if (frame === "horizontal") return "bar";
  return context.isCollapsed || context.isRailed ? "rail" : "full";
};
