import type { Use } from "./columns.ts";
import { nameKey } from "./name-key.ts";

const HEADS: [Use, string][] = [
  [
    "name",
    `item items itemname itemtitle dish dishes dishname name product productname title menu menuitem particulars food
    fooditem displayname onlinename itemdisplayname itemonlinedisplayname itemonlinename menuitem menuitemname producttitle
    dishtitle flavour flavours flavor variety वस्तु पदार्थ सामान नाम आइटम आइटमकानाम व्यंजन डिश पकवान`,
  ],
  [
    "secondName",
    "secondname hindiname hindi nameinhindi namehindi localname regionalname हिंदीनाम हिन्दीनाम दूसरानाम",
  ],
  [
    "description",
    "description desc itemdescription itemdesc details about ingredients shortdescription विवरण",
  ],
  [
    "section",
    `category categoryname categories section group itemgroup groupname menucategory itemcategory course heading
    maincategory parentcategory श्रेणी सेक्शन वर्ग कैटेगरी विभाग`,
  ],
  [
    "diet",
    `vegnonveg vegornonveg vegnon vegnv vnv vn vnonv diet foodtype type attribute attributes vegtype itemtype foodpreference preference dietary
    classification mark वेजनॉनवेज शाकाहारीमांसाहारी`,
  ],
  ["isVeg", "isveg veg vegflag pureveg isvegetarian vegetarian vegyesno"],
  [
    "inStock",
    "instock available availabletoday availablenow status availability isavailable active isactive stock enabled",
  ],
  ["soldOut", "soldout outofstock issoldout"],
  ["size", "variation variations variant variantname variationname size sizename portion portions"],
  ["sizePrice", "variationprice variantprice sizeprice portionprice"],
  [
    "serial",
    "sno srno sr slno sl no id code sku itemcode shortcode serial serialno क्रमांक क्रम क्र क्रसं अक्र",
  ],
];

const uses = new Map(
  HEADS.flatMap(([use, words]) =>
    words.split(/\s+/).map((word): [string, Use] => [nameKey(word), use]),
  ),
);
/** Heads of columns that say something about a dish, and are no list of their own. */
const ABOUT = new Set(
  "unit units uom pack packing qty quantity hsn hsncode brand remark remarks note notes tax taxes gst".split(
    " ",
  ),
);
/** "Item_ID", "HSN code". */
const ID_AT_END = /[\s_-](?:id|code|no|number|sku)[.]?$/i;

/** What a column holds that is called so; undefined for other words. */
export function useNamed(head: string): Use | undefined {
  return uses.get(nameKey(head));
}

/** The same, also for any head that says it numbers dishes: "Item_ID". */
export function useOfHead(head: string): Use | undefined {
  return useNamed(head) ?? (ID_AT_END.test(head) ? "serial" : undefined);
}

/** Whether a column is about a dish without being any part of it that a menu shows: "Unit", "HSN". */
export function isAboutDish(head: string): boolean {
  return ABOUT.has(nameKey(head));
}
