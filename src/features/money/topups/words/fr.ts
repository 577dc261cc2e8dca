import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/fr.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const topUp: Noun = { gender: "f", one: "recharge", other: "recharges" };
const request: Noun = { gender: "f", one: "demande", other: "demandes" };
const paymentMethod: Noun = { gender: "f", one: "méthode de paiement", other: "méthodes de paiement" };
const fxRate: Noun = { gender: "m", one: "taux", other: "taux" };

const topups: Translation<English["topups"]> = {
  topUp: "Recharger",
  balanceNow: "Solde actuel",
  balanceAfter: "Solde ensuite",
  availableAfter: "Disponible ensuite",
  belowZero:
    "{name} sera à {amount} sous zéro : aucune commande ne peut être payée avant que ce soit couvert.",
  isNotified: "{name} en est informé.",
  gets: "{name} reçoit ceci dès que vous approuvez.",
  pays: "{name} paie ceci dès que vous approuvez.",
  rateLater: "Le taux du jour de l’envoi",
  sameAs: "La même transaction figure aussi dans {code}. Comparez les deux avant d’approuver.",
  unbegun: {
    one: "{number} commande de {name} est payée et pas commencée.",
    other: "{number} commandes de {name} sont payées et pas commencées.",
  },
  heldBecause: "La recharge {code} a été annulée.",
  payTo: "Envoyez l’argent à",
  least: "Au moins {amount}",
  worth: "{paid} ≈ {worth} au taux de {rate}",
  noRate:
    "Aucun taux de change n’est encore connu. La comptabilité en ajoute un avant d’approuver la recharge.",
  methods: "Méthodes de paiement",
  rates: "Taux de change",
};

const proof: Translation<English["proof"]> = {
  dropNow: "Déposez le justificatif ici",
  hint: "JPEG, PNG ou PDF jusqu’à {size} Mo. Vous pouvez aussi le déposer ou le coller.",
  preview: "Le justificatif de paiement",
  firstPage: "Première page",
  none: "Aucun justificatif n’a été joint.",
  refused: {
    tooLarge: "Le fichier dépasse {size} Mo. Enregistrez-le en plus petit.",
    notAProof:
      "Le fichier n’est ni un JPEG, ni un PNG, ni un PDF, quel que soit son nom. Enregistrez-le dans l’un de ces formats.",
    otherName:
      "Le nom du fichier se termine comme celui d’un autre type de fichier. Renommez-le correctement, ou enregistrez-le à nouveau.",
    damaged: "Le fichier est endommagé ou incomplet. Téléchargez-le à nouveau.",
    tooManyPixels: "L’image a plus de 60 millions de pixels. Enregistrez-la en plus petit.",
    encrypted:
      "Le PDF est protégé par un mot de passe. Enregistrez-le sans, ou imprimez-le dans un nouveau PDF.",
    tooManyPages: "Le PDF a plus de 4 pages. Enregistrez à part les pages du paiement.",
    wrongSize: "Une page mesure moins de 20 mm ou plus de 450 mm. Imprimez-la dans un nouveau PDF.",
    tooComplex:
      "Le PDF ne peut pas être lu en toute sécurité. Imprimez-le dans un nouveau PDF, ou prenez-le en photo.",
  },
};

const field: Translation<English["entity"]["topup"]["field"]> = {
  seller_id: "Vendeur",
  seller_name: "Vendeur",
  kind: "Type",
  method_id: "Méthode de paiement",
  method_name: "Méthode de paiement",
  tx_ref: "ID de transaction",
  paid: "Montant",
  paid_minor: "Montant",
  paid_at: "Envoyé le",
  rate: "Taux de change",
  credited_minor: "Crédité",
  note: "Note",
  reason: "Motif",
  status: "Statut",
  decided_at: "Décision",
  duplicate_code: "Même transaction",
  maker_name: "Demandé par",
  proof_id: "Justificatif de paiement",
  proof_name: "Justificatif de paiement",
  checker_name: "Décidé par",
};

const topup: Translation<English["entity"]["topup"]> = {
  ...sentences.loading(topUp),
  ...sentences.saving(topUp),
  make: "Demander une recharge",
  made: "La recharge a été demandée. La comptabilité la vérifie et crédite votre solde.",
  section: { money: "Recharge" },
  group: {
    money: {
      title: "Recharge",
      help: "Envoyez d’abord l’argent, puis saisissez-le ici comme il figure sur votre reçu.",
    },
  },
  help: {
    seller_id: "Le vendeur dont le solde est crédité.",
    method_id: "Comment vous avez envoyé l’argent.",
    paid: "Dans la devise de la méthode de paiement, par exemple 1 000 000 ou 250,00.",
    paid_at: "Le jour où vous l’avez envoyé, il y a 30 jours au plus.",
    tx_ref: "Le numéro du virement sur votre reçu. Chacun ne peut être demandé qu’une fois.",
    proof_id: "Le reçu ou une capture d’écran du virement : le crédit est plus rapide avec lui.",
    note: "Ce que la comptabilité doit savoir.",
  },
  field,
};

