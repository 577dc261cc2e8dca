import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "New case",
  purpose: "Opens a case once, and loses nothing that was entered.",
  states: {
    editing: {
      title: "Filling in",
      sees: "The form: garments, reason, evidence and wish.",
      try: "Fill in the form and press “Send case”.",
    },
    saving: {
      title: "Draft being saved",
      sees: "The form cannot be changed for a moment.",
      try: "Wait a moment.",
    },
    "saving.deciding": {
      title: "Compared",
      sees: "The form cannot be changed for a moment.",
      try: "Wait a moment.",
    },
    "saving.asking": {
      title: "Draft on its way",
      sees: "The form cannot be changed for a moment.",
      try: "Wait a moment.",
    },
    saved: { title: "Draft saved", sees: "The form cannot be changed for a moment.", try: "Wait a moment." },
    describing: {
      title: "Description on its way",
      sees: "The form cannot be changed for a moment.",
      try: "Wait a moment.",
    },
    submitting: {
      title: "Case on its way",
      sees: "The form cannot be changed for a moment.",
      try: "Wait a moment.",
    },
    unsure: {
      title: "No answer came",
      sees: "A message says that nothing is opened twice.",
      try: "Press “Check again”.",
    },
    sent: { title: "Sent", sees: "The case opens.", try: "Wait for the answer of support." },
  },
  events: {
    "case.change": { title: "Changed", sees: "The person changed a field.", try: "Go on." },
    "case.load": { title: "Draft loaded", sees: "A saved draft fills the form.", try: "Complete it." },
    "case.prepare": {
      title: "Evidence added",
      sees: "The person adds a photo or a video.",
      try: "Wait until it is there.",
    },
    "case.send": { title: "Sent", sees: "The person pressed “Send case”.", try: "Wait a moment." },
    "case.again": {
      title: "Checked again",
      sees: "The person asks for the missing answer.",
      try: "Wait a moment.",
    },
    "case.discard": { title: "Discarded", sees: "The person discarded the draft.", try: "Start again." },
  },
  guards: {
    hasProblems: "Something is missing or wrong",
    isAnswerMissing: "An answer is missing",
    isSaving: "The draft was being saved",
    isDescribing: "The description was being sent",
    isSaved: "The draft is saved as shown",
    isDescribed: "The description is saved as shown",
    isPreparing: "The draft is saved for its evidence",
    isDone: "It was done",
    isUnknown: "It is not known whether it was done",
  },
  actors: {
    saveCase: "Save the draft",
    describeCase: "Send description and evidence",
    submitCase: "Submit the case",
  },
  delays: {},
};
