import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "File of a label",
  purpose:
    "Uploads the file of a label in the form of “Attach label”; the server cuts the page out and shows it.",
  states: {
    empty: {
      title: "No file",
      sees: "“Choose file” below the tracking number, and what may be chosen.",
      try: "Choose the PDF or PNG of the label, or drop it there. The file is optional.",
    },
    sending: {
      title: "On its way",
      sees: "How much is uploaded, then that the server reads the file. The step waits for it.",
      try: "Wait a moment. A large file on a slow line takes longer.",
    },
    kept: {
      title: "Label shown",
      sees: "The label as it will be printed, its size, and the page where there are several.",
      try: "Check that it is the right label, pick another page if not, then attach it.",
    },
    refused: {
      title: "Not taken",
      sees: "In red, why the file is not taken.",
      try: "Do what the sentence says, then choose the file again.",
    },
    failed: {
      title: "Not uploaded",
      sees: "In red, what happened to the upload, and “Try again”.",
      try: "Press “Try again”. The label can also be attached without its file.",
    },
  },
  events: {
    "file.choose": {
      title: "File chosen",
      sees: "Somebody chose or dropped a file.",
      try: "Wait until the label is shown.",
    },
    "page.choose": {
      title: "Page picked",
      sees: "Somebody picked another page of the file.",
      try: "Wait until that page is shown.",
    },
    "file.again": {
      title: "Tried again",
      sees: "Somebody pressed “Try again”.",
      try: "Wait until the label is shown.",
    },
    "file.remove": {
      title: "File removed",
      sees: "Somebody took the file out of the form.",
      try: "Choose another one, or attach the label without a file.",
    },
    "file.progress": { title: "More is sent", sees: "The share that is uploaded grows.", try: "Wait." },
    "file.answered": {
      title: "Server answered",
      sees: "The label is shown, or why it is not.",
      try: "Read the line below the file.",
    },
  },
  guards: { isKept: "The server kept the label", isRefused: "The file is no label" },
  actors: { sendFile: "Send the file to the server" },
  delays: {},
};
