const ANSWERED = "push-offer-answered";

/** Whether somebody has said on this device if they want notifications. */
export function wasOfferAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED) !== null;
  } catch {
    // Storage is off: they would be asked again and again.
    return true;
  }
}

export function noteOfferAnswered(): void {
  try {
    localStorage.setItem(ANSWERED, "yes");
  } catch {
    // Storage is off, so the question was not asked.
  }
}
