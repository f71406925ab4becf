const read = () =>
  Promise.all([
    import("./compose/compose-css.ts").then(({ composeCss }) => composeCss),
    import("./mine/own-css.ts").then(({ ownCss }) => ownCss),
    import("./place/place.css?inline").then((sheet) => sheet.default),
    import("./components/photo-viewer.css?inline").then((sheet) => sheet.default),
  ]);

/** The styles that some screens of the community bring along; its documents must allow each of them. */
export const screensCss: string[] = import.meta.env.SSR ? await read() : [];
