import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a postal manifest",
  purpose: "Takes packages from the shelf to the counter of the post, as one counted list.",
  states: {
    Processing: {
      title: "Processing",
      sees: "The manifest is “Processing”: packages are put on it and taken off.",
      try: "Put the packages on it, then press “Generate”.",
    },
    Generated: {
      title: "Generated",
      sees: "The manifest is “Generated”: its list is fixed and can be printed.",
      try: "Check it by scanning, then press “Submit”. To change it, press “Remake”.",
    },
    Submitted: {
      title: "Submitted",
      sees: "The manifest is “Submitted”: the post has the packages, and they count as out.",
      try: "Press “Mark accepted” once the post has taken them, and name what it did not take.",
    },
    Accepted: {
      title: "Accepted",
      sees: "The manifest is “Accepted”: its packages are handed over within a minute.",
      try: "Press “Close” once nothing is open.",
    },
    Closed: { title: "Closed", sees: "The manifest is “Closed”.", try: "Nothing." },
    Cancelled: {
      title: "Cancelled",
      sees: "The manifest is “Cancelled”: its packages are free again.",
      try: "Create another one if it is needed after all.",
    },
  },
  events: {
    "manifest.add": {
      title: "Put on",
      sees: "Packages were put on it.",
      try: "When it is blocked, a package is not packed, is on another manifest, or belongs elsewhere.",
    },
    "manifest.remove": { title: "Take off", sees: "Packages were taken off.", try: "Nothing." },
    "manifest.generate": {
      title: "Generate",
      sees: "Somebody pressed “Generate”: the list is fixed.",
      try: "When it is blocked, leave the named package out, or close the named box.",
    },
    "manifest.submit": {
      title: "Submit",
      sees: "Somebody counted the items and handed them over.",
      try:
        "When it is blocked, read why: the count differs, or a package may not leave. Then press “Remake”.",
    },
    "manifest.accept": {
      title: "Accepted by the post",
      sees: "The post took the packages, except those it rejected.",
      try: "When it is blocked, the named package has left already.",
    },
    "manifest.close": { title: "Close", sees: "Somebody pressed “Close”.", try: "Nothing." },
    "manifest.remake": {
      title: "Remake",
      sees: "Somebody pressed “Remake”: it was cancelled, and another one made.",
      try: "Open the new manifest.",
    },
    "manifest.cancel": {
      title: "Cancel manifest",
      sees: "Somebody pressed “Cancel manifest”: its packages are free.",
      try: "Nothing.",
    },
  },
  guards: {
    isRoomLeft: "The packages can be put on it",
    isAnyListed: "It has a package",
    isOneOrigin: "All are at its location",
    isOneMethod: "All go by its method",
    isAllLabelled: "All have a number of the post",
    isPostSound: "All may leave",
    isEachBoxClosed: "All their boxes are closed",
    isNotPast: "Its day is not over",
    areItemsCounted: "The count is right",
    isEachListed: "The packages are on it",
    isAnyLeft: "A package is left",
    isEachRejectable: "The packages are still here",
    "isAnyListed and isOneOrigin and isOneMethod and isAllLabelled and isPostSound and isEachBoxClosed and isNotPast":
      "All that the post asks for",
    "isAllLabelled and isPostSound and isEachBoxClosed and areItemsCounted": "Sound and counted",
    "isEachListed and isAnyLeft": "On it, and one is left",
    "isEachListed and isEachRejectable": "On it, and still here",
  },
  actors: {},
  delays: {},
};
