import { postMeanings } from "./post/pt.ts";
import { postageMeanings } from "./postage/pt.ts";
import { ofPlatforms } from "./platforms/pt.ts";
import type { StatusMeanings } from "./shape.ts";

export const meanings: StatusMeanings = {
  ...ofPlatforms,
  ...postMeanings,
  ...postageMeanings,
  batch: {
    status: {
      Open: "Nada deste lote está na impressora ainda.",
      Released: "Os arquivos deste lote podem ser impressos.",
      Printed: "Todas as peças deste lote estão impressas.",
      Cancelled: "As peças deste lote podem ir para outro.",
    },
  },
  box: {
    status: {
      Processing: "Pacotes entram na caixa e saem dela.",
      Closed: "A caixa foi pesada e pode sair.",
      "Handed Over": "A transportadora está com a caixa.",
      Received: "A caixa chegou ao gateway.",
      Cancelled: "A caixa estava vazia e não é usada.",
    },
  },
  call: {
    status: {
      Active: "O aviso aparece do primeiro ao último dia.",
      Paused: "Ninguém vê o aviso.",
    },
  },
  canned_replies: {
    status: {
      Active: "A resposta é oferecida nos comentários.",
      Paused: "A resposta não é oferecida nos comentários.",
    },
  },
  case: {
    status: {
      Draft: "O vendedor não o enviou.",
      Processing: "A equipe precisa responder ou decidir.",
      "Waiting Seller": "O vendedor precisa responder. O prazo está parado.",
      Inprocess: "Compensação em andamento.",
      Resolved: "As compensações terminaram, ou uma resposta bastou.",
      Rejected: "Nada é compensado; o motivo está na conversa.",
      Closed: "Nada mais o altera.",
    },
  },
  consolidation: {
    status: {
      Processing: "Caixas entram no voo e saem dele.",
      Closed: "As caixas e o valor estão fixados.",
      "Manifest Sent": "O manifesto foi enviado.",
      Departed: "O voo partiu.",
      Arrived: "O voo pousou.",
      "Customs Hold": "A alfândega reteve o voo.",
      Cleared: "A alfândega liberou o voo.",
      Injected: "A transportadora local está com os pacotes.",
      Completed: "Todas as caixas chegaram, ou o que falta está indicado.",
      Cancelled: "O voo foi cancelado antes da partida.",
    },
  },
  delivery: {
    status: {
      Waiting: "A mensagem é enviada assim que possível.",
      Delivered: "O outro lado aceitou a mensagem.",
      Dead: "Todas as tentativas falharam; a mensagem não é reenviada automaticamente.",
    },
  },
  extension: {
    status: {
      Off: "A extensão não faz nada.",
      On: "A extensão funciona, com os direitos aceitos.",
    },
  },
  faults: {
    step: {
      QC: "O defeito surgiu na primeira verificação.",
      Cutting: "O defeito surgiu no corte.",
      Printing: "O defeito surgiu na impressão.",
      Sewing: "O defeito surgiu na costura.",
      "Final QC": "O defeito passou despercebido no controle final.",
      Packing: "O defeito surgiu na embalagem.",
    },
  },
  integration: {
    status: {
      Paused: "Nada é enviado, e o que chega é recusado.",
      Active: "Os dados são enviados e aceitos.",
    },
  },
  item: {
    status: {
      Active: "O item pode ser pedido.",
      "Out Of Stock": "O item não pode ser pedido até voltar ao estoque.",
      Discontinued: "O item não pode mais ser pedido.",
    },
  },
  job: {
    status: {
      Queued: "O job ainda não começou.",
      Running: "O job é executado em segundo plano.",
      Done: "O job terminou; o resultado mostra o que foi recusado.",
      Failed: "O job terminou antes do fim; o que foi feito permanece.",
      Cancelled: "Alguém parou o job; o que foi feito permanece.",
    },
  },
  label: {
    status: {
      Asked: "A etiqueta está sendo comprada; o preço está reservado.",
      Unknown: "Ainda não se sabe se a etiqueta foi comprada; o fornecedor é consultado de novo.",
      Live: "A etiqueta é válida: o pacote pode ser enviado com ela.",
      "Void Asked": "Foi pedido um crédito por esta etiqueta.",
      "Void Refused": "O crédito desta etiqueta foi recusado; ela continua cobrada.",
      Failed: "Não foi possível comprar a etiqueta.",
      Voided: "A etiqueta não vale mais.",
    },
  },
  local_bill: {
    status: {
      Pending: "Caixas entram na fatura até o caminhão chegar.",
      Confirmed: "O agente assinou; a fatura dele é esperada.",
      Invoiced: "O valor do agente está lançado e ainda não foi pago.",
      Disputed: "O valor do agente não é o combinado.",
      Paid: "O agente foi pago.",
      Cancelled: "A fatura não foi usada; as caixas estão livres.",
    },
  },
  locations: {
    status: {
      Active: "O local recebe novos pedidos.",
      Paused: "O local não recebe novos pedidos.",
      Closed: "O local é mantido só pelo histórico.",
    },
  },
  logistics: {
    status: {
      Active: "O método é oferecido.",
      Paused: "O método não é oferecido; os pacotes que já o têm continuam com ele.",
    },
  },
  order: {
    status: {
      Draft: "O pedido ainda não foi enviado e pode ser alterado.",
      Pending: "O pedido foi enviado e aguarda o pagamento.",
      Processing: "O pedido está pago e aguarda o início da produção.",
      "In Production": "A oficina faz as peças do pedido.",
      "On Hold": "O pedido está suspenso até alguém liberá-lo.",
      "Cancel Requested": "Alguém pediu o cancelamento; o trabalho para até a decisão.",
      Ready: "Tudo está feito e etiquetado; a transportadora pode coletar.",
      Shipped: "A transportadora está com os pacotes.",
      Delivered: "Os pacotes chegaram.",
      Completed: "O pedido está encerrado; nada mais pode ser alterado.",
      Returned: "Os pacotes voltaram para nós.",
      Cancelled: "O pedido foi cancelado; o que foi pago voltou ao saldo.",
    },
    print_status: {
      Waiting: "Nenhuma peça do pedido foi iniciada ainda.",
      Printing: "Pelo menos uma peça do pedido está sendo feita.",
      Printed: "Todas as peças do pedido estão prontas.",
      Stopped: "O pedido foi cancelado, então nada é feito.",
    },
    shipment_status: {
      Processing: "Pelo menos um pacote ainda não tem etiqueta.",
      Ready: "Todos os pacotes que ainda estão aqui têm etiqueta.",
      "Handed Over": "As transportadoras estão com todos os pacotes.",
      Delivered: "Os pacotes chegaram.",
      Returned: "Os pacotes voltaram para nós.",
      Stopped: "O pedido foi cancelado, então nada é enviado.",
    },
  },
  package: {
    shipment_status: {
      Processing: "O pacote ainda não tem etiqueta.",
      Ready: "O pacote tem etiqueta, mas nem tudo está embalado.",
      Failed: "Não foi possível comprar a etiqueta do pacote.",
      Packed: "Tudo está no pacote; ele pode ser enviado.",
      Boxed: "O pacote está em uma caixa com outros.",
      "Handed Over": "A transportadora está com o pacote.",
      "In Transit": "O pacote está a caminho.",
      Customs: "O pacote está na alfândega.",
      "Out For Delivery": "O pacote está para ser entregue.",
      Delivered: "O pacote chegou.",
      Exception: "A transportadora informa um problema com o pacote.",
      "Return To Sender": "A transportadora está trazendo o pacote de volta.",
      Returned: "O pacote está de volta aqui.",
      Lost: "O pacote se perdeu no caminho.",
      Voided: "O pacote foi cancelado, junto com a etiqueta.",
      Cancelled: "Nada é enviado neste pacote.",
    },
  },
  payment_methods: {
    status: {
      Active: "Os vendedores podem escolher este método de pagamento.",
      Paused: "Este método de pagamento não é oferecido.",
    },
  },
  price_table: {
    status: {
      draft: "A tabela pode ser alterada; nada é calculado por ela ainda.",
      scheduled: "A tabela vale a partir do primeiro dia.",
      active: "Os pacotes são calculados por esta tabela agora.",
      ended: "Uma tabela posterior substituiu esta, ou o último dia passou.",
      withdrawn: "A tabela foi retirada e não é usada.",
    },
  },
  products: {
    status: {
      Active: "O produto e seus itens podem ser pedidos.",
      Discontinued: "O produto e seus itens não podem ser pedidos.",
    },
  },
  refund: {
    status: {
      Processing: "Alguém precisa decidir sobre esta solicitação; o valor está reservado.",
      Approved: "A solicitação foi aprovada, mas uma segunda pessoa precisa reembolsar.",
      Posted: "O dinheiro voltou ao saldo do vendedor.",
      Rejected: "A solicitação foi recusada; o saldo não mudou.",
      Cancelled: "A solicitação foi cancelada, ou tudo foi reembolsado de outra forma.",
    },
  },
  shipping_preset: {
    status: {
      Active: "A regra vale para os pacotes com que combina.",
      Paused: "A regra é ignorada.",
    },
  },
  statement: {
    status: {
      Paid: "O valor faz parte do saldo.",
      Pending: "O valor ainda não faz parte do saldo.",
    },
  },
  stores: {
    status: {
      Active: "A loja aceita novos pedidos.",
      Paused: "A loja não aceita novos pedidos; os existentes continuam.",
    },
  },
  invoice: {
    status: {
      Draft: "O mês terminou e a fatura ainda não tem número; nada venceu.",
      Issued: "A fatura espera o pagamento.",
      "Partially Paid": "Uma parte da fatura está paga.",
      Overdue: "O vencimento passou; nenhum pedido do vendedor pode ser pago.",
      Disputed: "O vendedor contesta a fatura; nenhum lembrete é enviado.",
      Paid: "Tudo nela está pago ou creditado.",
      Void: "Uma nota de crédito compensou a fatura.",
    },
  },
  topup: {
    status: {
      Pending: "Alguém precisa aprovar esta solicitação; o saldo ainda não mudou.",
      Approved: "O valor está lançado no saldo.",
      Rejected: "A solicitação foi recusada; o saldo não mudou.",
      Cancelled: "A solicitação foi cancelada; o saldo não mudou.",
      Reversed: "A aprovação foi estornada; o saldo está como antes.",
    },
  },
  unit: {
    print_status: {
      QC: "A peça em branco está sendo conferida.",
      Cutting: "A peça está na etapa de corte.",
      Printing: "A peça está na etapa de impressão.",
      Sewing: "A peça está na etapa de costura.",
      "Final QC": "A peça pronta está sendo conferida.",
      Packing: "A peça está feita e vai para o pacote.",
      Packed: "A peça está no pacote.",
      Rejected: "A peça foi rejeitada vezes demais, ou a arte está errada; o escritório decide.",
      Stopped: "A peça foi cancelada e não é feita.",
    },
    work_status: {
      Waiting: "Ninguém trabalha na peça nesta etapa ainda.",
      Inprocess: "Alguém trabalha na peça nesta etapa.",
      "On Hold": "A peça espera, porque o pedido está suspenso ou pode ser cancelado.",
    },
  },
  user_groups: {
    status: {
      Active: "As pessoas deste grupo têm os direitos dele.",
      Locked: "As pessoas deste grupo não recebem direitos dele.",
    },
  },
  users: {
    status: {
      Available: "Esta pessoa pode entrar.",
      Away: "Esta pessoa pode entrar, mas está ausente.",
      Locked: "Esta pessoa não pode entrar.",
    },
  },
};
