import * as v from "valibot";
import { DIETS } from "#app/db/closed-lists.ts";
import { readDiet } from "./diet.ts";
import {
  DietFormInput,
  DietInput,
  ItemPriceFormInput,
  ItemPriceInput,
  ItemPriceOrNoneInput,
  MetadataChangeInput,
  MetadataInput,
  NameInput,
  PhotoAddressInput,
  SecondNameInput,
  ServingInput,
  SizeOptionsFormInput,
  SpicyInput,
  SubmenuInput,
  TextInput,
  TypedRupeesInput,
  YesOrNoInput,
} from "./input.ts";
import { menuLimits } from "./limits.ts";
import type { Item } from "./menus.ts";
import { ALLERGENS, AllergensInput, KcalFormInput, KcalInput } from "./nutrition.ts";
import { decimalRupees } from "./prices.ts";
import { SOLD_OUT, soldOutAt, soldOutUntil, type ShopTime, type SoldOut } from "./sold-out.ts";

// Everything about an item's fields. A new one is a line in each of these lists; docs/tour.md says what else it takes.

/** The columns that a shop fills in. The others say where an item stands. */
export type ItemValues = Omit<Item, "id" | "shopId" | "sectionId" | "position" | "revision">;

export const emptyItem: ItemValues = {
  name: "",
  pricePaise: 0,
  options: [],
  metadata: {},
  description: "",
  secondName: "",
  diet: null,
  spicy: 0,
  isFeatured: false,
  soldOutUntil: null,
  photoKey: null,
  allergens: [],
  kcal: null,
  serving: "",
};

/** How the fields of the form are read. Editors that were opened before a release do not send its new fields. */
export const itemFormInputs = {
  name: NameInput,
  pricePaise: ItemPriceFormInput,
  options: SizeOptionsFormInput,
  description: v.optional(TextInput),
  secondName: v.optional(SecondNameInput),
  diet: v.optional(DietFormInput),
  spicy: v.optional(
    v.pipe(v.picklist(["0", "1", "2", "3"], "menu-spicy-wrong"), v.transform(Number)),
  ),
  isFeatured: v.optional(YesOrNoInput),
  soldOut: v.optional(v.picklist(SOLD_OUT, "menu-sold-out-wrong")),
  allergens: v.optional(AllergensInput),
  kcal: v.optional(KcalFormInput),
  serving: v.optional(ServingInput),
};

/** The values in a form that was read at this time. */
export function itemFromForm<T extends { soldOut?: SoldOut | undefined }>(form: T, at: ShopTime) {
  const { soldOut, ...values } = form;
  return soldOut === undefined ? values : { ...values, soldOutUntil: soldOutUntil(soldOut, at) };
}

/** The fields of that form, filled in for an item at `now`. A price of 0 means none and stays empty. */
export function itemFormTexts(item: ItemValues, now: number): [field: string, text: string][] {
  return [
    ["name", item.name],
    ["priceRupees", rupeesText(item.pricePaise)],
    ["description", item.description],
    ["secondName", item.secondName],
    ["diet", item.diet ?? ""],
    ["spicy", String(item.spicy)],
    ["isFeatured", item.isFeatured ? "yes" : "no"],
    ["soldOut", soldOutAt(item, now)],
    ...item.allergens.map((allergen): [string, string] => ["allergens", allergen]),
    ["kcal", item.kcal === null ? "" : String(item.kcal)],
    ["serving", item.serving],
    ...item.options.flatMap(({ name, pricePaise }): [string, string][] => [
      ["optionName", name],
      ["optionPriceRupees", rupeesText(pricePaise)],
    ]),
  ];
}

function rupeesText(paise: number): string {
  return paise > 0 ? decimalRupees(paise) : "";
}

/** An item in the JSON API. Prices are rupees. What a shop has not filled in is left out of the optional members. */
export const itemJsonShape = {
  item: v.string(),
  price: v.pipe(v.number(), v.description("Rupees; 0 where it has sizes alone")),
  metadata: v.record(v.string(), v.unknown()),
  submenu: v.pipe(
    v.record(v.string(), v.number()),
    v.description("Sizes and their prices in rupees, in the shop's own order"),
  ),
  description: v.optional(v.string()),
  second_name: v.optional(
    v.pipe(v.string(), v.description("The name in the shop's second language")),
  ),
  diet: v.optional(v.pipe(v.picklist(DIETS), v.description("Its mark, if the shop gives one"))),
  spicy: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(menuLimits.spicy))),
  featured: v.optional(v.pipe(v.literal(true), v.description("One of the shop's favourites"))),
  sold_out: v.optional(
    v.pipe(
      v.picklist(["today", "until-said"]),
      v.description(
        "Until the shop next opens (4 in the morning if it gives no hours), or until it says otherwise",
      ),
    ),
  ),
  allergens: v.optional(v.array(v.picklist(ALLERGENS))),
  kcal: v.optional(v.pipe(v.number(), v.description("The energy of a serving"))),
  serving: v.optional(v.pipe(v.string(), v.description("What a serving is"))),
};

