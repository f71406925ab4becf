/** A Worker for scripts only: runs the statements that local-d1.ts sends, and returns what D1 answered. */
export default {
  async fetch(request, { DB, SECRET }) {
    if (request.headers.get("Authorization") !== SECRET) return new Response(null, { status: 403 });
    try {
      const { how, statements } = await request.json();
      const bound = statements.map(({ sql, values }) => DB.prepare(sql).bind(...values));
      return Response.json(how === "batch" ? await DB.batch(bound) : await bound[0][how]());
    } catch ({ message }) {
      return new Response(message, { status: 500 });
    }
  },
};
