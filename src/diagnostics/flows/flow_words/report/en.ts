import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Reporting a problem",
  purpose:
    "Sends what the machines of a tab did last to support, after showing it, and gives a short code to read out.",
  states: {
    "collecting": {
      title: "Gathering what happened",
      sees: "The dialog with the field for the sentence; what will be sent is on its way.",
      try: "Wait a moment; the sentence can be written already.",
    },
    "asking": {
      title: "Asking for a sentence",
      sees: "The dialog with the field, and below it all that will be sent.",
      try: "Write in one sentence what went wrong, then press “Send report”.",
    },
    "sending": { title: "Sending", sees: "The button is busy.", try: "Wait a few seconds." },
    "refused": {
      title: "Not sent",
      sees: "The dialog says why the report was not accepted.",
      try:
        "Fix what is named and send it again; with too many reports wait a minute. “Save as file” always works.",
    },
    "unknown": {
      title: "No answer came",
      sees: "The dialog says that it is not known whether the report arrived.",
      try: "Press “Check again”: the report is sent only once.",
    },
    "sent": {
      title: "Sent",
      sees: "The code in large letters, and how long the report is kept.",
      try: "Read out the code; open it under Flows › Reports.",
    },
    "deleting": { title: "Deleting the report", sees: "The button is busy.", try: "Wait a moment." },
    "deleted": {
      title: "Deleted",
      sees: "The dialog says that the report is deleted.",
      try: "Nothing: the code no longer opens anything.",
    },
  },
  events: {
    "report.write": {
      title: "Wrote the sentence",
      sees: "The sentence in the field changed and is kept as a draft.",
      try: "Go on; the draft outlives a reload.",
    },
    "report.send": {
      title: "Asked to send",
      sees: "The person pressed “Send report”.",
      try: "Wait for the code.",
    },
    "report.check": {
      title: "Asked again",
      sees: "The person pressed “Check again”.",
      try: "Wait for the answer.",
    },
    "report.delete": {
      title: "Asked to delete",
      sees: "The person pressed “Delete this report”.",
      try: "Nothing more: it is gone at once.",
    },
  },
  guards: {
    "hasProblems": "Something is wrong with the sentence",
    "isSent": "The server accepted the report",
    "isRefused": "The server refused the report",
    "isDeleted": "The report is deleted",
  },
  actors: {
    "collect": "Gather what was recorded",
    "sendReport": "Send the report",
    "deleteReport": "Delete the report",
  },
  delays: {},
};
