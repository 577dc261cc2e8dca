import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "A aparência do aplicativo",
  purpose: "Mostra logo o que alguém escolhe em Personalizar e salva um instante depois no perfil da pessoa.",
  states: {
    absent: {
      title: "Ninguém entrou",
      sees: "A aparência habitual.",
      try: "Entrar para ter a própria aparência.",
    },
    opening: {
      title: "Aplicando a aparência salva",
      sees: "A aparência passa a ser a da pessoa, sem demora.",
      try: "Nada: o próximo passo vem sozinho.",
    },
    previewing: {
      title: "Só experimentando",
      sees: "“Apenas experimentado nesta janela”: alguém age por esta pessoa, por isso nada é salvo.",
      try: "Voltar a ser quem é para mudar a própria aparência.",
    },
    settled: {
      title: "Salvo",
      sees: "Em Personalizar, “Salvo no seu perfil.”",
      try: "Nada: está tudo salvo.",
    },
    refreshing: {
      title: "Vendo mudanças em outro lugar",
      sees: "A aparência como estava; pode mudar se outra janela salvou alguma coisa.",
      try: "Nada a fazer.",
    },
    debouncing: {
      title: "Prestes a salvar",
      sees: "A nova aparência e “Salvando…”.",
      try: "Esperar um instante.",
    },
    saving: {
      title: "Salvando",
      sees: "A nova aparência e “Salvando…”.",
      try: "Esperar alguns segundos.",
    },
    failed: {
      title: "Não salvo",
      sees: "“A sua escolha está visível, mas não foi salva.” com o motivo; ao lado da escolha, “Não salvo”.",
      try:
        "Verificar a rede e clicar em “Tentar de novo”; em outro dispositivo vale até lá a aparência antiga.",
    },
  },
  events: {
    "person.known": {
      title: "Pessoa conhecida",
      sees: "Já se sabe quem entrou, ou algo mudou nessa pessoa.",
      try: "Nada a fazer.",
    },
    "person.left": {
      title: "Pessoa saiu",
      sees: "Ninguém mais está conectado aqui.",
      try: "Entrar de novo para ter a própria aparência.",
    },
    "look.doubt": {
      title: "Talvez mudada em outro lugar",
      sees: "Outra janela ou dispositivo pode ter salvo outra aparência.",
      try: "Nada: é verificado sozinho.",
    },
    "look.change": {
      title: "Algo escolhido",
      sees: "A pessoa escolheu algo em Personalizar ou recolheu o menu.",
      try: "Esperar um instante até que esteja salvo.",
    },
    "look.flush": {
      title: "Página prestes a ser deixada",
      sees: "A página é deixada: o que espera é salvo agora.",
      try: "Nada a fazer.",
    },
    "look.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa clicou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
  },
  guards: {
    isSame: "É a mesma pessoa de antes",
    canSave: "A aparência pode ser salva aqui",
    isDue: "Pode ter mudado em outro lugar",
    hasNoChange: "Não há nada para salvar",
    isSaved: "O servidor salvou",
  },
  actors: {
    saveLook: "Salvar a aparência",
    fetchLook: "Carregar a aparência salva",
  },
  delays: {},
};
