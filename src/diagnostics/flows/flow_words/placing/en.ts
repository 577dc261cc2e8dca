import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Artwork on a garment",
  purpose: "Places print files on the areas of an item: on a line of an order, or on what a store calls it.",
  states: {
    editing: {
      title: "Placing",
      sees:
        "The area drawn to scale with the print file on it, its width and resolution, and what is wrong with it.",
      try: "Move the file or type its place, then press “Save artwork”.",
    },
    saving: { title: "Saving", sees: "“Saving…” on the button.", try: "Wait a moment." },
    saved: {
      title: "Saved",
      sees: "A message that the artwork is saved.",
      try: "Nothing. It can still be changed.",
    },
  },
  events: {
    "area.choose": { title: "Area chosen", sees: "Another area is drawn.", try: "Nothing." },
    "art.put": {
      title: "File placed",
      sees: "A file was placed, moved, made larger or smaller.",
      try: "Read the remarks below it.",
    },
    "art.take": {
      title: "File removed",
      sees: "The file is no longer on the area.",
      try: "Place another one, or save.",
    },
    "art.save": {
      title: "Saved by a person",
      sees: "Somebody pressed “Save artwork”.",
      try: "Wait until it says that it is saved.",
    },
  },
  guards: {
    isThere: "The area has a file",
    hasChanged: "Something was changed",
    isSaved: "The server kept it",
  },
  actors: { saveArt: "Save where the files are placed" },
  delays: {},
};
