import type { Area } from "#app/messages/en.ts";

/** What a route's `handle` may carry. */
export interface PageHandle {
  /** Left out of scripts, which never write a document's head. */
  css?: string;
  /** Styles that a page brings along by itself where it needs them; each is a `<style>` of its own. */
  optionalCss?: string[];
  /** The areas of the catalogue that its pages show texts of. A page that names none is in English. */
  messages?: Area[];
  /** Whether its pages load React and the framework's client router; a page that does not say so loads neither. */
  client?: boolean;
  publicForms?: boolean;
  previews?: boolean;
}

/** The inline styles of a page, from the handles of its matched routes, root first. */
export function pageStyles(handles: unknown[]): string[] {
  return handles.filter(isPageHandle).flatMap(({ css = [] }) => css);
}

/** The styles that a page may bring along besides. */
export function optionalStyles(handles: unknown[]): string[] {
  return handles.filter(isPageHandle).flatMap(({ optionalCss = [] }) => optionalCss);
}

/** The areas of the catalogue that a page shows texts of. */
export function pageAreas(handles: unknown[]): Area[] {
  return handles.filter(isPageHandle).flatMap(({ messages = [] }) => messages);
}

/** Whether any of a page's matched routes asks for the client router. */
export function needsClient(handles: unknown[]): boolean {
  return handles.filter(isPageHandle).some(({ client }) => client);
}

/** Whether any of a page's matched routes shows forms that anybody may send, which may carry a Turnstile. */
export function hasPublicForms(handles: unknown[]): boolean {
  return handles.filter(isPageHandle).some(({ publicForms }) => publicForms);
}

/** Whether any of a page's matched routes shows pictures that have not left the browser. */
export function hasPreviews(handles: unknown[]): boolean {
  return handles.filter(isPageHandle).some(({ previews }) => previews);
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return Boolean(handle);
}
