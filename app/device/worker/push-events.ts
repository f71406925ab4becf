/* TypeScript's types here are those of pages and Workers, so the parts of a service worker are declared below. */

interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface PushReceived extends LastingEvent {
  readonly data: { json: () => unknown } | null;
}

export interface NotificationTapped extends LastingEvent {
  readonly notification: { readonly data: unknown; close: () => void };
}

interface WindowClient {
  readonly url: string;
  focus: () => Promise<unknown>;
}

export interface NotifyingScope {
  readonly navigator: { setAppBadge?: () => Promise<void> };
  readonly location: { readonly origin: string };
  readonly registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  readonly clients: {
    matchAll: (wanted: {
      type: "window";
      includeUncontrolled: true;
    }) => Promise<readonly WindowClient[]>;
    openWindow: (address: string) => Promise<unknown>;
  };
}

/** A message as `domain/push/message.ts` writes it. Safari shows it without the service worker. */
interface PushMessage {
  title: string;
  body: string;
  navigate: string;
  tag: string;
  data: { endsAt: number };
}

/** Shows a message, and a dot on the installed app, unless what it is about has ended. */
export function showPushMessage(
  event: PushReceived,
  { registration, navigator }: NotifyingScope,
): void {
  const received = read(event.data);
  if (!received || received.data.endsAt <= Date.now()) return;
  const { title, body, tag, navigate } = received;
  event.waitUntil(
    registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { navigate } }),
  );
  // A page that is opened next sets the number. Not every browser lets an app have a badge.
  event.waitUntil(navigator.setAppBadge?.().catch(() => undefined) ?? Promise.resolve());
}

/** Opens what a notification is about: in a window that shows it already, or in a new one. */
export function openFromNotification(event: NotificationTapped, scope: NotifyingScope): void {
  const { data, close } = event.notification;
  close.call(event.notification);
  event.waitUntil(open(addressIn(data, scope.location.origin), scope));
}

async function open(address: string, { clients }: NotifyingScope): Promise<void> {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  // Another window may hold a draft, so it stays as it is.
  const shown = windows.find(({ url }) => url.split("#")[0] === address);
  await (shown ? shown.focus() : clients.openWindow(address));
}

/** Only addresses of this site count. */
function addressIn(data: unknown, origin: string): string {
  const { navigate } = (data ?? {}) as Partial<PushMessage>;
  const address = new URL(navigate ?? "/nearby", origin);
  return address.origin === origin ? address.href : `${origin}/nearby`;
}

function read(data: PushReceived["data"]): PushMessage | undefined {
  try {
    const message = data?.json() as
      | { web_push: number; notification: PushMessage }
      | null
      | undefined;
    return message?.web_push === 8030 ? message.notification : undefined;
  } catch {
    return undefined;
  }
}
