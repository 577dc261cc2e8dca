import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Das Leben eines Versandetiketts",
  purpose: "Sagt, ob der Versanddienst ein Paket damit nimmt.",
  states: {
    Live: {
      title: "Gültig",
      sees: "Das Versandetikett gilt: Das Paket kann damit hinaus.",
      try: "Nichts. Stimmt es nicht: „Versandetikett verwerfen“, bevor es gescannt ist.",
    },
    Voided: {
      title: "Ungültig",
      sees: "Das Versandetikett gilt nicht mehr; es steht unter „Verworfene Versandetiketten“.",
      try: "Hinterlegen Sie beim Paket ein anderes.",
    },
  },
  events: {
    "label.void": {
      title: "Versandetikett verwerfen",
      sees: "Jemand hat „Versandetikett verwerfen“ gedrückt und einen Grund genannt.",
      try: "Hinterlegen Sie ein anderes, wenn das Paket noch hinaus soll.",
    },
  },
  guards: {
    isUnscanned: "Der Versanddienst hat es nicht gescannt",
  },
  actors: {},
  delays: {},
};
