import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  isLabelled: "Não tem etiqueta válida.",
  noPackage: "Este pacote não existe.",
  noLabel: "Nenhum pacote tem esta etiqueta.",
  noPolicy: "Esta regra não existe.",
  otherParcel: "Ela vai em outro pacote.",
  parcelChanged:
    "O pacote mudou desde então. Junte um pacote dividido ou anule sua etiqueta antes de tirar uma peça.",
  labelFirst: "Leia primeiro a etiqueta do pacote que está na mesa.",
  parcelElsewhere: "Este pacote é de outro local.",
  parcelLeft: "Este pacote já saiu ou foi cancelado.",
  scanLabel: "Leia o número da etiqueta: o código do próprio pacote não o encerra.",
  labelVoided: "Esta etiqueta está anulada. Imprima a nova.",
  notAllPacked: "Nem todas as peças estão embaladas.",
  allPacked: "Todas as peças estão embaladas.",
  alreadyPacked: "Ela já está embalada.",
  nothingOnBench: "Não há pacote na mesa.",
  weightOff: "Está longe do peso das peças. Confirme, ou pese de novo.",
  notLeft: "Ele ainda não foi despachado.",
  noParcel: "Ela não está em nenhum pacote.",
  notReturned: "O pacote dela não está devolvido. Leia primeiro o pacote.",
  isGraded: "Ela já foi avaliada.",
  isGradeUndoable: "Só quem avaliou pode desfazer, no mesmo aparelho, em até dois minutos.",
  isBlankFree: "Outra peça já tem essa peça lisa.",
  isOnShelf: "Ela não está, ou não está mais, na prateleira de devoluções.",
  isRestockable: "Ela está estampada, ou as peças lisas do item não são contadas aqui: não volta a ser lisa.",
  cameBack: "Voltou para a bancada de devoluções.",
  isOrderOpen: "Um pedido nele está retido, prestes a ser cancelado ou encerrado.",
  isLabelIdle: "Ele tem uma etiqueta, ou uma está sendo comprada.",
  hasMethod: "A forma de envio dele não permite comprar etiquetas, ou ele não tem nenhuma. Escolha outra.",
  hasWeight: "O peso dele não é conhecido. Pese-o primeiro.",
  isAddressed: "Falta o nome, a rua, a cidade ou o país. Complete o endereço do pedido.",
  isDeclared: "Falta o código SH, a origem ou o valor.",
  isNetWithin:
    "As linhas alfandegárias pesam mais do que o pacote. Pese de novo, corrija as linhas ou compre a etiqueta mesmo assim.",
  isPriced: "Não há preço para esta zona e este peso. Escolha outra forma de envio.",
  isVoidable: "O prazo para anulá-la acabou.",
  isLabelUnknown: "Não há dúvida sobre a etiqueta dele.",
  isVoidAsked: "Nenhum crédito de etiqueta foi pedido.",
  isVoidRefused: "Nenhum crédito de etiqueta foi recusado.",
  isEnough: "Mais pesado do que a etiqueta pagou.",
  balanceShort: "O saldo não cobre o frete. Faça uma recarga primeiro.",
  isSplittable: "Uma parte das peças precisa ficar nele.",
  isSameBuyer: "Os dois precisam ir para a mesma pessoa e o mesmo endereço, do mesmo vendedor e local.",
  isMade: "Nem tudo está pronto.",
  isUnscanned: "A transportadora já o leu.",
  isHandOverUndoable: "Só quem o despachou pode desfazer isso, em até dois minutos.",
  isReturnUndoable:
    "Só quem o abriu na bancada de devoluções pode desfazer isso, no mesmo dispositivo, em até dois minutos.",
  isUngraded: "Uma peça dele já foi avaliada. Desfaça primeiro a avaliação.",
  hasUnits: "Não há nada nele.",
  notInPackage: "Uma destas peças não está no pacote.",
  numberLive: "Outro pacote tem uma etiqueta com este número.",
  cardFixed: "Só um rascunho pode ser mudado. Revise a tabela: isso cria um rascunho com os mesmos preços.",
  isFaultless: "A tabela tem um erro. Corrija primeiro o que está marcado em vermelho.",
  isTested: "Teste-a primeiro: o último teste tem mais de 7 dias ou era de outros preços.",
  hasNoHoles: "Alguns pacotes dos últimos 30 dias ficariam sem preço. Veja o teste.",
  isAhead: "Um preço começa depois de agora.",
  isAlone: "Outra tabela para o mesmo começa na mesma hora.",
  isNotBegun: "Ela começou e já calculou pacotes.",
  trackingNeeded: "É preciso informar um código de rastreio.",
  methodInUse: "Pedidos, pacotes, preços ou números a citam, por isso não pode ser excluída. Pause-a.",
  rangesPaused:
    "Não há número livre: os intervalos estão pausados. Um administrador ativa um em formas de envio.",
  noNumbers:
    "Não há mais números para esta forma de envio. Um administrador inclui um intervalo em formas de envio.",
  needsOffice:
    "Custa ao vendedor mais do que foi reservado. Peça à conferência de pedidos ou a um administrador que o escolha.",
  methodUnknown: "Esta forma de envio não é oferecida.",
  policyInUse: "Pacotes foram enviados por ela, por isso não pode ser excluída. Pause-a.",
  policyUnknown: "Esta regra não existe.",
  rangeInUse: "Números dela já foram dados, por isso não pode ser excluída. Pause-a.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  postageHigher: {
    subject: "O frete de {code} é maior do que o reservado",
    content: "{code} segue por {method} por {amount}: {more} a mais do que foi reservado.",
  },
  postagesHigher: { subject: "{count} pacotes custam mais frete do que foi reservado", content: "{lines}" },
  labelUnused: {
    subject: "A etiqueta de {code} ainda não foi usada",
    content:
      "{carrier} {number} em breve não poderá mais ser anulada. Despache o pacote, ou anule a etiqueta.",
  },
  labelsUnused: {
    subject: "{count} etiquetas não usadas em breve não poderão mais ser anuladas",
    content: "{lines}",
  },
};
