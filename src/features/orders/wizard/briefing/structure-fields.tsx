import { memo, type ReactNode } from "react";
import { FormGroup } from "#src/components/form-field.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { BriefCountField, BriefTextField, RoomField } from "./fields.tsx";
import { BriefFilesField } from "./files-field.tsx";
import { heldIn, type SectionProps } from "./held-in.ts";
import { BriefSketch } from "./sketch-field.tsx";

type StructureProps = SectionProps<"structuralElements">;

/** Section 2 (WIZ-33): what the stand should have; an auditorium and an exhibition area bring their own questions. */
export const StructureFields = memo(function StructureFields(of: StructureProps) {
  return (
    <>
      <Rooms {...of} />
      <BriefTextField held={heldIn(of, "otherElements")} name="otherElements" />
      <BriefTextField held={heldIn(of, "voltageRequirement")} name="voltageRequirement" rows={2} />
      <BriefTextField
        held={heldIn(of, "additionalObservations")}
        name="additionalObservations"
        rows={5}
        prompts="additionalObservations"
      />
      <BriefSketch {...heldIn(of, "additionalImages")} />
    </>
  );
});

function Rooms(of: StructureProps) {
  const { LL } = useWords();
  const { auditorium, productExhibitionArea } = of.value;
  return (
    <FormGroup label={LL.briefing.label.rooms()}>
      {() => (
        <div className="grid gap-1">
          <RoomField held={heldIn(of, "vipRoom")} room="vipRoom" />
          <RoomField held={heldIn(of, "auditorium")} room="auditorium" />
          {auditorium && (
            <Unfolded>
              <BriefCountField held={heldIn(of, "auditoriumCapacity")} name="auditoriumCapacity" />
            </Unfolded>
          )}
          <RoomField held={heldIn(of, "pantry")} room="pantry" />
          <RoomField held={heldIn(of, "deposit")} room="deposit" />
          <RoomField held={heldIn(of, "productExhibitionArea")} room="productExhibitionArea" />
          {productExhibitionArea && (
            <Unfolded>
              <Products {...of} />
            </Unfolded>
          )}
          <RoomField held={heldIn(of, "largeObjectExhibition")} room="largeObjectExhibition" />
        </div>
      )}
    </FormGroup>
  );
}

function Products(of: StructureProps) {
  const { LL } = useWords();
  return (
    <>
      <BriefTextField held={heldIn(of, "productDescription")} name="productDescription" required />
      <BriefCountField held={heldIn(of, "productQuantity")} name="productQuantity" />
      <BriefFilesField
        held={heldIn(of, "productImages")}
        name="productImages"
        purpose="productImage"
        fileHint={LL.briefing.fileHint.image()}
      />
    </>
  );
}

/** What belongs to the box above it. */
function Unfolded({ children }: { children: ReactNode }) {
  return <div className="mb-3 ml-2.5 grid gap-6 border-l-2 border-line-2 py-2 pl-5.5">{children}</div>;
}
