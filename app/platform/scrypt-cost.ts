/** OWASP's scrypt parameters for 16 MB of memory, which an isolate's 128 MB allow. */
export const SCRYPT_COST = { N: 2 ** 14, r: 8, p: 5 } as const;
