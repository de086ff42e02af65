import type { BaseTranslation } from "../../i18n-types";

/** Moving a record from one status to another, whatever the record. */
const pt_moving = {
  choose: "Nova situação",
  leads: "Passa a “{status:string}”",
  none: "Nenhuma mudança está disponível agora para a sua função.",
  gone: "A situação mudou, e esta mudança não é mais possível.",
  note: "Observação",
  force: "Forçar uma situação",
  forceHint: "Só para administradores: ignora as regras e aparece como forçada no histórico.",
  forceTo: "Situação forçada",
  /** The mail that leaves with what is about to be done. */
  letter: {
    leaves: "Um e-mail sai na hora para {name:string} ({email:string}): “{subject:string}”",
    kept: "Não há servidor de e-mail: esta mensagem ficaria guardada, não enviada. Para {name:string} ({email:string}): “{subject:string}”",
    also: "Vai também para {names:string}, cada pessoa no seu idioma.",
    nobody:
      "Não há quem avisar, por isso nenhum e-mail sai: todas as contas deste expositor estão fechadas. Cadastre alguém antes ou avise de outra forma.",
    silent: "Sem e-mail",
    silentHint: "O expositor não é avisado. A observação é o motivo e fica no histórico.",
    read: "Ler o e-mail",
  },
  /** The keys of a record's page. */
  keys: {
    title: "Teclas desta página",
    help: "Mostrar estas teclas",
    next: "Próxima da lista",
    previous: "Anterior da lista",
    status: "Mudar a situação",
  },
  done: "Situação alterada para “{status:string}”",
  since: "{who:string}: {what:string}, {date:string}",
} satisfies BaseTranslation;

export default pt_moving;
