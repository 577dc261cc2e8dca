/** Which frame and which menu a person gets at first: pure, for the machine and for whoever draws before it runs. */

export type Frame = "vertical" | "horizontal" | "blank" | "seller";

/** What the person chose and is, as far as the frame follows it. */
export interface Wish {
  readonly layout: Frame;
  /** Collapsed to icons by preference. */
  readonly isCollapsed: boolean;
  /** The seller layout is for role `sale`, and for whoever is not signed in. */
  readonly isForSeller: boolean;
}

export interface LayoutContext extends Wish {
  /** At least 1200 px. */
  readonly isWide: boolean;
  /** The screen is registered as one whose menu is collapsed to icons. */
  readonly isRailed: boolean;
  /** The screen wants nothing around it. */
  readonly isBare: boolean;
  /** Of whichever element of the screen scrolls. */
  readonly scrolledPx: number;
}

export type Facts = Pick<LayoutContext, "layout" | "isForSeller" | "isWide" | "isBare">;

/** The frame that these facts ask for; none but the horizontal one depends on the width. */
export function frameOf({ layout, isForSeller, isWide, isBare }: Facts): Frame {
  if (isBare || layout === "blank") return "blank";
  if (layout === "seller" && isForSeller) return "seller";
  return layout === "horizontal" && isWide ? "horizontal" : "vertical";
}

/** The menu that these facts ask for. */
export const menuOf = (context: Omit<LayoutContext, "scrolledPx">) => {
  const frame = frameOf(context);
  if (frame === "blank") return "none";
  if (!context.isWide) return "drawer";
  if (frame === "horizontal") return "bar";
  return context.isCollapsed || context.isRailed ? "rail" : "full";
};
