import type { FlowWords } from "../words.ts";

export const order: FlowWords = {
  title: "O percurso de um pedido",
  purpose: "Leva um pedido do rascunho até ao comprador, com a impressão e o envio ao lado.",
  states: {
    status: {
      title: "Status do pedido",
      sees: "A primeira das três marcas junto ao número do pedido: comanda as outras duas.",
      try: "Ler primeiro esta marca: dela dependem os passos possíveis.",
    },
    "status.Draft": {
      title: "Rascunho",
      sees: "O pedido está em “Rascunho”; o que lhe falta está em “O que falta”.",
      try: "Corrigir o que lá está e depois carregar em “Enviar pedido”.",
    },
    "status.Pending": {
      title: "Pendente",
      sees: "O pedido está em “Pendente”: foi enviado, mas não está pago.",
      try: "Carregar em “Pagar pedido”; se o saldo não chegar, recarregá-lo primeiro.",
    },
    "status.Processing": {
      title: "Em processamento",
      sees: "O pedido está em “Em processamento”: está pago e espera pela oficina.",
      try: "Esperar pela oficina. Até ao início, o pedido ainda pode ser cancelado.",
    },
    "status.In Production": {
      title: "Em produção",
      sees: "O pedido está em “Em produção”; “Impressão” e “Envio” dizem em que ponto está cada um.",
      try: "Esperar pela impressão e pela etiqueta. Para parar, carregar em “Pedir cancelamento”.",
    },
    "status.On Hold": {
      title: "Retido",
      sees: "O pedido está em “Retido”; por baixo do número está o motivo e, se foi indicado, até quando.",
      try: "Resolver o motivo e carregar em “Liberar pedido”. Continua no ponto em que foi parado.",
    },
    "status.Cancel Requested": {
      title: "Cancelamento pedido",
      sees: "O pedido está em “Cancelamento pedido”: entretanto a produção não pode ser concluída.",
      try: "Pedir à oficina que carregue em “Aprovar cancelamento” ou “Recusar cancelamento”.",
    },
    "status.Ready": {
      title: "Pronto",
      sees: "O pedido está em “Pronto”: está tudo impresso e a etiqueta está anexada.",
      try: "A oficina carrega em “Despachar” quando a transportadora levar os pacotes.",
    },
    "status.Shipped": {
      title: "Enviado",
      sees: "O pedido está em “Enviado”: a transportadora tem os pacotes, com o código de rastreio à vista.",
      try: "Seguir o código de rastreio. À chegada, a oficina carrega em “Marcar como entregue”.",
    },
    "status.Delivered": {
      title: "Entregue",
      sees: "O pedido está em “Entregue”: os pacotes chegaram.",
      try: "Nada. A oficina carrega em “Concluir pedido” ou em “Marcar como devolvido”.",
    },
    "status.Completed": {
      title: "Concluído",
      sees: "O pedido está em “Concluído”: está fechado e não tem mais passos.",
      try: "Nada: está tudo feito.",
    },
    "status.Returned": {
      title: "Devolvido",
      sees: "O pedido está em “Devolvido”: os pacotes voltaram. Não há mais passos.",
      try: "Para enviar de novo, criar outro com “Pedido novo”.",
    },
    "status.Cancelled": {
      title: "Cancelado",
      sees: "O pedido está em “Cancelado”: o que foi pago voltou para o saldo. Não há mais passos.",
      try: "Não se pode desfazer; criar outro com “Pedido novo”.",
    },
    print: {
      title: "Impressão",
      sees: "A marca “Impressão” no topo do pedido: em que ponto está a oficina.",
      try: "Ver aqui se o pedido já está a ser produzido.",
    },
    "print.Waiting": {
      title: "À espera da impressão",
      sees: "“Impressão” indica “Aguardando”: a oficina ainda não começou.",
      try: "Esperar; começa sozinho assim que a produção for iniciada.",
    },
    "print.Printing": {
      title: "A imprimir",
      sees: "“Impressão” indica “Imprimindo”: a oficina está a trabalhar nos itens.",
      try: "Esperar até a oficina carregar em “Concluir produção”.",
    },
    "print.Printed": {
      title: "Impresso",
      sees: "“Impressão” indica “Impresso”: todos os itens estão feitos.",
      try: "Nada aqui. Se o pedido não estiver em “Pronto”, falta a etiqueta.",
    },
    "print.Stopped": {
      title: "Impressão parada",
      sees: "“Impressão” indica “Parado”, porque o pedido foi cancelado.",
      try: "Nada: não se produz mais nada.",
    },
    shipment: {
      title: "Envio",
      sees: "A marca “Envio” no topo do pedido: etiqueta e caminho até ao comprador.",
      try: "Ver aqui se há etiqueta e onde estão os pacotes.",
    },
    "shipment.Processing": {
      title: "À espera da etiqueta",
      sees: "“Envio” indica “Em processamento”: sem etiqueta, o endereço ainda pode ser alterado.",
      try: "Confirmar o endereço; depois a oficina carrega em “Anexar etiqueta”.",
    },
    "shipment.Ready": {
      title: "Etiqueta anexada",
      sees: "“Envio” indica “Pronto”: a etiqueta está lá e o endereço está fixo.",
      try: "Para mudar o endereço, a oficina carrega primeiro em “Anular etiqueta”.",
    },
    "shipment.Handed Over": {
      title: "Despachado",
      sees: "“Envio” indica “Despachado”: a transportadora tem os pacotes.",
      try: "Seguir o código de rastreio em “Pacotes”.",
    },
    "shipment.Delivered": {
      title: "Pacotes entregues",
      sees: "“Envio” indica “Entregue”: os pacotes chegaram.",
      try: "Nada; se voltarem, a oficina carrega em “Marcar como devolvido”.",
    },
    "shipment.Returned": {
      title: "Pacotes devolvidos",
      sees: "“Envio” indica “Devolvido”: os pacotes voltaram.",
      try: "Para enviar de novo, criar outro com “Pedido novo”.",
    },
    "shipment.Stopped": {
      title: "Envio parado",
      sees: "“Envio” indica “Parado”, porque o pedido foi cancelado.",
      try: "Nada: nada é enviado.",
    },
  },
  events: {
    "order.submit": {
      title: "Enviar pedido",
      sees: "Alguém carregou em “Enviar pedido”.",
      try: "Se estiver bloqueado, corrigir o que está em “O que falta”.",
    },
    "order.pay": {
      title: "Pagar pedido",
      sees: "Alguém carregou em “Pagar pedido”: o total sai do saldo.",
      try: "Se for recusado, recarregar o saldo e carregar outra vez.",
    },
    "order.hold": {
      title: "Reter pedido",
      sees: "Alguém carregou em “Reter pedido” e indicou um motivo.",
      try: "Para continuar, carregar em “Liberar pedido”.",
    },
    "order.release": {
      title: "Liberar pedido",
      sees: "Alguém carregou em “Liberar pedido”.",
      try: "Nada: o pedido continua no ponto em que foi parado.",
    },
    "order.cancel": {
      title: "Cancelar pedido",
      sees: "Alguém carregou em “Cancelar pedido” e confirmou.",
      try: "Nada: o que foi pago está de volta no saldo.",
    },
    "order.requestCancel": {
      title: "Pedir cancelamento",
      sees: "Alguém carregou em “Pedir cancelamento” e indicou um motivo.",
      try: "Esperar pela decisão da oficina.",
    },
    "order.refuseCancel": {
      title: "Recusar cancelamento",
      sees: "A oficina carregou em “Recusar cancelamento”: a produção continua.",
      try: "Nada: o pedido é produzido e enviado.",
    },
    "order.approveCancel": {
      title: "Aprovar cancelamento",
      sees: "A oficina carregou em “Aprovar cancelamento”: o pedido está cancelado.",
      try: "Nada: o que foi pago está de volta no saldo.",
    },
    "order.complete": {
      title: "Concluir pedido",
      sees: "A oficina carregou em “Concluir pedido”.",
      try: "Nada: o pedido está encerrado.",
    },
    "production.start": {
      title: "Iniciar produção",
      sees: "A oficina carregou em “Iniciar produção”.",
      try: "Se estiver bloqueado, esperar até acabar o tempo de reflexão.",
    },
    "production.finish": {
      title: "Concluir produção",
      sees: "A oficina carregou em “Concluir produção”.",
      try: "Se estiver bloqueado, o pedido tem de estar primeiro em “Em produção”.",
    },
    "label.attach": {
      title: "Anexar etiqueta",
      sees: "A oficina carregou em “Anexar etiqueta”, com transportadora e código de rastreio.",
      try: "Se estiver bloqueado, pagar ou liberar primeiro o pedido.",
    },
    "label.void": {
      title: "Anular etiqueta",
      sees: "A oficina carregou em “Anular etiqueta” e indicou um motivo.",
      try: "Corrigir o endereço, se preciso; depois é anexada uma nova etiqueta.",
    },
    "shipment.handOver": {
      title: "Despachar",
      sees: "A oficina carregou em “Despachar”: a transportadora levou os pacotes.",
      try: "A partir de agora, seguir o código de rastreio.",
    },
    "shipment.deliver": {
      title: "Marcar como entregue",
      sees: "A oficina carregou em “Marcar como entregue”.",
      try: "Nada: os pacotes chegaram.",
    },
    "shipment.return": {
      title: "Marcar como devolvido",
      sees: "A oficina carregou em “Marcar como devolvido” e indicou um motivo.",
      try: "Para enviar de novo, criar outro com “Pedido novo”.",
    },
  },
  guards: {
    hasNoProblems: "O pedido não tem problemas",
    "hasNoProblems and isAutoHeld": "Sem problemas, e a loja retém os pedidos",
    isCancelled: "O pedido está cancelado",
    isDelivered: "O pedido está entregue",
    isHeldBeforeWork: "Retido antes de começar a produção",
    isHeldFromPending: "Retido enquanto pendente",
    isHeldFromProcessing: "Retido enquanto em processamento",
    isHeldFromProduction: "Retido enquanto em produção",
    isHeldFromReady: "Retido depois de pronto",
    isInProduction: "O pedido está em produção",
    isNotOnHold: "O pedido não está retido",
    "isPaid and isCooled": "Pago, e o tempo de reflexão acabou",
    isPayableWork: "Pago, em processamento ou em produção",
    isProducedAndLabelled: "Tudo impresso e com etiqueta",
    isReadyToLeave: "Itens feitos e etiqueta presente",
    isReturned: "O pedido foi devolvido",
    isShipped: "O pedido foi enviado",
  },
  actors: {},
  delays: {},
};
