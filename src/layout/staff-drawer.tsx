import { Drawer, DrawerContent } from "#src/components/ui/drawer.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { DeskCount } from "./navigation.ts";
import { StaffRail } from "./staff-rail.tsx";

export type StaffDrawerProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  counts?: Partial<Record<DeskCount, number>>;
};

/** The desk's rail on a small screen. */
export function StaffDrawer({ isOpen, onOpenChange, counts }: StaffDrawerProps) {
  const { LL } = useWords();
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange}>
      <DrawerContent
        deep
        side="left"
        title={LL.brand.staff()}
        className="[&>div:last-child]:flex [&>div:last-child]:flex-col"
      >
        <StaffRail counts={counts} onNavigate={() => onOpenChange(false)} />
      </DrawerContent>
    </Drawer>
  );
}
