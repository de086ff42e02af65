import type { NamespaceOptOutTranslation } from "../../i18n-types";

const en_optOut = {
  title: "No more messages like that one?",
  note: "One press, and we send no more general notices or campaigns to this email address. Confirmations, codes, contracts and whatever concerns your submissions and orders keep coming.",
  leave: "Send me no more of them",
  leftTitle: "Done: you receive no more campaigns",
  left: "Whatever concerns your submissions and orders keeps coming. Was that a slip?",
  comeBack: "Send them to me again",
  backTitle: "You receive our messages again",
  back: "Changed your mind? The link in the message keeps working.",
} satisfies NamespaceOptOutTranslation;

export default en_optOut;
