import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Poste des retours",
  purpose: "Ouvre les colis revenus et évalue une fois chaque pièce qu’ils contiennent.",
  states: {
    resting: {
      title: "Rien d’ouvert",
      sees: "La liste des colis en attente et le champ du lecteur.",
      try: "Scannez un colis.",
    },
    opening: { title: "Ouverture", sees: "L’écran demande un instant.", try: "Attendez un instant." },
    asking: {
      title: "Est-il revenu ?",
      sees: "Le colis, son statut et deux boutons.",
      try: "Dites s’il est ici.",
    },
    open: {
      title: "Ouvert",
      sees: "Ses pièces et les boutons « Comme neuf » et « Abîmé ».",
      try: "Évaluez chaque pièce.",
    },
    givingReason: {
      title: "Choix du motif",
      sees: "Les motifs, chacun avec son chiffre.",
      try: "Appuyez sur le chiffre du motif.",
    },
    grading: { title: "Évaluation en route", sees: "Les boutons sont fermés.", try: "Attendez un instant." },
    unsure: {
      title: "Aucune réponse",
      sees: "Un message dit que rien n’est compté deux fois.",
      try: "Appuyez sur « Envoyer encore ».",
    },
    undoingReturn: {
      title: "Retour en cours d’annulation",
      sees: "Les boutons sont fermés.",
      try: "Patientez un instant.",
    },
    undoing: {
      title: "Évaluation en cours d’annulation",
      sees: "Les boutons sont fermés.",
      try: "Attendez un instant.",
    },
  },
  events: {
    "code.read": { title: "Code lu", sees: "Un code a été scanné ou saisi.", try: "Attendez un instant." },
    "parcel.confirm": {
      title: "Il est ici",
      sees: "La personne a dit que le colis est revenu.",
      try: "Évaluez ses pièces.",
    },
    "parcel.leave": {
      title: "Colis fermé",
      sees: "La personne a fermé le colis.",
      try: "Scannez le suivant.",
    },
    "parcel.changed": {
      title: "Modifié ailleurs",
      sees: "Quelqu’un d’autre en a évalué une pièce.",
      try: "Continuez.",
    },
    "unit.pick": { title: "Pièce choisie", sees: "La personne a choisi une pièce.", try: "Évaluez-la." },
    "grade.asNew": {
      title: "Comme neuf",
      sees: "La personne a appuyé sur « Comme neuf ».",
      try: "Faites ce que dit l’écran.",
    },
    "grade.damaged": {
      title: "Abîmé",
      sees: "La personne a appuyé sur « Abîmé ».",
      try: "Choisissez le motif.",
    },
    "kept.release": {
      title: "Hors de l’étagère",
      sees: "La personne retire une pièce gardée de l’étagère.",
      try: "Choisissez le motif.",
    },
    "reason.pick": {
      title: "Motif choisi",
      sees: "La personne a choisi un motif.",
      try: "Faites ce que dit l’écran.",
    },
    "reason.cancel": {
      title: "Retour",
      sees: "La personne est revenue sans évaluer.",
      try: "Évaluez la pièce.",
    },
    "note.type": { title: "Note saisie", sees: "La personne a écrit une note.", try: "Choisissez le motif." },
    "grade.again": {
      title: "Envoyé encore",
      sees: "La personne a renvoyé la même évaluation.",
      try: "Attendez un instant.",
    },
    "return.undo": {
      title: "Retour annulé",
      sees: "La personne a annulé le retour du colis.",
      try: "Scannez le bon colis.",
    },
    "grade.undo": {
      title: "Annulé",
      sees: "La personne a annulé une évaluation.",
      try: "Évaluez la pièce à nouveau.",
    },
  },
  guards: {
    isOpened: "Le colis est ouvert",
    isAsked: "On demande d’abord s’il est ici",
    hasPackage: "Un colis retourné est ouvert",
    hasAsked: "On demande si un colis est revenu",
    hasUnit: "Une pièce non évaluée est choisie",
    hasKept: "Une pièce gardée est choisie",
    hasNext: "Un code a été lu entre-temps",
    hasOpened: "Il y a un retour à annuler",
    isReopened: "Le retour est annulé",
    hasLast: "Il y a une évaluation à annuler",
    isIn: "Elle est à évaluer ou conservée",
    isGradeable: "La pièce l’attend toujours",
    isUnknown: "Personne ne sait si elle est arrivée",
  },
  actors: {
    openPackage: "Ouvrir le colis",
    sendGrade: "Envoyer l’évaluation",
    undoOpened: "Annuler le retour",
    undoGrade: "Annuler l’évaluation",
  },
  delays: {},
};
