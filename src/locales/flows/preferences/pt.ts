import type { FlowWords } from "../words.ts";

export const preferences: FlowWords = {
  title: "O aspeto da aplicação",
  purpose: "Mostra logo o que alguém escolhe em Personalizar e guarda-o um instante depois no seu perfil.",
  states: {
    absent: {
      title: "Ninguém entrou",
      sees: "O aspeto habitual.",
      try: "Entrar para ter o próprio aspeto.",
    },
    opening: {
      title: "A aplicar o aspeto guardado",
      sees: "O aspeto passa a ser o da pessoa, sem demora.",
      try: "Nada: o passo seguinte vem sozinho.",
    },
    trying: {
      title: "Só a experimentar",
      sees: "“Apenas experimentado nesta janela”: alguém age por esta pessoa, por isso nada é guardado.",
      try: "Voltar a ser quem é para mudar o próprio aspeto.",
    },
    settled: {
      title: "Guardado",
      sees: "Em Personalizar, “Guardado no seu perfil.”",
      try: "Nada: está tudo guardado.",
    },
    refreshing: {
      title: "A ver mudanças noutro lado",
      sees: "O aspeto como estava; pode mudar se outra janela guardou alguma coisa.",
      try: "Nada a fazer.",
    },
    gathering: {
      title: "Prestes a guardar",
      sees: "O novo aspeto e “A guardar…”.",
      try: "Esperar um instante.",
    },
    saving: {
      title: "A guardar",
      sees: "O novo aspeto e “A guardar…”.",
      try: "Esperar alguns segundos.",
    },
    failed: {
      title: "Não guardado",
      sees:
        "“A sua escolha está visível, mas não foi guardada.” com o motivo; junto da escolha lê-se “Não guardado”.",
      try: "Verificar a rede e carregar em “Tentar de novo”; noutro dispositivo vale até lá o aspeto antigo.",
    },
  },
  events: {
    "person.known": {
      title: "Pessoa conhecida",
      sees: "Soube-se quem entrou, ou algo mudou nessa pessoa.",
      try: "Nada a fazer.",
    },
    "person.left": {
      title: "Pessoa saiu",
      sees: "Já ninguém tem sessão iniciada aqui.",
      try: "Entrar de novo para ter o próprio aspeto.",
    },
    "look.doubt": {
      title: "Talvez mudado noutro lado",
      sees: "Outra janela ou dispositivo pode ter guardado outro aspeto.",
      try: "Nada: é verificado sozinho.",
    },
    "look.change": {
      title: "Algo escolhido",
      sees: "A pessoa escolheu algo em Personalizar ou recolheu o menu.",
      try: "Esperar um instante até ficar guardado.",
    },
    "look.flush": {
      title: "Página prestes a ser deixada",
      sees: "A página é deixada: o que espera é guardado agora.",
      try: "Nada a fazer.",
    },
    "look.retry": {
      title: "Nova tentativa pedida",
      sees: "A pessoa carregou em “Tentar de novo”.",
      try: "Esperar alguns segundos.",
    },
  },
  guards: {
    isSame: "É a mesma pessoa de antes",
    canSave: "O aspeto é seu para guardar",
    isDue: "Pode ter mudado noutro lado",
    hasNoChange: "Não há nada para guardar",
    isSaved: "O servidor guardou",
  },
  actors: {
    saveLook: "Guardar o aspeto",
    fetchLook: "Pedir o aspeto guardado",
  },
  delays: {},
};
