import { STEPS } from "./interest.ts";
import { inOrder, written, type Written } from "./written.ts";

const CAPTCHA = "#eoi-captchaToken-error";
const FORM = "main [role=alert]";

/** What is said of a form that was not taken (ERR-05 to ERR-08). */
export const NOT_TAKEN = {
  robot: [
    written(
      "ERR-06",
      CAPTCHA,
      "Houve um problema ao verificar que você não é um robô. Tente novamente.",
      "There was a problem verifying you are not a robot. Please try again.",
    ),
  ],
  refused: [
    written(
      "ERR-05",
      CAPTCHA,
      "A verificação CAPTCHA falhou. Tente novamente.",
      "CAPTCHA verification failed. Please try again.",
    ),
  ],
  failed: [
    written(
      "ERR-07",
      FORM,
      "Houve um erro ao enviar o formulário. Tente novamente mais tarde. O que você escreveu continua aqui.",
      "There was an error submitting your form. Please try again later. What you wrote is still here.",
    ),
  ],
  unanswered: [
    written(
      "ERR-08",
      FORM,
      "Ocorreu um erro inesperado. Tente novamente mais tarde.",
      "An unexpected error occurred. Please try again later.",
    ),
  ],
};

/** After a stored submission (EOI-08, EOI-27). */
export const RECEIPT = [
  ...STEPS,
  written("EOI-08", "main h1", "Recebemos sua manifestação", "We have received your expression of interest"),
  written("EOI-27", "#receipt-reference", "Número de referência", "Reference number"),
  written("EOI-08", "#receipt-sent", "O que você enviou", "What you sent"),
  ...inOrder(
    "EOI-08",
    "section[aria-labelledby=receipt-sent] dt",
    ["Nome da organização", "Name of the organisation"],
    ["Tipo de estande", "Type of stand"],
    ["Área desejada", "Area you would like"],
    ["Foco do estande", "Focus of the stand"],
    ["Enviada em", "Sent on"],
  ),
  ...inOrder(
    "GEN-10",
    "main section ol > li",
    ["triagem inicial", "initial screening"],
    ["análise detalhada", "detailed review"],
    ["A decisão chega por e-mail", "The decision reaches you by email"],
    ["contrato assinado", "contract signed"],
  ),
  written(
    "EOI-27",
    'main a[href^="/status/"]:not([data-status-link])',
    "Acompanhar a manifestação",
    "Follow your proposal",
  ),
];

/** The page that follows it. */
export const STATUS_PAGE = [
  written("EOI-27", "main h1", "Situação da manifestação", "Status of your proposal"),
  ...inOrder(
    "GEN-10",
    "main ol > li",
    ["Manifestação enviada", "Proposal sent"],
    ["Triagem inicial", "Initial screening"],
    ["Análise detalhada", "Detailed review"],
    ["Decisão, por e-mail", "Decision, by email"],
    ["Pedido do estande, por você", "Order for the stand, by you"],
    ["Assinatura do contrato", "Signing of the contract"],
    ["Abertura do evento", "The event opens"],
  ),
];

type Standing = { status: string; applicant: Written; exhibitor?: Written; desk?: Written };

function standing(status: string, ...[applicant, exhibitor, desk]: readonly (readonly [string, string])[]) {
  const id = { APPROVED: "EOI-35", SIGNED_CONTRACT: "EOI-36" }[status] ?? "EOI-34";
  const at = (place: string, [pt, en]: readonly [string, string] = ["", ""]) => written(id, place, pt, en);
  return {
    status,
    applicant: at(`main p[data-status=${status}]`, applicant),
    ...(exhibitor && { exhibitor: at("main dl dd", exhibitor) }),
    ...(desk && { desk: at("main header", desk) }),
  } satisfies Standing;
}

/** What a status means, to the applicant, on the exhibitor's dashboard and at the desk (EOI-34 to EOI-36). */
export const STANDINGS: Standing[] = [
  // No exhibitor yet.
  standing("PENDING", ["Recebida, aguardando triagem", "Received, waiting for screening"]),
  standing(
    "REVIEWING",
    ["Em análise", "Under review"],
    ["Em análise pela equipe", "Under review by the team"],
  ),
  standing("REJECTED", ["Não selecionada", "Not selected"], ["Não selecionada", "Rejected"]),
  standing(
    "SIGNED_CONTRACT",
    ["Contrato assinado, parceria confirmada", "Contract signed, partnership confirmed"],
    ["Contrato assinado, parceria confirmada", "Contract signed, partnership confirmed"],
    ["Contrato assinado, parceria confirmada", "Signed contract, partnership confirmed"],
  ),
  standing(
    "APPROVED",
    ["Aprovada, aguardando a assinatura do contrato", "Approved, awaiting contract signature"],
    ["Aprovada, aguardando a assinatura do contrato", "Approved, awaiting contract signature"],
    ["Aprovada, aguardando a assinatura do contrato", "Approved, awaiting contract signature"],
  ),
];
