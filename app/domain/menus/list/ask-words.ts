/** Words in the place of a price, at the end of a line: "Cold drinks as per MRP", "Sandwich - ?". */
export const ASK =
  /\s[([]?(?:(?:at )?mrp|aps|a\.p\.s\.?|as per (?:mrp|size|season|market|rate|weight|quantity|availability)|market price|market rate|seasonal price|seasonal rate|on request|ask|m\.r\.p\.?)[)\]]?$|\s?[-–—:=.]\s?\?{1,3}$/i;
