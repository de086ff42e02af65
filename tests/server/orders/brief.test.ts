import { afterAll, describe, expect, test } from "bun:test";
import { fillFacts } from "#domain/submissions/site-facts.ts";
import { changeSettings } from "#tests/factories.ts";
import { readPdf } from "../documents/samples.ts";
import { pdf, png } from "../files/bytes.ts";
import { signIn, uploaded } from "../files/upload.ts";
import { openScene } from "./scene.ts";
import { readZip } from "./zip.ts";

const scene = await openScene();
afterAll(() => scene.portal.pdf.close());
const { partner, other, manager, admin, submission } = scene;
await changeSettings(scene.portal, (data) => ({
  ...data,
  siteFacts: fillFacts({ maxHeight: { pt: "5 metros", en: "5 metres" } }),
}));
const cookies = {
  partner: await signIn(scene, partner),
  other: await signIn(scene, other),
  manager: await signIn(scene, manager),
  admin: await signIn(scene, admin),
};

const picture = png({ width: 90 });
const logo = png({ width: 60, dpi: 72 });
const manual = pdf(2);

async function reference(
  bytes: Uint8Array,
  name: string,
  purpose: "referenceImage" | "logo" | "brandManual",
) {
  const { id, type, url } = await uploaded(scene, cookies.partner, { bytes, name, purpose });
  return { id, name, type, url };
}

const LINK = { name: "Vídeo", type: "", url: "https://videos.example.org/estande?v=1" };
const briefing = {
  visualReference: {
    files: [await reference(picture, "rio.png", "referenceImage"), LINK],
    description: "Um telhado como uma folha.\nPessoas ao mesmo tempo: 40",
  },
  structuralElements: {
    vipRoom: true,
    auditorium: true,
    auditoriumCapacity: 60,
    productExhibitionArea: false,
    productDescription: "Ninguém pediu",
    additionalImages: [
      { name: "sketch-planta.png", type: "image/png", url: "https://example.org/planta.png" },
    ],
  },
  visualIdentity: {
    colors: "Verde 𒀀 e barro",
    logo: [await reference(logo, "Logo Várzea.PNG", "logo")],
    brandManual: [await reference(manual, "manual.pdf", "brandManual")],
  },
  finalConsiderations: { sustainability: "Tudo volta para a comunidade." },
};
const order = await scene.as(partner).orders.createCustom(scene.custom(briefing));
const { id: draft } = await scene.as(partner).orders.saveDraft({
  draft: { submissionId: submission.id, orderType: "CUSTOM", standType: "CUSTOM", briefing },
});

type Person = keyof typeof cookies | "visitor";

function get(id: string, name: string, who: Person = "partner", language = "pt"): Promise<Response> {
  const cookie = who === "visitor" ? "" : `${cookies[who]}; language=${language}`;
  return scene.fetch(`/api/documents/orders/${id}/${name}`, { headers: { cookie } });
}

