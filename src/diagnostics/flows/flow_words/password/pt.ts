import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Mudar a própria senha",
  purpose:
    "Permite que alguém mude a própria senha, com a atual como prova, e termina a sessão em todos os outros lugares.",
  states: {
    editing: {
      title: "Digitando as senhas",
      sees:
        "Três campos: senha atual, nova senha, nova senha outra vez. Um aviso em cima ou abaixo de um campo diz o que estava errado.",
      try:
        "Preencher os três, a nova com pelo menos 8 caracteres e duas vezes igual, e clicar em “Mudar senha”. Depois de “Nenhuma resposta veio”: tentar de novo; se a atual for então dita errada, a nova já está valendo.",
    },
    changing: {
      title: "Mudando a senha",
      sees: "O botão diz “Mudando”; não é possível digitar nos campos.",
      try: "Esperar alguns segundos e deixar a página aberta.",
    },
    changed: {
      title: "Senha mudada",
      sees:
        "“Sua senha foi mudada …” e o botão “Mudar de novo”. Todas as outras sessões da pessoa terminaram.",
      try:
        "Entrar nos outros dispositivos com a nova senha. Criar um novo token da API se um programa usava um.",
    },
  },
  events: {
    "password.type": {
      title: "Algo digitado",
      sees: "A pessoa digitou em um campo; o que se dizia errado nele desapareceu.",
      try: "Continuar digitando.",
    },
    "password.submit": {
      title: "Mudança pedida",
      sees: "A pessoa clicou em “Mudar senha”.",
      try: "Esperar a resposta ou corrigir o campo marcado.",
    },
    "password.again": {
      title: "Outra mudança pedida",
      sees: "A pessoa clicou em “Mudar de novo”.",
      try: "Preencher de novo os três campos.",
    },
  },
  guards: {
    hasProblems: "Há algo errado nos campos",
    isChanged: "O servidor mudou a senha",
    isUnknown: "Sem resposta: pode ter mudado",
  },
  actors: { changePassword: "Mudar a senha" },
  delays: {},
};
