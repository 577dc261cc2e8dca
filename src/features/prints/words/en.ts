/** Words of printing: what is printed, how, and why again. */
export const words = {
  prints: {
    tickets: { one: "Print ticket", other: "Print {count} tickets" },
    stations: { one: "Print station label", other: "Print {count} station labels" },
    bins: { one: "Print bin label", other: "Print {count} bin labels" },
    badges: { one: "Print badge", other: "Print {count} badges" },
    commands: "Print command sheet",
    format: "Format",
    formats: {
      pdf: "PDF for any printer",
      zpl203: "ZPL for label printers with 203 dpi",
      zpl300: "ZPL for label printers with 300 dpi",
    },
    copies: "Copies",
    reason: "Why it is printed again",
    again: "A ticket was printed before.",
    go: "Print",
    failed: "The label could not be fetched. {reason}",
    times: { one: "Ticket printed {count} time", other: "Ticket printed {count} times" },
    badge: "Operator badge",
    badgeAbout: "Stations note who worked when the badge is scanned. It signs nobody in.",
    most: "Select 1 to {max} garments.",
  },
  audit: { action: { makePrintJob: "Labels printed" } },
  event: { labels: { print: "Print labels" } },
} as const;
export type English = typeof words;
