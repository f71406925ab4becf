/** Where the journeys of the community take place: far enough apart that none sees what another posts. */
export const CORNERS = {
  /** A corner with more posts than a page of the feed holds, stored before the journeys begin. */
  busy: { latitude: 28.6139, longitude: 77.209 },
  /** Where nobody has posted. */
  quiet: { latitude: 34.1526, longitude: 77.5771 },
  fresh: { latitude: 22.5726, longitude: 88.3639 },
  reported: { latitude: 17.385, longitude: 78.4867 },
  hindi: { latitude: 21.1458, longitude: 79.0882 },
  blocked: { latitude: 26.9124, longitude: 75.7873 },
  /** Where people make plans. */
  planned: { latitude: 12.2958, longitude: 76.6394 },
  /** Where a post is answered, and twenty kilometres away from there. */
  answered: { latitude: 19.9975, longitude: 73.7898 },
  faraway: { latitude: 20.1775, longitude: 73.7898 },
  /** Where something is hidden, and shown again. */
  appealed: { latitude: 23.2599, longitude: 77.4126 },
  /** Where somebody is banned. */
  banned: { latitude: 9.9312, longitude: 76.2673 },
  /** Where a shop and two neighbours meet. */
  shared: { latitude: 15.8497, longitude: 74.4977 },
  /** With shops, long posts, plans and large photos, stored before the journeys begin. */
  full: { latitude: 25.5941, longitude: 85.1376 },
  /** The same without shops, and with a photo on the first screen of its feed. */
  photo: { latitude: 23.3441, longitude: 85.3096 },
  /** Where many things are tapped at once. */
  tapped: { latitude: 30.7333, longitude: 76.7794 },
} as const;

/** How many posts there are at the busy corner, and which of them stands on top. */
export const BUSY_POSTS = 45;
export const textOfBusy = (number: number) => `Busy corner, post ${number}`;
