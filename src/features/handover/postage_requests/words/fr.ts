import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";

const request: Noun = {
  gender: "f",
  one: "réclamation d’affranchissement",
  other: "réclamations d’affranchissement",
};

export const words: Translation<English> = {
  menu: {
    pb_request: "Réclamations PB",
  },
  entity: {
    pb_request: {
      ...sentences.record(request),
      section: {
        request: "Réclamation",
        money: "Montants",
      },
      group: {
        request: {
          title: "Remboursement d’un prestataire",
          help: "Pour la dernière étiquette de ce numéro. Une autre personne la transmet au prestataire.",
        },
      },
      help: {
        expected_minor: "Laissez vide pour le coût de l’étiquette.",
        case_code: "Le numéro d’un dossier, par exemple CS-000123.",
      },
      field: {
        code: "Numéro",
        tracking_number: "Suivi",
        kind: "Type",
        expected_minor: "Montant",
        days_left: "Jours restants",
        source: "Origine",
        status: "Statut",
        credited_minor: "Crédité",
        package: "Colis",
        package_code: "Colis",
        deadline_at: "Échéance",
        biller: "Facturé par",
        dispute_ref: "Numéro du prestataire",
        case_code: "Dossier",
        note: "Motif",
        reason: "Motif",
        maker_name: "Demandée par",
        checker_name: "Transmise par",
        decided_at: "Décidée le",
        created_at: "Créée le",
      },
    },
  },
  choice: {
    kind: {
      void: "Rembourser une étiquette",
      apv: "Contester un ajustement",
      claim: "Déclarer une perte",
      missing_credit: "Crédit manquant",
    },
    source: {
      manual: "À la main",
      "auto-void": "Étiquette inutilisée",
      case: "Dossier",
      "invoice-variance": "Ligne de facture",
    },
  },
  ...statusWords({ Denied: "Rejeté|Rejetée", Credited: "Crédité|Créditée", Expired: "Expiré|Expirée" }),
  list: {
    hint: {
      pb_request: "Numéro, suivi, numéro du prestataire …",
    },
    primary: {
      pb_request: sentences.newOne(request),
    },
  },
  search: {
    group: {
      pb_request: sentences.all(request),
    },
  },
  rights: {
    module: {
      pb_request: "Réclamations PB",
    },
  },
  event: {
    request: {
      submit: "Transmettre",
      accept: "Acceptée par le prestataire",
      deny: "Rejetée",
      cancel: "Retirer la réclamation",
      credit: "Créditée",
      lapse: "Expirée",
    },
  },
  jobs: {
    records: {
      pb_request: { one: "{n} réclamation d’affranchissement", other: "{n} réclamations d’affranchissement" },
    },
  },
  bulk: {
    work: {
      request: {
        submit: {
          act: { one: "Transmettre {number} réclamation", other: "Transmettre {number} réclamations" },
          acted: { one: "{number} transmise", other: "{number} transmises" },
          means: "Elles sont notées comme transmises au prestataire.",
        },
        accept: {
          act: { one: "Accepter {number} réclamation", other: "Accepter {number} réclamations" },
          acted: { one: "{number} acceptée", other: "{number} acceptées" },
          means: "Les étiquettes sont remboursées, les pertes réclamées.",
        },
        deny: {
          act: { one: "Rejeter {number} réclamation", other: "Rejeter {number} réclamations" },
          acted: { one: "{number} rejetée", other: "{number} rejetées" },
          means: "Le prestataire les a refusées.",
        },
        cancel: {
          act: { one: "Retirer {number} réclamation", other: "Retirer {number} réclamations" },
          acted: { one: "{number} retirée", other: "{number} retirées" },
          means: "Rien n’est demandé au prestataire.",
        },
      },
    },
  },
  postageRequests: {
    days: { one: "{n} jour", other: "{n} jours" },
    over: "Délai dépassé",
  },
  audit: {
    action: {
      makePostageRequest: "Réclamation d’affranchissement créée",
      movePostageRequest: "La réclamation d’affranchissement a changé de statut",
      request_submit: "Réclamation d’affranchissement transmise",
      request_accept: "Réclamation d’affranchissement acceptée",
      request_deny: "Réclamation d’affranchissement rejetée",
      request_cancel: "Réclamation d’affranchissement retirée",
      request_credit: "Affranchissement crédité",
      request_lapse: "Réclamation d’affranchissement expirée",
    },
    entity: {
      postageRequests: sentences.all(request),
    },
  },
};
