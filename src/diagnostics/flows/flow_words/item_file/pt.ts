import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Um arquivo de itens",
  purpose: "Lê no navegador um arquivo de itens escolhido, mostra suas colunas e problemas e o envia.",
  states: {
    choosing: {
      title: "Nenhum arquivo escolhido",
      sees: "O botão para escolher um arquivo.",
      try: "Escolha um arquivo CSV ou do Excel.",
    },
    looking: { title: "Lendo o arquivo", sees: "A página diz que lê o arquivo.", try: "Espere um momento." },
    unfit: {
      title: "O arquivo não serve",
      sees: "A página diz o que há de errado.",
      try: "Corrija o que ela aponta ou escolha outra planilha.",
    },
    ready: {
      title: "O arquivo pode ser enviado",
      sees: "Colunas, primeiras linhas e problemas aparecem.",
      try: "Confira as colunas e importe.",
    },
    sending: { title: "Enviando", sees: "O botão está fechado.", try: "Espere um momento." },
    unknown: {
      title: "Não houve resposta",
      sees: "A página diz que não se sabe se chegou.",
      try: "Envie de novo: nada é importado duas vezes.",
    },
    sent: { title: "Enviado", sees: "A página da tarefa se abre.", try: "Acompanhe a tarefa." },
  },
  events: {
    "file.choose": {
      title: "Arquivo escolhido",
      sees: "A pessoa escolheu um arquivo.",
      try: "Espere um momento.",
    },
    "sheet.choose": {
      title: "Planilha escolhida",
      sees: "A pessoa escolheu outra planilha.",
      try: "Veja as colunas.",
    },
    "mark.choose": {
      title: "Separador escolhido",
      sees: "A pessoa disse como os valores estão escritos.",
      try: "Veja os problemas.",
    },
    "encoding.choose": {
      title: "Codificação escolhida",
      sees: "A pessoa escolheu a codificação do arquivo.",
      try: "Olhar as primeiras linhas.",
    },
    "column.choose": {
      title: "Coluna escolhida",
      sees: "A pessoa escolheu uma coluna à mão.",
      try: "Veja os problemas.",
    },
    "hidden.choose": {
      title: "Linhas ocultas escolhidas",
      sees: "A pessoa escolheu se as linhas que a pasta de trabalho oculta são importadas.",
      try: "Compare o número de linhas que servem.",
    },
    "file.send": {
      title: "Enviado",
      sees: "A pessoa clicou em “Importar itens”.",
      try: "Espere um momento.",
    },
  },
  guards: {
    isFit: "O arquivo pode ser lido",
    isBegun: "A tarefa começou",
    isOpen: "Não se sabe se começou",
    hasRows: "Algumas linhas servem",
  },
  actors: {
    lookAtItems: "Ler o arquivo",
    sendItems: "Enviar o arquivo",
  },
  delays: {},
};
