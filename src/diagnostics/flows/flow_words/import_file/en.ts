import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Looking at a file of orders",
  purpose: "Reads the chosen file in the browser, finds its columns, and shows what would become of it.",
  states: {
    choosing: {
      title: "No file chosen",
      sees: "The field where a file can be dropped.",
      try: "Choose a CSV file.",
    },
    looking: {
      title: "Looking at the file",
      sees: "The page says that it looks at the file.",
      try: "Wait a moment.",
    },
    unfit: {
      title: "The file does not fit",
      sees: "The page says what is wrong with the file.",
      try: "Fix what it names, or change how the file is read.",
    },
    read: {
      title: "The file can be read",
      sees: "The columns and a preview are shown.",
      try: "Check the columns, then import.",
    },
    "read.deciding": { title: "Checking the columns", sees: "The columns are shown.", try: "Wait a moment." },
    "read.mapping": {
      title: "A needed column is missing",
      sees: "The page names the columns that have to be chosen.",
      try: "Choose these columns by hand.",
    },
    "read.counting": {
      title: "Reading the whole file",
      sees: "The preview keeps counting.",
      try: "Wait, or import without waiting.",
    },
    "read.counted": {
      title: "Read to its end",
      sees: "The preview shows orders and rows that will be refused.",
      try: "Check the refused rows, then import.",
    },
  },
  events: {
    "file.choose": {
      title: "File chosen",
      sees: "The person chose or dropped a file.",
      try: "Wait a moment.",
    },
    "file.again": {
      title: "Looked at again",
      sees: "The person asked to look at the same file again.",
      try: "Wait a moment.",
    },
    "file.remove": { title: "File removed", sees: "The person removed the file.", try: "Choose a file." },
    "store.choose": { title: "Store chosen", sees: "The person chose a store.", try: "Go on with the file." },
    "sheet.choose": {
      title: "Sheet chosen",
      sees: "The person chose another sheet of the workbook.",
      try: "Look at the columns.",
    },
    "header.choose": {
      title: "Row of names chosen",
      sees: "The person chose the row that has the names of the columns.",
      try: "Look at the columns.",
    },
    "format.change": {
      title: "Reading changed",
      sees: "The person changed encoding, delimiter, marks or dates.",
      try: "Look at the preview.",
    },
    "format.settle": {
      title: "Question answered",
      sees: "The person chose how numbers or days of the file are written.",
      try: "Look at the preview.",
    },
    "rows.choose": {
      title: "Rows kept or left out",
      sees: "The person chose whether rows that the shop has cancelled, shipped or refunded are imported.",
      try: "Look at the preview.",
    },
    "column.choose": {
      title: "Column chosen",
      sees: "The person chose a column by hand.",
      try: "Look at the preview.",
    },
    "column.join": {
      title: "Column added",
      sees: "The person chose several columns for one field.",
      try: "Look at the preview.",
    },
    "items.choose": {
      title: "Items of a row chosen",
      sees: "The person chose the columns of further items of a row.",
      try: "Look at the preview.",
    },
    "profile.choose": {
      title: "Kind of file chosen",
      sees: "The person chose another kind of file.",
      try: "Look at the columns.",
    },
    "grouping.choose": {
      title: "Rows grouped differently",
      sees: "The person chose which rows are one order.",
      try: "Look at the preview.",
    },
    "country.choose": {
      title: "Country chosen",
      sees: "The person chose a country for orders without one.",
      try: "Look at the preview.",
    },
    "method.choose": {
      title: "Method chosen",
      sees: "The person chose a shipping method for orders without one.",
      try: "Look at the preview.",
    },
    "check.done": {
      title: "Existing orders checked",
      sees: "The preview shows which orders exist already and what is missing in the new ones.",
      try: "Import, or fix the file first.",
    },
    "count.progress": { title: "More was read", sees: "The preview went on counting.", try: "Nothing." },
    "count.done": { title: "All was read", sees: "The preview is complete.", try: "Check the refused rows." },
    "count.failed": {
      title: "Reading failed",
      sees: "The file could not be read to its end.",
      try: "Choose the file again.",
    },
  },
  guards: {
    hasFile: "A file is chosen",
    isByHand: "Set by hand",
    isProvenOtherwise: "The rest of the file proves otherwise",
    isFit: "The file can be read",
    isMissing: "A needed column is not chosen",
    isOpen: "A file is chosen, nothing set by hand",
  },
  actors: {
    lookAtFile: "Look at the file’s beginning",
    countOrders: "Read the whole file",
    checkOrders: "Check which orders exist",
  },
  delays: {},
};
