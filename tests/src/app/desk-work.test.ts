import { describe, expect, test } from "bun:test";
import { VISITOR } from "#domain/actor.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { validForm } from "#tests/server/submissions/interest.ts";
import { inOwnProcess } from "./alone.ts";
import { allOf, saying, textOf } from "./eyes.ts";
import { openOrders } from "./own-orders.ts";
import { demo, openWholeApp, WORDS } from "./whole-app.tsx";

const LL = WORDS.en;
const PARTNER = demo("carla.teixeira");

/** An amount as it is read, without the spaces that keep it on one line. */
const usd = (cents: number) => formatUsd("en", cents).replaceAll(/\s/g, " ");

/** What the team does with one record or with many, and what others see of it. */
if (inOwnProcess(import.meta.path, "the team does its work")) {
  const app = await openWholeApp();
  const { as, find, gone, hand, open, reads, road, server, silent, until } = app;
  const { ownSubmission, sendOrder } = openOrders(app);
  const desk = await as("admin");
  const partner = await as(PARTNER);
  const rowWith = (text: string) => allOf("row").find((row) => textOf(row).includes(text));
  const says = (text: string, place: () => Element | undefined) =>
    until(
      () => textOf(place() ?? null).includes(text),
      () => `it is to say ${text}`,
    );

  /** What stands beside a term. */
  function factsOf(term: string): string[] {
    const terms = app.page.all("dt").filter((one) => textOf(one) === term);
    return terms.map((one) => textOf(one.parentElement?.querySelector("dd") ?? null));
  }

  describe("a record at the desk", () => {
    test("shows every answer of a submission's form (SUB-02)", async () => {
      const form = await validForm(server.portal, {
        institutionName: "Casa das Marés",
        country: "PT",
        institutionType: "other",
        institutionTypeOther: "Museu comunitário",
        website: "https://mares.example.org/clima",
        socialMedia: "@casa.das.mares",
        pavillionFocus: ["citiesWater", "other"],
        pavillionFocusOther: "Memória dos rios",
        spaceSize: "custom",
        customSpaceSize: 201,
        justification: "O rio liga as pessoas.",
        flexibility: "depends",
        flexibilityExplanation: "Perto da água, se possível.",
        servicesNeeded: ["internet", "cleaning"],
        links: [{ url: "https://mares.example.org/video", description: "Vídeo da maquete" }],
        additionalInfo: "Montagem em dois dias.",
        certifications: true,
        certificationsDetails: "ISO 20121",
        abntPr2030: true,
        abntPr2030Details: "Em todos os eventos",
        sustainabilityPractices: true,
        sustainabilityPracticesDetails: "Madeira de reuso",
        description: "Um pavilhão sobre as marés.",
        representativeName: "Iara Nunes",
        contactLanguage: "pt",
      });
      const { id } = await server.as(VISITOR).submissions.submit(form);
      await open("admin", `/admin/submissions/${id}`);
      const { fields } = LL.eoi;
      await reads("Um pavilhão sobre as marés.", await find("region", fields.description()));
      const shown = Object.entries({
        [fields.institutionName()]: "Casa das Marés",
        [fields.country()]: "Portugal",
        [fields.legalId()]: form.cnpj,
        [fields.institutionType()]: "Other (Museu comunitário)",
        [fields.mainArea()]: form.mainArea,
        [fields.website()]: "https://mares.example.org/clima",
        [fields.socialMedia()]: "@casa.das.mares",
        [fields.pavillionFocus()]: "Cities and water, Other (Memória dos rios)",
        [fields.representativeName()]: "Iara Nunes",
        [fields.representativePosition()]: form.representativePosition,
        [fields.representativePhone()]: form.representativePhone,
        [fields.representativeEmail()]: form.representativeEmail,
        [fields.standType()]: LL.eoi.options.standType[form.standType](),
        [LL.submissions.detail.size()]: "201 m²",
        [fields.justification()]: "O rio liga as pessoas.",
        [fields.flexibility()]: "It depends",
        [fields.flexibilityExplanation()]: "Perto da água, se possível.",
        [fields.servicesNeeded()]: "Internet, Cleaning",
        [fields.links()]: "Vídeo da maquete",
        [fields.additionalInfo()]: "Montagem em dois dias.",
        [fields.certifications()]: "ISO 20121",
        [fields.abntPr2030()]: "Em todos os eventos",
        [fields.sustainabilityPractices()]: "Madeira de reuso",
        [fields.contactLanguage()]: "Portuguese",
      });
      const missed = () =>
        shown.filter(([term, answer]) => !factsOf(term).some((one) => one.includes(answer)));
      await until(
        () => missed().length === 0,
        () => `there is to be ${missed().join(" | ")}`,
      );
    });

    test("of an order begins with whose it is, what it is and what it costs (ORD-07)", async () => {
      const { id, reference } = await sendOrder(PARTNER);
      await open("admin", `/admin/orders/edit/${id}`);
      await find("heading", reference);
      // 150 m² of Bronze at 420 and 160 a square metre; ten screens at 145 for two days.
      const shown = Object.entries({
        Organisation: "Fundação Semear Futuro",
        Representative: "Carla Teixeira",
        Type: "Standard stand",
        Stand: "Bronze",
        Space: "150 m²",
        "Space price per m²": "USD 420.00",
        "Structure price per m²": "USD 160.00",
        "Stand value": "USD 87,000.00",
      });
      const missed = () => shown.filter(([term, value]) => !factsOf(term)[0]?.includes(value));
      await until(
        () => missed().length === 0,
        () => `there is to be ${missed().join(" | ")}`,
      );
      const amounts = await find("region", LL.desk.order.details());
      for (const amount of ["USD 63,000.00", "USD 24,000.00", "USD 2,900.00", "USD 89,900.00"])
        await reads(amount, amounts);
      await reads("Pending", await find("main"));
    });

    test("saves nothing of an order that nobody changed, neither its status nor its items (ORD-15)", async () => {
      const { id } = await sendOrder(PARTNER);
      await open("admin", `/admin/orders/edit/${id}`);
      const refusal = "Please make changes before saving.";
      await hand.press(LL.desk.status.change());
      await hand.press(LL.desk.status.save());
      await reads(refusal);
      const sent = () => road.sent.filter(({ name }) => name.startsWith("orders."));
      expect(sent()).toEqual([]);
      await open("admin", `/admin/orders/${id}/services`);
      await hand.press(LL.desk.items.preview());
      await reads(refusal);
      expect(allOf("dialog")).toEqual([]);
      expect(sent()).toEqual([]);
    });

    test("says at an order's items what was asked for, and to change something only until one does (ORD-10)", async () => {
      const { id: submissionId } = await ownSubmission(PARTNER);
      const asked = { required: true, executionObservations: "Dois sofás e uma mesa baixa" };
      const order = { submissionId, orderServices: [], notes: "", extraServices: { furniture: asked } };
      const { id } = await partner.orders.createCustomServices(order as never);
      await open("admin", `/admin/orders/${id}/services`);
      const line = await find("group", WORDS.pt.extras.group.furniture.title());
      await reads(/Dois sofás e uma mesa baixa/, line);
      await hand.press("Check the change");
      await reads("Please make changes before saving.");
      await hand.write(await find("field", LL.desk.items.unitPrice(), line), "80");
      await silent("Please make changes before saving.");
    });
  });

  const LOCKED = {
    REVIEWING: "The order can no longer be edited: the team has begun its review.",
    APPROVED: "The order can no longer be edited: the team has approved it.",
    CONFIRM_PAYMENT: "The order can no longer be edited: its payment is being checked.",
    REJECTED: "The order can no longer be edited: the team did not accept it.",
    PAID: "The order can no longer be edited: it has been paid.",
    CANCELLED: "The order can no longer be edited: it was cancelled.",
  };

  test("an order that is closed to editing says why, whatever closed it", async () => {
    const { id } = await sendOrder(PARTNER);
    for (const [nth, [status, sentence]] of Object.entries(LOCKED).entries()) {
      const forced = { id, version: nth + 1, status, note: "Engano", force: true };
      await desk.orders.setStatus(forced as never);
      await open(PARTNER, `/partner/orders/edit/${id}`);
      await says(sentence, () => allOf("alert")[0]);
      expect(allOf("button", LL.orders.next.additionalServices())).toEqual([]);
    }
  });

  describe("a price that changed before sending is shown beside the old one and asked about", () => {
    /** 150 m² of Bronze at 420 and 160 a square metre, and at ten more. */
    const [BEFORE, AFTER] = [87_000_00, 88_500_00];

    async function changePrice(cents: number): Promise<void> {
      const { data, version } = (await desk.settings.get()) as { data: Settings; version: number };
      const { packages } = data;
      const BRONZE = { ...packages.BRONZE, spacePerM2: (packages.BRONZE.spacePerM2 ?? 0) + cents };
      await desk.settings.update({ data: { ...data, packages: { ...packages, BRONZE } }, version } as never);
    }
    const sentOrders = async () =>
      (await partner.orders.mine({ limit: 100 })).items.filter(({ reference }) => reference !== null).length;

    test.each(["partner", "staff"] as const)("(%s)", async (area) => {
      await openOrders(app).freeSpace(PARTNER);
      const { id } = await ownSubmission(PARTNER);
      const words = area === "staff" ? LL.wizard.byTeam : LL.orders;
      if (area === "partner") await open(PARTNER, `/partner/customize/${id}`);
      else await open("admin", `/admin/orders/create/${id}`);
      await hand.press(await find("radio", LL.orders.type.STANDARD.name()));
      await hand.press(LL.orders.next.selectStand());
      await hand.press(await find("radio", "Bronze"));
      for (const screen of ["additionalServices", "confirmData"] as const) {
        await hand.press(LL.orders.next[screen]());
        await find("heading", words.question[screen]());
      }
      const notes = (await find("field", LL.orders.confirm.notes())) as HTMLTextAreaElement;
      await hand.write(notes, "Perto da água");
      const before = await sentOrders();
      await changePrice(10_00);
      try {
        await hand.press(LL.orders.send.send());
        const panel = await find("alert", LL.wizard.priceChanged.title());
        expect(document.activeElement).toBe(panel);
        for (const name of ["Bronze", "Total"]) await says(`${name}${usd(BEFORE)}${usd(AFTER)}`, () => panel);
        expect(await sentOrders()).toBe(before);
        expect(notes.value).toBe("Perto da água");
        await hand.press(await find("button", /^Send .*88,500/, panel));
        await find("heading", LL.wizard.finalize.title.STANDARD());
        await reads(usd(AFTER));
      } finally {
        await changePrice(-10_00);
      }
    });
  });

  test("a request is found across all orders and opened at its order; a message is found by its recipient", async () => {
    const { id, reference } = await sendOrder(PARTNER);
    const title = "Planta do estande";
    await desk.requests.create({ orderId: id, title, message: "Falta a planta do estande." } as never);
    await open("admin", "/admin/requests");
    await find("heading", "Requests");
    await open("admin", `/admin/requests?search=${reference}&waits=partner`);
    await says("the exhibitor", () => rowWith(title));
    await hand.press(await find("link", undefined, rowWith(title)));
    await find("heading", reference);
    const focused = () => document.activeElement;
    await until(
      () => focused()?.tagName === "LI" && textOf(focused()).includes(title),
      () => "its request",
    );
    await hand.press(await find("link", "Messages"));
    await find("heading", "Messages");
    await open("admin", `/admin/mails?search=${reference}&topics=request`);
    await says("Request", () => allOf("row")[1]);
  });

  const rows = () => allOf("row").filter((row) => allOf("cell", undefined, row).length > 0);

  test.each([
    [
      "/admin/orders (ORD-05)",
      "/admin/orders",
      "All",
      ["Pending", "Under Review", "Approved", "Confirm payment", "Rejected", "Cancelled", "Paid"],
    ],
    [
      "/admin/submissions (SUB-04)",
      "/admin/submissions",
      // Without what is hidden or marked as a duplicate.
      "Valid",
      ["Pending", "Under review", "Approved", "Rejected", "Signed contract", "Hidden", "Duplicate"],
    ],
  ] as const)("each of the seven statuses filters the list of %s", async (_, path, all, statuses) => {
    await open("admin", path);
    await until(
      () => /\(\d+\)/.test(textOf(allOf("combobox", "Status")[0] ?? null)),
      () => "counted",
    );
    await hand.press(await find("combobox", "Status"));
    await find("option");
    const counted = allOf("option").map((one) => /^(.*) \((\d+)\)$/.exec(textOf(one))?.slice(1) ?? []);
    expect(counted.map(([name]) => name ?? "").toSorted()).toEqual([all, ...statuses].toSorted());
    await hand.escape();
    await gone("option");
    for (const [name = "", count] of counted.filter(([one]) => one !== all)) {
      await hand.choose("Status", new RegExp(`^${name} \\(`));
      await until(
        () => textOf(allOf("combobox", "Status")[0] ?? null).startsWith(name),
        () => name,
      );
      if (count === "0") continue;
      const shown = Math.min(Number(count), 25);
      await until(
        () => rows().length === shown && rows().every((row) => saying(name, row).length === 1),
        () => `there are ${shown} rows, each ${name}`,
      );
    }
  });
}
