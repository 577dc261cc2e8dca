import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une tâche",
  purpose: "Fait en arrière-plan ce qui prend du temps : imports, exports et actions groupées.",
  states: {
    Queued: {
      title: "En file",
      sees: "La tâche est « En file » : elle n’a pas encore commencé.",
      try: "Attendre ; on peut quitter la page. « Arrêter la tâche » l’arrête.",
    },
    Running: {
      title: "En cours",
      sees: "La tâche est « En cours » ; une barre montre ce qui est fait.",
      try: "Attendre ; on peut quitter la page. « Arrêter la tâche » l’arrête ; ce qui est fait le reste.",
    },
    Done: {
      title: "Terminé",
      sees: "La tâche est « Terminé » ; le résultat dit ce qui a changé et ce qui a été refusé.",
      try: "Regarder les refus ; si c’est proposé, appuyer sur « Reprendre … échecs ».",
    },
    Failed: {
      title: "Échec",
      sees: "La tâche est en « Échec » et dit pourquoi. Ce qui était fait le reste.",
      try: "« Réessayer » reprend ce qui reste. Recommencer un import avec son fichier.",
    },
    Cancelled: {
      title: "Arrêtée",
      sees: "La tâche est « Annulé » : quelqu’un l’a arrêtée. Ce qui était fait le reste.",
      try: "Pour continuer, appuyer sur « Réessayer ». Recommencer un import avec son fichier.",
    },
  },
  events: {
    "job.begin": {
      title: "Le travail a commencé",
      sees: "Le tour de la tâche est venu, le travail a commencé.",
      try: "Rien : attendre la fin.",
    },
    "job.finish": {
      title: "Le travail est fait",
      sees: "La dernière ligne a été traitée.",
      try: "Regarder le résultat.",
    },
    "job.fail": {
      title: "Le travail s’est interrompu",
      sees: "La tâche n’a pas pu continuer.",
      try: "Lire le motif sur la tâche, puis appuyer sur « Réessayer » s’il est là.",
    },
    "job.cancel": {
      title: "Arrêter la tâche",
      sees: "Quelqu’un a appuyé sur « Arrêter la tâche ».",
      try: "Rien : ce qui était fait le reste.",
    },
    "job.retry": {
      title: "Réessayer",
      sees: "Quelqu’un a relancé les échecs ou ce qui restait.",
      try: "Attendre ; rien n’est fait deux fois.",
    },
    "job.undo": {
      title: "Annuler ce qui a été fait",
      sees: "Quelqu’un a confirmé : une autre tâche revient sur les modifications.",
      try: "Attendre cette tâche. Ce qui a été modifié depuis reste tel quel.",
    },
  },
  guards: {
    hasFailedRows: "Des lignes en échec sont à refaire",
    isRepeatable: "Ce qu’il faut à la tâche est encore là",
    isUndoable: "Il y a quelque chose à annuler",
    isNotUndone: "La tâche n’a pas été annulée",
    "hasFailedRows and isNotUndone": "Lignes en échec, tâche non annulée",
    "isRepeatable and isNotUndone": "À refaire possible, tâche non annulée",
  },
  actors: {},
  delays: {},
};
