import { routes } from "virtual:react-router/server-build";
import { expect, it } from "vitest";

/** The whole path of a route: "nearby/posts/:public_id". */
function pathOf(id: string): string {
  const { path = "", parentId } = routes[id] ?? {};
  return parentId === undefined ? path : `${pathOf(parentId)}/${path}`;
}

it("nothing in Nearby has an address but a thread, so nobody can be looked up, followed or written to", () => {
  const paths = Object.keys(routes)
    .map(pathOf)
    .filter((path) => /\bnearby\b/.test(path));
  expect(paths.length).toBeGreaterThan(10);
  const named = paths.flatMap((path) => path.match(/:\w+|\*/g) ?? []);
  expect([...new Set(named)]).toEqual([":public_id"]);
  const social =
    /chat|messages?\b|inbox|profile|people|person|friend|follow|search|match|live|group/;
  expect(paths.filter((path) => social.test(path))).toEqual([]);
});
