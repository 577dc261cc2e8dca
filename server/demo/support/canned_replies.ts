import { DAY_SECONDS } from "../../../api/constants.ts";
import { cannedReply } from "../../modules/support/canned_replies/make.ts";
import type { ReplyRow } from "../../modules/support/canned_replies/store.ts";
import type { DemoWorld } from "../world.ts";

type Reply = Pick<ReplyRow, "title" | "support_case" | "body"> & Partial<ReplyRow>;

const REPLIES: readonly Reply[] = [
  {
    title: "Photo of the damage needed",
    support_case: "Product",
    body:
      "Hello {name},\n\nwe are sorry about order {order}. Please send us a photo of the whole garment and one of the damage, so that we can find the step where it happened.",
    body_de:
      "Hallo {name},\n\ndas mit Bestellung {order} tut uns leid. Bitte senden Sie uns ein Foto des ganzen Kleidungsstücks und eines vom Schaden, damit wir den Arbeitsschritt finden.",
    body_fr:
      "Bonjour {name},\n\nnous sommes désolés pour la commande {order}. Envoyez-nous une photo du vêtement entier et une du défaut, pour que nous trouvions l’étape en cause.",
    body_pt:
      "Olá, {name},\n\nsentimos muito pelo pedido {order}. Envie uma foto da peça inteira e outra do defeito, para encontrarmos a etapa em que aconteceu.",
  },
  {
    title: "Wrong size received",
    support_case: "Product",
    body:
      "Hello {name},\n\nplease send a photo of the label in the collar. If it differs from order {order}, we make the right size again at no charge.",
    body_de:
      "Hallo {name},\n\nbitte senden Sie ein Foto des Etiketts im Kragen. Weicht es von Bestellung {order} ab, fertigen wir die richtige Größe kostenlos nach.",
    body_fr:
      "Bonjour {name},\n\nenvoyez une photo de l’étiquette du col. Si elle diffère de la commande {order}, nous refaisons la bonne taille sans frais.",
    body_pt:
      "Olá, {name},\n\nenvie uma foto da etiqueta da gola. Se for diferente do pedido {order}, refazemos o tamanho certo sem custo.",
  },
  {
    title: "Reprint confirmed",
    support_case: "Print",
    body:
      "Good news: we print order {order} again at no charge. It starts today, and you get the new tracking number as soon as it leaves.",
    body_de:
      "Gute Nachricht: Wir drucken Bestellung {order} kostenlos neu. Es geht heute los, die neue Sendungsnummer erhalten Sie beim Versand.",
    body_fr:
      "Bonne nouvelle : nous réimprimons la commande {order} sans frais. Cela commence aujourd’hui, et vous recevrez le nouveau numéro de suivi au départ.",
    body_pt:
      "Boa notícia: vamos imprimir o pedido {order} de novo sem custo. Começa hoje, e você recebe o novo código de rastreio na saída.",
  },
  {
    title: "Artwork resolution too low",
    support_case: "Print",
    body:
      "The file of order {order} has fewer than 150 dpi at this size, so fine lines look soft. Please upload a larger file, or tell us to print it as it is.",
    body_de:
      "Die Datei von Bestellung {order} hat in dieser Größe weniger als 150 dpi, feine Linien wirken daher unscharf. Bitte laden Sie eine größere Datei hoch, oder sagen Sie uns, dass wir sie so drucken sollen.",
    body_fr:
      "Le fichier de la commande {order} a moins de 150 dpi à cette taille : les lignes fines paraissent floues. Chargez un fichier plus grand, ou dites-nous de l’imprimer tel quel.",
    body_pt:
      "O arquivo do pedido {order} tem menos de 150 dpi neste tamanho, e linhas finas ficam borradas. Envie um arquivo maior ou avise se podemos imprimir assim.",
  },
  {
    title: "Colors differ from the screen",
    support_case: "Print",
    body:
      "Colors on cotton look softer than on a screen. Compare your file with our color chart; if the print is off by more than one step, we print it again.",
    body_de:
      "Farben wirken auf Baumwolle weicher als auf dem Bildschirm. Vergleichen Sie Ihre Datei mit unserer Farbkarte; weicht der Druck um mehr als eine Stufe ab, drucken wir neu.",
  },
  {
    title: "Package is on its way",
    support_case: "Shipping",
    body:
      "Order {order} is on its way. Tracking number: {tracking}. The carrier may need two working days for the first scan.",
    body_de:
      "Bestellung {order} ist unterwegs. Sendungsnummer: {tracking}. Bis zum ersten Scan des Zustellers können zwei Werktage vergehen.",
    body_fr:
      "La commande {order} est en route. Numéro de suivi : {tracking}. Le premier scan du transporteur peut prendre deux jours ouvrés.",
    body_pt:
      "O pedido {order} está a caminho. Código de rastreio: {tracking}. A primeira leitura da transportadora pode levar dois dias úteis.",
  },
  {
    title: "Tracking shows no movement",
    support_case: "Shipping",
    body:
      "We asked the carrier about {tracking} and expect an answer within two working days. If the package is lost, we send order {order} again.",
    body_de:
      "Wir haben beim Zusteller wegen {tracking} nachgefragt und erwarten binnen zwei Werktagen eine Antwort. Ist das Paket verloren, senden wir Bestellung {order} erneut.",
    body_fr:
      "Nous avons interrogé le transporteur au sujet de {tracking} et attendons une réponse sous deux jours ouvrés. Si le colis est perdu, nous renvoyons la commande {order}.",
    body_pt:
      "Perguntamos à transportadora sobre {tracking} e esperamos resposta em dois dias úteis. Se o pacote se perdeu, enviamos o pedido {order} de novo.",
  },
  {
    title: "Address cannot be delivered",
    support_case: "Address",
    body:
      "The carrier cannot deliver to the address of order {order}. Please check street, number and postal code with your buyer, and change them in the order.",
    body_de:
      "Der Zusteller kann an die Adresse von Bestellung {order} nicht liefern. Bitte prüfen Sie Straße, Hausnummer und Postleitzahl mit dem Käufer und ändern Sie sie in der Bestellung.",
    body_fr:
      "Le transporteur ne peut pas livrer à l’adresse de la commande {order}. Vérifiez rue, numéro et code postal avec votre acheteur, puis corrigez-les dans la commande.",
    body_pt:
      "A transportadora não consegue entregar no endereço do pedido {order}. Confira rua, número e CEP com o comprador e corrija no pedido.",
  },
  {
    title: "Too late to change the address",
    support_case: "Address",
    body:
      "Order {order} left our dock before your message, so we cannot change the address any more. The carrier may redirect {tracking} for the recipient.",
    body_de:
      "Bestellung {order} hat uns vor Ihrer Nachricht verlassen, die Adresse lässt sich nicht mehr ändern. Der Zusteller kann {tracking} für den Empfänger umleiten.",
  },
  {
    title: "Refund has been requested",
    support_case: "Billing",
    body:
      "We requested the refund for order {order}. A second person checks it, and the amount is on your balance within one working day.",
    body_de:
      "Wir haben die Erstattung für Bestellung {order} beantragt. Eine zweite Person prüft sie; der Betrag ist binnen eines Werktags auf Ihrem Guthaben.",
    body_fr:
      "Nous avons demandé le remboursement de la commande {order}. Une seconde personne le vérifie, et le montant est sur votre solde sous un jour ouvré.",
    body_pt:
      "Solicitamos o reembolso do pedido {order}. Outra pessoa o confere, e o valor entra no seu saldo em um dia útil.",
  },
  {
    title: "Balance too low",
    support_case: "Billing",
    body:
      "Order {order} waits for funds. Please top up your balance; production starts by itself as soon as it is covered.",
    body_de:
      "Bestellung {order} wartet auf Guthaben. Bitte laden Sie auf; die Produktion beginnt von selbst, sobald es reicht.",
    body_fr:
      "La commande {order} attend des fonds. Rechargez votre solde ; la production commence d’elle-même dès qu’il suffit.",
    body_pt:
      "O pedido {order} aguarda saldo. Faça uma recarga; a produção começa sozinha assim que houver saldo.",
  },
  {
    title: "Wrong color received",
    support_case: "Product",
    body:
      "Hello {name},\n\nplease send a photo of the garment in daylight beside its label. If the color of order {order} is wrong, we make it again at no charge.",
    body_de:
      "Hallo {name},\n\nbitte senden Sie ein Foto des Kleidungsstücks bei Tageslicht neben seinem Etikett. Ist die Farbe von Bestellung {order} falsch, fertigen wir es kostenlos neu.",
    body_fr:
      "Bonjour {name},\n\nenvoyez une photo du vêtement à la lumière du jour, à côté de son étiquette. Si la couleur de la commande {order} est fausse, nous le refaisons sans frais.",
    body_pt:
      "Olá, {name},\n\nenvie uma foto da peça à luz do dia ao lado da etiqueta. Se a cor do pedido {order} estiver errada, refazemos sem custo.",
  },
  {
    title: "Print sits in the wrong place",
    support_case: "Print",
    body:
      "Please send a photo of the whole garment of order {order}, laid flat, with a ruler from the collar to the print.",
    body_de:
      "Bitte senden Sie ein Foto des ganzen Kleidungsstücks von Bestellung {order}, flach ausgelegt, mit einem Lineal vom Kragen bis zum Druck.",
    body_fr:
      "Envoyez une photo du vêtement entier de la commande {order}, posé à plat, avec une règle du col à l’impression.",
    body_pt:
      "Envie uma foto da peça inteira do pedido {order}, estendida, com uma régua da gola até a estampa.",
  },
  {
    title: "Package is lost",
    support_case: "Shipping",
    body:
      "The carrier has given up the search for {tracking}. We make order {order} again or refund it: which one do you prefer?",
    body_de:
      "Der Versanddienst hat die Suche nach {tracking} aufgegeben. Wir fertigen Bestellung {order} neu oder erstatten sie: Was ist Ihnen lieber?",
    body_fr:
      "Le transporteur a arrêté les recherches de {tracking}. Nous refaisons la commande {order} ou la remboursons : que préférez-vous ?",
    body_pt:
      "A transportadora encerrou a busca de {tracking}. Refazemos o pedido {order} ou o reembolsamos: o que prefere?",
  },
  {
    title: "Customs hold the package",
    support_case: "Shipping",
    body:
      "{tracking} is at customs. They write to the buyer about duties; it goes on within a few days of the payment.",
    body_de:
      "{tracking} liegt beim Zoll. Er schreibt dem Käufer wegen der Abgaben; wenige Tage nach der Zahlung geht es weiter.",
    body_fr:
      "{tracking} est à la douane. Elle écrit à l’acheteur au sujet des droits ; le colis repart quelques jours après le paiement.",
    body_pt:
      "{tracking} está na alfândega. Ela escreve ao comprador sobre os impostos; o pacote segue poucos dias após o pagamento.",
  },
  {
    title: "Package came back to us",
    support_case: "Address",
    body: "Order {order} came back to us. Please send us the whole address once more, and we send it again.",
    body_de:
      "Bestellung {order} kam zu uns zurück. Bitte senden Sie uns die ganze Adresse noch einmal, dann schicken wir sie erneut.",
    body_fr:
      "La commande {order} nous est revenue. Envoyez-nous de nouveau l’adresse complète, et nous la réexpédions.",
    body_pt: "O pedido {order} voltou para nós. Envie de novo o endereço completo, e o reenviamos.",
  },
  {
    title: "Anything else we can do",
    support_case: "Other",
    body: "Is there anything else that we can do for you, {name}? Otherwise we consider this settled.",
    body_de: "Können wir noch etwas für Sie tun, {name}? Sonst betrachten wir die Sache als erledigt.",
    body_fr:
      "Pouvons-nous faire autre chose pour vous, {name} ? Sinon, nous considérons la question comme réglée.",
    body_pt: "Podemos ajudar em mais alguma coisa, {name}? Se não, consideramos o assunto resolvido.",
  },
  {
    title: "Holiday hours in December",
    support_case: "Other",
    status: "Paused",
    body: "Our workshop is closed from December 24 to 26. Orders paid before December 20 leave before that.",
  },
];

export function makeReplies({ now, newId }: DemoWorld) {
  return REPLIES.map((reply, index) => {
    const at = now - (90 - index) * DAY_SECONDS;
    const values = { ...cannedReply.blank, ...reply };
    const dates = { created_at: at, updated_at: at, version: 1 };
    return { _id: newId(at), ...values, ...dates, search_text: cannedReply.searchText(values) };
  });
}
