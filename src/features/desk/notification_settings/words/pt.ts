import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const notificationSettings: Translation<English["notificationSettings"]> = {
  type: { Order: "Pedidos", Item: "Artigos", Support: "Casos, dinheiro e tarefas" },
  notify: "Avisar",
  event: "O que acontece",
  notifyHead: "Avisado",
  timesOf: "Quando se avisa: {event}",
  atOnce: "No momento",
  atTimes: "Em conjunto, às",
  addTime: "Adicionar uma hora",
  removeTime: "Remover a hora {n}",
  hour: "Horas da hora {n}",
  minute: "Minutos da hora {n}",
  messages: "Mensagens para um endereço externo",
  own: "Um endereço próprio",
  field: {
    url: "Endereço web",
    room: "Sala no destinatário",
    mentions: "Nomes antes da mensagem",
    alias_mentions: "Colegas antes da mensagem",
    subject: "A mensagem começa com",
  },
  help: {
    language:
      "Idioma das mensagens e dos textos que o suporte envia a partir de respostas prontas. O da tela é escolhido no menu da sua conta.",
    url:
      "Tudo o que é avisado aqui também é enviado para lá, em JSON. Os sistemas de chat leem o texto. Vazio: avisado só aqui.",
    room: "Só quando um endereço serve várias salas.",
    mentions: "Como o destinatário os conhece, separados por vírgulas.",
    alias_mentions: "São nomeados pelo seu identificador.",
    subject: "Uma ou duas palavras que distinguem as nossas mensagens das outras.",
  },
  findPerson: "Nome ou identificador",
  nobody: "Ninguém se chama assim.",
  removePerson: "Remover {name}",
  save: "Salvar",
  saved: "As configurações de notificações foram salvas.",
  notSaved: "Esta opção não foi salva. {reason}",
  nothing: "Ainda não há nada de que esta função possa ser avisada.",
  failedTitle: "Não foi possível carregar estas configurações",
  try: "Enviar mensagem de teste",
  tryEvent: "Enviar mensagem de teste: {event}",
  log: "Mensagens enviadas",
};

export const words: Translation<English> = {
  notificationSettings,
  field: {
    language: "Idioma",
    subject: "Início da mensagem",
    room: "Sala",
    mentions: "Nomes",
    alias_mentions: "Colegas",
  },
};
