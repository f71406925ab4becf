import { withinLimit } from "./unavailable.ts";

/** The last menu of a shop that diners saw, as a page or as JSON. */
export interface MenuCopy {
  body: string;
  /** Its Content-Type. */
  type: string;
  /** The Content-Security-Policy that allows a page its styles; empty for JSON. */
  policy: string;
  /** When the database last confirmed it, in milliseconds UTC. */
  trueAt: number;
}

export type MenuCopies = ReturnType<typeof openMenuCopies>;

/** Opens the R2 bucket of each shop's last menu, one copy for each form. Its calls throw Unavailable if R2 fails. */
export function openMenuCopies(r2: R2Bucket) {
  return {
    async put(shopId: string, form: string, { body, type, policy, trueAt }: MenuCopy) {
      const customMetadata = { policy, trueAt: String(trueAt) };
      const options = { httpMetadata: { contentType: type }, customMetadata };
      await withinLimit("r2", () => r2.put(keyOf(shopId, form), body, options));
    },
    find(shopId: string, form: string): Promise<MenuCopy | undefined> {
      return withinLimit("r2", async () => {
        const object = await r2.get(keyOf(shopId, form));
        if (!object) return undefined;
        const { policy = "", trueAt } = object.customMetadata ?? {};
        const type = object.httpMetadata?.contentType ?? "";
        return { body: await object.text(), type, policy, trueAt: Number(trueAt) };
      });
    },
    /** Removes the copies of a shop in every form. */
    async remove(shopId: string): Promise<void> {
      await withinLimit("r2", async () => {
        const { objects } = await r2.list({ prefix: keyOf(shopId, "") });
        if (objects.length > 0) await r2.delete(objects.map(({ key }) => key));
      });
    },
  };
}

function keyOf(shopId: string, form: string): string {
  return `menus/${shopId}/${form}`;
}
