import type { FlowWords } from "../words.ts";

/** Returns the words of a step of the workshop and of a garment's three states in it. */
const at = (step: string, name: string, work: string): FlowWords["states"] => ({
  [step]: {
    title: name,
    sees: `A etapa da peça é “${name}”: aqui ${work}.`,
    try: "Veja se ela espera, está em andamento ou está retida.",
  },
  [`${step}.Waiting`]: {
    title: `${name}: aguardando`,
    sees: `“${name}”, “Aguardando”: ninguém trabalha nela ainda.`,
    try: `Esperar, ou fazer começar ali com “Começar”.`,
  },
  [`${step}.Inprocess`]: {
    title: `${name}: em andamento`,
    sees: `“${name}”, “Em andamento”: alguém trabalha nela.`,
    try: `Esperar “Passar adiante”. O que está errado sai com “Rejeitar”.`,
  },
  [`${step}.On Hold`]: {
    title: `${name}: retida`,
    sees: `“${name}”, “Retida”: o pedido está retido ou pode ser cancelado.`,
    try: `Libere o pedido ou decida sobre o cancelamento; a peça acompanha.`,
  },
});

export const words: FlowWords = {
  title: "O caminho de uma peça",
  purpose: "Leva uma peça do artigo em branco ao seu pacote, pela oficina.",
  states: {
    ...at("QC", "Inspeção", "o artigo em branco é inspecionado"),
    ...at("Cutting", "Corte", "ela é cortada"),
    ...at("Printing", "Imprimindo", "ela é impressa"),
    ...at("Sewing", "Costura", "ela é costurada"),
    ...at("Final QC", "Inspeção final", "a peça pronta é inspecionada"),
    ...at("Packing", "Embalagem", "ela está pronta e vai para o pacote"),
    Packed: {
      title: "Embalada",
      sees: "A peça está “Embalado”: está no seu pacote.",
      try: "Nada. Para tirá-la: “Desembalar”, enquanto o pacote ainda está aqui.",
    },
    Rejected: {
      title: "Rejeitada",
      sees: "A peça está “Rejeitada”: vezes demais, ou a arte está errada.",
      try: "O escritório decide: “Refazer”, ou “Cancelar peças” no pedido.",
    },
    "Rejected.Waiting": {
      title: "Rejeitada: a decidir",
      sees: "“Rejeitada”, “Aguardando”: espera uma decisão.",
      try: "Corrija o erro, depois “Refazer”, ou pare-a no pedido.",
    },
    "Rejected.On Hold": {
      title: "Rejeitada: retida",
      sees: "“Rejeitada”, “Retida”: o pedido está retido.",
      try: "Libere antes o pedido.",
    },
    Stopped: {
      title: "Cancelada",
      sees: "A peça está “Cancelado”: não é mais feita.",
      try: "Nada: o que foi pago por ela voltou para o saldo.",
    },
  },
  events: {
    "unit.start": {
      title: "Começar",
      sees: "Alguém começou a trabalhar nela, por leitura ou à mão.",
      try: "Se estiver bloqueado: esperar o tempo de reflexão ou liberar o pedido.",
    },
    "unit.pass": {
      title: "Passar adiante",
      sees: "A etapa está feita: ela segue para a próxima.",
      try: "Se estiver bloqueado, ela está em andamento em outra estação.",
    },
    "unit.reject": {
      title: "Rejeitar",
      sees: "Alguém a rejeitou e disse o que está errado.",
      try: "Nada: ela recomeça com um tíquete novo ou espera uma decisão.",
    },
    "unit.reprint": {
      title: "Refazer",
      sees: "Alguém decidiu refazê-la.",
      try: "Imprima o tíquete novo.",
    },
    "unit.finish": {
      title: "Concluir à mão",
      sees: "O escritório a concluiu sem as estações e deu um motivo.",
      try: "Nada: ela pode ser embalada.",
    },
    "unit.reassign": {
      title: "Enviar a outro local",
      sees: "O escritório enviou-a a outro local.",
      try: "Se estiver bloqueado, escolha um local que aceite pedidos e faça todas as etapas.",
    },
    "unit.unpack": {
      title: "Desembalar",
      sees: "Alguém a tirou do pacote.",
      try: "Embale-a de novo ou rejeite-a.",
    },
    "unit.undo": {
      title: "Desfazer a última etapa",
      sees: "Quem fez a última etapa a desfez em até dois minutos.",
      try: "Nada: ela está onde estava.",
    },
    "unit.hold": {
      title: "Retida com o pedido",
      sees: "O pedido foi retido, ou o cancelamento foi solicitado.",
      try: "Libere o pedido.",
    },
    "unit.release": {
      title: "Liberada com o pedido",
      sees: "O pedido continua.",
      try: "Nada: a peça continua de onde estava.",
    },
    "unit.stop": {
      title: "Cancelada com o pedido",
      sees: "O pedido foi cancelado, ou esta peça.",
      try: "Nada: ela não é feita.",
    },
    "unit.pack": {
      title: "Embalada com o pacote",
      sees: "O pacote foi confirmado como embalado.",
      try: "Nada.",
    },
    "unit.leave": {
      title: "Saiu com o pacote",
      sees: "O pacote foi despachado antes de ela ser embalada: ela conta como embalada.",
      try: "Nada.",
    },
    "unit.stay": {
      title: "Ficou com o pacote",
      sees: "O despacho do pacote foi desfeito: ela está como antes.",
      try: "Embale-a e despache o pacote de novo.",
    },
  },
  guards: {
    isCooled: "O tempo de reflexão acabou",
    hasArtwork: "O arquivo passou nas verificações",
    isFirst: "O caminho dela começa ali",
    hasBlank: "Há uma peça em branco para ela",
    hasSpare: "Há outra peça em branco",
    "hasSpare and isFirst": "Peça em branco, caminho começa ali",
    "isCooled and hasBlank": "Prazo terminado, peça em branco lá",
    "isReleased and hasBlank": "Fora de espera, peça em branco lá",
    isMovable: "Esse local pode fazê-la",
    isHere: "Em andamento em nenhuma outra estação",
    "isCooled and hasArtwork and hasBlank": "Prazo acabou, arquivo bom, peça lá",
    "isHere and hasArtwork and isNext": "Aberta aqui, arquivo bom, próxima etapa",
    "isHere and isNext": "Em andamento aqui, e é a próxima",
    isOutOfBox: "O pacote dela não está em caixa",
    "isOutOfBox and isInHouse": "Fora de caixa, não saiu",
    isInHouse: "O pacote dela não saiu",
    "isOutOfBox and isInHouse and isRemakable and hasSpare and isFirst": "Aqui, refazível, há peça em branco",
    isLastScan: "Foi a última etapa, agora há pouco",
    "isOutOfBox and isLastScan and wasAt": "Estava ali antes da última etapa",
    isNext: "É a próxima etapa dela",
    isUntaken: "Começada à mão, ainda em nenhuma estação",
    isReleased: "O pedido não está retido",
    isRemakable: "Poucas rejeições, arte certa",
    wasAt: "Estava ali antes",
    wasOpen: "Estava em andamento",
  },
  actors: {},
  delays: {},
};
