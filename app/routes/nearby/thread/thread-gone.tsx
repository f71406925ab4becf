import { Link } from "react-router";

/** What stands in place of a post that has ended, or never was. */
export function ThreadGone() {
  return (
    <div className="message">
      <h1>This post has ended</h1>
      <p>What neighbours post is gone after a day at the latest.</p>
      <Link className="button" to="/nearby">
        See what is going on now
      </Link>
    </div>
  );
}
