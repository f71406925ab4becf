/** Text lengths count characters, an emoji as one (`characters.ts`). */
export const menuLimits = {
  sections: 60,
  itemsPerSection: 300,
  optionsPerItem: 20,
  subheadersPerSection: 20,
  footerLines: 20,
  categories: 20,
  nameLength: 120,
  textLength: 200,
  phoneLength: 40,
  numberLength: 40,
  metadataLength: 2_000,
  spicy: 3,
  kcal: 9_999,
} as const;
