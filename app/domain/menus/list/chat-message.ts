/** When a message was sent, as chats are exported: "27/11/26, 10:14 am - ", or copied: "[10:14, 27/11/2026] ". */
const STAMP =
  /^(?:\[[\p{Nd}]{1,4}[:/.-]\p{Nd}{1,2}[^[\]]{2,30}\]|\p{Nd}{1,4}[/.-]\p{Nd}{1,2}[/.-]\p{Nd}{2,4},? \p{Nd}{1,2}[:.]\p{Nd}{2}(?:[:.]\p{Nd}{2})?(?: ?[\p{L}\p{M}.]{1,12})? [-–]) /u;
const SENDER = /^[^:]{1,60}:(?: |$)/;
const EDITED = / ?<This message was edited>$/;

/** Whether a line begins a message of an exported chat, or is a notice in it such as "Raju joined". */
export function isStamped(line: string): boolean {
  return /^[[\p{Nd}]/u.test(line) && STAMP.test(line);
}

/** A line of a chat as it was typed: without its time and sender. A notice, which has no sender, stays as it is. */
export function withoutSender(line: string): string {
  const typed = line.endsWith(">") ? line.replace(EDITED, "") : line;
  if (!isStamped(typed)) return typed;
  const message = typed.replace(STAMP, "");
  return SENDER.test(message) ? message.replace(SENDER, "") : typed;
}

/**
 * Who wrote each line of a chat: a message goes on until the next one begins. Undefined before the first message, and for
 * notices.
 */
export function sendersOf(lines: readonly string[]): (string | undefined)[] {
  let sender: string | undefined;
  return lines.map((line) => {
    const written = line.trimStart();
    if (isStamped(written)) sender = SENDER.exec(written.replace(STAMP, ""))?.[0];
    return sender;
  });
}
