const views = {
  title: "Views",
  all: "All",
  menu: "View options",
  modified: "Modified",
  missing: "This view does not exist, or is not shared with you. Its filters are shown.",
  uncounted: "These records could not be counted.",
} as const;

export const words = { views };
