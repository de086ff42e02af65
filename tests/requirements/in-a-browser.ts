import { idsIn } from "./ids.ts";

/** What the customer wants to see done in the built site: a rule or a call alone does not show it. */
export const IN_A_BROWSER: ReadonlySet<string> = new Set(
  idsIn(`
  GEN-01, GEN-03 to GEN-04, GEN-06 to GEN-13
  ROUTE-01 to ROUTE-28
  PUB-01 to PUB-02, PUB-04 to PUB-28
  HDR-01 to HDR-10
  FTR-01 to FTR-03
  UI-01 to UI-06
  COOK-01 to COOK-11
  I18N-01 to I18N-04, I18N-07 to I18N-11
  AUTH-01 to AUTH-14, AUTH-16 to AUTH-19, AUTH-23 to AUTH-25, AUTH-27
  REC-01 to REC-04, REC-06 to REC-12, REC-16, REC-20, REC-23 to REC-24
  FA-01 to FA-04, FA-06 to FA-09
  PROF-01 to PROF-02, PROF-04 to PROF-10
  GRD-01 to GRD-02, GRD-04 to GRD-10
  EOI-02, EOI-04 to EOI-25, EOI-28 to EOI-33, EOI-35 to EOI-36
  ADM-01 to ADM-09
  SUB-01 to SUB-06
  WIZ-01 to WIZ-02, WIZ-04, WIZ-18, WIZ-24, WIZ-26 to WIZ-28, WIZ-31, WIZ-36 to WIZ-37, WIZ-41 to WIZ-43, WIZ-51 to WIZ-54
  ORD-02, ORD-05 to ORD-15, ORD-17 to ORD-28
  REQ-04, REQ-06, REQ-08 to REQ-10
  CAT-05 to CAT-08, CAT-10
  SVC-01, SVC-03, SVC-06
  REG-01 to REG-05
  EVA-01 to EVA-03
  EML-01 to EML-02, EML-04 to EML-09
  CON-01 to CON-02
  FIL-05 to FIL-06, FIL-08
  API-01 to API-04
  ERR-01 to ERR-02, ERR-04 to ERR-24
  LIM-03 to LIM-06
  LBX-01, LBX-03 to LBX-04
`),
);
