const notificationSettings = {
  type: { Order: "Orders", Item: "Items", Support: "Cases, money and jobs" },
  notify: "Notify",
  event: "What happens",
  notifyHead: "Notify",
  timesOf: "When to notify: {event}",
  atOnce: "As it happens",
  atTimes: "Summary at",
  addTime: "Add a time",
  removeTime: "Remove time {n}",
  hour: "Hour of time {n}",
  minute: "Minute of time {n}",
  messages: "Messages to an external address",
  own: "Separate address",
  field: {
    url: "Web address",
    room: "Room",
    mentions: "Names before the message",
    alias_mentions: "Colleagues before the message",
    subject: "The message begins with",
  },
  help: {
    language:
      "Messages are in this language, and so are the prepared replies that support sends you. You choose the language of the screen in your account menu.",
    url:
      "Notifications are also posted to this address as JSON. Chat systems read the text. Leave empty to be notified here only.",
    room: "Only if one address serves several rooms.",
    mentions: "As the receiving system knows them, separated by commas.",
    alias_mentions: "They are named with their handle.",
    subject: "A word or two that identify our messages.",
  },
  findPerson: "Name or handle",
  nobody: "Nobody has this name.",
  removePerson: "Remove {name}",
  save: "Save",
  saved: "The notification settings are saved.",
  notSaved: "This switch was not saved. {reason}",
  nothing: "There is nothing this role can be notified about yet.",
  failedTitle: "These settings could not be loaded",
  try: "Send a test message",
  tryEvent: "Send a test message: {event}",
  log: "Sent messages",
} as const;

export const words = {
  notificationSettings,
  field: {
    language: "Language",
    subject: "Message begins with",
    room: "Room",
    mentions: "Names",
    alias_mentions: "Colleagues",
  },
};
export type English = typeof words;
