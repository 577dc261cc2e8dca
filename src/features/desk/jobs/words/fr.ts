import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const job: Noun = { gender: "f", one: "tâche", other: "tâches" };

const jobs: Translation<English["jobs"]> = {
  ...sentences.loading(job),
  records: {
    orders: { one: "{n} commande", other: "{n} commandes" },
    packages: { one: "{n} colis", other: "{n} colis" },
    stores: { one: "{n} boutique", other: "{n} boutiques" },
    units: { one: "{n} pièce", other: "{n} pièces" },
    stock: { one: "{n} article", other: "{n} articles" },
    jobs: { one: "{n} tâche", other: "{n} tâches" },
    rows: { one: "{n} ligne", other: "{n} lignes" },
  },
  title: {
    export: "Export : {records}",
    imported: "Import : {file}",
    move: "{step} : {records}",
    tag: "Modifier les étiquettes ({tags}) : {records}",
    country: "Pays {country} : {records}",
    region: "État ou région {region} : {records}",
    method: "Expédier par {method} : {records}",
    edit: "Modification d’articles : {records}",
    mend: "Associer le SKU {sku} : {records}",
    substitute: "Remplacer {sku} : {records}",
    artwork: "Placer le visuel sur {sku} : {records}",
    batch: "Lots d’impression de {records}",
    stock: "Stock : {records}",
    backtest: "Test rétroactif de {card}",
    undo: "Annulation : {records}",
  },
  loading: "Chargement de la tâche",
  by: "{name}, {when}",
  queued: "En attente de son tour",
  starting: "En préparation",
  progress: "{percent} : {done} sur {total}",
  leave: "Elle continue si vous quittez cette page.",
  cancelled: "Elle a été arrêtée. Ce qui était fait le reste.",
  retryHelp: "« Réessayer » reprend ce qui reste. Rien n’est fait deux fois.",
  beginHelp: "Rien n’est fait deux fois : relancez-la là où vous l’aviez commencée.",
  undone: "Cette tâche a été annulée.",
  undoJob: "Voir la tâche qui l’a annulée",
  retryFailed: { one: "Reprendre {n} échec", other: "Reprendre {n} échecs" },
  undoImport: {
    ask: {
      one: "Supprime {n} brouillon que personne n’a touché. C’est irréversible.",
      other: "Supprime {n} brouillons que personne n’a touchés. C’est irréversible.",
    },
    stay: {
      one: "{n} commande a été modifiée depuis et reste.",
      other: "{n} commandes ont été modifiées depuis et restent.",
    },
    none: "Toutes les commandes de cet import ont été modifiées depuis : rien ne serait supprimé.",
    looking: "On cherche quels brouillons personne n’a touchés…",
    failed: "Impossible de savoir ce qui serait supprimé. {reason}",
    act: { one: "Supprimer {n} brouillon", other: "Supprimer {n} brouillons" },
  },
  orders: "Afficher ses commandes",
  askUndo:
    "Annuler {records} ? Tout redevient comme avant cette tâche. Ce qui a été modifié depuis reste tel quel.",
  undo: "Annuler {records}",
  download: "Télécharger ({size})",
  downloading: "Récupération du fichier",
  downloadFailed: "Le fichier n’a pas été enregistré. {reason}",
  whyNot: {
    old: {
      one: "Le fichier a été gardé {count} jour. Exportez de nouveau.",
      other: "Le fichier a été gardé {count} jours. Exportez de nouveau.",
    },
    foreign: "Seul(e) {name} peut le télécharger : il a été fait avec ses droits.",
  },
  section: {
    asked: "Demande",
    result: "Résultat",
    records: "Élément par élément",
    lines: "Lignes refusées",
  },
  count: {
    found: "Trouvé",
    written: "Écrits",
    made: "Commandes créées",
    there: "Déjà présentes",
    changed: "Modifiées",
    left: "Laissées telles quelles",
    refused: "Refusées",
    refusedLines: "Lignes refusées",
    file: "Fichier",
  },
  asked: {
    list: "Liste",
    step: "Étape",
    added: "Étiquettes ajoutées",
    removed: "Étiquettes retirées",
    columns: "Colonnes",
    shape: "Forme",
    lines: "Une ligne par article, pour un nouvel import",
    except: "Tout ce qui correspond, sauf les exclus",
    everything: "Aucun filtre : toute la liste",
    chosen: "Choisis un par un",
    not: "pas {value}",
  },
  rows: {
    show: "Afficher",
    all: "Toutes",
    result: "Résultat",
    record: "Élément",
    why: "Pourquoi",
    none: "Il n’y a aucune ligne de ce type.",
    failed: "Les lignes n’ont pas pu être chargées. {reason}",
    retry: "Réessayer",
    saveFailed: "Télécharger les lignes en échec",
  },
  lines: {
    line: "Ligne",
    column: "Colonne",
    whole: "Toute la ligne",
    first: "Les {shown} premières sur {total} sont affichées.",
    save: "Télécharger les lignes refusées",
  },
  bar: {
    open: "Tâches",
    running: { one: "Tâches : {count} en cours", other: "Tâches : {count} en cours" },
    title: "Vos dernières tâches",
    none: "Les imports, exports et actions groupées apparaissent ici pendant leur exécution.",
    failed: "Les tâches n’ont pas pu être chargées. {reason}",
    all: "Toutes vos tâches",
  },
  said: {
    found: "{title} : {found}",
    done: "Terminé. {title}",
    ready: "Le fichier est prêt. {title}",
    refused: { one: "Terminé, {n} refusée. {title}", other: "Terminé, {n} refusées. {title}" },
    failed: "Échec. {title}",
    download: "Télécharger",
    see: "Voir ce qui a été refusé",
    open: "Voir la tâche",
  },
};

const jobsFields: Translation<English["entity"]["jobs"]["field"]> = {
  kind: "Type",
  done: "Avancement",
  made: "Effectués",
  skipped: "Ignorés",
  refused: "Refusés",
  finished_at: "Terminé",
  user: "Personne",
};

const jobsChoices: Translation<English["choice"]> = {
  kind: {
    list: {
      export: "Export",
      move: "Changer le statut",
      undo: "Annuler le changement de statut",
    },
    items: { edit: "Modification dans la grille", import: "Importation d’articles" },
    units: { batch: "Mettre dans un lot" },
    boxes: { scan: "Import de lectures" },
    stock: { import: "Import de stock" },
    prices: { backtest: "Test rétroactif de prix" },
    orders: {
      import: "Import",
      mend: "Corriger les SKU",
      substitute: "Remplacer des articles",
      artwork: "Placer des visuels",
      country: "Changer le pays",
      region: "Changer l’État ou la région",
      method: "Changer le mode d’expédition",
      move: "Étape",
      tag: "Étiquettes",
      undo: "Annulation",
    },
  },
};

export const words: Translation<English> = {
  list: {
    hint: {
      jobs: "Nom de la tâche ou du fichier…",
    },
  },
  jobs,
  entity: { jobs: { field: jobsFields } },
  choice: jobsChoices,
};
