import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Examinar um arquivo de pedidos",
  purpose: "Lê no navegador o arquivo escolhido, encontra as colunas e mostra o que sairia dele.",
  states: {
    choosing: {
      title: "Nenhum arquivo escolhido",
      sees: "O campo onde se pode soltar um arquivo.",
      try: "Escolher um arquivo CSV.",
    },
    looking: {
      title: "Examinando o arquivo",
      sees: "A página diz que está examinando o arquivo.",
      try: "Esperar um instante.",
    },
    unfit: {
      title: "O arquivo não serve",
      sees: "A página diz o que há de errado no arquivo.",
      try: "Corrigir o que ela indica ou alterar a leitura.",
    },
    read: {
      title: "O arquivo pode ser lido",
      sees: "As colunas e uma prévia são mostradas.",
      try: "Conferir as colunas e importar.",
    },
    "read.deciding": {
      title: "Conferindo as colunas",
      sees: "As colunas são mostradas.",
      try: "Esperar um instante.",
    },
    "read.mapping": {
      title: "Falta uma coluna necessária",
      sees: "A página indica as colunas que precisam ser escolhidas.",
      try: "Escolher essas colunas à mão.",
    },
    "read.counting": {
      title: "Lendo o arquivo inteiro",
      sees: "A prévia continua contando.",
      try: "Esperar, ou importar sem esperar.",
    },
    "read.counted": {
      title: "Lido até o fim",
      sees: "A prévia mostra os pedidos e as linhas que serão recusadas.",
      try: "Conferir as linhas recusadas e importar.",
    },
  },
  events: {
    "file.choose": {
      title: "Arquivo escolhido",
      sees: "A pessoa escolheu ou soltou um arquivo.",
      try: "Esperar um instante.",
    },
    "file.again": {
      title: "Examinado de novo",
      sees: "A pessoa mandou examinar o mesmo arquivo de novo.",
      try: "Esperar um instante.",
    },
    "file.remove": {
      title: "Arquivo retirado",
      sees: "A pessoa retirou o arquivo.",
      try: "Escolher um arquivo.",
    },
    "store.choose": {
      title: "Loja escolhida",
      sees: "A pessoa escolheu uma loja.",
      try: "Continuar com o arquivo.",
    },
    "sheet.choose": {
      title: "Planilha escolhida",
      sees: "A pessoa escolheu outra planilha da pasta de trabalho.",
      try: "Olhar as colunas.",
    },
    "header.choose": {
      title: "Linha dos nomes escolhida",
      sees: "A pessoa escolheu a linha com os nomes das colunas.",
      try: "Olhar as colunas.",
    },
    "format.change": {
      title: "Leitura alterada",
      sees: "A pessoa alterou codificação, separador, sinais ou datas.",
      try: "Ver a prévia.",
    },
    "format.settle": {
      title: "Pergunta respondida",
      sees: "A pessoa disse como os números ou as datas do arquivo são escritos.",
      try: "Veja a prévia.",
    },
    "rows.choose": {
      title: "Linhas mantidas ou omitidas",
      sees: "A pessoa disse se as linhas canceladas, enviadas ou reembolsadas são importadas.",
      try: "Veja a prévia.",
    },
    "column.choose": {
      title: "Coluna escolhida",
      sees: "A pessoa escolheu uma coluna à mão.",
      try: "Ver a prévia.",
    },
    "column.join": {
      title: "Coluna adicionada",
      sees: "A pessoa escolheu várias colunas para um campo.",
      try: "Olhar a prévia.",
    },
    "items.choose": {
      title: "Itens de uma linha escolhidos",
      sees: "A pessoa escolheu as colunas de outros itens de uma linha.",
      try: "Olhar a prévia.",
    },
    "profile.choose": {
      title: "Tipo de arquivo escolhido",
      sees: "A pessoa escolheu outro tipo de arquivo.",
      try: "Ver as colunas.",
    },
    "grouping.choose": {
      title: "Linhas agrupadas de outro modo",
      sees: "A pessoa disse quais linhas são um pedido.",
      try: "Ver a prévia.",
    },
    "country.choose": {
      title: "País escolhido",
      sees: "A pessoa escolheu um país para pedidos que não têm um.",
      try: "Ver a prévia.",
    },
    "method.choose": {
      title: "Forma de envio escolhida",
      sees: "A pessoa escolheu uma forma de envio para os pedidos sem uma.",
      try: "Ver a prévia.",
    },
    "check.done": {
      title: "Pedidos existentes verificados",
      sees: "A prévia mostra quais pedidos já existem e o que falta aos novos.",
      try: "Importar, ou corrigir o arquivo antes.",
    },
    "count.progress": { title: "Mais foi lido", sees: "A prévia continuou contando.", try: "Nada." },
    "count.done": {
      title: "Tudo foi lido",
      sees: "A prévia está completa.",
      try: "Conferir as linhas recusadas.",
    },
    "count.failed": {
      title: "A leitura falhou",
      sees: "Não foi possível ler o arquivo até o fim.",
      try: "Escolher o arquivo de novo.",
    },
  },
  guards: {
    hasFile: "Há um arquivo escolhido",
    isByHand: "Definido à mão",
    isProvenOtherwise: "O resto do arquivo prova outro formato",
    isFit: "O arquivo pode ser lido",
    isMissing: "Falta escolher uma coluna necessária",
    isOpen: "Há arquivo, nada foi ajustado à mão",
  },
  actors: {
    lookAtFile: "Examinar o começo do arquivo",
    countOrders: "Ler o arquivo inteiro",
    checkOrders: "Verificar quais já existem",
  },
  delays: {},
};