/** Writes an item as it is at `now` in that shape, except that the sizes are a Map, which keeps their order. */
export function itemToJson(item: ItemValues, now: number) {
  const { name, pricePaise, metadata, options, ...others } = item;
  const soldOut = soldOutAt(item, now);
  return {
    item: name,
    price: pricePaise / 100,
    metadata,
    submenu: new Map(options.map((option) => [option.name, option.pricePaise / 100])),
    ...(others.description && { description: others.description }),
    ...(others.secondName && { second_name: others.secondName }),
    ...(others.diet && { diet: others.diet }),
    ...(others.spicy && { spicy: others.spicy }),
    ...(others.isFeatured && { featured: true as const }),
    ...(soldOut !== "no" && { sold_out: soldOut }),
    ...(others.allergens.length > 0 && { allergens: others.allergens }),
    ...(others.kcal !== null && { kcal: others.kcal }),
    ...(others.serving && { serving: others.serving }),
  };
}

/** Null empties any but the sizes, of which `{}` leaves none. Where null counts as left out, it is nullish. */
const optionalJsonInputs = {
  submenu: v.optional(SubmenuInput),
  description: v.optional(v.nullable(TextInput)),
  second_name: v.optional(v.nullable(SecondNameInput)),
  diet: v.optional(v.nullable(DietInput)),
  spicy: v.optional(v.nullable(SpicyInput)),
  featured: v.optional(v.nullable(v.boolean("not-boolean"))),
  sold_out: v.optional(v.nullable(v.picklist(SOLD_OUT, "menu-sold-out-wrong"))),
  allergens: v.optional(v.nullable(AllergensInput)),
  kcal: v.optional(v.nullable(KcalInput)),
  serving: v.optional(v.nullable(ServingInput)),
  photo: v.optional(
    v.pipe(v.nullable(PhotoAddressInput), v.description("The address of a photo of this shop")),
  ),
};

/** What the JSON API reads of a new item: rupees in, paise out. */
export const newItemJsonInputs = {
  item: NameInput,
  price: ItemPriceInput,
  metadata: v.optional(MetadataInput, {}),
  ...optionalJsonInputs,
  // Older clients send null for none.
  submenu: v.pipe(
    v.nullish(SubmenuInput),
    v.transform((sizes) => sizes ?? undefined),
  ),
};

/** What it reads of a change to an item. Fields that are left out stay as they are. */
export const itemChangeJsonInputs = {
  item: v.optional(NameInput),
  price: v.optional(ItemPriceOrNoneInput),
  metadata: MetadataChangeInput,
  ...optionalJsonInputs,
};

const ItemJsonInput = v.object(itemChangeJsonInputs);

/** The values in a JSON body that was read at this time. Its first clients wrote the mark into `metadata.food_type`; `diet` takes precedence. */
export function itemFromJson(
  body: v.InferOutput<typeof ItemJsonInput>,
  at: ShopTime,
): Partial<ItemValues> {
  const { metadata } = body;
  const values: { [Field in keyof ItemValues]?: ItemValues[Field] | null | undefined } = {
    name: body.item,
    pricePaise: body.price,
    options: body.submenu,
    metadata,
    description: body.description,
    secondName: body.second_name,
    diet: body.diet === undefined ? readDiet(metadata?.["food_type"]) : body.diet,
    spicy: body.spicy,
    isFeatured: body.featured,
    soldOutUntil: body.sold_out && soldOutUntil(body.sold_out, at),
    allergens: body.allergens,
    kcal: body.kcal,
    serving: body.serving,
    photoKey: body.photo,
  };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([field, value]) => [field, value ?? emptyItem[field as keyof ItemValues]]),
  );
}

/** What the import must be able to read of an item, besides its sizes. Its price stays in rupees. */
export const itemFileInputs = {
  item: NameInput,
  price: v.nullish(TypedRupeesInput, 0),
  // Some programs write an empty object as an empty list.
  metadata: v.nullish(
    v.pipe(
      v.unknown(),
      v.transform((written) => (Array.isArray(written) && written.length === 0 ? {} : written)),
      MetadataInput,
    ),
    {},
  ),
};
