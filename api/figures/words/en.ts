export const reasons = {
  tooManyGroups: "There are more than 50,000 groups. Choose fewer days, or group by something else.",
} as const;

export const notices = {
  reportDue: { subject: "{report}: {name}", content: "{first} – {last}\n{figures}" },
  reportRefused: {
    subject: "{report}: {name} was not sent",
    content: "You no longer have access to this report or to the saved view.",
  },
  reportFailed: {
    subject: "{report}: {name} was not sent",
    content: "It could not be counted. Open the view and check its filters.",
  },
  reportsDue: { subject: "{count} reports", content: "{lines}" },
  vipChanges: {
    subject: "VIP levels after {first} – {last}",
    content:
      "Sellers whose level would change: {count}. Nothing changes until you apply it on the Statistics screen.",
  },
  vipMonths: { subject: "VIP levels after {count} months", content: "{lines}" },
} as const;
