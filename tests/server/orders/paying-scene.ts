import { openScene } from "./scene.ts";

/** An order's way from its approval through its payment, in a portal of its own. */
export async function openPaying() {
  const scene = await openScene();
  const staff = () => scene.as(scene.manager).orders;
  const partner = () => scene.as(scene.partner).orders;

  async function approved() {
    const { id, version } = await scene.send();
    const moved = await staff().setStatus({ id, version, status: "APPROVED" });
    return { id, version: moved.version };
  }

  async function handIn(
    { id, version }: { id: string; version: number },
    transfer: { reference?: string; amount?: number; paidOn?: string } = {},
  ) {
    const fileId = await scene.upload(scene.partner);
    return partner().confirmPayment({ id, version, fileId, ...transfer });
  }

  return { scene, staff, partner, approved, handIn };
}
