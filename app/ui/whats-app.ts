/** The address at which WhatsApp asks whom to send a text to. */
export function whatsAppTo(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
