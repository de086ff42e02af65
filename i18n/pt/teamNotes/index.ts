import type { BaseTranslation } from "../../i18n-types";

/** What the team writes to itself about a submission. */
const pt_teamNotes = {
  title: "Observações da equipe",
  hint: "Só a equipe lê.",
  label: "Nova observação",
  write: "Salvar observação",
  writing: "Salvando...",
  written: "Observação salva",
  failed: "As observações não puderam ser carregadas.",
  edit: "Alterar a observação de {date:string}",
  editLabel: "Texto da observação",
  save: "Salvar",
  edited: "alterada em {date:string}",
  saved: "Observação alterada",
  remove: "Remover a observação de {date:string}",
  removeTitle: "Remover esta observação?",
  removeText: "Ela sai daqui; o histórico da equipe guarda o que dizia.",
  removed: "Observação removida",
} satisfies BaseTranslation;

export default pt_teamNotes;
