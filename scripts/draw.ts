import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { createServer } from "vite";
import { brand } from "#app/brand.ts";
import { findBrowser } from "./browser.ts";

// Draws the pictures of public/ that cannot be SVG: favicon.ico, the home-screen icons (favicon.svg without its round
// corners), and the preview of shared links (the home page's drawing).
const browser = await chromium.launch({ executablePath: findBrowser() });

async function draw(file: string, html: string, size: { width: number; height: number }) {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(`<style>body { margin: 0 }</style>${html}`);
  const picture = sharp(await page.screenshot());
  await picture.png({ palette: true, effort: 10 }).toFile(`public/${file}`);
  await page.close();
}

async function drawIcons() {
  const icon = readFileSync("public/favicon.svg", "utf8").replace(' rx="14"', "");
  const icons = { "apple-touch-icon.png": 180, "icon-192.png": 192, "icon-512.png": 512 };
  for (const [file, side] of Object.entries(icons)) {
    await draw(file, icon, { width: side, height: side });
  }
}

/** An ICO is a list of pictures; this one holds one, favicon.svg as a PNG of 32 px. */
async function drawFavicon() {
  const side = 32;
  const png = await sharp("public/favicon.svg")
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
  const list = Buffer.alloc(22);
  list.writeUInt16LE(1, 2); // icons, not cursors
  list.writeUInt16LE(1, 4); // how many
  list.writeUInt8(side, 6);
  list.writeUInt8(side, 7);
  list.writeUInt16LE(1, 10); // colour planes
  list.writeUInt16LE(32, 12); // bits a pixel
  list.writeUInt32LE(png.length, 14);
  list.writeUInt32LE(list.length, 18); // where the picture begins
  writeFileSync("public/favicon.ico", Buffer.concat([list, png]));
}

/** The drawing and its colours, loaded like the app's build does. */
async function loadCorner() {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    server: { middlewareMode: true, ws: false },
  });
  const { StreetCorner } = await vite.ssrLoadModule(
    "/app/routes/site/home/corner/street-corner.tsx",
  );
  const { cornerCss } = await vite.ssrLoadModule("/app/routes/site/home/corner/corner-css.ts");
  const corner = renderToStaticMarkup(createElement(StreetCorner as ComponentType));
  await vite.close();
  const css = ["tokens", "base"].map((name) => readFileSync(`app/ui/${name}.css`, "utf8"));
  return { corner, css: css.join("") + String(cornerCss) };
}

async function drawShareImage() {
  const { corner, css } = await loadCorner();
  const { path, width, height } = brand.shareImage;
  const frame = `
    .hero { position: relative; width: ${width}px; height: ${height}px; overflow: hidden; background: var(--sky) }
    .street-corner { position: absolute; right: 24px; bottom: 0; width: 690px }
    .words { position: absolute; left: 64px; top: 96px; width: 430px; color: var(--on-dusk) }
    .words b { font-size: 76px; line-height: 1.2 }
    .words p { font-size: 33px; line-height: 1.3 }
    .awning { width: 336px; margin-bottom: 12px }
    * { animation: none !important }`;
  const words = `<div class="awning"></div><b>${brand.name}</b><p>${brand.tagline}</p>`;
  const html = `<style>${css}${frame}</style><div class="hero dusk">${corner}<div class="words">${words}</div></div>`;
  await draw(path.slice(1), html, { width, height });
}

await drawIcons();
await drawFavicon();
await drawShareImage();
await browser.close();