describe("the brief of a custom stand as a PDF", () => {
  test("says in its reader's language what the exhibitor asked for, and nothing else", async () => {
    const answer = await get(order.id, "brief.pdf");
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toStartWith(
      `attachment; filename="${submission.reference}_brief.pdf"`,
    );
    const { text, title, language } = await readPdf(await answer.bytes());
    expect({ title, language }).toEqual({ title: `Briefing ${order.reference}`, language: "pt-BR" });
    for (const part of [
      submission.institutionName,
      "Área 100 m²",
      "Sobre o local",
      "Altura máxima 5 metros",
      "Referência visual",
      "Um telhado como uma folha. Pessoas ao mesmo tempo: 40",
      "Sala de reunião",
      "Auditório (60 pessoas)",
      "https://videos.example.org/estande?v=1 (Vídeo)",
      `${submission.reference}_logo_1.png (Logo Várzea.png)`,
      `${submission.reference}_brand-manual_1.pdf (manual.pdf)`,
      "Croqui: onde ficam energia, água e rede https://example.org/planta.png",
      "Verde ? e barro",
      "Tudo volta para a comunidade.",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("Ninguém pediu");
  });

  test("speaks English to whoever reads English", async () => {
    const { text, language } = await readPdf(
      await (await get(order.id, "brief.pdf", "manager", "en")).bytes(),
    );
    expect(language).toBe("en");
    for (const part of ["Maximum height 5 metres", "Auditorium (60 people)", "Detailed description"])
      expect(text).toContain(part);
  });

  test("of a draft says that it is one", async () => {
    const { text } = await readPdf(await (await get(draft, "brief.pdf")).bytes());
    expect(text).toContain("Rascunho");
    expect(text).toContain("Um telhado como uma folha.");
  });
});

test("the ZIP holds the brief and every original, byte for byte, under names that tell what they are", async () => {
  const answer = await get(order.id, "brief.zip");
  const bytes = await answer.bytes();
  expect(answer.headers.get("content-length")).toBe(String(bytes.byteLength));
  const files = readZip(bytes);
  const name = submission.reference;
  expect([...files.keys()]).toEqual([
    `${name}_brief.pdf`,
    `${name}_reference_1.png`,
    `${name}_logo_1.png`,
    `${name}_brand-manual_1.pdf`,
  ]);
  expect(Buffer.from(files.get(`${name}_reference_1.png`) ?? []).equals(picture)).toBe(true);
  expect(Buffer.from(files.get(`${name}_logo_1.png`) ?? []).equals(logo)).toBe(true);
  expect(Buffer.from(files.get(`${name}_brand-manual_1.pdf`) ?? []).equals(manual)).toBe(true);
  const { text } = await readPdf(files.get(`${name}_brief.pdf`) ?? new Uint8Array());
  expect(text).toContain(`${name}_reference_1.png`);
});

describe("a brief is found", () => {
  const everybody: Person[] = ["partner", "manager", "admin", "other", "visitor"];

  test.each(["brief.pdf", "brief.zip"])(
    "as %s by the order's partners and staff, and by nobody else",
    async (name) => {
      const answers = await Promise.all(everybody.map((who) => get(order.id, name, who)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 404, 401]);
      for (const answer of answers.slice(3))
        expect(await answer.text()).not.toContain(submission.institutionName);
    },
  );

  test("of a draft by its organisation alone, not by the team (ORD-03)", async () => {
    const answers = await Promise.all(everybody.map((who) => get(draft, "brief.zip", who)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 404, 404, 401]);
  });

  test("of an order without a briefing by nobody", async () => {
    const { id } = await scene.as(partner).orders.createCustomServices(scene.services());
    expect((await get(id, "brief.pdf")).status).toBe(404);
    expect((await get("nothing", "brief.pdf")).status).toBe(404);
    expect((await get(order.id, "brief.docx")).status).toBe(404);
  });

  test("without the files of others, whatever addresses were written into it", async () => {
    const bytes = png({ width: 7 });
    const secret = await uploaded(scene, cookies.other, { bytes, name: "secret.png", purpose: "logo" });
    const { briefing: sent } = await scene.readOrder(order.id);
    if (!sent) throw new Error("the order has no briefing");
    const forged = { ...sent, visualIdentity: { ...sent.visualIdentity, logo: [secret] } };
    await scene.put(order.id, { briefing: forged });
    const zip = readZip(await (await get(order.id, "brief.zip")).bytes());
    const name = submission.reference;
    expect([...zip.keys()]).not.toContain(`${name}_logo_1.png`);
    const { text } = await readPdf(zip.get(`${name}_brief.pdf`) ?? new Uint8Array());
    expect(text).toContain(`${name}_logo_1.png (secret.png), não encontrado`);
  });
});

test("one account's prints wait for each other, so that whoever else asks comes second and not last", async () => {
  // Those who ask for one paper at once are given one print, so each asks for another.
  const more = { ...scene.custom(briefing), secondStand: { note: "Um estande para cada dia" } };
  const orders = [order];
  while (orders.length < 5) orders.push(await scene.as(manager).orders.createCustom(more));
  const done: string[] = [];
  const ask = async (who: "manager" | "admin", { id }: { id: string }) => {
    expect((await get(id, "brief.pdf", who)).status).toBe(200);
    done.push(who);
  };
  await Promise.all([...orders.map((one) => ask("manager", one)), ask("admin", order)]);
  expect(done.indexOf("admin")).toBeLessThan(3);
});
