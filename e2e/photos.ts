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
