import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Importar pedidos",
  purpose: "Envia um arquivo de pedidos ao servidor e acompanha a importação até o fim.",
  states: {
    form: {
      title: "Preenchendo o formulário",
      sees: "A página Importar pedidos com loja e arquivo.",
      try: "Escolher loja e arquivo e clicar em Importar pedidos.",
    },
    uploading: {
      title: "Enviando o arquivo",
      sees: "A barra mostra quanto do arquivo já foi enviado.",
      try: "Manter a página aberta até o arquivo estar no servidor.",
    },
    unknown: {
      title: "Não se sabe se chegou",
      sees: "A página diz que não se sabe se o arquivo chegou.",
      try: "Clicar em Enviar de novo: nada é importado duas vezes.",
    },
    working: {
      title: "O servidor importa",
      sees: "A página mostra o andamento da importação.",
      try: "Deixar correr; é possível sair da página.",
    },
    "working.asking": {
      title: "Perguntando o andamento",
      sees: "O andamento na página está sendo atualizado.",
      try: "Esperar um instante.",
    },
    "working.resting": {
      title: "Espera a próxima verificação",
      sees: "O andamento na página.",
      try: "Esperar um instante.",
    },
    "working.waiting": {
      title: "Esperando notícias",
      sees: "O andamento na página.",
      try: "Esperar; isso continua sozinho.",
    },
    done: {
      title: "Terminada",
      sees: "A página diz quantos pedidos foram importados, ignorados e recusados.",
      try: "Mostrar os rascunhos a corrigir ou baixar as linhas recusadas.",
    },
    failed: {
      title: "Falhou",
      sees: "A página diz por que a importação falhou, ou que foi cancelada.",
      try: "Clicar em Tentar de novo: só os pedidos que faltam são adicionados.",
    },
    missing: {
      title: "Importação inexistente",
      sees: "A página diz que esta importação não existe.",
      try: "Conferir o link e a conta; procurar em Tarefas.",
    },
  },
  events: {
    "import.start": {
      title: "Importação iniciada",
      sees: "A pessoa clicou em Importar pedidos.",
      try: "Esperar o envio.",
    },
    "import.stop": {
      title: "Envio interrompido",
      sees: "A pessoa parou o envio ou saiu da página.",
      try: "Importar o arquivo de novo.",
    },
    "import.resend": {
      title: "Enviado de novo",
      sees: "A pessoa clicou em Enviar de novo.",
      try: "Esperar o envio.",
    },
    "import.another": {
      title: "Outro arquivo",
      sees: "A pessoa quer importar outro arquivo.",
      try: "Escolher o próximo arquivo.",
    },
    "import.retry": {
      title: "Nova tentativa",
      sees: "A pessoa clicou em Tentar de novo depois de uma falha.",
      try: "Começar a importação de novo.",
    },
    "upload.progress": {
      title: "Mais foi enviado",
      sees: "A barra avançou.",
      try: "Manter a página aberta.",
    },
    "upload.answer": {
      title: "O servidor respondeu",
      sees: "O servidor respondeu ao envio, ou a resposta se perdeu.",
      try: "Ler o que a página diz.",
    },
    "job.open": {
      title: "Importação aberta",
      sees: "Um link levou a uma importação existente.",
      try: "Esperar um instante.",
    },
    "job.changed": {
      title: "A importação avançou",
      sees: "O servidor avisou que a importação avançou.",
      try: "Nada.",
    },
  },
  guards: {
    isAnswerMissing: "Uma resposta se perdeu",
    hasStore: "Há uma loja escolhida",
    hasFile: "O arquivo ainda está à mão",
    hasJob: "O endereço indica uma importação",
    isAccepted: "O servidor aceitou o arquivo",
    isChanged: "A importação avançou nesse meio-tempo",
    isDone: "A importação terminou",
    isFailed: "A importação falhou ou foi cancelada",
    isFree: "Nenhuma resposta está pendente",
    isMissing: "Esta importação não existe para a conta",
    isOpen: "Não se sabe se o arquivo chegou",
    isPartSent: "Falta ao servidor parte do arquivo",
    "isPartSent and isAnswerMissing": "Falta uma parte e a resposta se perdeu",
  },
  actors: {
    uploadFile: "Enviar o arquivo",
    readJob: "Verificar o andamento",
  },
  delays: {
    pollDelay: "após um tempo sem notícias",
    restDelay: "após uma pausa curta",
  },
};
