export const words = {
  view: { my_cases: "My cases", nobodys: "Nobody’s", overdue: "Overdue", waits_for_you: "Waiting for you" },
  menu: { support: "Cases" },
} as const;
