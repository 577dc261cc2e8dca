import { postMeanings } from "./post/fr.ts";
import { postageMeanings } from "./postage/fr.ts";
import { ofPlatforms } from "./platforms/fr.ts";
import type { StatusMeanings } from "./shape.ts";

export const meanings: StatusMeanings = {
  ...ofPlatforms,
  ...postMeanings,
  ...postageMeanings,
  batch: {
    status: {
      Open: "Rien de ce lot n’est encore à l’imprimante.",
      Released: "Les fichiers de ce lot peuvent être imprimés.",
      Printed: "Chaque pièce de ce lot est imprimée.",
      Cancelled: "Les pièces de ce lot peuvent aller dans un autre.",
    },
  },
  box: {
    status: {
      Processing: "Des colis entrent dans le carton et en sortent.",
      Closed: "Le carton a été pesé et peut partir.",
      "Handed Over": "Le transitaire a le carton.",
      Received: "Le carton est arrivé à sa plateforme.",
      Cancelled: "Le carton était vide et ne sert pas.",
    },
  },
  call: {
    status: {
      Active: "L’annonce est affichée de son premier à son dernier jour.",
      Paused: "Personne ne voit l’annonce.",
    },
  },
  canned_replies: {
    status: {
      Active: "La réponse est proposée dans les commentaires.",
      Paused: "La réponse n’est pas proposée dans les commentaires.",
    },
  },
  case: {
    status: {
      Draft: "Le vendeur ne l’a pas envoyé.",
      Processing: "L’équipe doit répondre ou décider.",
      "Waiting Seller": "Le vendeur doit répondre. Le délai est suspendu.",
      Inprocess: "Réparation en cours.",
      Resolved: "Les réparations sont faites, ou une réponse a suffi.",
      Rejected: "Rien n’est réparé ; le motif est dans la conversation.",
      Closed: "Plus rien ne le change.",
    },
  },
  consolidation: {
    status: {
      Processing: "Des cartons montent à bord et en descendent.",
      Closed: "Ses cartons et sa valeur sont fixés.",
      "Manifest Sent": "Le manifeste a été envoyé.",
      Departed: "Le vol est parti.",
      Arrived: "Le vol a atterri.",
      "Customs Hold": "La douane retient le vol.",
      Cleared: "La douane a libéré le vol.",
      Injected: "Le transporteur local a les colis.",
      Completed: "Tous les cartons sont arrivés, ou ce qui manque est nommé.",
      Cancelled: "Le vol a été annulé avant son départ.",
    },
  },
  delivery: {
    status: {
      Waiting: "Le message est envoyé dès que possible.",
      Delivered: "Le destinataire a accepté le message.",
      Dead: "Toutes les tentatives ont échoué ; le message n’est pas renvoyé automatiquement.",
    },
  },
  extension: {
    status: {
      Off: "L’extension ne fait rien.",
      On: "L’extension fonctionne, avec les droits acceptés.",
    },
  },
  faults: {
    step: {
      QC: "Le défaut est apparu lors du premier contrôle.",
      Cutting: "Le défaut est apparu lors de la coupe.",
      Printing: "Le défaut est apparu lors de l’impression.",
      Sewing: "Le défaut est apparu lors de la couture.",
      "Final QC": "Le défaut a échappé au contrôle final.",
      Packing: "Le défaut est apparu lors de l’emballage.",
    },
  },
  integration: {
    status: {
      Paused: "Rien n’est envoyé, et ce qui arrive est refusé.",
      Active: "Les données sont envoyées et acceptées.",
    },
  },
  item: {
    status: {
      Active: "L’article peut être commandé.",
      "Out Of Stock": "L’article ne peut pas être commandé avant son retour en stock.",
      Discontinued: "L’article ne peut plus être commandé.",
    },
  },
  job: {
    status: {
      Queued: "La tâche n’a pas encore commencé.",
      Running: "La tâche s’exécute en arrière-plan.",
      Done: "La tâche est terminée ; son résultat montre ce qui a été refusé.",
      Failed: "La tâche s’est arrêtée avant la fin ; ce qui a été fait reste fait.",
      Cancelled: "Quelqu’un a arrêté la tâche ; ce qui a été fait reste fait.",
    },
  },
  label: {
    status: {
      Asked: "L’étiquette est en cours d’achat ; son prix est réservé.",
      Unknown: "On ne sait pas encore si l’étiquette a été achetée ; le fournisseur est interrogé à nouveau.",
      Live: "L’étiquette est valable : le colis peut partir avec elle.",
      "Void Asked": "Un crédit a été demandé pour cette étiquette.",
      "Void Refused": "Le crédit de cette étiquette a été refusé ; elle reste facturée.",
      Failed: "L’étiquette n’a pas pu être achetée.",
      Voided: "L’étiquette n’est plus valable.",
    },
  },
  local_bill: {
    status: {
      Pending: "Des cartons sont ajoutés jusqu’à l’arrivée du camion.",
      Confirmed: "Le transitaire a signé ; sa facture est attendue.",
      Invoiced: "Le montant du transitaire est comptabilisé, pas encore payé.",
      Disputed: "Le montant du transitaire n’est pas celui convenu.",
      Paid: "Le transitaire est payé.",
      Cancelled: "La facture n’a pas servi ; ses cartons sont libres.",
    },
  },
  locations: {
    status: {
      Active: "Le site reçoit de nouvelles commandes.",
      Paused: "Le site ne reçoit pas de nouvelles commandes.",
      Closed: "Le site n’est gardé que pour son historique.",
    },
  },
  logistics: {
    status: {
      Active: "Le mode d’expédition est proposé.",
      Paused: "Le mode d’expédition n’est pas proposé ; les colis qui l’ont déjà le gardent.",
    },
  },
  order: {
    status: {
      Draft: "La commande n’est pas encore soumise et peut encore être modifiée.",
      Pending: "La commande a été soumise et attend son paiement.",
      Processing: "La commande est payée et attend le début de la production.",
      "In Production": "L’atelier fabrique les pièces de la commande.",
      "On Hold": "La commande est suspendue jusqu’à ce que quelqu’un la débloque.",
      "Cancel Requested":
        "Quelqu’un a demandé l’annulation de la commande ; le travail s’arrête jusqu’à la décision.",
      Ready: "Tout est fabriqué et étiqueté ; le transporteur peut venir le chercher.",
      Shipped: "Le transporteur a les colis.",
      Delivered: "Les colis sont arrivés.",
      Completed: "La commande est close ; plus rien ne peut être modifié.",
      Returned: "Les colis nous sont revenus.",
      Cancelled: "La commande a été annulée ; ce qui était payé est revenu sur le solde.",
    },
    print_status: {
      Waiting: "Aucune pièce de la commande n’est encore commencée.",
      Printing: "Au moins une pièce de la commande est en fabrication.",
      Printed: "Chaque pièce de la commande est terminée.",
      Stopped: "La commande a été annulée : rien n’est fabriqué.",
    },
    shipment_status: {
      Processing: "Au moins un colis n’a pas encore d’étiquette.",
      Ready: "Chaque colis encore ici a son étiquette.",
      "Handed Over": "Les transporteurs ont tous les colis.",
      Delivered: "Les colis sont arrivés.",
      Returned: "Les colis nous sont revenus.",
      Stopped: "La commande a été annulée : rien n’est expédié.",
    },
  },
  package: {
    shipment_status: {
      Processing: "Le colis n’a pas encore d’étiquette.",
      Ready: "Le colis a son étiquette, mais tout n’est pas encore emballé.",
      Failed: "L’étiquette du colis n’a pas pu être achetée.",
      Packed: "Tout est dans le colis ; il peut être expédié.",
      Boxed: "Le colis est dans un carton avec d’autres.",
      "Handed Over": "Le transporteur a le colis.",
      "In Transit": "Le colis est en route.",
      Customs: "Le colis est à la douane.",
      "Out For Delivery": "Le colis va être livré.",
      Delivered: "Le colis est arrivé.",
      Exception: "Le transporteur signale un problème avec le colis.",
      "Return To Sender": "Le transporteur nous ramène le colis.",
      Returned: "Le colis est de retour ici.",
      Lost: "Le colis s’est perdu en route.",
      Voided: "Le colis a été annulé, avec son étiquette.",
      Cancelled: "Rien n’est expédié dans ce colis.",
    },
  },
  payment_methods: {
    status: {
      Active: "Les vendeurs peuvent choisir cette méthode de paiement.",
      Paused: "Cette méthode de paiement n’est pas proposée.",
    },
  },
  price_table: {
    status: {
      draft: "La grille peut être modifiée ; elle ne fixe encore aucun prix.",
      scheduled: "La grille s’applique à partir de son premier jour.",
      active: "Les colis sont tarifés par cette grille.",
      ended: "Une grille plus récente a remplacé celle-ci, ou son dernier jour est passé.",
      withdrawn: "La grille a été retirée et n’est pas utilisée.",
    },
  },
  products: {
    status: {
      Active: "Le produit et ses articles peuvent être commandés.",
      Discontinued: "Le produit et ses articles ne peuvent pas être commandés.",
    },
  },
  refund: {
    status: {
      Processing: "Quelqu’un doit décider de cette demande ; son montant est réservé.",
      Approved: "La demande est approuvée, mais une seconde personne doit la rembourser.",
      Posted: "L’argent est revenu sur le solde du vendeur.",
      Rejected: "La demande a été refusée ; le solde n’a pas changé.",
      Cancelled: "La demande a été annulée, ou tout a été remboursé autrement.",
    },
  },
  shipping_preset: {
    status: {
      Active: "La règle s’applique aux colis qui lui correspondent.",
      Paused: "La règle est ignorée.",
    },
  },
  statement: {
    status: {
      Paid: "Le montant fait partie du solde.",
      Pending: "Le montant ne fait pas encore partie du solde.",
    },
  },
  stores: {
    status: {
      Active: "La boutique accepte de nouvelles commandes.",
      Paused: "La boutique n’accepte pas de nouvelles commandes ; les autres continuent.",
    },
  },
  invoice: {
    status: {
      Draft: "Le mois est terminé et la facture n’a pas encore de numéro ; rien n’est dû.",
      Issued: "La facture attend son paiement.",
      "Partially Paid": "Une partie de la facture est payée.",
      Overdue: "L’échéance est passée ; aucune commande du vendeur ne peut être payée.",
      Disputed: "Le vendeur conteste la facture ; aucun rappel n’est envoyé.",
      Paid: "Tout est payé ou crédité.",
      Void: "Un avoir a compensé la facture.",
    },
  },
  topup: {
    status: {
      Pending: "Quelqu’un doit approuver cette demande ; le solde n’a pas encore changé.",
      Approved: "Le montant est inscrit au solde.",
      Rejected: "La demande a été refusée ; le solde n’a pas changé.",
      Cancelled: "La demande a été annulée ; le solde n’a pas changé.",
      Reversed: "L’approbation a été annulée ; le solde est comme avant.",
    },
  },
  unit: {
    print_status: {
      QC: "Le vierge de cette pièce est en cours de contrôle.",
      Cutting: "La pièce est à l’étape de découpe.",
      Printing: "La pièce est à l’étape d’impression.",
      Sewing: "La pièce est à l’étape de couture.",
      "Final QC": "La pièce finie est en cours de contrôle.",
      Packing: "La pièce est fabriquée et va dans son colis.",
      Packed: "La pièce est dans son colis.",
      Rejected: "La pièce a été rejetée trop souvent, ou son visuel est mauvais ; le bureau décide.",
      Stopped: "La pièce a été annulée et n’est pas fabriquée.",
    },
    work_status: {
      Waiting: "Personne ne travaille encore sur la pièce à cette étape.",
      Inprocess: "Quelqu’un travaille sur la pièce à cette étape.",
      "On Hold": "La pièce attend, car sa commande est suspendue ou sera peut-être annulée.",
    },
  },
  user_groups: {
    status: {
      Active: "Les personnes de ce groupe ont ses droits.",
      Locked: "Les personnes de ce groupe n’en reçoivent aucun droit.",
    },
  },
  users: {
    status: {
      Available: "Cette personne peut se connecter.",
      Away: "Cette personne peut se connecter, mais est absente.",
      Locked: "Cette personne ne peut pas se connecter.",
    },
  },
};
