import type { FlowWords } from "../words.ts";

/** Returns the words of a step of the workshop and of a garment's three states in it. */
const at = (step: string, name: string, work: string): FlowWords["states"] => ({
  [step]: {
    title: name,
    sees: `L’étape de la pièce est « ${name} » : ici ${work}.`,
    try: "Regardez si elle attend, est en cours ou est bloquée.",
  },
  [`${step}.Waiting`]: {
    title: `${name} : en attente`,
    sees: `« ${name} », « En attente » : personne n’y travaille encore.`,
    try: `Attendre, ou y faire commencer le travail avec « Commencer ».`,
  },
  [`${step}.Inprocess`]: {
    title: `${name} : en cours`,
    sees: `« ${name} », « En cours » : quelqu’un y travaille.`,
    try: `Attendre « Passer à la suite ». Ce qui ne va pas est écarté avec « Rejeter ».`,
  },
  [`${step}.On Hold`]: {
    title: `${name} : bloquée`,
    sees: `« ${name} », « Bloquée » : sa commande est bloquée ou en voie d’annulation.`,
    try: `Débloquez la commande, ou décidez de son annulation ; la pièce suit.`,
  },
});

export const words: FlowWords = {
  title: "Le parcours d’une pièce",
  purpose: "Mène une pièce du support vierge à son colis, à travers l’atelier.",
  states: {
    ...at("QC", "Contrôle", "le support vierge est vérifié"),
    ...at("Cutting", "Coupe", "elle est coupée"),
    ...at("Printing", "En impression", "elle est imprimée"),
    ...at("Sewing", "Couture", "elle est cousue"),
    ...at("Final QC", "Contrôle final", "la pièce finie est vérifiée"),
    ...at("Packing", "Emballage", "elle est finie et va dans son colis"),
    Packed: {
      title: "Emballée",
      sees: "La pièce est « Emballé » : elle est dans son colis.",
      try: "Rien. Pour la ressortir : « Déballer », tant que le colis est encore ici.",
    },
    Rejected: {
      title: "Rejetée",
      sees: "La pièce est « Rejetée » : trop souvent, ou son visuel ne va pas.",
      try: "Le bureau décide : « Refaire », ou « Annuler des pièces » dans la commande.",
    },
    "Rejected.Waiting": {
      title: "Rejetée : à décider",
      sees: "« Rejetée », « En attente » : elle attend une décision.",
      try: "Corrigez le défaut, puis « Refaire », ou annulez-la dans la commande.",
    },
    "Rejected.On Hold": {
      title: "Rejetée : bloquée",
      sees: "« Rejetée », « Bloquée » : sa commande est bloquée.",
      try: "Débloquez d’abord la commande.",
    },
    Stopped: {
      title: "Annulée",
      sees: "La pièce est « Annulé » : elle n’est plus fabriquée.",
      try: "Rien : ce qui a été payé pour elle est revenu sur le solde.",
    },
  },
  events: {
    "unit.start": {
      title: "Commencer",
      sees: "Quelqu’un a commencé à y travailler, par scan ou à la main.",
      try: "Si c’est bloqué : attendre la fin du délai de réflexion ou débloquer la commande.",
    },
    "unit.pass": {
      title: "Passer à la suite",
      sees: "Son étape est faite : elle passe à la suivante.",
      try: "Si c’est bloqué, elle est en cours à un autre poste.",
    },
    "unit.reject": {
      title: "Rejeter",
      sees: "Quelqu’un l’a rejetée et a dit ce qui ne va pas.",
      try: "Rien : elle recommence avec un nouveau ticket, ou attend une décision.",
    },
    "unit.reprint": {
      title: "Refaire",
      sees: "Quelqu’un a décidé de la refaire.",
      try: "Imprimez son nouveau ticket.",
    },
    "unit.finish": {
      title: "Terminer à la main",
      sees: "Le bureau l’a terminée sans ses postes et a donné un motif.",
      try: "Rien : elle peut être emballée.",
    },
    "unit.reassign": {
      title: "Envoyer ailleurs",
      sees: "Le bureau l’a envoyée à un autre site.",
      try: "Si c’est bloqué, choisissez un site qui prend des commandes et fait toutes ses étapes.",
    },
    "unit.unpack": {
      title: "Déballer",
      sees: "Quelqu’un l’a sortie de son colis.",
      try: "Emballez-la à nouveau, ou rejetez-la.",
    },
    "unit.undo": {
      title: "Annuler la dernière étape",
      sees: "L’auteur de la dernière étape l’a annulée sous deux minutes.",
      try: "Rien : elle est où elle était avant.",
    },
    "unit.hold": {
      title: "Bloquée avec sa commande",
      sees: "Sa commande a été bloquée, ou son annulation demandée.",
      try: "Débloquez la commande.",
    },
    "unit.release": {
      title: "Débloquée avec elle",
      sees: "Sa commande continue.",
      try: "Rien : la pièce continue où elle était.",
    },
    "unit.stop": {
      title: "Annulée avec sa commande",
      sees: "Sa commande a été annulée, ou cette pièce.",
      try: "Rien : elle n’est pas fabriquée.",
    },
    "unit.pack": {
      title: "Emballée avec son colis",
      sees: "L’emballage de son colis a été confirmé.",
      try: "Rien.",
    },
    "unit.leave": {
      title: "Partie avec son colis",
      sees: "Son colis a été remis avant son emballage : elle compte comme emballée.",
      try: "Rien.",
    },
    "unit.stay": {
      title: "Restée avec son colis",
      sees: "La remise de son colis a été annulée : elle est comme avant.",
      try: "Emballez-la, puis remettez de nouveau le colis.",
    },
  },
  guards: {
    isCooled: "Le délai de réflexion est terminé",
    hasArtwork: "Le fichier a passé ses contrôles",
    isFirst: "Son parcours commence là",
    hasBlank: "Un vierge est là pour elle",
    hasSpare: "Un autre vierge est là",
    "hasSpare and isFirst": "Vierge libre, parcours commence là",
    "isCooled and hasBlank": "Délai terminé, et son vierge est là",
    "isReleased and hasBlank": "Pas en attente, et son vierge est là",
    isMovable: "Ce site peut la faire",
    isHere: "En cours à aucun autre poste",
    "isCooled and hasArtwork and hasBlank": "Délai passé, fichier bon, vierge là",
    "isHere and hasArtwork and isNext": "Ouverte ici, fichier bon, étape suivante",
    "isHere and isNext": "En cours ici, et c’est la suite",
    isOutOfBox: "Son colis n’est dans aucun carton",
    "isOutOfBox and isInHouse": "Hors carton, encore ici",
    isInHouse: "Son colis n’est pas parti",
    "isOutOfBox and isInHouse and isRemakable and hasSpare and isFirst":
      "Ici, à refaire possible, vierge libre",
    isLastScan: "C’était la dernière étape, à l’instant",
    "isOutOfBox and isLastScan and wasAt": "Elle y était avant la dernière étape",
    isNext: "C’est son étape suivante",
    isUntaken: "Commencée à la main, à aucun poste",
    isReleased: "Sa commande n’est pas bloquée",
    isRemakable: "Pas trop de rejets, visuel correct",
    wasAt: "Elle y était avant",
    wasOpen: "Elle était en cours",
  },
  actors: {},
  delays: {},
};
