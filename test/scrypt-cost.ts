/** Stands in for the product's scrypt parameters, whose tenth of a second some hundred tests would wait for. */
export const SCRYPT_COST = { N: 2, r: 1, p: 1 } as const;
