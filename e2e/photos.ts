import sharp, { type CreateRaw, type Sharp } from "sharp";

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

/** In pixels, of the photo of a street. */
const STREET = { width: 1600, height: 1200 };

/**
 * A drawn photo that compresses like one of a street, and its mirror image, as WebP of about 170 KB: soft shapes of all sizes,
 * the finer the fainter, sharp-edged things in front of them, and camera noise. Each layer is drawn once, before they are laid
 * over each other: libvips would draw an SVG again for every strip of the photo.
 */
export async function streetPhotos(): Promise<Uint8Array[]> {
  const shapes = await drawn(sharp(Buffer.from(softShapes())).flatten());
  const scene = await drawn(sharp(shapes.input, shapes).resize(STREET.width, STREET.height));
  const things = await drawn(sharp(Buffer.from(sharpThings())));
  const noise = { type: "gaussian", mean: 128, sigma: 14 } as const;
  const grain = await drawn(
    sharp({ create: { width: 400, height: 400, channels: 3, background: "grey", noise } }),
  );
  const photo = await drawn(
    sharp(scene.input, scene)
      .composite([things, { ...grain, blend: "soft-light", tile: true }])
      .removeAlpha(),
  );
  const toWebp = async (isMirrored: boolean) =>
    new Uint8Array(
      await sharp(photo.input, photo).flop(isMirrored).webp({ quality: 80 }).toBuffer(),
    );
  return Promise.all([toWebp(false), toWebp(true)]);
}

/** Pixels of a picture that is finished, for another one. */
async function drawn(picture: Sharp): Promise<{ input: Buffer; raw: CreateRaw }> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { input: data, raw: info };
}

/** A quarter as wide as the photo: noise takes a second to draw at its size. */
function softShapes(): string {
  const size = `width="${STREET.width / 4}" height="${STREET.height / 4}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>
    <filter id="soft" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency="0.016" numOctaves="6" seed="1"/>
      <feColorMatrix values="1.6 .4 0 0 -.7 1.5 .6 0 0 -.7 1.4 .4 .3 0 -.7 0 0 0 0 1"/>
    </filter>
    <rect ${size} filter="url(#soft)"/></svg>`;
}

function sharpThings(): string {
  const things = Array.from({ length: 140 }, (_, n) => {
    const at = (salt: number) => ((n + 1) * (1 + salt) * 7919) % 997;
    const [x, y, side] = [at(1) * 1.6, at(2) * 1.2, 20 + at(3) / 5];
    const fill = `hsl(${at(4) % 360} ${at(5) % 60}% ${20 + (at(6) % 60)}%)`;
    return n % 3 === 0
      ? `<text x="${x}" y="${y}" font-size="${side / 4}" fill="${fill}">Chai 10</text>`
      : `<rect x="${x}" y="${y}" width="${side}" height="${side * 0.7}" fill="${fill}" transform="rotate(${at(7) % 90} ${x} ${y})"/>`;
  });
  const size = `width="${STREET.width}" height="${STREET.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${things.join("")}</svg>`;
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
