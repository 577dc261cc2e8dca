import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Writing a comment",
  purpose:
    "Says something about a record, with files, exactly once; nothing written is lost before it is sent.",
  states: {
    editing: {
      title: "Writing",
      sees: "The box for the comment is above the timeline; a red line says if it was not sent.",
      try: "Write, wait until all files are attached, then press the comment button.",
    },
    overtaken: {
      title: "Others wrote meanwhile",
      sees:
        "A yellow line names who wrote, and their messages are marked as new. The text is still in the box.",
      try: "Read the new messages, change the text if needed, then press the button once more.",
    },
    sending: {
      title: "Sending",
      sees: "The button says “Sending”.",
      try: "Wait a few seconds.",
    },
    unknown: {
      title: "Not known if sent",
      sees: "A yellow line says that no answer came, with “Check again”. The text is kept.",
      try: "Check the connection, then press “Check again”. It cannot appear twice.",
    },
    checking: {
      title: "Finding out",
      sees: "The yellow line is still there and its button is gray: the server is asked again.",
      try: "Wait a few seconds.",
    },
  },
  events: {
    "comment.write": {
      title: "Text was written",
      sees: "The person typed in the box.",
      try: "Nothing: the text is kept on this device until it is sent.",
    },
    "comment.address": {
      title: "Readers were chosen",
      sees: "The person chose “Only staff” or “The seller sees this”.",
      try: "Check who reads it before sending.",
    },
    "comment.send": {
      title: "Asked to send",
      sees: "The person pressed the comment button or Ctrl+Enter.",
      try: "If nothing happens, the text is empty or a file is still being attached.",
    },
    "comment.check": {
      title: "Asked again",
      sees: "The person pressed “Check again”.",
      try: "Wait for the answer.",
    },
    "file.attached": {
      title: "A file is attached",
      sees: "The server has the file.",
      try: "Nothing.",
    },
    "file.remove": {
      title: "A file was removed",
      sees: "The person removed a file from the comment.",
      try: "Nothing.",
    },
  },
  guards: {
    isAnswerMissing: "An earlier answer is still missing",
    isOvertaken: "Others wrote in the meantime",
    isReady: "There is text",
    isRefused: "The server refused the comment",
    isSaved: "The server has the comment",
    isUnknown: "No answer came",
  },
  actors: {
    sendComment: "Send the comment to the server",
  },
  delays: {},
};
