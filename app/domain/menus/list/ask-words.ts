/** Words in the place of a price, at the end of a line: "Cold drinks as per MRP". */
export const ASK =
  /\s[([]?(?:mrp|as per mrp|aps|a\.p\.s\.?|as per size|as per season|as per market|market price|seasonal price|on request|ask|m\.r\.p\.?)[)\]]?$/i;
