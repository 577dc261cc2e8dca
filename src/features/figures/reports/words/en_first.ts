export const words = {
  menu: {
    report: "Report",
    order_report: "Order Report",
    statistics: "Statistics",
    report_entries: "Entries of the report",
  },
} as const;
