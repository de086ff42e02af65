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
  done: "Situação alterada para “{status:string}”",
  since: "{who:string}: {what:string}, {date:string}",
} satisfies BaseTranslation;

export default pt_moving;
