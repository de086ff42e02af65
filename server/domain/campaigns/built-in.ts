import { type LetterKind, TO_BE_WRITTEN } from "./kinds.ts";
import type { LetterTexts } from "./schema.ts";

const [WRITE_PT, WRITE_EN] = TO_BE_WRITTEN;

/** EML-04: what the built-in types say until the team writes something else. */
export const BUILT_IN: Record<LetterKind, LetterTexts> = {
  approval: {
    subject_pt: "Manifestação {{reference}} aprovada: os próximos passos",
    subject_en: "Submission {{reference}} approved: your next steps",
    message_pt: `A manifestação de interesse de **{{company}}** foi aprovada. A situação dela agora é “{{status}}”.

O que fazer a seguir:

1. Entre no portal do expositor.
2. Escolha o estande e os serviços e envie o pedido.
3. Acompanhe ali as respostas da equipe, o contrato e o pagamento.`,
    message_en: `The submission of **{{company}}** has been approved. Its status is now “{{status}}”.

What to do next:

1. Sign in to the exhibitors' portal.
2. Choose your stand and services, and send the order.
3. Follow the team's answers, the contract and the payment there.`,
    details_pt: "",
    details_en: "",
  },
  contractSignature: {
    subject_pt: "Falta a assinatura do contrato de {{company}}",
    subject_en: "Your signature is needed: the contract of {{company}}",
    message_pt: `A participação de **{{company}}** ({{reference}}) só se confirma com o contrato assinado.

- Abra o portal do expositor.
- Baixe o contrato na página do pedido e leia com atenção.
- Assine e envie a via assinada por ali mesmo.`,
    message_en: `The participation of **{{company}}** ({{reference}}) is confirmed once the contract is signed.

- Open the exhibitors' portal.
- Download the contract on the page of the order and read it carefully.
- Sign it and upload the signed copy in the same place.`,
    details_pt: "",
    details_en: "",
  },
  paymentReminder: {
    subject_pt: "Pagamento do pedido {{orderReference}}: até {{payBy}}",
    subject_en: "Payment of order {{orderReference}}: due {{payBy}}",
    message_pt: `O pedido **{{orderReference}}** de {{company}} está aprovado e aguarda o pagamento.

- Total do pedido: {{total}}
- A pagar: **{{outstanding}}**
- Prazo: **{{payBy}}**

Na página do pedido estão as instruções de pagamento e o lugar para enviar o comprovante.

Se o pagamento já foi feito, basta enviar o comprovante.`,
    message_en: `Order **{{orderReference}}** of {{company}} is approved and waits for payment.

- Total of the order: {{total}}
- To be paid: **{{outstanding}}**
- Pay by: **{{payBy}}**

The page of the order says how to pay, and takes the payment confirmation.

If you have paid already, please upload the payment confirmation.`,
    details_pt: "",
    details_en: "",
  },
  orderUpdate: {
    subject_pt: "Novidades do pedido {{orderReference}}",
    subject_en: "News about order {{orderReference}}",
    message_pt: `Há novidades sobre o pedido **{{orderReference}}** de {{company}}. A situação dele agora é “{{orderStatus}}”.

Veja os detalhes na página do pedido.`,
    message_en: `There is news about order **{{orderReference}}** of {{company}}. Its status is now “{{orderStatus}}”.

See the details on the page of the order.`,
    details_pt: "",
    details_en: "",
  },
  notice: {
    subject_pt: "Aviso aos expositores",
    subject_en: "Notice to exhibitors",
    message_pt: `Temos um aviso para **{{company}}**.

${WRITE_PT}.`,
    message_en: `We have a notice for **{{company}}**.

${WRITE_EN}.`,
    details_pt: "",
    details_en: "",
  },
};
