import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une étiquette",
  purpose: "Dit si le transporteur prend un colis avec elle.",
  states: {
    Asked: {
      title: "En cours d’achat",
      sees: "L’étiquette est en cours d’achat ; son prix est réservé.",
      try: "Patientez. Après cinq minutes, l’achat a échoué.",
    },
    Failed: {
      title: "Échec",
      sees: "Aucune étiquette obtenue ; le motif est à côté.",
      try: "Corrigez ce que dit le motif, puis « Acheter l’étiquette ».",
    },
    Live: {
      title: "Valable",
      sees: "L’étiquette compte : le colis peut partir avec elle.",
      try: "Rien. Si elle est fausse : « Annuler l’étiquette », avant le scan du transporteur.",
    },
    Unknown: {
      title: "Incertaine",
      sees: "Personne ne sait si l’étiquette a été achetée.",
      try:
        "Attendre : le fournisseur est interrogé à nouveau. Un administrateur peut appuyer sur « Clarifier l’étiquette ».",
    },
    "Void Asked": {
      title: "Avoir demandé",
      sees: "L’étiquette est abandonnée ; son avoir est demandé.",
      try: "Attendez la réponse de qui nous facture.",
    },
    "Void Refused": {
      title: "Avoir refusé",
      sees: "L’étiquette n’est pas remboursée : elle reste payée.",
      try: "Un administrateur peut la reprendre.",
    },
    Voided: {
      title: "Invalidée",
      sees: "L’étiquette ne compte plus ; elle est sous « Étiquettes annulées ».",
      try: "Achetez ou ajoutez une autre étiquette au colis.",
    },
  },
  events: {
    "label.succeed": {
      title: "Étiquette achetée",
      sees: "Le fournisseur a donné un numéro ; le prix est débité.",
      try: "Rien : cela se fait tout seul.",
    },
    "label.fail": {
      title: "Échec de l’achat",
      sees: "Le fournisseur a refusé ; le prix reste réservé pour l’étiquette suivante.",
      try: "Regardez le motif.",
    },
    "label.doubt": {
      title: "Pas de réponse claire",
      sees: "Le fournisseur n’a pas dit si elle est achetée.",
      try: "Attendez : on redemande.",
    },
    "label.resolve": {
      title: "Clarifier l’étiquette",
      sees: "Un administrateur a dit si elle compte ou a échoué.",
      try: "Rien.",
    },
    "label.void": {
      title: "Annuler l’étiquette",
      sees: "Quelqu’un a choisi « Annuler l’étiquette » et donné un motif.",
      try: "Ajoutez-en une autre si le colis doit encore partir.",
    },
    "label.voided": {
      title: "Avoir reçu",
      sees: "Un administrateur a confirmé l’avoir : le prix revient.",
      try: "Rien.",
    },
    "label.voidRefused": {
      title: "Avoir refusé",
      sees: "Un administrateur a dit qu’il n’y a pas d’avoir.",
      try: "Reprenez-la, ou laissez-la.",
    },
    "label.reinstate": {
      title: "Reprendre l’étiquette",
      sees: "Un administrateur l’a rendue valable à nouveau.",
      try: "Rien : le colis peut partir avec elle.",
    },
  },
  guards: {
    isByRequest: "L’avoir est sur demande seulement",
    isLate: "Il est trop tard pour l’annuler",
    isNumbered: "Son numéro est donné",
    isUnscanned: "Le transporteur ne l’a pas scannée",
    "isUnscanned and isByRequest": "Pas scannée, avoir sur demande",
    "isUnscanned and isLate": "Pas scannée, trop tard",
  },
  actors: {},
  delays: {},
};
