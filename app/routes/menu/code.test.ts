import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { openDatabase } from "#app/db/database.ts";
import { shops } from "#app/db/schema.ts";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { qrCodePng } from "#app/domain/shops/qr-code-png.ts";
import { qrCodeSvg } from "#app/domain/shops/qr-code.ts";
import { storeItem, storeMadeMenu } from "#test/stored-menus.ts";
import { visit } from "#test/visit.ts";

const db = openDatabase(env.DB);

it("a menu's code is that of its English address, and may be kept for a day", async () => {
  const shopId = await storeMadeMenu(1, 1);
  const reply = await visit(`/menu/${shopId}/code.svg`);
  expect(reply.status).toBe(200);
  expect(reply.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(reply.headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect(await reply.text()).toBe(qrCodeSvg(menuLink(shopId)));
  const picture = await visit(`/menu/${shopId}/code.png`);
  expect(picture.headers.get("Content-Type")).toBe("image/png");
  expect(picture.headers.get("Cache-Control")).toBe("public, max-age=86400");
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(qrCodePng(menuLink(shopId)));
});

it("a shop that is closed, or that never was, has no code", async () => {
  const shopId = await storeMadeMenu(1, 1);
  await db.update(shops).set({ closedAt: 1 }).where(eq(shops.id, shopId));
  for (const id of [shopId, "nobody", "NOBODY", "%00", "x".repeat(65)]) {
    for (const type of ["svg", "png"]) {
      expect((await visit(`/menu/${id}/code.${type}`)).status, id).toBe(404);
    }
  }
});

it("on paper a menu shows its code, and what the marks on it mean and no others", async () => {
  const onPaper = async (language: string, diet?: string) => {
    const shopId = await storeItem({ item: "A", price: 1, ...(diet && { diet }) });
    const html = await (await visit(`${language}/menu/${shopId}`)).text();
    expect(html).toContain(`<img src="/menu/${shopId}/code.svg" loading="lazy" alt=""/>`);
    const parts = html.matchAll(/<p class="on-paper">(.*?)<\/p>/g);
    return [...parts].map(([, part = ""]) => part.replaceAll(/<[^>]*>/g, "").trim());
  };
  expect(await onPaper("")).toEqual(["Today’s prices"]);
  expect(await onPaper("", "egg")).toEqual(["Today’s prices", "Egg"]);
  expect(await onPaper("/hi", "veg")).toEqual(["आज के दाम", "वेज"]);
});
