import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A file of items",
  purpose: "Reads a chosen file of items in the browser, shows its columns and problems, and sends it.",
  states: {
    choosing: {
      title: "No file chosen",
      sees: "The button to choose a file.",
      try: "Choose a CSV or Excel file.",
    },
    looking: {
      title: "Reading the file",
      sees: "The page says that it reads the file.",
      try: "Wait a moment.",
    },
    unfit: {
      title: "The file does not fit",
      sees: "The page says what is wrong with the file.",
      try: "Fix what it names, or choose another sheet.",
    },
    ready: {
      title: "The file can be sent",
      sees: "Columns, first rows and problems are shown.",
      try: "Check the columns, then import.",
    },
    sending: { title: "Being sent", sees: "The button is disabled.", try: "Wait a moment." },
    unknown: {
      title: "No answer came",
      sees: "The page says that it is not known whether it arrived.",
      try: "Send it again: nothing is imported twice.",
    },
    sent: { title: "Sent", sees: "The page of the job opens.", try: "Follow the job." },
  },
  events: {
    "file.choose": { title: "File chosen", sees: "The person chose a file.", try: "Wait a moment." },
    "sheet.choose": {
      title: "Sheet chosen",
      sees: "The person chose another sheet.",
      try: "Look at the columns.",
    },
    "mark.choose": {
      title: "Decimal mark chosen",
      sees: "The person chose how amounts are written.",
      try: "Look at the problems.",
    },
    "encoding.choose": {
      title: "Encoding chosen",
      sees: "The person chose the encoding of the file.",
      try: "Look at the first rows.",
    },
    "column.choose": {
      title: "Column chosen",
      sees: "The person chose a column by hand.",
      try: "Look at the problems.",
    },
    "hidden.choose": {
      title: "Hidden rows chosen",
      sees: "The person chose whether rows that the workbook hides are imported.",
      try: "Compare the number of rows that fit.",
    },
    "file.send": { title: "Sent", sees: "The person pressed “Import items”.", try: "Wait a moment." },
  },
  guards: {
    isFit: "The file can be read",
    isBegun: "The job has begun",
    isOpen: "It is not known whether it began",
    hasRows: "Some rows fit",
  },
  actors: {
    lookAtItems: "Read the file",
    sendItems: "Send the file",
  },
  delays: {},
};
