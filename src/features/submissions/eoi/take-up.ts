import { changeEoi } from "./eoi-memory.ts";
import { changeHere, type KeptLink } from "./form-here.ts";
import { answersIn } from "./form-keeper.ts";

/** Opens the form with these answers, whatever else stood there. */
export async function takeUp(answers: Record<string, unknown>, link: KeptLink): Promise<void> {
  await changeHere({ values: answersIn(answers), link });
  changeEoi({ step: "form", isAgreed: true, receipt: null });
}
