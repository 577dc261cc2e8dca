import type { importReasons as english } from "./en.ts";

export const importReasons: Readonly<Record<keyof typeof english, string>> = {
  badQuotes:
    "Les guillemets de cette ligne ne se ferment pas. Fermez celui qui est ouvert, ou choisissez l’autre signe.",
  tooLong: "Ce texte est trop long. Raccourcissez-le.",
  ragged:
    "La ligne n’a pas le même nombre de cellules que l’en-tête. Mettez entre guillemets le texte qui contient un séparateur.",
  badText:
    "Le texte contient des caractères qui ne peuvent pas être conservés. Retirez-les, ou choisissez le bon encodage.",
  required: "Cette valeur est nécessaire. Renseignez-la.",
  badNumber:
    "Ce n’est pas un nombre qui convient ici. Écrivez-le sans ajout, ou choisissez le bon signe décimal.",
  unclearNumber: "Ce nombre peut se lire de deux façons. Choisissez le séparateur décimal du fichier.",
  unclearDate: "Cette date peut se lire de deux façons. Choisissez le format de date du fichier.",
  partlyRefunded:
    "La boutique a remboursé une partie de cette commande. Choisissez si de telles commandes sont importées, et vérifiez leurs articles.",
  badDate:
    "Ce n’est pas un jour avec une année à quatre chiffres au format choisi. Choisissez le bon format, ou corrigez-le.",
  badTime: "L’heure manque ou est fausse. Écrivez-la ainsi : 14:05.",
  badCountry: "Nous ne connaissons pas ce pays. Écrivez son nom ou son code, par exemple Allemagne ou DE.",
  badEmail: "Ce n’est pas une adresse e-mail. Corrigez-la, ou laissez la cellule vide.",
  badCurrency: "Ce n’est pas une devise. Saisissez son code, par exemple USD ou EUR.",
  otherCurrency: "Le montant porte le signe d’une autre devise que celle de la ligne. Rendez-les identiques.",
  shortened:
    "Un tableur a raccourci ce numéro. Exportez de nouveau le fichier sans l’enregistrer dans un tableur.",
  mismatch: "Cette ligne diffère de la première ligne de la commande. Rendez-les identiques.",
  tooManyLines: "La commande a plus de lignes qu’une commande ne peut en avoir. Divisez-la.",
  tooManyPieces: "La commande compte plus de 10 000 pièces. Divisez-la.",
  orderRefused: "Une autre ligne de la même commande a été refusée. Corrigez celle-là.",
  columnsMissing: "Il manque au fichier des colonnes nécessaires.",
  headersChanged:
    "L’en-tête du fichier n’est pas celui que vous avez vérifié. Choisissez le fichier de nouveau.",
  tooManyColumns:
    "Le fichier a plus de colonnes qu’il n’est possible d’en lire. Retirez celles qui sont inutiles.",
  tooManyRows:
    "Le fichier a plus de lignes qu’une importation ne peut en avoir. Divisez-le et importez les parties.",
  empty: "Le fichier est vide. Exportez-le de nouveau.",
  headerOnly:
    "Le fichier a des noms de colonnes, mais aucune ligne au-dessous. Exportez-le de nouveau avec des commandes.",
  binary: "Le fichier n’est pas du texte. Exportez les commandes en CSV.",
  spreadsheet:
    "Le fichier est un tableur d’un ancien format, ou protégé par un mot de passe. Enregistrez-le en .xlsx, sans mot de passe.",
  notWorkbook:
    "Le fichier est une archive, mais pas un classeur Excel (.xlsx). Choisissez un fichier .xlsx ou CSV.",
  macros: "Le classeur contient des macros. Enregistrez-le en .xlsx, sans macros.",
  damaged: "Le classeur est illisible. Ouvrez-le dans votre tableur et enregistrez-le de nouveau en .xlsx.",
  workbookTooLarge: "Le classeur dépasse 5 Mo. Enregistrez la feuille en CSV, ou divisez-la.",
  unpackedTooLarge: "Le classeur contient plus de 50 Mo de données. Enregistrez la feuille en CSV.",
  workbookTooSlow: "La lecture du classeur prend trop de temps. Enregistrez la feuille en CSV.",
  sheetGone: "Le classeur n’a pas la feuille choisie. Choisissez le fichier de nouveau.",
  formula: "Cette cellule est une formule. Copiez la colonne et collez-la en valeurs.",
  errorCell: "Le tableur affiche une erreur dans cette cellule. Corrigez-la dans le tableur.",
  pdf: "Le fichier est un PDF. Exportez les commandes en CSV.",
  image: "Le fichier est une image. Exportez les commandes en CSV.",
  compressed: "Le fichier est compressé. Décompressez-le d’abord.",
  notText:
    "Le fichier n’est pas du texte dans l’encodage choisi. Choisissez-en un autre, ou enregistrez-le en UTF-8.",
  productUnknown: "Aucun produit n’a ce code. Ajoutez-le d’abord, ou corrigez le code.",
  valueTaken: "Le produit a déjà un article de cette couleur et de cette taille. Modifiez l’une des deux.",
  badValue:
    "Une valeur de cet article ne peut pas être enregistrée. Comparez-la avec le formulaire de l’article.",
  badTiktokId:
    "Ce n’est pas un identifiant de commande TikTok, qui a 15 à 20 chiffres. Exportez de nouveau le fichier.",
  badRemoteStatus:
    "Nous ne connaissons pas ce statut. Exportez de nouveau le fichier en anglais, avec toutes les colonnes.",
  badPostageType:
    "Nous ne connaissons pas ce type d’opération. Choisissez sa signification, ou laissez ses lignes de côté.",
  fileGone: "Le fichier envoyé n’est plus là. Importez-le de nouveau.",
  failed: "Le serveur a échoué en lisant le fichier. Rien n’est perdu : importez le fichier de nouveau.",
};
