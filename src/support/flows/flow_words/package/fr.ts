import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’un colis",
  purpose: "Mène un colis de ses pièces à l’acheteur, en passant par l’étiquette.",
  states: {
    Processing: {
      title: "Pas encore d’étiquette",
      sees: "Le colis n’a « Pas encore d’étiquette ».",
      try: "« Ajouter l’étiquette » ; la commande doit être payée et non bloquée.",
    },
    Failed: {
      title: "Étiquette en échec",
      sees: "Le colis est en « Échec » : pas d’étiquette obtenue.",
      try: "Encore une fois « Ajouter l’étiquette ».",
    },
    Ready: {
      title: "Étiquette prête",
      sees: "Le colis dit « Étiquette prête » ; tout n’est pas emballé.",
      try: "Emballez les pièces, ou « Confirmer l’emballage ».",
    },
    Packed: {
      title: "Emballé",
      sees: "Le colis est « Emballé » : tout y est.",
      try: "« Remettre au transporteur » quand il le prend.",
    },
    Boxed: {
      title: "En carton",
      sees: "Le colis est « En carton ».",
      try: "Remettez son carton.",
    },
    "Handed Over": {
      title: "Remis",
      sees: "Le colis est « Remis » : le transporteur l’a.",
      try: "Suivez son numéro. « Annuler la remise » est possible deux minutes.",
    },
    "In Transit": {
      title: "En transit",
      sees: "Le colis est « En transit ».",
      try: "Attendre, ou regarder la page du transporteur.",
    },
    Customs: {
      title: "En douane",
      sees: "Le colis est « En douane ».",
      try: "Attendre ; si cela dure, demander au transporteur.",
    },
    "Out For Delivery": {
      title: "En livraison",
      sees: "Le colis est « En livraison ».",
      try: "Attendre : il arrive bientôt.",
    },
    Exception: {
      title: "Incident",
      sees: "Le colis a un « Incident » : quelque chose s’est mal passé en route.",
      try: "Regarder la page du transporteur et l’interroger.",
    },
    "Return To Sender": {
      title: "Retour à l’expéditeur",
      sees: "Le colis revient chez nous.",
      try: "Demandez la bonne adresse à l’acheteur.",
    },
    Delivered: {
      title: "Livré",
      sees: "Le colis est « Livré ».",
      try: "Rien ; s’il revient : « Marquer comme retourné ».",
    },
    Returned: {
      title: "Retourné",
      sees: "Le colis est « Retourné » : il est de nouveau ici.",
      try: "Voyez avec le vendeur ce qu’il devient.",
    },
    Lost: {
      title: "Perdu",
      sees: "Le colis est « Perdu ».",
      try: "Ouvrez un dossier. S’il revient quand même : « Marquer comme retourné ».",
    },
    Voided: {
      title: "Invalidé",
      sees: "Le colis est « Invalidé » : annulé, avec son étiquette.",
      try: "Rien : ses pièces attendent un autre colis.",
    },
    Cancelled: {
      title: "Annulé",
      sees: "Le colis est « Annulé » : rien n’y part.",
      try: "Rien.",
    },
  },
  events: {
    "label.attach": {
      title: "Ajouter l’étiquette",
      sees: "Quelqu’un a donné le transporteur et le numéro.",
      try: "Si c’est bloqué, le motif dit ce qui manque.",
    },
    "label.void": {
      title: "Annuler l’étiquette",
      sees: "Quelqu’un l’a annulée et a donné un motif.",
      try: "Ajoutez-en une autre s’il doit encore partir.",
    },
    "package.confirm": {
      title: "Confirmer l’emballage",
      sees: "Quelqu’un a confirmé à la main que tout y est.",
      try: "Si c’est bloqué, terminez d’abord ses pièces.",
    },
    "package.split": {
      title: "Diviser le colis",
      sees: "Des pièces sont passées dans un colis à part.",
      try: "Ajoutez une étiquette aux deux.",
    },
    "package.merge": {
      title: "Réunir avec un autre",
      sees: "Ses pièces sont passées dans un autre colis.",
      try: "Regardez l’autre colis.",
    },
    "package.cancel": {
      title: "Annuler le colis",
      sees: "Quelqu’un l’a annulé.",
      try: "« Faire un colis » dans la commande pour envoyer les pièces.",
    },
    "package.handOver": {
      title: "Remettre au transporteur",
      sees: "Le transporteur l’a pris.",
      try: "Suivez son numéro.",
    },
    "handOver.undo": {
      title: "Annuler la remise",
      sees: "La remise a été annulée.",
      try: "Rien : il est encore ici.",
    },
    "package.track": {
      title: "Ajouter un événement de suivi",
      sees: "Quelqu’un a noté ce que dit le transporteur.",
      try: "Rien.",
    },
    "package.deliver": {
      title: "Marquer comme livré",
      sees: "Quelqu’un a dit qu’il est arrivé.",
      try: "Si c’est bloqué, attendre le scan du transporteur.",
    },
    "package.lose": {
      title: "Marquer comme perdu",
      sees: "Quelqu’un a dit qu’il est perdu.",
      try: "Ouvrez un dossier.",
    },
    "package.return": {
      title: "Marquer comme retourné",
      sees: "Quelqu’un a dit qu’il est revenu.",
      try: "Voyez avec le vendeur.",
    },
    "labels.settle": {
      title: "Suit son étiquette",
      sees: "Son étiquette est arrivée ou partie.",
      try: "Rien : cela se fait tout seul.",
    },
    "units.settle": {
      title: "Suit ses pièces",
      sees: "Une de ses pièces a bougé.",
      try: "Rien : cela se fait tout seul.",
    },
    "track.settle": {
      title: "Suit son acheminement",
      sees: "Le transporteur a dit du nouveau.",
      try: "Rien : cela se fait tout seul.",
    },
  },
  guards: {
    hasUnits: "Il contient quelque chose",
    isEmpty: "Il est vide",
    isHandOverUndoable: "Vous l’avez remis à l’instant",
    "isHandOverUndoable and isUnscanned": "Remis à l’instant, pas scanné",
    isLabelIdle: "Il n’a pas d’étiquette",
    "isLabelIdle and isSplittable": "Sans étiquette, plus d’une pièce",
    isLabelled: "Il a une étiquette",
    "isLabelled and isVerified": "Il a une étiquette et tout est emballé",
    isMade: "Chaque pièce est finie",
    isOrderOpen: "Ses commandes sont ouvertes",
    "isOrderOpen and isMade": "Commandes ouvertes, pièces finies",
    "isOrderOpen and isPaid and isLabelIdle and hasUnits": "Payées, ouvertes, sans étiquette, rempli",
    isPaid: "Ses commandes sont payées",
    isSplittable: "Il contient plus d’une pièce",
    isTracked: "Le transporteur le dit",
    isUnlabelled: "Son étiquette n’est plus là",
    isUnscanned: "Le transporteur ne l’a pas scanné",
    isUntracked: "Le transporteur n’en dit rien",
    isUnverified: "Tout n’est pas emballé",
    isVerified: "Tout est emballé",
  },
  actors: {},
  delays: {},
};
