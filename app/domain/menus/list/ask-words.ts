/** Words in the place of a price, at the end of a line: "Cold drinks as per MRP". */
export const ASK =
  /\s[([]?(?:(?:at )?mrp|as per mrp|aps|a\.p\.s\.?|as per size|as per season|as per market|market price|market rate|seasonal price|seasonal rate|on request|ask|m\.r\.p\.?)[)\]]?$/i;
