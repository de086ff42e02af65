import { expect, test } from "bun:test";
import { emptyExtraServices, groupLines } from "#domain/orders/lines/extra-services.ts";
import en_extras from "#i18n/en/extras/index.ts";
import { groupWords } from "#i18n/group-words.ts";
import pt_extras from "#i18n/pt/extras/index.ts";

const BOTH = groupWords({ pt: pt_extras, en: en_extras });

function everyGroup() {
  const services = emptyExtraServices();
  for (const group of Object.values(services)) group.required = true;
  return services;
}

test("the six custom services by their names in both languages (SVC-03)", () => {
  const lines = groupLines(everyGroup(), BOTH);
  expect(lines.map((line) => [line.title_pt, line.title_en])).toEqual([
    ["Alimentos e bebidas", "Food and beverage"],
    ["Locação de equipamentos", "Equipment rental"],
    ["Recursos humanos", "Human resources"],
    ["Locação de mobiliário", "Furniture rental"],
    ["Locação de veículos", "Vehicle rental"],
    ["Live marketing", "Live marketing"],
  ]);
});

test("each of the twelve fields has its label in both languages (SVC-05)", () => {
  const fields = Object.entries(emptyExtraServices()).map(([group, answers]) => [
    group,
    Object.keys(answers).filter((field) => field !== "required"),
  ]);
  expect(fields.flatMap(([, names]) => names)).toHaveLength(12);
  for (const words of [pt_extras, en_extras])
    expect(
      Object.entries(words.group).map(([group, { fields: labels }]) => [group, Object.keys(labels)]),
    ).toEqual(fields);
});

test("an answer stands under its label in the language of the description", () => {
  const services = emptyExtraServices();
  services.foodBeverage = {
    required: true,
    dailyQuantity: "40",
    serviceSchedule: "12h",
    relevantInfo: "",
  };
  services.liveMarketing = { required: true, contactRequested: true, observations: "" };
  const [food, marketing] = groupLines(services, BOTH);
  expect(food?.description_pt).toBe("Quantidade por dia: 40\nHorários do serviço: 12h");
  expect(food?.description_en).toBe("Daily quantity: 40\nService hours: 12h");
  expect(marketing?.description_pt).toBe("Contato da equipe: sim");
  expect(marketing?.description_en).toBe("Contact by the team: yes");
});

test("a browser with the words of one language makes its lines in that one", () => {
  const [line] = groupLines(everyGroup(), groupWords({ en: en_extras }));
  expect([line?.title_pt, line?.title_en]).toEqual(["", "Food and beverage"]);
});
