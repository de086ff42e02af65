import { expect, test } from "bun:test";
import { suspect, type Suspicion } from "#domain/evaluations/suspicion.ts";

const nobody = { representativeEmail: "", representativeName: "", website: "" };

test.each<[string, Partial<typeof nobody>, Suspicion | undefined]>([
  ["ana@idesam.org.br", { representativeEmail: "rui@idesam.org.br" }, "mailDomain"],
  ["ana@idesam.org.br", { representativeEmail: "rui@clima.IDESAM.org.br" }, "mailDomain"],
  ["ana@sema.pa.gov.br", { representativeEmail: "rui@pa.gov.br" }, "mailDomain"],
  ["ana@sema.pa.gov.br", { representativeEmail: "rui@am.gov.br" }, undefined],
  ["ana@gmail.com", { representativeEmail: "rui@gmail.com" }, undefined],
  ["ana@example.org", { representativeEmail: "rui@example.org" }, undefined],
  ["ana@idesam.org.br", { website: "https://www.idesam.org.br/quem-somos" }, "website"],
  ["ana@idesam.org.br", { website: "www.idesam.org.br" }, "website"],
  ["ana@idesam.org.br", { website: "https://org.br" }, undefined],
  ["ana@idesam.org.br", { representativeEmail: "rui@notidesam.org.br" }, undefined],
  ["ana@gmail.com", { representativeName: "ANA  LÚZ" }, "name"],
  ["ana@gmail.com", { representativeName: "Ana" }, undefined],
])("case %#, somebody with the address %s", (email, applicant, suspicion) => {
  expect(suspect({ email, name: "Ana Luz" }, { ...nobody, ...applicant })).toBe(suspicion);
});