const approvals: Translation<English["entity"]["approvals"]> = {
  ...sentences.loading(request),
  ...sentences.saving(request),
  make: "Enregistrer un mouvement",
  made: "Le mouvement a été saisi. Une autre personne doit l’approuver.",
  section: { money: "Demande", decision: "Décision" },
  group: {
    money: {
      title: "Mouvement manuel",
      help: "Le solde change dès qu’une autre personne l’approuve.",
    },
  },
  help: {
    seller_id: "Le vendeur dont le solde change.",
    kind:
      "Un crédit ajoute, un débit ou des frais retirent, un reversement sort de l’entreprise, un abandon de créance efface ce qui est dû.",
    credited_minor: "Ce que le solde reçoit ou donne.",
    method_id: "Comment le reversement est envoyé.",
    note: "À quoi il correspond.",
  },
  field,
};

const payment_methods: Translation<English["entity"]["payment_methods"]> = {
  ...sentences.loading(paymentMethod),
  ...sentences.saving(paymentMethod),
  section: { method: "Méthode de paiement" },
  group: {
    method: { title: "Méthode de paiement", help: "Comment les vendeurs peuvent envoyer de l’argent." },
  },
  help: {
    name: "Par exemple la banque et la devise. Chacune a son propre nom.",
    currency: "Celle de l’argent envoyé. Elle ne peut plus être changée ensuite.",
    pay_to: "Montré aux vendeurs : compte, nom, adresse.",
    min_minor: "Montant minimal, dans la devise de la méthode de paiement.",
    status: "Une méthode en pause n’est plus proposée.",
  },
  field: {
    currency: "Devise",
    pay_to: "Payer à",
    min_minor: "Minimum",
  },
};

const fx_rates: Translation<English["entity"]["fx_rates"]> = {
  ...sentences.loading(fxRate),
  make: "Ajouter un taux de change",
  made: "Le taux a été ajouté.",
  edit: "Taux de change",
  save: "Ajouter le taux",
  saved: "Le taux est enregistré.",
  section: { rate: "Taux de change" },
  group: {
    rate: {
      title: "Taux de change",
      help: "Un taux n’est jamais modifié : ajoutez-en un autre pour le même jour.",
    },
  },
  help: {
    currency: "La devise étrangère.",
    rate: "Combien en vaut une unité de notre devise, par exemple 25450.",
    effective_at: "Il vaut à partir de ce jour, jusqu’à un taux plus récent.",
  },
  field: {
    currency: "Devise",
    rate: "Taux",
    effective_at: "À partir du",
    user_name: "Ajouté par",
  },
};

export const words: Translation<English> = {
  menu: {
    topup: "Recharges",
    approvals: "Approbations",
    payment_methods: "Méthodes de paiement",
    fx_rates: "Taux de change",
  },
  topups,
  proof,
  entity: { topup, approvals, payment_methods, fx_rates },
  choice: {
    events: { balance: { low: "Le solde est bas" }, money: { moved: "Solde modifié" } },
    kind: {
      topup: "Recharge",
      credit: "Crédit",
      debit: "Débit",
      fee: "Frais",
      payout: "Reversement",
      writeoff: "Abandon de créance",
    },
    currency: {
      USD: "Dollar américain (USD)",
      VND: "Dong vietnamien (VND)",
      EUR: "Euro (EUR)",
      GBP: "Livre sterling (GBP)",
      AUD: "Dollar australien (AUD)",
      CAD: "Dollar canadien (CAD)",
      JPY: "Yen (JPY)",
    },
  },
  ...statusWords({ Approved: "Approuvé|Approuvée", Reversed: "Contrepassé|Contrepassée" }),
  list: {
    hint: {
      topup: "Numéro, ID de transaction…",
      approvals: "Numéro, ID de transaction…",
      payment_methods: "Nom, compte…",
    },
    primary: {
      topup: "Demander une recharge",
      approvals: "Enregistrer un mouvement",
      payment_methods: sentences.newOne(paymentMethod),
      fx_rates: "Ajouter un taux",
    },
  },
  event: {
    topup: {
      approve: "Approuver",
      reject: "Rejeter",
      cancel: "Annuler la demande",
      reverse: "Contrepasser",
    },
  },
  audit: {
    action: {
      topups_proof: "Justificatif de paiement envoyé",
      makeTopup: "Recharge demandée",
      makeApproval: "Mouvement manuel saisi",
      moveTopup: "Statut de la recharge changé",
      topup_approve: "Recharge approuvée",
      topup_reject: "Recharge rejetée",
      topup_cancel: "Recharge annulée",
      topup_reverse: "Recharge contrepassée",
      makePaymentMethod: sentences.wasSaved(paymentMethod),
      makeFxRate: "Taux de change ajouté",
    },
    entity: {
      topup_proofs: "Justificatifs de paiement",
      topups: "Recharges",
      paymentMethods: "Méthodes de paiement",
      fxRates: "Taux de change",
    },
  },
};
