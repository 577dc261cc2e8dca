import type { FlowWords } from "../words.ts";

export const apiToken: FlowWords = {
  title: "O próprio token da API",
  purpose: "Cria, mostra uma vez, substitui e revoga o token com que um programa entra em nome da pessoa.",
  states: {
    loading: {
      title: "A procurar um token",
      sees: "A janela “Token da API” diz Carregando.",
      try: "Esperar alguns segundos.",
    },
    unreadable: {
      title: "Não foi possível consultar",
      sees: "“Não deu certo”, com o motivo, e o botão “Tentar de novo”.",
      try: "Verificar a rede e carregar em “Tentar de novo”.",
    },
    settling: {
      title: "A decidir o que mostrar",
      sees: "Nada de próprio: não demora.",
      try: "Nada: o passo seguinte vem sozinho.",
    },
    none: {
      title: "Sem token",
      sees:
        "“Você não tem um token da API.” e o botão “Criar um token”. Por cima, porque a última tentativa não deu certo.",
      try: "Carregar em “Criar um token” quando um programa precisar dele.",
    },
    kept: {
      title: "Há um token",
      sees:
        "Os últimos caracteres do token, quando foi criado e usado pela última vez, e os botões Substituir e Revogar. Por cima, porque a última tentativa não deu certo.",
      try:
        "O token em si nunca mais pode ser mostrado. Se se perdeu ou alguém o viu, carregar em Substituir.",
    },
    confirming: {
      title: "A perguntar antes",
      sees: "Uma pergunta e o botão Manter.",
      try: "Continuar só se os programas que usam o token puderem parar na hora; senão carregar em Manter.",
    },
    "confirming.rotation": {
      title: "A perguntar se substitui",
      sees: "“Substituir o token?” com os botões Manter e “Substituir o token”.",
      try: "Carregar em “Substituir o token” e dar depois o novo aos programas.",
    },
    "confirming.end": {
      title: "A perguntar se revoga",
      sees: "“Revogar o token?” com os botões Manter e “Revogar o token”.",
      try: "Carregar em “Revogar o token” quando nenhum programa precisar dele.",
    },
    making: {
      title: "A criar o token",
      sees: "A janela diz “Em andamento”.",
      try: "Esperar alguns segundos e deixar a janela aberta.",
    },
    revealed: {
      title: "Mostrado só desta vez",
      sees: "O novo token com os botões Copiar e “Já copiei”.",
      try:
        "Copiá-lo e pô-lo onde o programa precisa, depois carregar em “Já copiei”. Nunca o ler ao telefone.",
    },
    revoking: {
      title: "A revogar o token",
      sees: "A janela diz “Em andamento”.",
      try: "Esperar alguns segundos.",
    },
    asking: {
      title: "A ver o que vale agora",
      sees: "“Não deu certo”, com o motivo, e “Em andamento” por baixo.",
      try: "Esperar alguns segundos: a janela mostra depois se há um token.",
    },
  },
  events: {
    "token.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa carregou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "token.make": {
      title: "Novo token pretendido",
      sees: "A pessoa carregou em “Criar um token” ou Substituir.",
      try: "Se já houver um, responder à pergunta que se segue.",
    },
    "token.revoke": {
      title: "Revogação pretendida",
      sees: "A pessoa carregou em Revogar.",
      try: "Responder à pergunta que se segue.",
    },
    "token.cancel": {
      title: "Resposta: não",
      sees: "A pessoa carregou em Manter: o token fica como está.",
      try: "Nada a fazer.",
    },
    "token.confirm": {
      title: "Resposta: sim",
      sees: "A pessoa confirmou que o token deve ser substituído ou revogado.",
      try: "Esperar alguns segundos.",
    },
    "token.hide": {
      title: "Token arrumado",
      sees: "A pessoa carregou em “Já copiei”: o token deixa de ser mostrado.",
      try: "Substituí-lo se afinal não foi copiado.",
    },
  },
  guards: {
    hasToken: "Há um token",
    isKnown: "O servidor respondeu",
  },
  actors: {
    fetchToken: "Perguntar se há um token",
    makeToken: "Criar um novo token",
    revokeToken: "Revogar o token",
  },
  delays: {},
};
