import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from "age-encryption";
import type { Manifest } from "#app/domain/copies/manifest.ts";
import { refuse } from "#scripts/command-line.ts";

/** A picture in a backup: where it is in the folder, and in R2. The hash is of its bytes before encryption. */
interface BackedUpObject {
  name: string;
  key: string;
  type: string;
  sha256: string;
}

/** What a backup contains. The weekly copy has neither pictures nor the keys of evidence. */
export interface BackupManifest extends Manifest {
  objects?: BackedUpObject[];
  /** The keys in the evidence bucket. The evidence itself is never copied. */
  evidence?: string[];
}

/** Writes a backup file by file, the manifest last. */
export interface BackupWriter {
  write: (name: string, bytes: Uint8Array) => Promise<void>;
}

/** Reads a backup; gives undefined if there is no such file. */
export interface BackupReader {
  read: (name: string) => Promise<Uint8Array | undefined>;
}

const KEY = "key.age";
const SHORTEST_PASSPHRASE = 16;

/** The passphrase for backups; undefined if none is set. Never an argument, as other users can see those. */
export function readPassphrase(): string | undefined {
  const passphrase = process.env["BACKUP_PASSPHRASE"];
  if (!passphrase) return undefined;
  if (passphrase.length < SHORTEST_PASSPHRASE)
    refuse(
      `Nothing was done: BACKUP_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters.`,
    );
  return passphrase;
}

/** Makes the folder of a backup. With a passphrase, every file is encrypted in the age format (age-encryption.org). */
export async function createFolder(path: string, passphrase?: string): Promise<BackupWriter> {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const save = (name: string, bytes: Uint8Array) => {
    mkdirSync(dirname(join(path, name)), { recursive: true, mode: 0o700 });
    writeFileSync(join(path, name), bytes, { mode: 0o600 });
  };
  if (passphrase === undefined) return { write: async (name, bytes) => save(name, bytes) };
  // The passphrase encrypts only this key, as it takes a second each time.
  const identity = await generateX25519Identity();
  const withPassphrase = new Encrypter();
  withPassphrase.setPassphrase(passphrase);
  save(KEY, await withPassphrase.encrypt(identity));
  const encrypter = new Encrypter();
  encrypter.addRecipient(await identityToRecipient(identity));
  return { write: async (name, bytes) => save(`${name}.age`, await encrypter.encrypt(bytes)) };
}

/** Opens the folder of a backup. Ends the command if its passphrase is missing or wrong. */
export async function openFolder(path: string, passphrase?: string): Promise<BackupReader> {
  const load = (name: string) => {
    const file = join(path, name);
    return existsSync(file) ? new Uint8Array(readFileSync(file)) : undefined;
  };
  const key = load(KEY);
  if (!key) return { read: async (name) => load(name) };
  if (passphrase === undefined)
    return refuse("Nothing was done: the backup is encrypted, and BACKUP_PASSPHRASE is not set.");
  const withPassphrase = new Decrypter();
  withPassphrase.addPassphrase(passphrase);
  const identity = await withPassphrase
    .decrypt(key, "text")
    .catch(() => refuse("Nothing was done: BACKUP_PASSPHRASE is wrong for this backup."));
  const decrypter = new Decrypter();
  decrypter.addIdentity(identity);
  return {
    async read(name) {
      const bytes = load(`${name}.age`);
      return bytes && decrypter.decrypt(bytes);
    },
  };
}

export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
