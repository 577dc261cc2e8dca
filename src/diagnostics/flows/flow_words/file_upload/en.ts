import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "File in a form",
  purpose:
    "Uploads a file as it is chosen in a form: a label, a proof of payment. The server checks it and shows what it keeps.",
  states: {
    empty: {
      title: "No file",
      sees: "“Choose file”, and what may be chosen.",
      try: "Choose the file, or drop it there.",
    },
    sending: {
      title: "On its way",
      sees: "How much is uploaded, then that the server reads the file. The form waits for it.",
      try: "Wait a moment. A large file on a slow line takes longer.",
    },
    kept: {
      title: "File shown",
      sees: "The file as it will be used, and the page where there are several.",
      try: "Check that it is the right file, pick another page if not, then send the form.",
    },
    refused: {
      title: "Not accepted",
      sees: "In red, why the file is not accepted.",
      try: "Do what the sentence says, then choose the file again.",
    },
    failed: {
      title: "Not uploaded",
      sees: "In red, what happened to the upload, and “Try again”.",
      try: "Press “Try again”. If it keeps failing, send the form without the file where it is optional.",
    },
  },
  events: {
    "file.choose": {
      title: "File chosen",
      sees: "Somebody chose or dropped a file.",
      try: "Wait until the file is shown.",
    },
    "page.choose": {
      title: "Page picked",
      sees: "Somebody picked another page of the file.",
      try: "Wait until that page is shown.",
    },
    "file.again": {
      title: "Tried again",
      sees: "Somebody pressed “Try again”.",
      try: "Wait until the file is shown.",
    },
    "file.remove": {
      title: "File removed",
      sees: "Somebody took the file out of the form.",
      try: "Choose another one, or send the form without a file where it is optional.",
    },
    "file.progress": { title: "More is sent", sees: "The share that is uploaded grows.", try: "Wait." },
    "file.answered": {
      title: "Server answered",
      sees: "The file is shown, or why it is not accepted.",
      try: "Read the line below the file.",
    },
  },
  guards: { isKept: "The server kept the file", isRefused: "The file is not of the right kind" },
  actors: { sendFile: "Send the file to the server" },
  delays: {},
};
