import type { FlowWords } from "../words.ts";

const WAIT = "Patientez un instant.";
const CLOSED = "Le formulaire est fermé.";

export const words: FlowWords = {
  title: "Nouveau dossier",
  purpose: "Ouvre un dossier une seule fois, sans perdre ce qui a été saisi.",
  states: {
    editing: {
      title: "Saisie",
      sees: "Le formulaire : pièces, motif, preuve et souhait.",
      try: "Remplissez le formulaire et appuyez sur « Envoyer le dossier ».",
    },
    saving: { title: "Enregistrement du brouillon", sees: CLOSED, try: WAIT },
    "saving.deciding": { title: "Comparaison", sees: CLOSED, try: WAIT },
    "saving.asking": { title: "Brouillon en route", sees: CLOSED, try: WAIT },
    saved: { title: "Brouillon enregistré", sees: CLOSED, try: WAIT },
    describing: { title: "Description en route", sees: CLOSED, try: WAIT },
    submitting: { title: "Dossier en route", sees: CLOSED, try: WAIT },
    unsure: {
      title: "Aucune réponse",
      sees: "Un message indique que rien n’est ouvert deux fois.",
      try: "Appuyez sur « Vérifier à nouveau ».",
    },
    sent: { title: "Envoyé", sees: "Le dossier s’ouvre.", try: "Attendez la réponse du support." },
  },
  events: {
    "case.change": { title: "Modifié", sees: "La personne a modifié un champ.", try: "Continuez." },
    "case.load": {
      title: "Brouillon chargé",
      sees: "Un brouillon enregistré remplit le formulaire.",
      try: "Complétez-le.",
    },
    "case.prepare": {
      title: "Preuve demandée",
      sees: "La personne ajoute une photo ou une vidéo.",
      try: "Attendez qu’elle soit là.",
    },
    "case.send": {
      title: "Envoyé",
      sees: "La personne a appuyé sur « Envoyer le dossier ».",
      try: WAIT,
    },
    "case.again": {
      title: "Vérifié à nouveau",
      sees: "La personne demande la réponse manquante.",
      try: WAIT,
    },
    "case.discard": {
      title: "Brouillon supprimé",
      sees: "La personne a supprimé le brouillon.",
      try: "Recommencez.",
    },
  },
  guards: {
    hasProblems: "Il manque quelque chose",
    isAnswerMissing: "Une réponse manque",
    isSaving: "Le brouillon s’enregistrait",
    isDescribing: "La description partait",
    isSaved: "Le brouillon est enregistré",
    isDescribed: "La description est enregistrée",
    isPreparing: "Brouillon pour la preuve",
    isDone: "C’est fait",
    isUnknown: "Personne ne sait si c’est fait",
  },
  actors: {
    saveCase: "Enregistrer le brouillon",
    describeCase: "Envoyer description et preuve",
    submitCase: "Soumettre le dossier",
  },
  delays: {},
};
