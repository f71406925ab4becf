import * as v from "valibot";
import {
  DietInput,
  differIn,
  MetadataInput,
  NameInput,
  SecondNameInput,
  ServingInput,
  SpicyInput,
  TextInput,
} from "#app/domain/menus/input.ts";
import { menuLimits } from "#app/domain/menus/limits.ts";
import { AllergensInput, KcalInput } from "#app/domain/menus/nutrition.ts";
import { isPhotoKey } from "#app/domain/menus/photo-key.ts";
import { MAX_PRICE_PAISE } from "#app/domain/menus/prices.ts";
import { areApart, arePaired, DaysInput } from "#app/domain/menus/section-fields.ts";
import { SOLD_OUT, soldOutUntil, UNTIL_SAID, type ShopTime } from "#app/domain/menus/sold-out.ts";
import type { MenuPatch } from "./menu-patch.ts";

const WRONG = "form-unreadable";

function wholeNumber(least: number, most: number, problem: string) {
  const isWhole = v.safeInteger<number, string>(problem);
  return v.pipe(v.number(problem), isWhole, v.minValue(least, problem), v.maxValue(most, problem));
}

const IdInput = wholeNumber(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, WRONG);
const PlaceInput = wholeNumber(1, menuLimits.sections * menuLimits.itemsPerSection, WRONG);
const PaiseInput = wholeNumber(0, MAX_PRICE_PAISE, "menu-price-too-high");
const MinuteInput = v.nullable(wholeNumber(0, 24 * 60 - 1, "menu-time-wrong"));

const SizesInput = v.pipe(
  v.array(v.object({ name: NameInput, pricePaise: PaiseInput }), WRONG),
  v.maxLength(menuLimits.optionsPerItem, "menu-list-too-long"),
  v.check(
    differIn(({ name }) => name),
    "menu-size-repeated",
  ),
);

const ItemValuesInput = v.partial(
  v.strictObject(
    {
      name: NameInput,
      pricePaise: PaiseInput,
      options: SizesInput,
      metadata: MetadataInput,
      description: TextInput,
      secondName: SecondNameInput,
      diet: v.nullable(DietInput),
      spicy: SpicyInput,
      isFeatured: v.boolean(WRONG),
      soldOutUntil: v.nullable(wholeNumber(0, UNTIL_SAID, "menu-sold-out-wrong")),
      photoKey: v.nullable(v.pipe(v.string(WRONG), v.check(isPhotoKey, WRONG))),
      allergens: AllergensInput,
      kcal: v.nullable(KcalInput),
      serving: ServingInput,
      /** In words instead of a time, which the phone's clock may have wrong. */
      soldOut: v.picklist(SOLD_OUT, "menu-sold-out-wrong"),
    },
    WRONG,
  ),
);

const SectionValuesInput = v.pipe(
  v.partial(
    v.strictObject(
      {
        name: NameInput,
        secondName: SecondNameInput,
        diet: v.nullable(DietInput),
        servedFrom: MinuteInput,
        servedTo: MinuteInput,
        servedDays: DaysInput,
        subheaders: v.pipe(
          v.array(v.pipe(TextInput, v.nonEmpty("menu-text-empty")), WRONG),
          v.maxLength(menuLimits.subheadersPerSection, "menu-list-too-long"),
        ),
      },
      WRONG,
    ),
  ),
  v.check(({ servedFrom, servedTo }) => arePaired(servedFrom, servedTo), "menu-times-incomplete"),
  v.check(({ servedFrom, servedTo }) => areApart(servedFrom, servedTo), "menu-times-same"),
);

/** It is only compared: what was seen may be older than the limits of what is typed. */
const SeenInput = v.record(v.string(), v.unknown(), WRONG);

/** A patch of a menu as JSON: prices in paise, times in minutes since midnight. Refuses what no form could have said. */
export const PatchInput = v.pipe(
  v.string(WRONG),
  v.parseJson(undefined, WRONG),
  v.strictObject(
    {
      sections: v.array(
        v.strictObject(
          {
            id: IdInput,
            position: v.optional(PlaceInput),
            was: v.optional(SeenInput),
            values: SectionValuesInput,
          },
          WRONG,
        ),
        WRONG,
      ),
      items: v.array(
        v.strictObject(
          {
            id: IdInput,
            sectionId: v.optional(IdInput),
            position: v.optional(PlaceInput),
            revision: v.optional(IdInput),
            was: v.optional(SeenInput),
            values: ItemValuesInput,
          },
          WRONG,
        ),
        WRONG,
      ),
      deletedSections: v.array(IdInput, WRONG),
      deletedItems: v.array(IdInput, WRONG),
      deletedWas: v.optional(
        v.array(v.strictObject({ id: IdInput, was: SeenInput }, WRONG), WRONG),
      ),
      partly: v.optional(v.literal(true, WRONG)),
    },
    WRONG,
  ),
);

/** A patch in which “sold out today” is still in words. */
export type WordedPatch = v.InferOutput<typeof PatchInput>;

/** The patch at this time. */
export function patchAt(patch: WordedPatch, at: ShopTime): MenuPatch {
  const items = patch.items.map(({ values: worded, ...item }) => {
    const { soldOut, ...values } = worded;
    const until = soldOut && { soldOutUntil: soldOutUntil(soldOut, at) };
    return { ...item, values: { ...values, ...until } };
  });
  return { ...patch, items };
}
