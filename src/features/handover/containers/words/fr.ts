import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const box: Noun = { gender: "m", one: "carton", other: "cartons" };

export const words: Translation<English> = {
  menu: { containers: "Carton" },
  box: {
    contents: "Colis",
    none: "Il est vide. Scannez-y des colis au poste des cartons.",
    all: "Tous",
    choose: "Choisir un carton",
    move: "Mettre dans ce carton",
    xlsx: "Exporter en XLSX",
    heavy: "Il est lourd : portez-le à deux.",
    noSscc:
      "Il n’a pas de SSCC, car aucune plage de numéros de cartons n’est active. Seul son numéro BX le nomme.",
    packages: { one: "{count} colis", other: "{count} colis" },
    moved: { one: "{count} colis déplacé", other: "{count} colis déplacés" },
  },
  boxScans: {
    title: "Importer des lectures",
    text:
      "Utilisez un tableau du transitaire avec une ligne par lecture : le carton, la date et le lieu de la lecture, et s’il a été reçu. Vous voyez d’abord l’effet.",
    example: "Télécharger un exemple",
    paste: "Ou collez code, heure, lieu et type",
    pasteHelp: "Quatre colonnes, comme un tableur les copie.",
    look: "Afficher l’effet",
    needsColumns: "Choisissez les colonnes du code et de l’heure.",
    noRows: "Aucune ligne ne contient de lecture.",
    tooMany: "Une importation accepte au plus {most} lectures. Divisez le tableau.",
    tooManyWords:
      "La colonne « {column} » contient plus de 20 mots différents. Choisissez une autre colonne.",
    kind: "Que signifient toutes les lignes ?",
    means: "Que signifie « {word} » ?",
    meansBlank: "Que signifient les lignes sans type ?",
    choose: "Choisir un sens",
    zone: "Fuseau horaire",
    zoneHelp: "Pour les heures du fichier qui n’indiquent pas de fuseau.",
    unseen: "L’effet n’a pas pu être chargé. {why}",
    failed: "L’importation n’a pas pu commencer. {why}",
    digit: "Le dernier chiffre devrait être {digit}.",
    preview: "Lectures",
    shown: "Les {shown} premières sont affichées.",
    box: "Carton",
    timeIn: "Heure ({zone})",
    effect: "Effet",
    recorded: "Déjà enregistrée",
    new: "Sera enregistrée",
    field: { code: "Code", time: "Heure", place: "Lieu", kind: "Type" },
    kinds: { received: "Reçu", scanned: "Lu", out: "Laisser de côté" },
    refused: { one: "{number} ligne est laissée de côté", other: "{number} lignes sont laissées de côté" },
    start: { one: "Enregistrer {number} lecture", other: "Enregistrer {number} lectures" },
    known: {
      one: "{number} lecture est déjà enregistrée.",
      other: "{number} lectures sont déjà enregistrées.",
    },
  },
  jobs: {
    title: { scans: "Lectures : {records}" },
    records: { containers: { one: "{n} carton", other: "{n} cartons" } },
  },
  entity: {
    containers: {
      ...sentences.record(box),
      section: { box: "Carton", weight: "Contenu et poids" },
      group: {
        box: {
          title: sentences.one(box),
          help:
            "Le carton reçoit aussitôt son numéro. Ajoutez des colis au poste des cartons ou depuis leur liste.",
        },
      },
      help: {
        location_id: "Où il est rempli. Il n’accepte que les colis de ce site.",
        method_code: "Laissez vide pour reprendre le mode du premier colis.",
      },
      field: {
        code: "Numéro",
        status: "Statut",
        location: "Site",
        location_id: "Site",
        location_code: "Site",
        gateway_code: "Plateforme",
        method: "Mode",
        method_code: "Mode d’expédition",
        method_name: "Mode",
        packages_count: "Colis",
        net_g: "Net",
        estimated_count: "Non pesés",
        out: "Retiré du carton",
        tare_g: "Carton vide",
        gross_g: "Brut",
        created_at: "Âge",
        bill: "Facture d’expédition",
        bill_id: "Facture d’expédition",
        bill_code: "Facture d’expédition",
        flight: "Vol",
        flight_id: "Vol",
        flight_code: "Vol",
        sscc: "SSCC",
        count: "Colis, comptés",
        local_bill_id: "Facture d’expédition",
        consolidation_id: "Vol",
        closed_at: "Fermé le",
        handed_at: "Remis le",
        received_at: "Reçu le",
        maker_name: "Créé par",
      },
    },
  },
  choice: {
    events: {
      box: {
        closed: "Carton fermé",
        handedOver: "Carton remis",
        received: "Carton reçu",
        unsound: "Un colis d’un carton fermé ne doit pas partir",
      },
    },
    bill: { none: "Sur aucune facture", any: "Sur une facture" },
    flight: { none: "Sur aucun vol", any: "Sur un vol" },
  },
  status: { Received: "Reçu" },
  list: {
    hint: { containers: "Numéro, SSCC, colis, numéro de suivi …" },
    primary: { containers: sentences.newOne(box) },
  },
  search: { group: { containers: "Cartons" } },
  rights: { module: { containers: "Cartons" } },
  audit: {
    action: {
      makeBox: sentences.wasSaved(box),
      moveBox: "Carton : statut modifié",
      boxes_scan: "Lectures importées",
      box_in: "Colis mis dans un carton",
      box_out: "Colis retiré de son carton",
      box_close: "Carton fermé",
      box_closeAnyway: "Carton fermé malgré son poids",
      box_reopen: "Carton rouvert",
      box_bill: "Carton mis sur une facture d’expédition",
      box_unbill: "Carton retiré de sa facture d’expédition",
      box_load: "Carton mis sur un vol",
      box_unload: "Carton retiré de son vol",
      box_handOver: "Carton remis",
      box_takeBack: "Carton repris",
      box_receive: "Carton reçu",
      box_cancel: "Carton annulé",
    },
    entity: { boxes: sentences.all(box) },
  },
  event: {
    box: {
      in: "Mettre dans un carton",
      out: "Retirer de son carton",
      close: "Fermer",
      closeAnyway: "Fermer quand même",
      reopen: "Rouvrir",
      bill: "Mettre sur une facture",
      unbill: "Retirer de sa facture",
      load: "Mettre sur un vol",
      unload: "Retirer de son vol",
      receive: "Noter la réception",
      cancel: "Annuler le carton",
    },
  },
  bulk: {
    work: {
      boxes: {
        scan: {
          act: {
            one: "Enregistrer les lectures de {number} carton",
            other: "Enregistrer les lectures de {number} cartons",
          },
          acted: {
            one: "Lectures de {number} carton enregistrées",
            other: "Lectures de {number} cartons enregistrées",
          },
          means: "Les colis de ces cartons reçoivent ces lectures dans leur suivi.",
        },
      },
      box: {
        in: {
          act: { one: "Mettre {number} colis dans un carton", other: "Mettre {number} colis dans un carton" },
          acted: { one: "{number} mis dans le carton", other: "{number} mis dans le carton" },
          means: "Ils partent avec ce carton. Chacun doit être emballé, du même mode et du même site.",
        },
        out: {
          act: {
            one: "Retirer {number} colis de son carton",
            other: "Retirer {number} colis de leurs cartons",
          },
          acted: { one: "{number} retirés", other: "{number} retirés" },
          means: "Ils sont emballés et peuvent aller dans un autre carton.",
        },
        close: {
          act: { one: "Fermer {number} carton", other: "Fermer {number} cartons" },
          acted: { one: "{number} fermé", other: "{number} fermés" },
          means: "Rien n’y entre ni n’en sort avant leur réouverture.",
        },
        closeAnyway: {
          act: { one: "Fermer quand même {number} carton", other: "Fermer quand même {number} cartons" },
          acted: { one: "{number} fermé", other: "{number} fermés" },
          means: "Leur poids n’est pas comparé à celui de leurs colis.",
        },
        reopen: {
          act: { one: "Rouvrir {number} carton", other: "Rouvrir {number} cartons" },
          acted: { one: "{number} rouvert", other: "{number} rouverts" },
          means: "Des colis peuvent y entrer et en sortir, et il faut les peser de nouveau.",
        },
        bill: {
          act: {
            one: "Mettre {number} carton sur une facture",
            other: "Mettre {number} cartons sur une facture",
          },
          acted: { one: "{number} mis sur une facture", other: "{number} mis sur une facture" },
          means: "Ils partent avec le transitaire de cette facture.",
        },
        unbill: {
          act: {
            one: "Retirer {number} carton de sa facture",
            other: "Retirer {number} cartons de leurs factures",
          },
          acted: { one: "{number} retiré", other: "{number} retirés" },
          means: "Ils restent ici jusqu’à une autre facture.",
        },
        load: {
          act: { one: "Mettre {number} carton sur un vol", other: "Mettre {number} cartons sur un vol" },
          acted: { one: "{number} mis sur un vol", other: "{number} mis sur un vol" },
          means: "Ils volent ensemble vers une plateforme.",
        },
        unload: {
          act: { one: "Retirer {number} carton de son vol", other: "Retirer {number} cartons de leurs vols" },
          acted: { one: "{number} retiré", other: "{number} retirés" },
          means: "Ils peuvent être mis sur un autre vol.",
        },
        receive: {
          act: { one: "Noter {number} carton comme reçu", other: "Noter {number} cartons comme reçus" },
          acted: { one: "{number} reçu", other: "{number} reçus" },
          means: "Ils sont arrivés à leur plateforme.",
        },
        cancel: {
          act: { one: "Annuler {number} carton", other: "Annuler {number} cartons" },
          acted: { one: "{number} annulé", other: "{number} annulés" },
          means: "Seuls les cartons vides sont annulés. Leurs numéros ne servent plus.",
        },
      },
    },
  },
};
