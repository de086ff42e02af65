import type { BaseTranslation } from "../../i18n-types";
import type { OutboxStatus } from "#domain/mail/retry.ts";
import type { MailTopic } from "#domain/mail/topics.ts";

/** A caixa de saída, para a equipe. */
const pt_mails = {
  title: "Mensagens",
  note: "{total:number|number} {{mensagens|mensagem|mensagens}}, {failed:number|number} com falha",
  noteFiltered: "{total:number|number} {{mensagens encontradas|mensagem encontrada|mensagens encontradas}}",
  search: "Destinatário, e-mail ou assunto",
  left: {
    draft: "Rascunho",
    queued: "Na fila",
    sending: "Enviando",
    sent: "Enviada",
    kept: "Guardada, não enviada",
    failed: "Nova tentativa",
    dead: "Não entregue",
    skipped: "Não enviada",
  } satisfies Record<OutboxStatus, string>,
  topics: {
    submission: "Manifestação recebida",
    decision: "Decisão",
    access: "Contas e acesso",
    order: "Pedido",
    payment: "Pagamento",
    request: "Solicitação",
    reminder: "Lembrete",
    evaluation: "Avaliações",
    campaign: "Campanha",
  } satisfies Record<MailTopic, string>,
  filters: {
    statuses: { label: "Situação", all: "Todas" },
    topics: { label: "Tipo" },
    languages: { label: "Idioma" },
    writtenFrom: { label: "Escritas desde", is: "Escritas desde {day:string}" },
    writtenTo: { label: "Escritas até", is: "Escritas até {day:string}" },
  },
  columns: {
    subject: "Mensagem",
    recipient: "Para",
    topic: "Tipo",
    status: "Situação",
    created: "Escrita",
    language: "Idioma",
  },
  attempts: "{count:number|number} {{tentativas|tentativa|tentativas}}",
  next: "tenta de novo {date:string}",
  superseded: "substituída por um e-mail mais novo sobre esta decisão",
  keptHint: "Não há servidor de e-mail: a mensagem foi guardada, não enviada",
  open: { order: "Ver o pedido", submission: "Ver a manifestação", partner: "Ver a conta" },
  retry: "Tentar agora",
  retryOf: "Tentar agora: {subject:string}, para {name:string}",
  retried: "A mensagem para {email:string} está na fila.",
  sorts: { created: { asc: "Mais antigas", desc: "Mais recentes" } },
  empty: "Nenhuma mensagem ainda",
  emptyText: "Aqui aparece cada e-mail que o portal escreve, com o que foi feito dele.",
  filtered: "Nenhuma mensagem com estes filtros",
  filteredText: "Tente outra palavra ou outro filtro.",
} satisfies BaseTranslation;

export default pt_mails;
