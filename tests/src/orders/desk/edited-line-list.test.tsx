import { describe, expect, test } from "bun:test";
import { itemsEdit } from "#domain/orders/moves/staff-schema.ts";
import { EditedLineList } from "#src/features/orders/lines/edited-line-list.tsx";
import { customLine, type EditedLine } from "#src/features/orders/lines/edited-lines.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { openPage } from "../../page.tsx";

const NONE_ASKED: ReadonlyMap<string, string> = new Map();

const page = openPage();

/** An item of the catalogue in an order, as the editor holds it. */
function lineNamed(title: string): EditedLine {
  const words = { title, title_pt: title, title_en: title, unitMetric: "unit" };
  return {
    ...customLine(),
    ...words,
    lineId: title,
    itemId: title,
    kind: "catalogue",
    isCustomService: false,
    isNew: false,
    unitPrice: 10,
  };
}

/** The editor's lines in a form that hands over what it sends. */
async function openLines(...titles: string[]) {
  const sent: { quantity: number; title_pt: string }[][] = [];
  function Editor() {
    const { form, record } = useRecordForm({
      schema: itemsEdit,
      values: () => ({
        lines: titles.map(lineNamed),
        structureAmount: undefined,
        note: "",
        answersWish: true,
      }),
      save: async ({ lines }) => void sent.push(lines),
    });
    return (
      <RecordForm record={record}>
        <form.Subscribe selector={({ submissionAttempts }) => submissionAttempts > 0}>
          {(isTried) => (
            <form.Field name="lines">
              {(field) => <EditedLineList field={field} asked={NONE_ASKED} isTried={isTried} />}
            </form.Field>
          )}
        </form.Subscribe>
        <button type="submit" id="send">
          Send
        </button>
        <output>{record.wrongFields}</output>
      </RecordForm>
    );
  }
  await page.draw(<Editor />);
  await page.settle();
  return sent;
}

const quantityOf = (at: number) => `[name="lines[${at}].quantity"]`;
const invalid = () => page.all("[aria-invalid=true]").map((field) => field.getAttribute("name"));

describe("the lines of an order at the desk", () => {
  test("a figure that is none is said beside it once it was left, and nothing of it is sent", async () => {
    const sent = await openLines("Chair", "Table");
    await page.type(quantityOf(1), "many");
    expect(invalid()).toEqual([]);
    await page.leave(quantityOf(1));
    expect(invalid()).toEqual(["lines[1].quantity"]);
    await page.press("#send");
    await page.settle();
    expect([sent, page.read("output")]).toEqual([[], ["1"]]);
    await page.type(quantityOf(1), "12");
    expect(invalid()).toEqual([]);
    await page.press("#send");
    await page.settle();
    expect(sent.map((lines) => lines.map(({ quantity }) => quantity))).toEqual([[1, 12]]);
  });

  test("what is missing is said when the form was tried", async () => {
    await openLines("Chair", "Table");
    await page.type(quantityOf(0), "");
    await page.leave(quantityOf(0));
    expect(invalid()).toEqual([]);
    await page.press("#send");
    await page.settle();
    expect(invalid()).toEqual(["lines[0].quantity"]);
  });

  test("a removed line takes nothing of the others with it, and the focus goes on to the next", async () => {
    const sent = await openLines("Chair", "Table", "Lamp");
    await page.type(quantityOf(2), "7");
    await page.press("[aria-label='Remove Table']");
    const focused = () => document.activeElement?.getAttribute("aria-label");
    await page.until(() => focused() === "Remove Lamp");
    expect(page.find(quantityOf(1)).getAttribute("value")).toBe("7");
    expect(focused()).toBe("Remove Lamp");
    await page.press("#send");
    await page.settle();
    expect(sent.map((lines) => lines.map(({ title_pt, quantity }) => [title_pt, quantity]))).toEqual([
      [
        ["Chair", 1],
        ["Lamp", 7],
      ],
    ]);
  });

  test("of two hundred lines all are there to edit", async () => {
    await openLines(...Array.from({ length: 200 }, (_, at) => `Item ${at}`));
    expect(page.all("input[name$='.quantity']")).toHaveLength(200);
  });
});
