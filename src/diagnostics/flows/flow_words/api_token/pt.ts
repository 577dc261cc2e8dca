import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "O próprio token da API",
  purpose: "Cria, copia, substitui e revoga o token com que um programa entra em nome da pessoa.",
  states: {
    loading: {
      title: "Procurando um token",
      sees: "A janela “Token da API” diz “Carregando”.",
      try: "Esperar alguns segundos.",
    },
    unreadable: {
      title: "Não foi possível consultar",
      sees: "“Não deu certo”, com o motivo, e o botão “Tentar de novo”.",
      try: "Verificar a rede e clicar em “Tentar de novo”.",
    },
    settling: {
      title: "Decidindo o que mostrar",
      sees: "Nada: não demora.",
      try: "Nada: o próximo passo vem sozinho.",
    },
    none: {
      title: "Sem token",
      sees:
        "“Você não tem um token da API.” e o botão “Criar um token”. Acima, por que a última tentativa não deu certo.",
      try: "Clicar em “Criar um token” quando um programa precisar dele.",
    },
    kept: {
      title: "Há um token",
      sees:
        "Os últimos caracteres do token, quando foi criado e usado pela última vez, e os botões Copiar, Substituir e Revogar. Acima, por que a última tentativa não deu certo.",
      try: "Clicar em Copiar para ter o token de novo. Se alguém o viu, clicar em Substituir.",
    },
    copying: {
      title: "Copiando o token",
      sees: "A janela diz “Em andamento”.",
      try: "Esperar alguns segundos.",
    },
    proving: {
      title: "Senha pedida",
      sees:
        "Um campo para a senha atual, com os botões “Cancelar” e Copiar. Abaixo do campo, que a última estava errada.",
      try: "Digitar a senha com que a pessoa entra aqui. Ela é pedida dez minutos depois da entrada.",
    },
    confirming: {
      title: "Perguntando antes",
      sees: "Uma pergunta e o botão Manter.",
      try: "Continuar só se os programas que usam o token puderem parar na hora; senão clicar em Manter.",
    },
    "confirming.rotation": {
      title: "Perguntando se substitui",
      sees: "“Substituir o token?” com os botões Manter e “Substituir o token”.",
      try: "Clicar em “Substituir o token” e depois dar o novo aos programas.",
    },
    "confirming.end": {
      title: "Perguntando se revoga",
      sees: "“Revogar o token?” com os botões Manter e “Revogar o token”.",
      try: "Clicar em “Revogar o token” quando nenhum programa precisar dele.",
    },
    making: {
      title: "Criando o token",
      sees: "A janela diz “Em andamento”.",
      try: "Esperar alguns segundos e deixar a janela aberta.",
    },
    revealed: {
      title: "Token mostrado",
      sees: "O token com os botões Copiar e “Já copiei”.",
      try:
        "Copiar o token, guardar onde o programa precisa dele e clicar em “Já copiei”. Nunca ler o token ao telefone.",
    },
    revoking: {
      title: "Revogando o token",
      sees: "A janela diz “Em andamento”.",
      try: "Esperar alguns segundos.",
    },
    asking: {
      title: "Vendo o que vale agora",
      sees: "“Não deu certo”, com o motivo, e “Em andamento” abaixo.",
      try: "Esperar alguns segundos: a janela mostra depois se há um token.",
    },
  },
  events: {
    "token.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa clicou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
    "token.make": {
      title: "Novo token desejado",
      sees: "A pessoa clicou em “Criar um token” ou Substituir.",
      try: "Se já houver um, responder à pergunta que aparece.",
    },
    "token.copy": {
      title: "Cópia desejada",
      sees: "A pessoa clicou em Copiar.",
      try: "Responder ao pedido da senha, se aparecer.",
    },
    "token.prove": {
      title: "Senha digitada",
      sees: "A pessoa digitou a senha e clicou em Copiar.",
      try: "Esperar alguns segundos.",
    },
    "token.revoke": {
      title: "Revogação desejada",
      sees: "A pessoa clicou em Revogar.",
      try: "Responder à pergunta que aparece.",
    },
    "token.cancel": {
      title: "Resposta: não",
      sees: "A pessoa clicou em Manter: o token fica como está.",
      try: "Nada a fazer.",
    },
    "token.confirm": {
      title: "Resposta: sim",
      sees: "A pessoa confirmou que o token deve ser substituído ou revogado.",
      try: "Esperar alguns segundos.",
    },
    "token.hide": {
      title: "Token ocultado",
      sees: "A pessoa clicou em “Já copiei”: o token deixa de ser mostrado.",
      try: "Clicar em Copiar se ele não foi copiado.",
    },
  },
  guards: {
    hasToken: "Há um token",
    isKnown: "O servidor respondeu",
    isCopied: "A área de transferência o tem",
    isHeld: "O navegador não permitiu copiar",
    isUnproved: "A senha é pedida, ou estava errada",
  },
  actors: {
    fetchToken: "Verificar se há um token",
    makeToken: "Criar um novo token",
    copyToken: "Copiar o token",
    revokeToken: "Revogar o token",
  },
  delays: {},
};
