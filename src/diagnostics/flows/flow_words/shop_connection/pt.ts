import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Conectar uma loja",
  purpose: "O vendedor digita o endereço e as credenciais de uma loja, testa e salva a conexão.",
  states: {
    editing: {
      title: "Preenchendo o formulário",
      sees:
        "Passos que dizem o que copiar da loja, e campos para isso. Uma mensagem diz o que o teste encontrou ou o que está errado.",
      try: "Seguir os passos, preencher os campos, pressionar “Testar” e depois “Conectar”.",
    },
    testing: {
      title: "Testando",
      sees: "“Testar” mostra um indicador: a loja está sendo chamada. Nada é salvo.",
      try: "Esperar até 20 segundos e ler o que a loja respondeu.",
    },
    saving: {
      title: "Conectando",
      sees: "“Conectar” ou “Salvar conexão” mostra um indicador.",
      try: "Esperar até 20 segundos e deixar a página aberta.",
    },
    unknown: {
      title: "Sem resposta",
      sees: "Uma mensagem diz que não veio resposta. Se foi salva, a conexão aparece no lugar do formulário.",
      try: "Pressionar o botão de novo. Uma loja tem uma só conexão, então nada é salvo duas vezes.",
    },
    saved: {
      title: "Conectada",
      sees: "A conexão com o status, a última leitura e a próxima.",
      try: "Novos pedidos chegam em poucos minutos. “Sincronizar agora” lê a loja imediatamente.",
    },
  },
  events: {
    "shop.type": {
      title: "Algo digitado",
      sees:
        "Um campo foi alterado; a mensagem dele sumiu. Depois de mudar o endereço ou uma credencial, o resultado do teste some também.",
      try: "Continuar e testar de novo.",
    },
    "shop.test": {
      title: "Teste pedido",
      sees: "A pessoa pressionou “Testar”.",
      try: "Esperar a resposta ou preencher o campo marcado.",
    },
    "shop.save": {
      title: "Conexão pedida",
      sees: "A pessoa pressionou “Conectar” ou “Salvar conexão”.",
      try: "Esperar a resposta ou preencher o campo marcado.",
    },
  },
  guards: {
    hasProblems: "Um campo falta ou está errado",
    isSaved: "A conexão foi salva",
    isUnknown: "Nenhuma resposta veio",
  },
  actors: { testShop: "Chamar a loja", saveShop: "Salvar a conexão" },
  delays: {},
};
