import type { Photo } from "#app/domain/photos/photo.ts";

/** Names a photo of an item by its large picture: 32 random digits, its width and height, its format. */
export type PhotoKey = string;

const KEY = /^[0-9a-f]{32}-(\d+)x(\d+)\.(?:jpg|png|webp)$/;

/** A new key for a photo with this large picture. Random, so that no photo ever gets the key of an earlier one. */
export function newPhotoKey({ width, height, extension }: Photo): PhotoKey {
  const digits = crypto.randomUUID().replaceAll("-", "");
  return `${digits}-${width}x${height}.${extension}`;
}

/** Whether a text has the form of such a key. */
export function isPhotoKey(text: string): boolean {
  return KEY.test(text);
}

const ADDRESS = /^\S*\/images\/([^\s/]+)$/;

/** The key in a photo's address, such as `https://nukkad.example/images/…`; undefined if it is no such address. */
export function photoKeyIn(address: string): PhotoKey | undefined {
  const key = address.length <= 300 ? ADDRESS.exec(address)?.[1] : undefined;
  return key !== undefined && isPhotoKey(key) ? key : undefined;
}

/** Under which key a photo's small picture is stored. */
export function smallKeyOf(key: PhotoKey): string {
  return key.replace(/\.\w+$/, "-small$&");
}

/** Width and height in pixels of a photo's large picture, as its key says. */
export function sizeOf(key: PhotoKey): { width: number; height: number } {
  const [, width, height] = KEY.exec(key) ?? [];
  return { width: Number(width), height: Number(height) };
}
