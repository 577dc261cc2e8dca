import type { Translation } from "../../../words/translation.ts";
import type { English } from "./en.ts";

const bulk: Translation<English["bulk"]> = {
  line: "Linhas selecionadas",
  selected: { one: "{number} selecionada", other: "{number} selecionadas" },
  selectAll: "Selecionar os {number} resultados",
  fullPicked: "Uma a uma, selecionam-se no máximo {max} linhas. Selecione todos os resultados.",
  fullExcept: "No máximo {max} linhas podem ficar de fora. Restrinja os filtros.",
  key: "Ações para as linhas selecionadas e voltar",
  clear: "Limpar seleção",
  none: "Não há nada a fazer com as linhas selecionadas.",
  more: "Mais",
  actions: "Ações",
  ask: "{step} …",
  step: "{step} ({number})",
  sending: "Enviando “{step}”",
  refused: { one: "{number} recusado", other: "{number} recusados" },
  result: "“{step}”: {parts}",
  reason: "{codes}: {reason}",
  failed: "“{step}” falhou. {why}",
  unknown: "Não veio resposta, então não se sabe se “{step}” foi feito. Perguntar de novo não repete nada.",
  check: "Verificar de novo",
  looking: "Verificando o que isto afeta",
  unseen: "Não foi possível verificar o que isto afeta. {why}",
  again: "Tentar de novo",
  ofCount: "{fits} de {count}",
  tooMany: "São {number} registros. No máximo {max} de uma vez: restrinja os filtros.",
  noneCovered: "O saldo não cobre nenhum destes.",
  covered: {
    one: "{fits} de {orders} pode ser pago, primeiro os de prazo mais próximo.",
    other: "{fits} de {orders} podem ser pagos, primeiro os de prazo mais próximo.",
  },
  noneFits: "Nada disto está em um estado que o permita.",
  meets: "Por estado",
  charges: "O que sai do saldo",
  charge: { one: "{number} pedido", other: "{number} pedidos" },
  postage: "Envio incluído",
  postageOnTop: "O envio é reservado à parte.",
  available: "Disponível",
  left: "Sobra depois",
  short: "Faltam",
  purchases: "Quanto custam as etiquetas",
  labels: { one: "{number} etiqueta", other: "{number} etiquetas" },
  unmade: {
    one: "Comprar também a etiqueta de {number} pacote cujas peças não estão todas prontas",
    other: "Comprar também as etiquetas de {number} pacotes cujas peças não estão todas prontas",
  },
  unmadeToo: "Comprar também as etiquetas de pacotes cujas peças não estão todas prontas",
  unpriced: "São muitos para somar antes: cada etiqueta custa o preço que seu pacote mostra.",
  refusedState: "será recusado",
  later: "Cada um é verificado de novo na sua vez; o que falhar é listado com o motivo.",
  undoable: "Você pode desfazer isso depois, aqui ou na tarefa.",
  final: "Não é possível desfazer.",
  stepwise: "Isso não se desfaz de uma só vez.",
  addTags: "Adicionar etiquetas",
  editTags: "Editar etiquetas",
  saveTags: "Salvar etiquetas",
  removeTags: "Remover etiquetas",
  tagHelp: "Escreva uma etiqueta e pressione Enter.",
  dropTag: "Remover a etiqueta {tag}",
  tagLong: "Uma etiqueta tem no máximo {max} caracteres.",
  tagsFull: "No máximo {max} etiquetas.",
  noTags: "Informe pelo menos uma etiqueta.",
  choose: "Escolher",
  methodsFailed: "As formas de envio não puderam ser carregadas.",
  waiting: "“{title}” espera a sua vez. Você pode sair desta página.",
  running: "“{title}” está em andamento. Você pode sair desta página.",
  cancel: "Parar",
  parts: "{acted}, {refused}",
  nothing: "Nada foi alterado.",
  cancelled: "Parado. {parts}",
  ended: "O trabalho terminou antes do fim. {why} {parts}",
  seeRefused: "Ver o que foi recusado",
  seeJob: "Ver a tarefa",
  retry: { one: "Tentar {number} de novo", other: "Tentar {number} de novo" },
  undo: "Desfazer",
  work: {
    list: {
      undo: {
        act: { one: "Desfazer {number} registro", other: "Desfazer {number} registros" },
        acted: { one: "{number} desfeito", other: "{number} desfeitos" },
        means: "O que foi alterado depois fica como está.",
      },
    },
    call: {
      pause: {
        act: { one: "Pausar {number} aviso", other: "Pausar {number} avisos" },
        acted: { one: "{number} pausados", other: "{number} pausados" },
        means: "Ninguém os vê até alguém retomar.",
      },
      resume: {
        act: { one: "Retomar {number} aviso", other: "Retomar {number} avisos" },
        acted: { one: "{number} retomados", other: "{number} retomados" },
        means: "Voltam a aparecer nos seus dias.",
      },
    },
    integration: {
      on: {
        act: { one: "Ativar {number} integração", other: "Ativar {number} integrações" },
        acted: { one: "{number} ativadas", other: "{number} ativadas" },
        means: "As que não têm segredo são recusadas.",
      },
      off: {
        act: { one: "Desativar {number} integração", other: "Desativar {number} integrações" },
        acted: { one: "{number} desativadas", other: "{number} desativadas" },
        means: "Nada mais é enviado, e o que chega é recusado.",
      },
    },
    order: {
      submit: {
        act: { one: "Enviar {number} pedido", other: "Enviar {number} pedidos" },
        acted: { one: "{number} enviado", other: "{number} enviados" },
        means: "Pedidos enviados aguardam o pagamento. Rascunhos com problemas continuam rascunhos.",
      },
      pay: {
        act: { one: "Pagar {number} pedido", other: "Pagar {number} pedidos" },
        acted: { one: "{number} pago", other: "{number} pagos" },
        means: "Os totais saem do saldo. Pedidos que ele não cobre são recusados.",
      },
      hold: {
        act: { one: "Reter {number} pedido", other: "Reter {number} pedidos" },
        acted: { one: "{number} retido", other: "{number} retidos" },
        means: "Pedidos retidos ficam onde estão até alguém os liberar ou o dia passar.",
      },
      release: {
        act: { one: "Liberar {number} pedido", other: "Liberar {number} pedidos" },
        acted: { one: "{number} liberado", other: "{number} liberados" },
        means: "Pedidos liberados continuam de onde foram retidos.",
      },
      cancel: {
        act: { one: "Cancelar {number} pedido", other: "Cancelar {number} pedidos" },
        acted: { one: "{number} cancelado", other: "{number} cancelados" },
        means: "O que foi pago volta para o saldo, e nada mais é produzido.",
      },
      requestCancel: {
        act: {
          one: "Solicitar cancelamento de {number} pedido",
          other: "Solicitar cancelamento de {number} pedidos",
        },
        acted: { one: "{number} cancelamento solicitado", other: "{number} cancelamentos solicitados" },
        means: "O trabalho nestes pedidos para até a oficina decidir.",
      },
      refuseCancel: {
        act: {
          one: "Recusar cancelamento de {number} pedido",
          other: "Recusar cancelamento de {number} pedidos",
        },
        acted: { one: "{number} de volta à produção", other: "{number} de volta à produção" },
        means: "Estes pedidos voltam para a produção.",
      },
      approveCancel: {
        act: {
          one: "Aprovar cancelamento de {number} pedido",
          other: "Aprovar cancelamento de {number} pedidos",
        },
        acted: { one: "{number} cancelado", other: "{number} cancelados" },
        means: "O que foi pago volta para o saldo, e nada mais é produzido.",
      },
      complete: {
        act: { one: "Concluir {number} pedido", other: "Concluir {number} pedidos" },
        acted: { one: "{number} concluído", other: "{number} concluídos" },
        means: "Pedidos concluídos ficam fechados: nada mais pode mudar.",
      },
    },
    production: {
      start: {
        act: { one: "Iniciar produção de {number} pedido", other: "Iniciar produção de {number} pedidos" },
        acted: { one: "{number} iniciado", other: "{number} iniciados" },
        means:
          "A oficina pode começar: as peças esperam na primeira etapa até serem escaneadas. A partir daí, um cancelamento precisa ser solicitado.",
      },
      unstart: {
        act: { one: "Retirar {number} pedido da produção", other: "Retirar {number} pedidos da produção" },
        acted: { one: "{number} retirado", other: "{number} retirados" },
        means:
          "Só pedidos de que nenhuma peça foi começada. Voltam a “Processando” e podem ser cancelados na hora.",
      },
      finish: {
        act: { one: "Concluir produção de {number} pedido", other: "Concluir produção de {number} pedidos" },
        acted: { one: "{number} concluído", other: "{number} concluídos" },
        means: "Todos os itens destes pedidos contam como produzidos.",
      },
    },
    label: {
      void: {
        act: { one: "Anular etiquetas de {number}", other: "Anular etiquetas de {number}" },
        acted: { one: "{number} anulada", other: "{number} anuladas" },
        means: "As etiquetas não servem mais; é preciso uma nova cada vez.",
      },
    },
    shipment: {
      handOver: {
        act: { one: "Despachar {number} pedido", other: "Despachar {number} pedidos" },
        acted: { one: "{number} despachado", other: "{number} despachados" },
        means: "Os pacotes contam como entregues à transportadora.",
      },
      deliver: {
        act: { one: "Marcar {number} pedido como entregue", other: "Marcar {number} pedidos como entregues" },
        acted: { one: "{number} entregue", other: "{number} entregues" },
        means: "Os pacotes contam como recebidos.",
      },
      return: {
        act: {
          one: "Marcar {number} pedido como devolvido",
          other: "Marcar {number} pedidos como devolvidos",
        },
        acted: { one: "{number} devolvido", other: "{number} devolvidos" },
        means: "Estes pedidos ficam fechados: os pacotes voltaram.",
      },
    },
    items: {
      edit: {
        act: { one: "Alterar {number} item", other: "Alterar {number} itens" },
        acted: { one: "{number} alterado", other: "{number} alterados" },
        means: "Cada item é alterado como foi mostrado.",
      },
    },
    orders: {
      tag: {
        act: { one: "Alterar etiquetas de {number} pedido", other: "Alterar etiquetas de {number} pedidos" },
        acted: { one: "{number} alterado", other: "{number} alterados" },
        means: "Etiquetas servem para reencontrar pedidos. Elas não mudam nada no trabalho.",
      },
      country: {
        act: { one: "Mudar o país de {number} pedido", other: "Mudar o país de {number} pedidos" },
        acted: { one: "{number} alterado", other: "{number} alterados" },
        means: "O mesmo país para todos; o que lhes faltava por isso é corrigido na hora.",
      },
      method: {
        act: {
          one: "Alterar forma de envio de {number} pedido",
          other: "Alterar forma de envio de {number} pedidos",
        },
        acted: { one: "{number} alterado", other: "{number} alterados" },
        means: "A nova forma vale para as etiquetas de envio feitas a partir de agora.",
      },
      undo: {
        act: { one: "Desfazer em {number} pedido", other: "Desfazer em {number} pedidos" },
        acted: { one: "{number} desfeito", other: "{number} desfeitos" },
        means: "Pedidos alterados desde então ficam como estão.",
      },
    },
  },
  trash: {
    open: "Excluir…",
    title: { one: "Excluir {number} registro?", other: "Excluir {number} registros?" },
    more: { one: "e mais {number}", other: "e mais {number}" },
    act: { one: "Excluir {number} registro", other: "Excluir {number} registros" },
    done: { one: "{number} registro foi excluído.", other: "{number} registros foram excluídos." },
    final: "Não é possível desfazer.",
  },
  export: {
    open: "Exportar",
    title: "Exportar: {list}",
    which: "O que exportar",
    filtered: {
      one: "{number} linha que os filtros encontram",
      other: "Todas as {number} linhas que os filtros encontram",
    },
    filteredUnknown: "Todas as linhas que os filtros encontram",
    selection: { one: "{number} linha selecionada", other: "{number} linhas selecionadas" },
    shape: "Como",
    columns: "As colunas desta visão, uma linha por registro",
    lines: "Tudo, uma linha por item",
    linesHelp: "Este arquivo pode ser importado de novo.",
    format: "Arquivo",
    formats: { csv: "CSV", xlsx: "Pasta de trabalho do Excel (.xlsx)" },
    tooLong: "Uma pasta de trabalho do Excel comporta {n} linhas. Use CSV ou filtre a lista.",
    where: "O arquivo é feito em segundo plano e fica em Tarefas. Você é avisado quando estiver pronto.",
    act: { one: "Exportar {number} linha", other: "Exportar {number} linhas" },
    actUnknown: "Exportar",
    begun: "A exportação começou. Você é avisado quando o arquivo estiver pronto.",
    refused: "Não foi possível iniciar a exportação. {why}",
    unknown: "Não houve resposta. Verificar de novo não inicia uma segunda exportação.",
  },
};

export const words: Translation<English> = { bulk };
