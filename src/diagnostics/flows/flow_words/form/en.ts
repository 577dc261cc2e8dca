import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Editing a record",
  purpose:
    "Lets a person change one record: saved once, never over somebody else’s work, nothing typed is lost.",
  states: {
    editing: {
      title: "Editing",
      sees: "The form is open. Below it, the changed fields, next to the button that saves.",
      try: "Correct the marked fields, if there are any, then press the save button.",
    },
    comparing: {
      title: "Comparing both versions",
      sees: "It says “Somebody else saved this first” and shows both versions.",
      try: "Choose for each field, then press “Save these choices”. “Discard my changes” takes theirs.",
    },
    saving: {
      title: "Saving",
      sees: "The button says “Saving”.",
      try: "Wait a few seconds.",
    },
    unknown: {
      title: "Not known if saved",
      sees: "It says that no answer came, with the button “Check again”. What was typed is kept.",
      try: "Check the connection, then press “Check again”. It cannot be saved twice.",
    },
    checking: {
      title: "Finding out",
      sees: "The button says “Checking”: the server is asked whether it was saved.",
      try: "Wait a few seconds.",
    },
    saved: {
      title: "Saved",
      sees: "The form closes, and a message says that it is saved.",
      try: "Nothing: it is done.",
    },
  },
  events: {
    "form.change": {
      title: "A field was changed",
      sees: "The person typed or chose something.",
      try: "Nothing: it is kept on this device until it is saved.",
    },
    "form.submit": {
      title: "Asked to save",
      sees: "The person pressed the save button or Ctrl+Enter.",
      try: "When fields are marked, correct them and save again.",
    },
    "form.check": {
      title: "Asked whether it was saved",
      sees: "The person pressed “Check again”.",
      try: "Wait for the answer.",
    },
    "form.reset": {
      title: "Changes discarded",
      sees: "The person pressed “Cancel” or “Discard my changes”.",
      try: "Nothing: the form shows what is stored.",
    },
    "form.changedElsewhere": {
      title: "Somebody else saved a version",
      sees: "Somebody else changed the same record; the form says so. What was typed is untouched.",
      try: "Press “Compare both versions”.",
    },
    "form.compare": {
      title: "Asked to compare",
      sees: "The person pressed “Compare both versions”.",
      try: "Choose a version for each field.",
    },
    "form.choose": {
      title: "A version was chosen",
      sees: "The person chose “Yours” or “Theirs” for a field.",
      try: "Choose for the other fields too.",
    },
    "form.merge": {
      title: "Both versions joined",
      sees: "The person pressed “Save these choices”.",
      try: "Wait until it is saved.",
    },
  },
  guards: {
    hasCurrent: "Somebody else saved a newer version",
    hasProblems: "A field needs correcting",
    isChanged: "Something was changed",
    isInvalid: "The server refused some fields",
    isNewer: "Somebody’s version is newer",
    isNewerAndUntouched: "It is newer, and nothing was typed here",
    isAnswerMissing: "An earlier answer is still missing",
    isSaved: "The server saved it",
    isStale: "Somebody else was faster",
    isUnknown: "No answer came",
  },
  actors: {
    saveRecord: "Save the record on the server",
  },
  delays: {},
};
