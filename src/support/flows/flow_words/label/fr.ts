import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une étiquette",
  purpose: "Dit si le transporteur prend un colis avec elle.",
  states: {
    Live: {
      title: "Valable",
      sees: "L’étiquette compte : le colis peut partir avec elle.",
      try: "Rien. Si elle est fausse : « Annuler l’étiquette », avant le scan du transporteur.",
    },
    Voided: {
      title: "Invalidée",
      sees: "L’étiquette ne compte plus ; elle est sous « Étiquettes annulées ».",
      try: "Ajoutez une autre étiquette au colis.",
    },
  },
  events: {
    "label.void": {
      title: "Annuler l’étiquette",
      sees: "Quelqu’un a choisi « Annuler l’étiquette » et donné un motif.",
      try: "Ajoutez-en une autre si le colis doit encore partir.",
    },
  },
  guards: {
    isUnscanned: "Le transporteur ne l’a pas scannée",
  },
  actors: {},
  delays: {},
};
