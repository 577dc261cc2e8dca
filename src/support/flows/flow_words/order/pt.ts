import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O percurso de um pedido",
  purpose: "Leva um pedido do rascunho até o comprador, com a impressão e o envio ao lado.",
  states: {
    status: {
      title: "Status do pedido",
      sees: "A primeira das três marcas ao lado do número do pedido: manda nas outras duas.",
      try: "Ler primeiro esta marca: dela dependem os passos possíveis.",
    },
    "status.Draft": {
      title: "Rascunho",
      sees: "O pedido está em “Rascunho”; o que lhe falta está em “O que falta”.",
      try: "Corrigir o que está lá e depois clicar em “Enviar pedido”.",
    },
    "status.Pending": {
      title: "Pendente",
      sees: "O pedido está em “Pendente”: foi enviado, mas não está pago.",
      try: "Clicar em “Pagar pedido”; se o saldo não bastar, recarregar antes.",
    },
    "status.Processing": {
      title: "Em processamento",
      sees: "O pedido está em “Em processamento”: está pago e espera a oficina.",
      try: "Esperar a oficina. Até o início, o pedido ainda pode ser cancelado.",
    },
    "status.In Production": {
      title: "Em produção",
      sees: "O pedido está em “Em produção”; “Impressão” e “Envio” dizem em que ponto está cada um.",
      try: "Esperar a impressão e a etiqueta. Para parar, clicar em “Solicitar cancelamento”.",
    },
    "status.On Hold": {
      title: "Retido",
      sees: "O pedido está em “Retido”; abaixo do número está o motivo e, se foi indicado, até quando.",
      try: "Resolver o motivo e clicar em “Liberar pedido”. Continua no ponto em que foi parado.",
    },
    "status.Cancel Requested": {
      title: "Cancelamento solicitado",
      sees: "O pedido está em “Cancelamento solicitado”: nesse meio-tempo a produção não pode ser concluída.",
      try: "Pedir à oficina que clique em “Aprovar cancelamento” ou “Recusar cancelamento”.",
    },
    "status.Ready": {
      title: "Pronto",
      sees: "O pedido está em “Pronto”: está tudo impresso e a etiqueta está anexada.",
      try: "A oficina clica em “Despachar” quando a transportadora levar os pacotes.",
    },
    "status.Shipped": {
      title: "Enviado",
      sees: "O pedido está em “Enviado”: a transportadora tem os pacotes, com o código de rastreio à vista.",
      try: "Acompanhar o código de rastreio. Na chegada, a oficina clica em “Marcar como entregue”.",
    },
    "status.Delivered": {
      title: "Entregue",
      sees: "O pedido está em “Entregue”: os pacotes chegaram.",
      try: "Nada. A oficina clica em “Concluir pedido” ou em “Marcar como devolvido”.",
    },
    "status.Completed": {
      title: "Concluído",
      sees: "O pedido está em “Concluído”: está fechado e não tem mais passos.",
      try: "Nada: está tudo feito.",
    },
    "status.Returned": {
      title: "Devolvido",
      sees: "O pedido está em “Devolvido”: os pacotes voltaram. Não há mais passos.",
      try: "Para enviar de novo, criar outro com “Novo pedido”.",
    },
    "status.Cancelled": {
      title: "Cancelado",
      sees: "O pedido está em “Cancelado”: o que foi pago voltou para o saldo. Não há mais passos.",
      try: "Não é possível desfazer; criar outro com “Novo pedido”.",
    },
    print: {
      title: "Impressão",
      sees: "A marca “Impressão” no topo do pedido: em que ponto está a oficina.",
      try: "Ver aqui se o pedido já está sendo produzido.",
    },
    "print.Waiting": {
      title: "Esperando a impressão",
      sees: "“Impressão” indica “Aguardando”: a oficina ainda não começou.",
      try: "Esperar; começa sozinho assim que a produção for iniciada.",
    },
    "print.Printing": {
      title: "Imprimindo",
      sees: "“Impressão” indica “Imprimindo”: a oficina está trabalhando nos itens.",
      try: "Esperar até a oficina clicar em “Concluir produção”.",
    },
    "print.Printed": {
      title: "Impresso",
      sees: "“Impressão” indica “Impresso”: todos os itens estão feitos.",
      try: "Nada aqui. Se o pedido não estiver em “Pronto”, falta a etiqueta.",
    },
    "print.Stopped": {
      title: "Impressão parada",
      sees: "“Impressão” indica “Parado”, porque o pedido foi cancelado.",
      try: "Nada: nada mais é produzido.",
    },
    shipment: {
      title: "Envio",
      sees: "A marca “Envio” no topo do pedido: etiqueta e caminho até o comprador.",
      try: "Ver aqui se há etiqueta e onde estão os pacotes.",
    },
    "shipment.Processing": {
      title: "Esperando a etiqueta",
      sees: "“Envio” indica “Em processamento”: sem etiqueta, o endereço ainda pode ser alterado.",
      try: "Conferir o endereço; depois a oficina clica em “Anexar etiqueta”.",
    },
    "shipment.Ready": {
      title: "Etiqueta anexada",
      sees: "“Envio” indica “Pronto”: a etiqueta está lá e o endereço não muda mais.",
      try: "Para mudar o endereço, a oficina clica primeiro em “Anular etiqueta”.",
    },
    "shipment.Handed Over": {
      title: "Despachado",
      sees: "“Envio” indica “Despachado”: a transportadora tem os pacotes.",
      try: "Acompanhar o código de rastreio em “Pacotes”.",
    },
    "shipment.Delivered": {
      title: "Pacotes entregues",
      sees: "“Envio” indica “Entregue”: os pacotes chegaram.",
      try: "Nada; se voltarem, a oficina clica em “Marcar como devolvido”.",
    },
    "shipment.Returned": {
      title: "Pacotes devolvidos",
      sees: "“Envio” indica “Devolvido”: os pacotes voltaram.",
      try: "Para enviar de novo, criar outro com “Novo pedido”.",
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
      sees: "Alguém clicou em “Enviar pedido”.",
      try: "Se estiver bloqueado, corrigir o que está em “O que falta”.",
    },
    "order.pay": {
      title: "Pagar pedido",
      sees: "Alguém clicou em “Pagar pedido”: o total sai do saldo.",
      try: "Se for recusado, recarregar o saldo e clicar de novo.",
    },
    "order.hold": {
      title: "Reter pedido",
      sees: "Alguém clicou em “Reter pedido” e indicou um motivo.",
      try: "Para continuar, clicar em “Liberar pedido”.",
    },
    "order.release": {
      title: "Liberar pedido",
      sees: "Alguém clicou em “Liberar pedido”.",
      try: "Nada: o pedido continua no ponto em que foi parado.",
    },
    "order.cancel": {
      title: "Cancelar pedido",
      sees: "Alguém clicou em “Cancelar pedido” e confirmou.",
      try: "Nada: o que foi pago está de volta no saldo.",
    },
    "order.requestCancel": {
      title: "Solicitar cancelamento",
      sees: "Alguém clicou em “Solicitar cancelamento” e indicou um motivo.",
      try: "Esperar a decisão da oficina.",
    },
    "order.refuseCancel": {
      title: "Recusar cancelamento",
      sees: "A oficina clicou em “Recusar cancelamento”: a produção continua.",
      try: "Nada: o pedido é produzido e enviado.",
    },
    "order.approveCancel": {
      title: "Aprovar cancelamento",
      sees: "A oficina clicou em “Aprovar cancelamento”: o pedido está cancelado.",
      try: "Nada: o que foi pago está de volta no saldo.",
    },
    "order.complete": {
      title: "Concluir pedido",
      sees: "A oficina clicou em “Concluir pedido”.",
      try: "Nada: o pedido está encerrado.",
    },
    "production.start": {
      title: "Iniciar produção",
      sees: "A oficina clicou em “Iniciar produção”.",
      try: "Se estiver bloqueado, esperar até que acabe o tempo de reflexão.",
    },
    "production.finish": {
      title: "Concluir produção",
      sees: "A oficina clicou em “Concluir produção”.",
      try: "Se estiver bloqueado, o pedido precisa estar antes em “Em produção”.",
    },
    "label.attach": {
      title: "Anexar etiqueta",
      sees: "A oficina clicou em “Anexar etiqueta”, com transportadora e código de rastreio.",
      try: "Se estiver bloqueado, pagar ou liberar o pedido antes.",
    },
    "label.void": {
      title: "Anular etiqueta",
      sees: "A oficina clicou em “Anular etiqueta” e indicou um motivo.",
      try: "Corrigir o endereço, se for preciso; depois uma nova etiqueta é anexada.",
    },
    "shipment.handOver": {
      title: "Despachar",
      sees: "A oficina clicou em “Despachar”: a transportadora levou os pacotes.",
      try: "A partir de agora, acompanhar o código de rastreio.",
    },
    "shipment.deliver": {
      title: "Marcar como entregue",
      sees: "A oficina clicou em “Marcar como entregue”.",
      try: "Nada: os pacotes chegaram.",
    },
    "shipment.return": {
      title: "Marcar como devolvido",
      sees: "A oficina clicou em “Marcar como devolvido” e indicou um motivo.",
      try: "Para enviar de novo, criar outro com “Novo pedido”.",
    },
  },
  guards: {
    isAutoHeld: "A loja retém o que é enviado",
    isPaid: "O pedido está pago",
    isCooled: "O tempo de reflexão acabou",
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
