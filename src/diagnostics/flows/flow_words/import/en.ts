import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Importing orders",
  purpose: "Sends a file of orders to the server and follows the import until it is done.",
  states: {
    form: {
      title: "Filling in the form",
      sees: "The page “Import orders” with store and file.",
      try: "Choose store and file, then press “Import orders”.",
    },
    uploading: {
      title: "Uploading",
      sees: "The bar shows how much of the file has been sent.",
      try: "Keep the page open until the file is on the server.",
    },
    unknown: {
      title: "Not known if it arrived",
      sees: "The page says that it is not known whether the file arrived.",
      try: "Press “Send again”: nothing is imported twice.",
    },
    working: {
      title: "The server imports",
      sees: "The page shows how far the import is.",
      try: "Let it run; it is safe to leave the page.",
    },
    "working.asking": {
      title: "Checking the progress",
      sees: "The progress on the page, being brought up to date.",
      try: "Wait a moment.",
    },
    "working.resting": {
      title: "Waiting before the next check",
      sees: "The progress on the page.",
      try: "Wait a moment.",
    },
    "working.waiting": {
      title: "Waiting for news",
      sees: "The progress on the page.",
      try: "Wait; it goes on by itself.",
    },
    done: {
      title: "Done",
      sees: "The page says how many orders were imported, skipped and refused.",
      try: "Show the drafts to fix, or download the refused rows.",
    },
    failed: {
      title: "Failed",
      sees: "The page says why the import failed or that it was cancelled.",
      try: "Press “Try again”: only orders that are missing are added.",
    },
    missing: {
      title: "No such import",
      sees: "The page says that there is no such import.",
      try: "Check the link and the account; look under Jobs.",
    },
  },
  events: {
    "import.start": {
      title: "Import pressed",
      sees: "The person pressed “Import orders”.",
      try: "Wait for the upload.",
    },
    "import.stop": {
      title: "Upload stopped",
      sees: "The person stopped the upload, or left the page.",
      try: "Import the file again.",
    },
    "import.resend": {
      title: "Sent again",
      sees: "The person pressed “Send again”.",
      try: "Wait for the upload.",
    },
    "import.another": {
      title: "Another file",
      sees: "The person wants to import another file.",
      try: "Choose the next file.",
    },
    "import.retry": {
      title: "Tried again",
      sees: "The person pressed “Try again” after a failure.",
      try: "Start the import again.",
    },
    "upload.progress": { title: "More was sent", sees: "The bar advanced.", try: "Keep the page open." },
    "upload.answer": {
      title: "The server answered",
      sees: "The server answered the upload, or its answer was lost.",
      try: "Read what the page says.",
    },
    "job.open": {
      title: "An import was opened",
      sees: "A link led to an import that exists.",
      try: "Wait a moment.",
    },
    "job.changed": {
      title: "The import progressed",
      sees: "The server reported the progress of the import.",
      try: "Nothing.",
    },
  },
  guards: {
    isAnswerMissing: "An answer was lost",
    hasStore: "A store is chosen",
    hasFile: "The file is still at hand",
    hasJob: "The address names an import",
    isAccepted: "The server accepted the file",
    isChanged: "The import progressed meanwhile",
    isDone: "The import is done",
    isFailed: "The import failed or was cancelled",
    isFree: "No answer is outstanding",
    isMissing: "There is no such import for this account",
    isOpen: "It is not known if the file arrived",
    isPartSent: "A part of the file is missing",
    "isPartSent and isAnswerMissing": "A part and an answer are missing",
  },
  actors: {
    uploadFile: "Upload the file",
    readJob: "Check the progress",
  },
  delays: {
    pollDelay: "after a while without news",
    restDelay: "after a short rest",
  },
};
