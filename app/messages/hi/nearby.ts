export const nearby = {} as const;
