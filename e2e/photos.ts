import sharp from "sharp";

/** What is in the metadata of the photos that phones take in the journeys, and nowhere else. */
export const SECRET = "GPS-SECRET-PHONE";

/** A photo as a phone takes it: large, of one colour, with its place and its maker. */
export async function phonePhoto(name: string, colour: string, { width = 1700 } = {}) {
  const buffer = await sharp({
    create: { width, height: Math.round(width * 0.75), channels: 3, background: colour },
  })
    .jpeg()
    .withExif({
      IFD0: { Make: SECRET },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 4/1 33/1", GPSProcessingMethod: SECRET },
    })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/**
 * A drawn photo that compresses like one of a street: soft shapes of all sizes, the finer the fainter, sharp-edged things in
 * front of them, and camera noise. The form turns it into about 250 KB.
 */
export async function streetPhoto(name: string) {
  const [width, height] = [1600, 1200];
  const things = Array.from({ length: 140 }, (_, n) => {
    const at = (salt: number) => ((n + 1) * (1 + salt) * 7919) % 997;
    const [x, y, side] = [at(1) * 1.6, at(2) * 1.2, 20 + at(3) / 5];
    const fill = `hsl(${at(4) % 360} ${at(5) % 60}% ${20 + (at(6) % 60)}%)`;
    return n % 3 === 0
      ? `<text x="${x}" y="${y}" font-size="${side / 4}" fill="${fill}">Chai 10</text>`
      : `<rect x="${x}" y="${y}" width="${side}" height="${side * 0.7}" fill="${fill}" transform="rotate(${at(7) % 90} ${x} ${y})"/>`;
  });
  const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <filter id="soft" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency="0.004" numOctaves="8" seed="1"/>
      <feColorMatrix values="1.6 .4 0 0 -.7 1.5 .6 0 0 -.7 1.4 .4 .3 0 -.7 0 0 0 0 1"/>
    </filter>
    <rect width="${width}" height="${height}" filter="url(#soft)"/>${things.join("")}</svg>`;
  const noise = { type: "gaussian", mean: 128, sigma: 13 } as const;
  const grain = { create: { width, height, channels: 3, background: "grey", noise } } as const;
  const input = await sharp(grain).png({ compressionLevel: 0 }).toBuffer();
  const buffer = await sharp(Buffer.from(scene))
    .flatten()
    .composite([{ input, blend: "soft-light" }])
    .jpeg({ quality: 92 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** A photo that hardly gets smaller: each of its pixels has another colour. */
export async function noisyPhoto(name: string, { width = 800, height = 600 } = {}) {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const buffer = await sharp({
    create: { width, height, channels: 3, background: "black", noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
