/** Words of number ranges. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const range: Noun = { gender: "f", one: "plage de numéros", other: "plages de numéros" };

const postalNumber: Noun = { gender: "m", one: "numéro postal", other: "numéros postaux" };

export const words: Translation<English> = {
  menu: { postal_numbers: "Numéros postaux", vn_post_barcode: "Codes-barres" },
  entity: {
    vn_post_barcode: {
      ...sentences.record(range),
      section: { range: "Numéros" },
      group: {
        range: {
          title: "Plage",
          help:
            "Telle que la poste ou GS1 nous l’a donnée, sans clés de contrôle. Elle ne partage aucun numéro avec une autre plage.",
        },
      },
      help: {
        purpose:
          "Les étiquettes prennent leurs numéros d’elles-mêmes. Les planches sont imprimées à l’avance. Les cartons reçoivent un SSCC.",
        method_code: "Le mode d’expédition dont les étiquettes l’utilisent.",
        head:
          "Les deux lettres du service, par exemple RB. Pour les cartons, le chiffre d’extension et le préfixe GS1.",
        country: "Le pays qui a émis les numéros.",
        first: "Huit chiffres ; les zéros devant peuvent manquer.",
        last: "Il peut être augmenté plus tard.",
      },
      field: {
        name: "Plage",
        purpose: "Pour",
        method_name: "Mode d’expédition",
        method_code: "Mode d’expédition",
        method: "Mode d’expédition",
        code: "Prochain numéro",
        left: "Restants",
        per_day: "Par jour",
        days_left: "Jours restants",
        empty_on: "Vide le",
        level: "Réserve",
        first: "Premier",
        last: "Dernier",
        head: "Lettres ou préfixe",
        country: "Pays",
        status: "Statut",
        last_printed: "Dernier numéro imprimé",
        created_at: "Créée le",
        updated_at: "Modifiée le",
      },
    },
    postal_numbers: {
      ...sentences.record(postalNumber),
      field: {
        code: "Numéro",
        range: "Plage",
        range_name: "Plage",
        package_code: "Colis",
        reason: "Motif",
        maker_name: "Attribué par",
        status: "Statut",
        created_at: "Attribué le",
        updated_at: "Modifié le",
      },
    },
  },
  choice: {
    events: { range: { exhausted: "Plage de numéros épuisée" } },
    purpose: { labels: "Étiquettes", sheets: "Planches", boxes: "Cartons" },
    level: { ok: "Suffisante", low: "Faible", out: "Vide" },
  },
  ...statusWords({
    Exhausted: "Épuisé|Épuisée",
    Reserved: "Réservé|Réservée",
    Assigned: "Attribué|Attribuée",
    Used: "Utilisé|Utilisée",
    Retired: "Clos|Close",
    Void: "Invalidé|Invalidée",
  }),
  event: { number: { void: "Invalider" }, range: { pause: "Mettre en pause", resume: "Reprendre" } },
  bulk: {
    work: {
      number: {
        void: {
          act: { one: "Invalider {number} numéro", other: "Invalider {number} numéros" },
          acted: { one: "{number} invalidés", other: "{number} invalidés" },
          means: "Plus personne ne peut les utiliser. Jetez leurs autocollants.",
        },
      },
      range: {
        pause: {
          act: { one: "Mettre en pause {number} plage", other: "Mettre en pause {number} plages" },
          acted: { one: "{number} mise en pause", other: "{number} mises en pause" },
          means: "Aucun de leurs numéros n’est attribué jusqu’à leur reprise.",
        },
        resume: {
          act: { one: "Reprendre {number} plage", other: "Reprendre {number} plages" },
          acted: { one: "{number} reprise", other: "{number} reprises" },
          means: "Leurs numéros sont de nouveau attribués.",
        },
      },
    },
  },
  problem: {
    rangeTaken: "Certains de ces numéros appartiennent à une autre plage.",
    rangeTakenBy: "Certains de ces numéros appartiennent à {of}.",
    notForSheets: "Cette plage n’est pas pour des planches.",
    rangeClosed: "Cette plage est en pause ou épuisée.",
    lastGiven: "Un numéro plus grand a déjà été donné.",
  },
  list: { hint: { postal_numbers: "Numéros …" }, primary: { vn_post_barcode: sentences.newOne(range) } },
  barcodes: {
    lastsFor: {
      one: "{name} : {left} restants, assez pour {count} jour à ce rythme.",
      other: "{name} : {left} restants, assez pour {count} jours à ce rythme.",
    },
    unsure: {
      one: "{count} plage attend son dernier numéro imprimé, car la base de données a été restaurée.",
      other: "{count} plages attendent leur dernier numéro imprimé, car la base de données a été restaurée.",
    },
    resume:
      "La base de données a été restaurée, et des numéros ont peut-être été imprimés depuis la sauvegarde. Prenez la dernière étiquette ou planche imprimée et saisissez son numéro. Ne laissez vide que si rien n’a jamais été imprimé.",
    resumeAny:
      "Ne saisissez un numéro que si des étiquettes ont été imprimées ailleurs : la plage continue après lui.",
    tab: { ranges: "Plages", numbers: "Numéros", issue: "Attribuer", check: "Vérifier" },
    tabs: "Numéros postaux",
    issue: {
      title: "Attribuer des numéros",
      text:
        "Les numéros des planches sont imprimés à l’avance et collés à la main sur les colis. Chacun n’est attribué qu’une fois.",
      range: "Plage",
      count: "Combien",
      reason: "Motif",
      preview: "Aperçu",
      first: "Premier",
      last: "Dernier",
      sheets: "Feuilles A4",
      left: "Restants ensuite",
      send: "Attribuer",
      none: "Il n’y a pas de plage active pour des planches. Ajoutez-en une d’abord.",
      issues: "Imprimés à l’avance",
      noIssues: "Rien n’a encore été imprimé à l’avance.",
      reserved: "Pas encore utilisés",
      doneTitle: "Attribués",
      done: {
        one: "{count} numéro a été attribué : {first}.",
        other: "{count} numéros ont été attribués : {first} à {last}.",
      },
    },
    sheet: { "4x6": "Étiquettes 4 × 6", a4: "A4, 3 × 8", csv: "CSV", part: "Partie {part}" },
    check: {
      title: "Vérifier des numéros",
      text:
        "Scannez ou collez des numéros, un par ligne. Les numéros de la poste et des cartons sont vérifiés sans connexion ; avec elle, vous voyez aussi ce que nous en savons.",
      input: "Numéros",
      send: "Vérifier",
      foreign: "Pas l’un des nôtres",
      failed: "Ce que nous en savons n’a pas pu être chargé.",
      left: {
        one: "Les {most} premiers numéros sont vérifiés, il en reste {count}.",
        other: "Les {most} premiers numéros sont vérifiés, il en reste {count}.",
      },
      right: "Correct",
      sscc: "Carton (SSCC)",
      problem: {
        length: "{count} caractères : un numéro postal en a 13.",
        form: "Pas deux lettres, neuf chiffres et deux lettres.",
        class: "Cette classe n’existe pas : {code}.",
        digit: "La clé de contrôle devrait être {expected}.",
        country: "Ce pays n’existe pas : {code}.",
      },
      service: {
        C: "Colis",
        E: "Express (EMS)",
        H: "Colis e-commerce",
        L: "Lettre suivie",
        M: "Sac M",
        Q: "Réponse payée",
        R: "Lettre recommandée",
        U: "Lettre non suivie",
        V: "Lettre avec valeur déclarée",
        domestic: "Intérieur ou par accord",
      },
      state: { Free: "Libre", "Given out": "Attribué", Box: "Carton" },
    },
    link: "Plages de numéros de ce mode",
  },
  rights: { module: { vn_post_barcode: "Codes-barres" } },
  audit: {
    action: {
      makeNumberRange: "Plage de numéros enregistrée",
      trashNumberRange: "Plage de numéros supprimée",
      moveNumberRange: "Plage de numéros : statut modifié",
      range_pause: "Plage de numéros mise en pause",
      range_resume: "Plage de numéros reprise",
      issuePostalNumbers: "Numéros attribués",
      movePostalNumber: "Numéro postal : statut modifié",
      number_void: "Numéro postal invalidé",
      numbers_sheet: "Numéros imprimés",
      numbers_settle: "Mise à jour d’après ses numéros",
    },
    entity: { postalNumbers: "Numéros postaux", numberRanges: "Plages de numéros" },
  },
};
